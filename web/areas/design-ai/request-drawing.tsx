import { useEffect, useRef, useState } from "react";
import { drawPlan } from "../../../domain/room/drawing/index.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";

/** Drawings of this visit, by the request's id. */
const drawn = new Map<string, string>();

/** The plan of a request's first design; asked for when it comes into sight. */
export default function RequestDrawing({ id }: { id: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState(() => drawn.get(id));
  useEffect(() => {
    const seen = box.current;
    if (drawing || !seen) return;
    const abort = new AbortController();
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      drawingOf(id, abort.signal)
        .then(setDrawing)
        .catch((error: unknown) => {
          // the row says the same in words
          if (!abort.signal.aborted && !(error instanceof ApiError)) throw error;
        });
    });
    sight.observe(seen);
    return () => {
      sight.disconnect();
      abort.abort();
    };
  }, [id, drawing]);
  return (
    <div ref={box} className="size-full">
      {drawing && <img src={drawing} alt="" className="size-full object-contain" />}
    </div>
  );
}

async function drawingOf(id: string, signal: AbortSignal): Promise<string | undefined> {
  const { data } = await api("GET /api/AI/jobs/{id}", { params: { id }, signal, feedback: "none" });
  const design = data.designs[0]?.design;
  if (!design) return undefined;
  const svg = drawPlan(design.plan, {
    width_px: 240,
    height_px: 180,
    items: design.items,
    dimensions: false,
    paper: null,
  });
  const drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  drawn.set(id, drawing);
  return drawing;
}
