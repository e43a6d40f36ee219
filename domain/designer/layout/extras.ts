import { ceilingAt, isSloped } from "../../room/geometry/ceiling.ts";
import { axesOf, onPlan } from "../../room/geometry/oriented-box.ts";
import { add, cross, distance, dot, minus, type Point, times, unit } from "../../room/geometry/point.ts";
import { furnishings } from "../furnishings.ts";
import type { Offer } from "../offer.types.ts";
import { curtains, onTop, plant } from "../sketch/props.ts";
import type { RoomSketch } from "../sketch/room-sketch.ts";
import { bookcase, floorLamp, isOutdoor, print, sideTable } from "../sketch/seating-sets.ts";
import { type Arrangement, wallWords } from "./arranging.ts";
import { boxFrom, coordinateOn, type Frame, type Ground, type Stretch } from "./ground.ts";
import { offsetsOn } from "./living-groups.ts";
import { chairPiece, easyChairSize, isFree, type Piece, reserved, usualChair_in } from "./pieces.ts";

/** What a room gets once its main furniture stands. */

/** Corners that are inside corners, with the direction into the room. */
export function corners(ground: Ground): { at: Point; into: Point }[] {
  const ring = ground.plan.vertices_in;
  return ring.flatMap((at, index) => {
    const before = ring[(index + ring.length - 1) % ring.length]!;
    const after = ring[(index + 1) % ring.length]!;
    const [a, b] = [unit(minus(at, before)), unit(minus(after, at))];
    if (cross(a, b) < 0.5) return [];
    const into = unit(add(times(a, -1), b));
    return [{ at: [at[0], at[1]] satisfies Point, into }];
  });
}

/** Rotation of something whose front looks that way. */
const rotationTo = ([x, y]: Point): number => ((Math.atan2(y, x) * 180) / Math.PI + 450) % 360;

/** Bookcases side by side on a free stretch of wall, three at most. */
export function addBookcases(room: Arrangement, most: number): boolean {
  const { ground, input, sizes } = room.with;
  const form = (offer: Offer) => offer.model?.params.form === "bookcase";
  const { plan } = input.plan;
  const high = isSloped(plan) ? 84 : plan.ceiling_height_in - 4;
  const size = sizes.largest("bookcase", "media", (each) => form(each) && each.height_in <= high, {
    width: 41,
    depth: 20,
  });
  if (!size) return false;
  const wide = size.width + 1;
  for (let count = most; count > 0; count--) {
    const places = ground
      .stretches(78, count * wide)
      .flatMap((stretch) => offsetsOn(stretch, count * wide + 2).map((offset) => ({ stretch, offset })));
    for (const { stretch, offset } of places) {
      const frame = ground.against(stretch.face, offset);
      const box = boxFrom(frame, 0, size.depth / 2, count * wide, size.depth);
      const piece: Piece = {
        name: "bookcase",
        box,
        top_in: 80,
        put: (sketch) => {
          for (let at = 0; at < count; at++) {
            const place = offset + (at - (count - 1) / 2) * wide;
            bookcase(sketch, stretch.face.id, coordinateOn(stretch.face, place), 36);
          }
        },
      };
      if (!isReachable(room, piece, 20) || !room.add([piece])) continue;
      room.has.add("bookcase");
      room.says.push(
        `${count === 1 ? "A bookcase stands" : "Bookcases stand"} on the free part of ${wallWords(stretch.face.id)}.`,
      );
      return true;
    }
  }
  return false;
}

/** An easy chair with a lamp in a free corner, near a window where one is free there. */
export function addReadingCorner(room: Arrangement): boolean {
  const { ground, sizes } = room.with;
  const size = easyChairSize(sizes, false) ?? (room.with.wants("reading_chair") ? usualChair_in : null);
  if (!size) return false;
  const light = ({ at }: { at: Point }) =>
    Math.min(...ground.windows.map((span) => distance(at, span.from)), 400);
  const places = corners(ground).sort((a, b) => light(a) - light(b));
  for (const { at, into } of places) {
    const center = add(at, times(into, (Math.hypot(size.width, size.depth) / 2) * 1.16 + 6));
    const box = { center, width_in: size.width, depth_in: size.depth, rotation_deg: rotationTo(into) };
    if (!room.add([chairPiece(box)], { clear_in: 4 })) continue;
    room.has.add("reading_chair");
    room.says.push("The free corner has a chair to read in, with a lamp beside it.");
    room.last.push((sketch) => {
      const lamp = size.width / 2 + 16;
      for (const side of [-1, 1]) {
        const [x, y] = onPlan(box, [side * lamp * 0.8, 4]);
        if (floorLamp(sketch, x, y)) return;
      }
    });
    return true;
  }
  return false;
}

/** A lamp beside one of the chairs that stand there already, so that it is good to read in. */
export function addReadingLamp(room: Arrangement): boolean {
  for (const { box } of room.pieces.filter(({ name }) => name === "chair"))
    for (const side of [-1, 1]) {
      const [x, y] = onPlan(box, [side * (box.width_in / 2 + 10), box.depth_in / 2 - 8]);
      const place = { center: [x, y] satisfies Point as Point, width_in: 16, depth_in: 16, rotation_deg: 0 };
      if (!room.add([reserved("lamp", place, 60)], { clear_in: 0 })) continue;
      room.has.add("reading_chair");
      room.says.push("One of the chairs has a lamp to read by.");
      room.last.push((sketch) => floorLamp(sketch, x, y));
      return true;
    }
  return false;
}

/** An ottoman at the foot of the bed, before a chair, or beside the low table. */
export function addOttoman(room: Arrangement): boolean {
  const isOttoman = furnishings.get("ottoman")!;
  const places: Place[] = ["bed", "chair", "sofa"].flatMap((name) =>
    room.pieces.filter((piece) => piece.name === name).flatMap(({ box }) => ottomanPlaces(name, box)),
  );
  for (const { seat, most, at } of places) {
    const size = room.with.sizes.largest(`ottoman-${most.width}`, "chair", isOttoman, most);
    if (!size) continue;
    const center = at(size);
    const box = { center, width_in: size.width, depth_in: size.depth, rotation_deg: seat.rotation_deg };
    const piece: Piece = {
      name: "ottoman",
      box,
      top_in: 20,
      put: (sketch) => {
        sketch.maybe(center[0], center[1], seat.rotation_deg, "ottoman", { wide: size.width, most });
      },
    };
    if (!room.add([piece], { clear_in: 0 })) continue;
    room.has.add("ottoman");
    return true;
  }
  return false;
}

type Size = { width: number; depth: number };
/** Where an ottoman may stand at a seat. */
type Place = { seat: Piece["box"]; most: Size; at: (size: Size) => Point };

function ottomanPlaces(name: string, seat: Piece["box"]): Place[] {
  const most = name === "bed" ? { width: 60, depth: 32 } : { width: 30, depth: 30 };
  const before = (gap: number, across: (size: Size) => number): Place => ({
    seat,
    most,
    at: (size) => onPlan(seat, [across(size), -(seat.depth_in / 2 + gap + size.depth / 2)]),
  });
  if (name === "bed") return [before(3, () => 0)];
  if (name === "chair") return [before(5, () => 0)];
  return [-1, 1].map((side) => before(14, ({ width }) => side * (seat.width_in / 2 + 4 - width / 2)));
}

/** Plants in free corners, up to a count. */
export function addPlants(room: Arrangement, most: number): number {
  const { ground } = room.with;
  let count = 0;
  for (const { at, into } of corners(ground)) {
    if (count >= most) break;
    const [x, y] = add(at, times(into, 20));
    const wide = 22;
    const piece: Piece = {
      name: "plant",
      box: { center: [x, y], width_in: wide + 2, depth_in: wide + 2, rotation_deg: 0 },
      top_in: 40,
      walkedOn: true,
      put: () => undefined,
    };
    if (ground.ways.some((span) => distance(span.from, [x, y]) < 34 || distance(span.to, [x, y]) < 34))
      continue;
    if (!isFree(ground, room.pieces, piece)) continue;
    room.pieces.push(piece);
    room.last.push((sketch) => plant(sketch, x, y, wide));
    count++;
  }
  if (count > 0) room.has.add("plants");
  return count;
}

/** Side tables with lamps at the ends of a sofa, else a floor lamp. */
export function addSideTables(room: Arrangement, sofa: Piece): void {
  const { box } = sofa;
  for (const side of [-1, 1]) {
    const place = (out: number): Point =>
      onPlan(box, [side * (box.width_in / 2 + out), box.depth_in / 2 - 15]);
    const table = { center: place(12), width_in: 21, depth_in: 21, rotation_deg: box.rotation_deg };
    if (!room.add([reserved("side table", table)], { clear_in: 0 })) continue;
    room.last.push((sketch) => {
      const item = sketch.items.find(
        (each) => each.kind === "sofa" && distance(each.at_in, box.center) < box.depth_in / 2,
      );
      const out = item ? (item.width_in - box.width_in) / 2 + 12 : 12;
      const [x, y] = place(out);
      if (!sideTable(sketch, x, y)) floorLamp(sketch, x, y);
    });
  }
}

/** A picture over a piece. One that is asked for hangs where a wall is free if it cannot hang there. */
export function addPicture(room: Arrangement, piece: Piece | null, wide_in: number): void {
  const { ground } = room.with;
  if (room.with.avoids("wall_art")) return;
  const over = piece ? placesOver(ground, piece, wide_in) : [];
  const places = room.with.wants("wall_art") ? [...over, ...freeOfOpenings(ground, wide_in)] : over;
  room.last.push((sketch) => {
    places.some(({ face, offset }) => print(sketch, face.id, coordinateOn(face, offset), wide_in));
  });
}

interface WallPlace {
  face: Ground["faces"][number];
  offset: number;
}

function placesOver(ground: Ground, { box }: Piece, wide_in: number): WallPlace[] {
  const { back } = axesOf(box);
  for (const face of ground.faces) {
    if (face.kind !== "wall" || dot(face.inward, back) > -0.9) continue;
    const offset = dot(minus(box.center, face.from), face.along);
    const gap = dot(minus(box.center, face.from), face.inward) - box.depth_in / 2;
    if (gap > 14 || gap < -1 || offset < 0 || offset > face.length_in) continue;
    return isUncut(ground, { face, offset }, wide_in) ? [{ face, offset }] : [];
  }
  return [];
}

/** The middles and thirds of the walls, the longest first. */
const freeOfOpenings = (ground: Ground, wide_in: number): WallPlace[] =>
  ground.faces
    .filter(({ kind, length_in }) => kind === "wall" && length_in >= wide_in + 24)
    .toSorted((a, b) => b.length_in - a.length_in)
    .flatMap((face) => [1 / 2, 1 / 3, 2 / 3].map((share) => ({ face, offset: share * face.length_in })))
    .filter((place) => isUncut(ground, place, wide_in));

/** Whether no door or window is in the place of a picture. */
const isUncut = ({ spans }: Ground, { face, offset }: WallPlace, wide_in: number): boolean =>
  spans.every(
    (span) =>
      span.face.id !== face.id ||
      span.to_in <= offset - wide_in / 2 - 6 ||
      span.from_in >= offset + wide_in / 2 + 6,
  );

/** Curtains, and a fan or a light on the ceiling above a point. */
export function addLightAndCurtains(room: Arrangement, [x, y]: Point, fan: boolean): void {
  room.last.push((sketch: RoomSketch) => {
    curtains(sketch);
    const high = ceilingAt(sketch.plan.plan, [x, y]);
    const isIndoor = (offer: Offer) => !isOutdoor(offer) && offer.product.child !== "outdoor-fans";
    const isAsked = sketch.palette.products?.some(({ slot }) => slot === "fan");
    if ((fan && high >= 96 && sketch.turn % 2 === 0) || isAsked) {
      const item = sketch.maybe(x, y, 0, "ceiling_fan", {
        most: { width: 60.2, height: high - 82 },
        accepts: isIndoor,
      });
      if (item && sketch.ifFree(item)) return;
    }
    sketch.ifFree(sketch.maybe(x, y, 0, "ceiling_light", { most: { width: 36 } }));
  });
}

/**
 * A dresser or a sideboard on a stretch of wall, with things on it. Where none is sold that fits, another low cabinet takes
 * its place, if nobody asked for one. Null where it isn't wanted.
 */
export function chestOn(
  room: Arrangement,
  stretch: Stretch,
  offset: number,
  wide_in: number,
  name: "dresser" | "sideboard",
): Piece | null {
  const { ground, sizes, brief } = room.with;
  if (brief.bars.some(({ kind, word }) => kind === "thing" && word === name)) return null;
  const most = { width: wide_in + 12, depth: 20 };
  const isNamed = (offer: Offer) => isChest(offer) && furnishings.get(name)!(offer);
  const own = sizes.largest(name, "media", isNamed, most);
  const size = own ?? (room.with.wants(name) ? null : sizes.largest("chest", "media", isChest, most));
  if (!size) return null;
  const frame = ground.against(stretch.face, offset);
  return {
    name,
    box: boxFrom(frame, 0, size.depth / 2, size.width, size.depth),
    top_in: 36,
    put: (sketch) => {
      const item = sketch.maybeOn(stretch.face.id, coordinateOn(stretch.face, offset), "media", {
        wide: wide_in,
        most: { width: wide_in + 12, height: 40, depth: 20 },
        least: { width: 36 },
        accepts: own ? isNamed : isChest,
      });
      if (item) onTop(sketch, item, ["vase", "candle"], 0, 0, 12);
    },
  };
}

/** A sideboard that somebody asked for in a room that is no dining room, on any free stretch of wall. */
export function addSideboard(room: Arrangement): boolean {
  for (const stretch of room.with.ground.stretches(36, 44).filter(({ face }) => face.kind === "wall"))
    for (const offset of offsetsOn(stretch, 62)) {
      const chest = chestOn(room, stretch, offset, 54, "sideboard");
      if (!chest || !isReachable(room, chest, 20) || !room.add([chest])) continue;
      room.has.add("sideboard");
      room.says.push(`The sideboard is on ${wallWords(stretch.face.id)}.`);
      return true;
    }
  return false;
}

/** Whether somebody can stand before it, so deep. */
export function isReachable(room: Arrangement, { box }: Piece, deep_in: number): boolean {
  const reach = boxFrom(box, 0, box.depth_in / 2 + deep_in / 2 + 1, box.width_in - 4, deep_in);
  const others = room.pieces.filter(({ walkedOn }) => !walkedOn);
  return isFree(room.with.ground, others, reserved("reach", reach, 0.5));
}

const isChest = ({ model, height_in, width_in }: Offer): boolean =>
  model?.params.form === "console" && height_in <= 40 && width_in >= 36;

/** The middle of a frame's surroundings: so far before it. */
export const pointBefore = (frame: Frame, out: number): Point => onPlan(frame, [0, -out]);
