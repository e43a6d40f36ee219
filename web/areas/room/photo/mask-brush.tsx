import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Point } from "../../../../domain/room/geometry/point.ts";
import { type Box, brush, type Mask } from "../../../../domain/room/photo/mask.ts";
import type { MaskTools } from "./use-mask.ts";

/** What will be covered, tinted, and a brush that changes it. */
export function MaskBrush({
  mask: tools,
  covers,
  size,
}: {
  mask: MaskTools;
  /** The brush adds to what is covered; else it takes away. */
  covers: boolean;
  /** Percent of the photo's long side. */
  size: number;
}) {
  const { mask, version } = tools;
  const { width_px, height_px } = mask;
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<Point>(undefined);
  const [over, setOver] = useState<Point>();
  const radius = (size / 200) * Math.max(width_px, height_px);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mask is changed in place, the version says so
  useEffect(() => {
    tint(canvas.current, mask, { left: 0, top: 0, width: width_px, height: height_px });
  }, [mask, version]);
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) / width) * width_px, ((clientY - top) / height) * height_px];
  };
  const paint = (from: Point, to: Point) =>
    tint(canvas.current, mask, brush(mask, from, to, radius, covers ? 255 : 0));
  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    tools.begin();
    last.current = at(event);
    paint(last.current, last.current);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const next = at(event);
    setOver(next);
    if (!last.current) return;
    paint(last.current, next);
    last.current = next;
  };
  const lift = () => {
    if (!last.current) return;
    last.current = undefined;
    tools.done();
  };
  return (
    <div
      role="img"
      aria-label="Your photo. What will be covered is tinted."
      className="absolute inset-0 cursor-crosshair touch-none overflow-hidden"
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={() => setOver(undefined)}
    >
      <canvas ref={canvas} width={width_px} height={height_px} className="block size-full" />
      {over && (
        <svg
          aria-hidden
          viewBox={`0 0 ${width_px} ${height_px}`}
          className="pointer-events-none absolute inset-0 size-full"
        >
          <circle
            cx={over[0]}
            cy={over[1]}
            r={radius}
            fill="none"
            stroke="#fff"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
          <circle
            cx={over[0]}
            cy={over[1]}
            r={radius}
            fill="none"
            stroke="#1b1d1a"
            strokeDasharray="4 4"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </div>
  );
}

/** Shows a part of the mask in a color that few floors have. */
function tint(canvas: HTMLCanvasElement | null, mask: Mask, { left, top, width, height }: Box): void {
  const context = canvas?.getContext("2d");
  if (!context || width === 0 || height === 0) return;
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const covered = mask.data[(top + y) * mask.width_px + left + x]!;
      const to = 4 * (y * width + x);
      image.data[to] = 30;
      image.data[to + 1] = 130;
      image.data[to + 2] = 230;
      image.data[to + 3] = covered * 0.5;
    }
  context.putImageData(image, left, top);
}
