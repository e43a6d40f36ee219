import { useEffect, useMemo, useRef, useState } from "react";
import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { drawPlan } from "../../../../domain/room/drawing/index.ts";
import { ToggleChip } from "../brief/toggle-chip.tsx";
import { pictureTaken, takePicture } from "./room-pictures.ts";

type Design = Pick<AiDesignView, "id" | "step" | "title" | "design" | "picture" | "picture_coming">;
export type Products = ReadonlyMap<string, RoomProduct>;

/**
 * The room in 3D, by the server's picture, or by one that this browser takes where the server has none; its plan until
 * that is there, where there is no 3D, and to look at.
 */
export function DesignPicture({ design, products }: { design: Design; products: Products | null }) {
  return <Pictured key={`${design.id} ${design.step}`} design={design} products={products} />;
}

function Pictured({ design, products }: { design: Design; products: Products | null }) {
  const { picture, picture_coming } = design;
  const { box, url: own, isTaking } = usePicture(design, products);
  const url = picture?.url ?? own;
  const [wantsPlan, setWantsPlan] = useState(false);
  const isPlan = wantsPlan || !url;
  return (
    <div ref={box} className="relative aspect-4/3 shrink-0 overflow-hidden bg-sunk">
      {isPlan ? (
        <Plan design={design} />
      ) : (
        <img
          src={url}
          srcSet={picture ? sizesOf(picture.url) : undefined}
          sizes="(min-width: 80rem) 22rem, (min-width: 40rem) 46vw, 86vw"
          alt={`${design.title} in 3D`}
          width={960}
          height={720}
          className="size-full object-cover"
        />
      )}
      {url ? (
        <div className="absolute bottom-2 left-2">
          <ToggleChip isOn={wantsPlan} onToggle={setWantsPlan}>
            Plan
          </ToggleChip>
        </div>
      ) : (
        (isTaking || picture_coming) && (
          <p className="absolute bottom-2 left-2 rounded-sm bg-paper px-2 py-1 text-graphite text-xs">
            Taking its picture
          </p>
        )
      )}
    </div>
  );
}

const sizesOf = (url: string): string =>
  [480, 800, 1200].map((width) => `${url.replace(/\/800\./, `/${width}.`)} ${width}w`).join(", ");

/** The plan with its fixtures. */
function Plan({ design: { title, design } }: { design: Design }) {
  const svg = useMemo(
    () =>
      drawPlan(design.plan, {
        width_px: 480,
        height_px: 360,
        items: design.items,
        dimensions: false,
        paper: null,
      }),
    [design],
  );
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={`Plan of ${title}`}
      className="size-full object-contain p-3"
    />
  );
}

/** Takes the picture once it comes into sight and the products are known, unless the server has it or takes it. */
function usePicture(
  { id: own, step, design, picture: known, picture_coming }: Design,
  products: Products | null,
) {
  const id = `${own} ${step}`;
  const box = useRef<HTMLDivElement>(null);
  const [url, setUrl] = useState(() => pictureTaken(id));
  const [isTaking, setTaking] = useState(false);
  const isOurs = !known && !picture_coming;
  useEffect(() => {
    const seen = box.current;
    if (!isOurs || !products || url || !seen) return;
    const abort = new AbortController();
    const take = async () => {
      setTaking(true);
      const picture = await takePicture(id, design, products, abort.signal);
      if (abort.signal.aborted) return;
      setUrl(picture);
      setTaking(false);
    };
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        void take();
      },
      { rootMargin: "200px" },
    );
    sight.observe(seen);
    return () => {
      sight.disconnect();
      abort.abort();
    };
  }, [id, design, products, url, isOurs]);
  return { box, url, isTaking };
}
