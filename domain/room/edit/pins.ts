import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import type { CommentPin } from "../../../contract/design/shared-projects.ts";

type Place = Pick<CommentPin, "at_in" | "height_in">;

/** The item that a pin is on: itself, or one whose surface it is (`countertop:<item>`). */
function itemOf({ items }: RoomDesign, { kind, id }: CommentPin): RoomItem | undefined {
  if (kind === "opening") return undefined;
  const target = kind === "surface" ? id.slice(id.indexOf(":") + 1) : id;
  return items.find((item) => item.id === target);
}

function turned([x, y]: readonly [number, number], degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The pin with its place on the thing that it is on, so that it keeps to it. */
export function pinnedTo(design: RoomDesign, { within: _, ...pin }: CommentPin): CommentPin {
  const item = itemOf(design, pin);
  if (!item) return pin;
  const [x, y] = pin.at_in;
  const at_in = turned([x - item.at_in[0], y - item.at_in[1]], -item.rotation_deg);
  return { ...pin, within: { at_in, height_in: pin.height_in - (item.elevation_in ?? 0) } };
}

/** Where a pin is in the room as it is now; null once the thing that it was on is gone. */
export function placeOfPin(design: RoomDesign, pin: CommentPin): Place | null {
  const item = itemOf(design, pin);
  if (item && pin.within) {
    const [x, y] = turned(pin.within.at_in, item.rotation_deg);
    return {
      at_in: [item.at_in[0] + x, item.at_in[1] + y],
      height_in: (item.elevation_in ?? 0) + pin.within.height_in,
    };
  }
  return item || isThere(design, pin) ? { at_in: pin.at_in, height_in: pin.height_in } : null;
}

function isThere({ plan }: RoomDesign, { kind, id }: CommentPin): boolean {
  if (kind === "opening") return plan.openings.some((one) => one.id === id);
  if (kind === "item") return false;
  const target = id.includes(":") ? id.slice(id.indexOf(":") + 1) : null;
  return target === null || plan.walls.some((wall) => wall.id === target);
}
