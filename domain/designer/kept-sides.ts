import keepables from "../../content/brief/keepables.json" with { type: "json" };
import type { RoomDesign, RoomItem, RoomPlan } from "../../contract/design/room-design.ts";
import { isWay, spansOf } from "../room/geometry/openings.ts";
import { dot } from "../room/geometry/point.ts";
import { alongWall, facesOf, rotationAgainst, type WallFace } from "../room/geometry/walls.ts";
import type { Brief, KeptPlace, Side } from "./brief/brief.types.ts";

const kindsOf = new Map(keepables.map(({ name, kinds }) => [name, new Set(kinds)]));

/** Places that a design can be held to: what is drawn, at a certain wall. */
export const heldPlaces = ({ places }: Brief): KeptPlace[] =>
  places.filter(({ name, side }) => side !== "any" && (kindsOf.get(name)?.size ?? 0) > 0);

/** Whether something stands at the wall where it stays; true for what the room does not have. */
export function isInPlace({ plan, items }: RoomDesign, { name, side }: KeptPlace): boolean {
  const own = items.filter(({ kind }) => kindsOf.get(name)?.has(kind));
  return own.length === 0 || own.some((item) => sidesOf(plan, item).has(side));
}

/** Whether something has its back to another wall than before; false where one of the rooms doesn't have it. */
export function isElsewhere(now: RoomDesign, before: RoomDesign, name: string): boolean {
  const facesIn = ({ plan, items }: RoomDesign) =>
    new Set(
      items.filter(({ kind }) => kindsOf.get(name)?.has(kind)).map((item) => wallOf(plan, item)?.id ?? ""),
    );
  const [here, there] = [facesIn(now), facesIn(before)];
  return here.size > 0 && there.size > 0 && here.isDisjointFrom(there);
}

const nameOfSide: Readonly<Record<Exclude<Side, "any">, string>> = {
  left: "left wall",
  right: "right wall",
  back: "back wall",
  door: "wall with the door",
  window: "wall with the window",
};

/** What is said where something can't stay where it is. */
export const movedWords = (design: RoomDesign, places: readonly KeptPlace[]): string[] =>
  places.flatMap((place) =>
    place.side === "any" || isInPlace(design, place)
      ? []
      : `Your ${place.name} isn't on the ${nameOfSide[place.side]} here. No arrangement of this room that we found works with it there.`,
  );

/** The sides of the room that an item stands against: at a window's wall there are two. */
function sidesOf(plan: RoomPlan, item: RoomItem): Set<Side> {
  const face = wallOf(plan, item);
  const sides = new Set<Side>();
  if (!face) return sides;
  const spans = spansOf(plan);
  if (spans.some(({ opening }) => opening.kind === "window" && opening.wall === face.id)) sides.add("window");
  const entrance = spans.find(({ opening }) => isWay(opening));
  if (!entrance) return sides;
  if (entrance.face.id === face.id) sides.add("door");
  const inward = entrance.face.inward;
  const facing = dot(face.inward, inward);
  if (facing < -0.7) sides.add("back");
  // as one comes in, the left is a quarter turn counter-clockwise from where one looks
  const left = dot([-inward[1], inward[0]], face.inward);
  if (Math.abs(facing) < 0.7) sides.add(left < 0 ? "left" : "right");
  return sides;
}

/** The wall that an item has its back to, or else the nearest. */
function wallOf(plan: RoomPlan, item: RoomItem): WallFace | undefined {
  const faces = facesOf(plan).filter(({ kind }) => kind !== "open");
  const own = faces.find(({ id }) => id === item.against);
  if (own) return own;
  const away = (face: WallFace) => Math.abs(alongWall(face, item.at_in).out_in);
  const sorted = faces.toSorted((a, b) => away(a) - away(b));
  const behind = sorted.filter(
    (face) => Math.abs(((((rotationAgainst(face) - item.rotation_deg) % 360) + 540) % 360) - 180) < 1,
  );
  return behind[0] ?? sorted[0];
}
