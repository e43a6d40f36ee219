import { type PointerEvent, useRef } from "react";
import { api } from "../../client/api.ts";

type Pictures = ReadonlyMap<string, string>;

/**
 * Shows a material applied in a room while you point at its tile. The list of pictures is requested once per list, when
 * a pointer first comes near; a picture only when needed.
 */
export function useAppliedPictures(
  products: readonly { hash: string }[],
): (event: PointerEvent<HTMLElement>) => void {
  const asked = useRef<{ of: unknown; pictures: Promise<Pictures> }>(null);
  return ({ target, pointerType }) => {
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    const place = target.closest("article")?.querySelector<HTMLElement>("[data-applied]");
    if (!place || place.style.backgroundImage) return;
    if (asked.current?.of !== products) asked.current = { of: products, pictures: picturesOf(products) };
    void asked.current.pictures.then((pictures) => {
      const url = pictures.get(place.dataset.applied ?? "");
      if (url) place.style.backgroundImage = `url("${url}")`;
    });
  };
}

async function picturesOf(products: readonly { hash: string }[]): Promise<Pictures> {
  const hashes = products.map(({ hash }) => hash).join(",");
  try {
    const { data } = await api("GET /api/products/applied", { query: { hashes }, feedback: "none" });
    return new Map(data.map(({ hash, image }) => [hash, image.url.replace(/\d+\.\w+$/, "480.avif")]));
  } catch {
    // The pictures are optional: without a response the tiles stay as they are.
    return new Map();
  }
}
