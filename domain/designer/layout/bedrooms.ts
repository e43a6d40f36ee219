import { clearZoneOf } from "../../room/geometry/openings.ts";
import { boxesApart, type OrientedBox, onPlan } from "../../room/geometry/oriented-box.ts";
import { dot, minus, type Point } from "../../room/geometry/point.ts";
import type { Feature } from "../brief/brief.types.ts";
import type { Offer } from "../offer.types.ts";
import { bedGroup } from "../sketch/seating-sets.ts";
import { Arrangement, Arranging, layoutsOf, wallWords } from "./arranging.ts";
import {
  addBookcases,
  addLightAndCurtains,
  addOttoman,
  addPicture,
  addPlants,
  addReadingCorner,
  chestOn,
  isReachable,
} from "./extras.ts";
import { boxFrom, coordinateOn, type Stretch } from "./ground.ts";
import type { LayoutInput, LayoutProblem, Layouts, Search } from "./layout.types.ts";
import { bestOfEach, offsetsOn } from "./living-groups.ts";
import { consoleSize, isFree, mediaPiece, type Piece, reserved } from "./pieces.ts";

interface BedSize {
  name: string;
  wide_in: number;
  feature: Feature | null;
}
const bedSizes: readonly BedSize[] = [
  { name: "king bed", wide_in: 80, feature: "king_bed" },
  { name: "queen bed", wide_in: 64, feature: "queen_bed" },
  // no queen bed is so narrow
  { name: "full bed", wide_in: 57, feature: null },
];

interface Bed {
  size: BedSize;
  bed: Piece;
  pieces: Piece[];
  places: Point[][];
  wall: string;
  stands: number;
  score: number;
}

/** Bedrooms: the bed on its best wall, then a chest, a chair and what else fits. */
export function* bedroomLayouts(input: LayoutInput): Search<Layouts> {
  const arranging = new Arranging(input);
  const all: Bed[] = [];
  for (const size of bedSizes) {
    // a full bed is for rooms that hold no larger one well
    const ways = new Set(
      all.filter(({ score }) => score > 10).map(({ wall, size: each }) => wall + each.name),
    );
    if (size.feature === null && ways.size >= 3) continue;
    if (wanted(arranging, size)) all.push(...(yield* beds(arranging, size)));
  }
  const best = bestOfEach(
    all,
    ({ wall, size, stands }) => `${wall} ${size.name} ${stands}`,
    ({ score }) => score,
    2,
  );
  const begun: { bed: Bed; room: Arrangement }[] = [];
  for (const bed of best) {
    const room = new Arrangement(arranging, bed.pieces, bed.places, bed.score);
    if (room.ways_in >= 24) begun.push({ bed, room });
    yield;
  }
  const problems: LayoutProblem[] = [];
  if (begun.length === 0)
    problems.push({
      feature: null,
      words: "There isn't room for a bed and a walkway beside it once the doors are clear.",
    });
  const picked = bestOfEach(
    begun,
    ({ bed }) => `${bed.wall} ${bed.size.name}`,
    ({ room }) => room.finalScore,
    1,
  )
    .sort((a, b) => b.room.finalScore - a.room.finalScore)
    .slice(0, 7);
  const rooms: Arrangement[] = [];
  for (const { room, bed } of picked) {
    rooms.push(...complete(room, bed));
    yield;
  }
  return yield* layoutsOf(rooms, input, problems);
}

/** A king bed where it is wished for or the room is large, and the other way around. */
function wanted(arranging: Arranging, { feature, name }: BedSize): boolean {
  if (feature && arranging.avoids(feature)) return false;
  if (feature && arranging.wants(feature)) return true;
  const { area_sqft } = arranging.ground;
  if (name === "king bed") return area_sqft > 150;
  return true;
}

const isStand = (offer: Offer) => offer.model?.params.form === "console" && offer.height_in <= 30;

function* beds(arranging: Arranging, size: BedSize): Search<Bed[]> {
  const { ground, sizes } = arranging;
  const wide = size.wide_in;
  const sold = sizes.largest(`bed ${wide}`, "bed", (offer) => offer.width_in >= wide - 8, {
    width: wide + 6,
    depth: 92,
  });
  // a place without a product where no beds are sold at all
  const measure = sold ?? (arranging.input.offers.has("bed") ? null : { width: wide, depth: 84 });
  if (!measure) return [];
  const stand = sizes.largest("stand", "media", isStand, { width: 28, depth: 20 }) ?? {
    width: 24,
    depth: 18,
  };
  const found: Bed[] = [];
  for (const stretch of ground.stretches(26, measure.width + 2))
    for (const sides of [[-1, 1], [-1], [1], []]) {
      const need = measure.width + (sides.length * 2) / 2;
      for (const offset of offsetsOn(stretch, need)) {
        const bed = bedAt(arranging, stretch, offset, { size, sides, measure, stand });
        if (bed) found.push(...bed);
      }
      yield;
    }
  return found;
}

function bedAt(
  arranging: Arranging,
  { face }: Stretch,
  offset: number,
  of: {
    size: BedSize;
    sides: readonly number[];
    measure: { width: number; depth: number };
    stand: { width: number; depth: number };
  },
): Bed[] {
  const { ground } = arranging;
  const { size, sides, measure, stand } = of;
  const at = (along: number, width: number, depth: number): OrientedBox =>
    boxFrom(ground.against(face, offset + along, 0.5), 0, depth / 2, width, depth);
  const up = coordinateOn(face, 1) > coordinateOn(face, 0) ? 1 : -1;
  const bed: Piece = {
    name: "bed",
    box: at(0, measure.width, measure.depth),
    top_in: 52,
    put: (sketch) => {
      bedGroup(
        sketch,
        face.id,
        coordinateOn(face, offset),
        size.wide_in,
        sides.map((side) => side * up),
      );
    },
  };
  const aside = measure.width / 2 + 3 + stand.width / 2;
  const stands = sides.map((side) =>
    reserved("nightstand", at(side * aside, stand.width + 1, stand.depth), 26),
  );
  const pieces = [bed, ...stands];
  if (!pieces.every((piece) => isFree(ground, [], piece))) return [];
  const beside = (side: number): Point => {
    const box = at(side * (measure.width / 2 + 13), 1, 1);
    return onPlan(box, [0, -measure.depth * 0.55]);
  };
  // one gets up on the sides that have a nightstand; in a narrow room on one side without any
  const ways = sides.length > 0 ? [sides.map((side) => [beside(side)])] : [[[beside(-1), beside(1)]]];
  return ways.map((places) => ({
    size,
    bed,
    pieces,
    places,
    wall: face.id,
    stands: sides.length,
    score: bedScore(arranging, bed, sides.length, size) - (sides.length === 0 ? 12 : 0),
  }));
}

function bedScore({ ground, brief }: Arranging, bed: Piece, stands: number, size: BedSize): number {
  const side = (turn: number) =>
    ground.ahead(
      { center: bed.box.center, rotation_deg: (bed.box.rotation_deg + turn + 360) % 360 },
      bed.box.depth_in,
    );
  const off = Math.abs(side(90) - side(-90)) / 2;
  const covered = ground.covered(bed, 6).reduce((sum, { sill_in }) => sum + (sill_in < 36 ? 16 : 10), 0);
  const doors = ground.ways.reduce((sum, span) => {
    const zone = clearZoneOf(span)!;
    const near = boxesApart(zone, bed.box);
    const isBehind = dot(span.face.inward, minus(bed.box.center, span.from)) < bed.box.depth_in / 2 + 4;
    return sum + (near < 24 ? (24 - near) / 3 : 0) + (isBehind ? 5 : 0);
  }, 0);
  const wish = size.feature && brief.wants.includes(size.feature) ? 30 : 0;
  const area = ground.area_sqft;
  const fits =
    size.name === "king bed"
      ? area > 185
        ? 6
        : -2
      : size.name === "queen bed"
        ? area > 98
          ? 4
          : 0
        : area > 98
          ? -8
          : 2;
  return 30 + wish + fits + (stands === 2 ? 10 : 0) - Math.min(off, 60) / 5 - covered - doors;
}

const countWords = (stands: number) =>
  stands === 2 ? "two nightstands" : stands === 1 ? "one nightstand" : "one long side to the wall";

/** The room with its chest on one wall or on another one. */
function complete(begun: Arrangement, bed: Bed): Arrangement[] {
  const { with: arranging } = begun;
  begun.words.push(`${bed.size.name} on ${wallWords(bed.wall)}`, countWords(bed.stands));
  if (bed.size.feature) begun.has.add(bed.size.feature);
  begun.says.push(
    `The ${bed.size.name} has its head on ${wallWords(bed.wall)}, with ${countWords(bed.stands)}.`,
  );
  if (arranging.ground.windows.length > 0 && arranging.ground.covered(bed.bed, 6).length === 0)
    begun.says.push("No window is behind the headboard.");
  const rooms: Arrangement[] = [];
  const walls = new Set<string>();
  for (let count = 0; count < 2; count++) {
    const room = begun.copy();
    const wall = addChests(room, bed, walls);
    if (!wall && count > 0) break;
    if (wall) walls.add(wall);
    finishRoom(room, bed);
    if (count > 0) room.score -= 3;
    rooms.push(room);
  }
  return rooms;
}

/** A screen or a dresser, opposite the bed where that is free; both where both are wished for. */
function addChests(room: Arrangement, bed: Bed, not: ReadonlySet<string>): string | null {
  const { with: arranging } = room;
  if (!arranging.wants("media_wall")) return addChest(room, bed, not, "dresser");
  const wall = addChest(room, bed, not, "screen");
  if (arranging.wants("dresser")) addChest(room, bed, new Set(), "dresser");
  return wall;
}

/** The wall where it fits, or null if it fits nowhere. */
function addChest(
  room: Arrangement,
  bed: Bed,
  not: ReadonlySet<string>,
  what: "screen" | "dresser",
): string | null {
  const { ground, sizes } = room.with;
  const foot = ground.faces.find(({ id }) => id === bed.wall)!.inward;
  const places = ground
    .stretches(what === "screen" ? 70 : 36, 44)
    .filter(({ face }) => !not.has(face.id))
    .flatMap((stretch) => {
      const isOpposite = dot(stretch.face.inward, foot) < -0.9;
      return offsetsOn(stretch, 62).map((offset) => ({
        stretch,
        offset,
        rank:
          (isOpposite ? 0 : stretch.face.id === bed.wall ? 90 : 40) +
          Math.abs(offset - (stretch.from_in + stretch.to_in) / 2) / 4,
      }));
    })
    .sort((a, b) => a.rank - b.rank);
  for (const { stretch, offset } of places) {
    const piece =
      what === "screen"
        ? mediaPiece(ground, stretch, offset, 50, consoleSize(sizes, 50))
        : chestOn(room, stretch, offset, 54, "dresser");
    if (!piece || !isReachable(room, piece, 26) || !room.add([piece])) continue;
    room.has.add(what === "screen" ? "media_wall" : "dresser");
    room.words.push(`${what} on ${wallWords(stretch.face.id)}`);
    room.says.push(`The ${what} is on ${wallWords(stretch.face.id)}.`);
    room.score += 5;
    return stretch.face.id;
  }
  return null;
}

function finishRoom(room: Arrangement, { bed }: Bed): void {
  const { with: arranging } = room;
  const area = arranging.ground.area_sqft;
  if (arranging.wants("bookcase")) addBookcases(room, 2);
  if (arranging.wants("ottoman")) addOttoman(room);
  if (arranging.wants("reading_chair") || (area > 140 && !arranging.avoids("reading_chair")))
    if (addReadingCorner(room)) room.words.push("chair in the corner");
  addPicture(room, bed, 44);
  if (!arranging.avoids("plants")) addPlants(room, 1);
  addLightAndCurtains(room, onPlan(bed.box, [0, -bed.box.depth_in / 2 + 10]), true);
}
