import { type PointerEvent, useRef } from "react";
import type { Point } from "../../../../../../domain/room/geometry/point.ts";
import type { View } from "../view.ts";
import { toPlan, type Underlay } from "./underlay.ts";

/** The traced picture in a drawing; its dark lines show through whatever lies below. */
export function PictureUnder({
  underlay,
  url,
  view,
  onMove,
}: {
  underlay: Underlay;
  url: string | undefined;
  view: View;
  /** Where its middle is to be; absent while it lies still. */
  onMove?: ((at_in: Point) => void) | undefined;
}) {
  const hold = useRef<{ from: Point; at_in: Point; pointer: number }>(null);
  if (!url || !underlay.isShown) return null;
  const onScreen = (pixel: Point): Point => {
    const [x, y] = toPlan(underlay, pixel);
    return [view.x(x), view.y(y)];
  };
  const [origin, right, down] = [onScreen([0, 0]), onScreen([1, 0]), onScreen([0, 1])];
  const matrix = [right, down].flatMap((end) => [end[0] - origin[0], end[1] - origin[1]]);
  const take = (event: PointerEvent) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { from: [event.clientX, event.clientY], at_in: underlay.at_in, pointer: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    const held = hold.current;
    if (!held || held.pointer !== event.pointerId) return;
    onMove?.([
      held.at_in[0] + (event.clientX - held.from[0]) / view.scale,
      held.at_in[1] - (event.clientY - held.from[1]) / view.scale,
    ]);
  };
  const drop = () => {
    hold.current = null;
  };
  return (
    <image
      href={url}
      width={underlay.width_px}
      height={underlay.height_px}
      transform={`matrix(${[...matrix, ...origin].map((value) => value.toFixed(5)).join(" ")})`}
      opacity={underlay.strength}
      preserveAspectRatio="none"
      className={
        onMove ? "cursor-move touch-none mix-blend-multiply" : "pointer-events-none mix-blend-multiply"
      }
      {...(onMove && {
        onPointerDown: take,
        onPointerMove: move,
        onPointerUp: drop,
        onPointerCancel: drop,
      })}
    />
  );
}
