import type { RoomOpening } from "../../contract/design/room-design.ts";
import { isWay } from "../room/geometry/openings.ts";
import { facesOf } from "../room/geometry/walls.ts";
import type { SketchPlan } from "./sketch/room-sketch.ts";

/**
 * Other rooms of the same lengths: where nobody gave a plan, the door may be at the other end of its wall, and the window
 * in another wall.
 */
export function* otherwiseDrawn(room: SketchPlan): Generator<SketchPlan> {
  yield mirrored(room);
  for (const wall of ["e", "w"]) {
    const moved = withWindowIn(room, wall);
    if (moved) yield moved;
  }
}

const lengthsOf = ({ plan }: SketchPlan) =>
  new Map(facesOf(plan).map(({ id, length_in }) => [id, length_in]));

/** A door of usual width, as a passage may be where it leaves no wall. Inches. */
const narrow_in = 36;

/**
 * Rooms to try where nothing fits the one that is drawn first: an architect moves a door before giving up a room. The
 * entrance is narrower and at an end of its wall, the window smaller or in another wall.
 */
export function* lastResorts(room: SketchPlan): Generator<SketchPlan> {
  const doors = [withNarrowDoor(room), mirrored(room), mirrored(withNarrowDoor(room))];
  for (const each of [room, ...doors]) {
    if (each !== room) yield each;
    // a table stands free of the walls
    if (room.room === "dining_room") continue;
    const small = withSmallWindow(each);
    if (small !== each) yield small;
    for (const wall of ["e", "w"]) {
      const moved = withWindowIn(each, wall);
      if (moved) yield moved;
    }
  }
}

/** Rooms to try where those that are shown miss recommendations: the ones of the last resorts that help most often. */
export function* betterDrawn(room: SketchPlan): Generator<SketchPlan> {
  for (const wall of ["e", "w"]) {
    const moved = withWindowIn(room, wall);
    if (moved) yield moved;
  }
  yield withNarrowDoor(room);
  const small = withSmallWindow(room);
  if (small !== room) yield small;
}

const casing_in = 4;

function withNarrowDoor(room: SketchPlan): SketchPlan {
  const openings = room.plan.openings.map((opening) =>
    opening.kind === "passage" && opening.width_in > narrow_in
      ? { ...opening, width_in: narrow_in, offset_in: casing_in }
      : isWay(opening)
        ? { ...opening, offset_in: Math.min(opening.offset_in, casing_in) }
        : opening,
  );
  return { ...room, id: `${room.id}-d`, plan: { ...room.plan, openings } };
}

const smallWindow_in = 24;

function withSmallWindow(room: SketchPlan): SketchPlan {
  const openings = room.plan.openings.map((opening) =>
    opening.kind === "window" && opening.width_in > smallWindow_in
      ? {
          ...opening,
          width_in: smallWindow_in,
          offset_in: opening.offset_in + (opening.width_in - smallWindow_in) / 2,
        }
      : opening,
  );
  const isSame = openings.every((opening, at) => opening === room.plan.openings[at]);
  return isSame ? room : { ...room, id: `${room.id}-s`, plan: { ...room.plan, openings } };
}

/** The entrance at the other end of its wall. */
function mirrored(room: SketchPlan): SketchPlan {
  const lengths = lengthsOf(room);
  const openings = room.plan.openings.map((opening): RoomOpening => {
    if (!isWay(opening)) return opening;
    const offset_in = (lengths.get(opening.wall) ?? 0) - opening.offset_in - opening.width_in;
    if (!opening.swing) return { ...opening, offset_in };
    const hinge = opening.swing.hinge === "to" ? "from" : "to";
    return { ...opening, offset_in, swing: { ...opening.swing, hinge } };
  });
  return { ...room, id: `${room.id}-m`, plan: { ...room.plan, openings } };
}

/** The window in the middle of another wall; null where it doesn't fit, or where there is none. */
function withWindowIn(room: SketchPlan, wall: string): SketchPlan | null {
  const length_in = lengthsOf(room).get(wall);
  const window = room.plan.openings.find(({ kind }) => kind === "window");
  if (!window || length_in === undefined || window.width_in > length_in - 24) return null;
  const offset_in = Math.round(length_in - window.width_in) / 2;
  const openings = room.plan.openings.map((each) => (each === window ? { ...each, wall, offset_in } : each));
  return { ...room, id: `${room.id}-${wall}`, plan: { ...room.plan, openings } };
}
