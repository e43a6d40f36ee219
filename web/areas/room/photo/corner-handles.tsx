import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Point } from "../../../../domain/room/geometry/point.ts";
import { mapped, type Quad } from "../../../../domain/room/photo/homography.ts";
import type { PhotoPlane } from "../../../../domain/room/photo/photo-plane.ts";
import { Magnifier } from "./magnifier.tsx";
import type { OpenPhoto } from "./open-photo.ts";
import type { PhotoWork } from "./photo-store.ts";

/** How far beyond the photo a corner may lie, as a share of its sides; the stage shows as much. */
const beyond = 0.13;
const cornerNames: Record<PhotoWork["kind"], readonly string[]> = {
  floor: ["Front left corner", "Front right corner", "Back right corner", "Back left corner"],
  wall: ["Bottom left corner", "Bottom right corner", "Top right corner", "Top left corner"],
};
const arrows: ReadonlyMap<string, Point> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** Four corners to drag or to move by the arrow keys, with a grid of one-foot squares between them. */
export function CornerHandles({
  open,
  quad,
  plane,
  kind,
  onChange,
}: {
  open: OpenPhoto;
  quad: Quad;
  plane: PhotoPlane | null;
  kind: PhotoWork["kind"];
  onChange: (quad: Quad) => void;
}) {
  const { width_px, height_px, picture } = open;
  const area = useRef<HTMLDivElement>(null);
  /** The corner held, and from where in the handle. */
  const [held, setHeld] = useState<{ corner: number; off: Point }>();
  const move = (corner: number, [x, y]: Readonly<Point>) => {
    const within = (value: number, side: number) =>
      Math.round(Math.min((1 + beyond) * side, Math.max(-beyond * side, value)) * 10) / 10;
    onChange(
      quad.map((old, at) =>
        at === corner ? [within(x, width_px), within(y, height_px)] : old,
      ) as unknown as Quad,
    );
  };
  const at = (event: PointerEvent): Point => {
    const { left, top, width, height } = area.current!.getBoundingClientRect();
    return [((event.clientX - left) / width) * width_px, ((event.clientY - top) / height) * height_px];
  };
  const press = (corner: number, event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = at(event);
    setHeld({ corner, off: [quad[corner]![0] - x, quad[corner]![1] - y] });
  };
  const drag = (event: PointerEvent) => {
    if (!held) return;
    const [x, y] = at(event);
    move(held.corner, [x + held.off[0], y + held.off[1]]);
  };
  const nudge = (corner: number, event: KeyboardEvent) => {
    const way = arrows.get(event.key);
    if (!way) return;
    event.preventDefault();
    const far = event.shiftKey ? 20 : 2;
    move(corner, [quad[corner]![0] + far * way[0], quad[corner]![1] + far * way[1]]);
  };
  return (
    <div ref={area} className="absolute inset-0">
      <svg
        aria-hidden
        viewBox={`0 0 ${width_px} ${height_px}`}
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        <path
          d={`M${quad.map(([x, y]) => `${x} ${y}`).join("L")}Z`}
          className="fill-[rgb(168_67_42/0.14)] stroke-[#a8432a]"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
        {plane && (
          <path
            d={gridOf(plane)}
            fill="none"
            stroke="#fff"
            strokeOpacity={0.75}
            strokeWidth={1}
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path
          d={`M${quad[0].join(" ")}L${quad[1].join(" ")}`}
          stroke="#a8432a"
          strokeWidth={5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {quad.map(([x, y], corner) => (
        <button
          key={cornerNames[kind][corner]}
          type="button"
          aria-label={cornerNames[kind][corner]}
          aria-describedby="corner-help"
          className="absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full"
          style={{ left: `${(100 * x) / width_px}%`, top: `${(100 * y) / height_px}%` }}
          onPointerDown={(event) => press(corner, event)}
          onPointerMove={drag}
          onPointerUp={() => setHeld(undefined)}
          onPointerCancel={() => setHeld(undefined)}
          onKeyDown={(event) => nudge(corner, event)}
        >
          <span className="size-5 rounded-full border-3 border-[#fff] bg-[#a8432a] shadow-float" />
        </button>
      ))}
      {held && <Magnifier picture={picture} at={quad[held.corner]!} />}
    </div>
  );
}

/** One-foot squares of the surface as lines of the photo; at most so many, or they would be a gray haze. */
function gridOf({ width_in, depth_in, toPhoto }: PhotoPlane): string {
  const step = 12 * Math.max(1, Math.ceil(Math.max(width_in, depth_in) / (12 * 40)));
  const line = (from: Point, to: Point) => {
    const [a, b] = [mapped(toPhoto, from), mapped(toPhoto, to)];
    return a && b ? `M${a.map(rounded).join(" ")}L${b.map(rounded).join(" ")}` : "";
  };
  const lines: string[] = [];
  for (let x = step; x < width_in; x += step) lines.push(line([x, 0], [x, depth_in]));
  for (let y = step; y < depth_in; y += step) lines.push(line([0, y], [width_in, y]));
  return lines.join("");
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
