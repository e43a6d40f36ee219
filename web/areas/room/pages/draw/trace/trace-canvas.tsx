import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { lengthText } from "../../../../../../domain/catalog/page-lengths.ts";
import { add, distance, type Point } from "../../../../../../domain/room/geometry/point.ts";
import { type Bounds, boundsOf } from "../../../../../../domain/room/geometry/polygon.ts";
import { useStateFor } from "../../../../../ui/use-state-for.ts";
import { heightFor, useWidth } from "../canvas-size.ts";
import type { Guide } from "../snapping.ts";
import { pathOf, type View, viewOn } from "../view.ts";
import { PictureUnder } from "./picture-under.tsx";
import { coverOf } from "./underlay.ts";
import type { Tracing } from "./use-trace.ts";

/** What the pointer would set. */
interface Aim {
  point: Point;
  guides: Guide[];
  closes: boolean;
}

const margin_px = 20;
/** Snapping distance on the screen. */
const reach_px = { mouse: 10, touch: 18 } as const;
/** What is shown while there is no picture: room for a large room, inches. */
const freely: Bounds = { left: 0, bottom: 0, right: 360, top: 264 };

const ways: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The picture with what was set on it: two marks, or the room's corners. By mouse, finger and keyboard. */
export function TraceCanvas({
  tracing,
  points,
  isClosedBy,
  zoom,
  label,
  aimAt,
  onSet,
  onRemove,
}: {
  tracing: Tracing;
  points: readonly Point[];
  /** Whether the points are a room's corners, which close. */
  isClosedBy: boolean;
  /** How many times larger than the whole, around the last point. */
  zoom: number;
  label: string;
  aimAt: (raw: Point, reach_in: number) => Aim;
  onSet: (aim: Aim) => void;
  onRemove: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const width_px = useWidth(box);
  const height_px = heightFor(width_px);
  const [aim, setAim] = useState<Aim | null>(null);
  const { underlay } = tracing.trace ?? { underlay: null };
  const whole = shownOf(underlay ? coverOf(underlay) : freely, points, zoom);
  // the sheet lies still while the picture is moved on it
  const [held] = useStateFor(tracing.isMoving, whole);
  const view = viewOn(tracing.isMoving ? held : whole, width_px, height_px, margin_px);
  const aimedBy = (event: PointerEvent<SVGSVGElement>): Aim => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const raw = view.toPlan(event.clientX - left, event.clientY - top);
    const kind = event.pointerType === "mouse" ? "mouse" : "touch";
    return aimAt(raw, event.altKey ? 0 : reach_px[kind] / view.scale);
  };
  const set = (next: Aim) => {
    onSet(next);
    setAim(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way) {
      const far = event.shiftKey ? 12 : 1;
      const from = aim?.point ?? points.at(-1) ?? middleOf(view);
      setAim(exactly(add(from, [way[0] * far, way[1] * far]), points, isClosedBy));
    } else if (event.key === "Enter" && aim) set(aim);
    else if (event.key === "Backspace" || event.key === "Delete") onRemove();
    else if (event.key === "Escape") setAim(null);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={box} className="border border-hairline bg-white [color-scheme:light]">
      <svg
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys of its own
        tabIndex={0}
        aria-label={label}
        viewBox={`0 0 ${width_px} ${height_px}`}
        className="block h-auto w-full cursor-crosshair touch-none select-none outline-none focus-visible:outline-3 focus-visible:-outline-offset-3"
        onPointerDown={(event) => {
          if (event.button !== 0 || tracing.isMoving) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setAim(aimedBy(event));
        }}
        // while the picture is moved, a press sets nothing
        onPointerMove={(event) => !tracing.isMoving && setAim(aimedBy(event))}
        onPointerUp={(event) => event.button === 0 && !tracing.isMoving && set(aimedBy(event))}
        onPointerLeave={() => setAim(null)}
        onPointerCancel={() => setAim(null)}
        onKeyDown={onKeyDown}
      >
        {!underlay && <Grid view={view} />}
        {underlay && (
          <PictureUnder
            underlay={underlay}
            url={tracing.url}
            view={view}
            onMove={tracing.isMoving ? (at_in) => tracing.changeUnderlay({ at_in }) : undefined}
          />
        )}
        <Drawn view={view} points={points} aim={aim} />
      </svg>
    </div>
  );
}

/** The set points, the line between them with its lengths, and what would come next. */
function Drawn({ view, points, aim }: { view: View; points: readonly Point[]; aim: Aim | null }) {
  const last = points.at(-1);
  return (
    <g className="pointer-events-none">
      <g className="stroke-accent" strokeDasharray="4 4">
        {aim?.guides.map(({ axis, at_in }) =>
          axis === "x" ? (
            <path key={axis} d={`M${view.x(at_in)} 0V${view.height_px}`} />
          ) : (
            <path key={axis} d={`M0 ${view.y(at_in)}H${view.width_px}`} />
          ),
        )}
      </g>
      {points.length > 1 && (
        <path d={pathOf(view, points, false)} className="fill-none stroke-[5px] stroke-accent" />
      )}
      {aim && last && (
        <path
          d={pathOf(view, [last, aim.point], false)}
          strokeDasharray="8 5"
          className="fill-none stroke-[3px] stroke-accent"
        />
      )}
      {points.slice(1).map((to, at) => (
        <Length key={to.join()} view={view} from={points[at]!} to={to} />
      ))}
      {aim && last && !aim.closes && <Length view={view} from={last} to={aim.point} />}
      {points.map((point, at) => (
        <circle
          key={point.join()}
          cx={view.x(point[0])}
          cy={view.y(point[1])}
          r={at === 0 && aim?.closes ? 11 : 5.5}
          className="fill-white stroke-2 stroke-accent"
        />
      ))}
      {aim && (
        <path
          d={`M${view.x(aim.point[0]) - 9} ${view.y(aim.point[1])}h18m-9 -9v18`}
          className="stroke-2 stroke-accent"
        />
      )}
    </g>
  );
}

function Length({ view, from, to }: { view: View; from: Point; to: Point }) {
  const length = distance(from, to);
  if (length * view.scale < 30) return null;
  return (
    <text
      x={view.x((from[0] + to[0]) / 2)}
      y={view.y((from[1] + to[1]) / 2) - 12}
      textAnchor="middle"
      className="figures fill-ink font-semibold text-[13px] [paint-order:stroke] stroke-[5px] stroke-white"
    >
      {lengthText(length)}
    </text>
  );
}

/** A line at each foot of the sheet. */
function Grid({ view }: { view: View }) {
  const lines = Array.from({ length: 61 }, (_, at) => (at - 15) * 12);
  return (
    <g className="stroke-hairline">
      {lines.map((at) => (
        <path key={at} d={`M${view.x(at)} 0V${view.height_px}M0 ${view.y(at)}H${view.width_px}`} />
      ))}
    </g>
  );
}

function exactly(point: Point, points: readonly Point[], isClosedBy: boolean): Aim {
  const first = points[0];
  const closes = isClosedBy && points.length > 2 && first !== undefined && distance(first, point) < 0.5;
  return { point: closes ? first : point, guides: [], closes };
}

const middleOf = (view: View): Point => {
  const [x, y] = view.toPlan(view.width_px / 2, view.height_px / 2);
  return [Math.round(x), Math.round(y)];
};

/** The whole with what is drawn past it; enlarged, a part of it around the last point. */
function shownOf(whole: Bounds, points: readonly Point[], zoom: number): Bounds {
  const { left, right, bottom, top } = boundsOf([
    [whole.left, whole.bottom],
    [whole.right, whole.top],
    ...points,
  ]);
  if (zoom === 1) return { left, right, bottom, top };
  const [x, y] = points.at(-1) ?? [(left + right) / 2, (bottom + top) / 2];
  const [wide, high] = [(right - left) / zoom / 2, (top - bottom) / zoom / 2];
  return { left: x - wide, right: x + wide, bottom: y - high, top: y + high };
}
