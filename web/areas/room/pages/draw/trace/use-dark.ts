import { useEffect, useMemo, useState } from "react";
import { type DarkAt, darkOf } from "./dark-lines.ts";
import type { Underlay } from "./underlay.ts";

/** Longest side of what is looked at; finer lines are no walls. */
const most_px = 1400;

/** Where the traced picture is dark; undefined until it has been read, or while it is hidden. */
export function useDark(url: string | undefined, underlay: Underlay | null): DarkAt | undefined {
  const [pixels, setPixels] = useState<ImageData | null>(null);
  useEffect(() => {
    setPixels(null);
    if (!url) return;
    const image = new Image();
    let isWanted = true;
    image.onload = () => {
      const factor = Math.min(1, most_px / Math.max(image.naturalWidth, image.naturalHeight));
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(image.naturalWidth * factor));
      canvas.height = Math.max(1, Math.round(image.naturalHeight * factor));
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      if (isWanted) setPixels(context?.getImageData(0, 0, canvas.width, canvas.height) ?? null);
    };
    image.src = url;
    return () => {
      isWanted = false;
    };
  }, [url]);
  return useMemo(
    () => (pixels && underlay?.isShown ? darkOf(pixels, underlay) : undefined),
    [pixels, underlay],
  );
}
