import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { Point } from "../../../../domain/room/geometry/point.ts";

const side_px = 128;
/** Part of the photo's long side that it shows. */
const shown = 0.075;

/** What lies under the finger, enlarged, in the upper corner of the photo that is farther away. */
export function Magnifier({ picture, at: [x, y] }: { picture: ImageBitmap; at: Readonly<Point> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isRight = x > picture.width / 2;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const side = Math.max(picture.width, picture.height) * shown;
    const scale = (2 * side_px) / side;
    context.resetTransform();
    context.fillStyle = "#3a3a38";
    context.fillRect(0, 0, 2 * side_px, 2 * side_px);
    context.setTransform(scale, 0, 0, scale, side_px - x * scale, side_px - y * scale);
    context.drawImage(picture, 0, 0);
  }, [picture, x, y]);
  return (
    <div
      aria-hidden
      className={clsx(
        "pointer-events-none absolute top-2 size-32 overflow-hidden rounded-full border-3 border-[#fff] shadow-float",
        isRight ? "left-2" : "right-2",
      )}
    >
      <canvas ref={canvas} width={2 * side_px} height={2 * side_px} className="size-full" />
      <span className="absolute inset-y-0 left-1/2 w-px bg-[#fff]" />
      <span className="absolute inset-x-0 top-1/2 h-px bg-[#fff]" />
    </div>
  );
}
