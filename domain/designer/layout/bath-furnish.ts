import type { RoomItem } from "../../../contract/design/room-design.ts";
import {
  alcoveTub,
  cornerShower,
  type ShowerPlan,
  shower,
  toilet,
  vanity,
  windowAt,
} from "../sketch/bath-sets.ts";
import { bathMat, plant, vanityThings } from "../sketch/props.ts";
import type { PlaceOptions, RoomSketch } from "../sketch/room-sketch.ts";
import { hangPaper, hangTowels } from "./bath-accessories.ts";
import type { BathRoom, Piece } from "./bath-pieces.ts";
import { before, middleOf, rectOf, share, sideOf } from "./floor-rects.ts";
import { aroundMiddle, hang } from "./overhead.ts";
import { isFree, type SpanWall } from "./wall-spans.ts";

/** Puts fixtures in with what belongs to them, bathing first, small things last. */
export function furnishBath(
  sketch: RoomSketch,
  room: BathRoom,
  pieces: readonly Piece[],
  curb_in: number | undefined,
): void {
  for (const piece of pieces) {
    const { wall, at, slot } = piece;
    if (piece.kind === "alcove_tub")
      alcoveTub(sketch, wall.id, at, fittingWall(room, piece, pieces), sized(piece, 0.2));
    else if (piece.kind === "free_tub")
      sketch.on(wall.id, at, "free_tub", { ...sized(piece, 9), gap: piece.gap });
    else if (piece.kind === "shower") putShower(sketch, room, piece, pieces, curb_in);
    else if (piece.kind === "toilet")
      toilet(sketch, wall.id, at, { most: { width: slot.wide + 0.1, depth: slot.deep + 0.1 } });
    else if (piece.kind === "vanity") putVanity(sketch, piece);
    else
      sketch.on(wall.id, at, "tall_cabinet", {
        wide: slot.wide,
        most: { width: slot.wide + 0.2, height: Math.min(90, sketch.plan.plan.ceiling_height_in - 2) },
        size: { width: slot.wide },
      });
  }
  overheadFor(sketch, room, pieces);
  smallThings(sketch, room, pieces);
}

const sized = ({ slot }: Piece, less_in: number): PlaceOptions => ({
  wide: slot.wide,
  most: { width: slot.wide + 0.1, depth: slot.deep + 0.1 },
  least: { width: slot.wide - less_in },
});

function putVanity(sketch: RoomSketch, piece: Piece): void {
  const { slot, wall, at } = piece;
  const words = slot.place === "lavatory" ? { words: ["console", "ada"] } : {};
  const less = slot.place === "small_lavatory" ? 4 : slot.place === "lavatory" ? 7 : 1.7;
  const basin = vanity(sketch, wall.id, at, { place: slot.place, ...sized(piece, less), ...words });
  mirrorOver(sketch, basin, piece);
  vanityThings(sketch, basin);
}

/** Where the usual mirror or light finds no place, narrower ones do. */
function mirrorOver(sketch: RoomSketch, basin: RoomItem, { wall, at }: Piece): void {
  const height = sketch.plan.plan.ceiling_height_in - 56;
  const wide = basin.width_in;
  const isBare = (width: number, below: number) =>
    !windowAt(sketch, wall.id, at - width / 2 - 1, at + width / 2 + 1, below);
  const hangs = (kind: string) => sketch.items.some((item) => item.kind === kind && item.against === wall.id);
  if (!hangs("mirror"))
    for (const width of [wide + 8, wide + 2, 15.1])
      if (
        isBare(Math.min(width, 24), 70) &&
        sketch.ifFree(sketch.maybeOn(wall.id, at, "narrow_mirror", { wide, most: { width, height } }))
      )
        break;
  if (hangs("light") || !isBare(16, 80)) return;
  for (const width of [wide + 2, 16, 9])
    for (const place of ["vanity_light", "sconce"])
      if (sketch.ifFree(sketch.maybeOn(wall.id, at, place, { most: { width } }))) return;
}

/** The short walls at a piece's ends, low then high. */
function endWalls({ walls }: BathRoom, { wall, rect }: Piece): (SpanWall | undefined)[] {
  const [low, high] = sideOf(rect, wall.inward);
  const [x, y] = middleOf(rect);
  const across = wall.axis === 0 ? y : x;
  return [low, high].map((end) =>
    walls.find(
      (each) =>
        each.axis !== wall.axis &&
        Math.abs(each.line - end) < 5.5 &&
        each.from <= across &&
        each.to >= across,
    ),
  );
}

/** Where valve and spout go: the end wall in the corner, rather one that has other plumbing and no window. */
function fittingWall(room: BathRoom, piece: Piece, pieces: readonly Piece[]): string {
  const [low, high] = endWalls(room, piece);
  const [x, y] = middleOf(piece.rect);
  // a pane at the wet end leaves no room for a rain shower beside it
  const isAcross = piece.glass === "panel" && piece.ends !== "both" && piece.ends !== piece.open;
  if (isAcross) return piece.wall.id;
  const isBare = (wall: SpanWall | undefined): wall is SpanWall => {
    const at = wall?.axis === 0 ? x : y;
    return wall !== undefined && !wall.openings.some(({ from, to }) => from < at + 8 && to > at - 8);
  };
  const end = piece.ends === "both" && piece.glass === "panel" ? piece.open : piece.ends;
  const ends = (end === "high" ? [high] : end === "low" ? [low] : [low, high]).filter(isBare);
  const wet = (wall: SpanWall) => pieces.filter((each) => each.wall.id === wall.id).length;
  const [best] = ends.sort((a, b) => wet(b) - wet(a));
  return (best ?? piece.wall).id;
}

const letters = ["e", "n", "w", "s"] as const;

function putShower(
  sketch: RoomSketch,
  room: BathRoom,
  piece: Piece,
  pieces: readonly Piece[],
  curb_in: number | undefined,
): void {
  const { wall, at, slot, ends, glass } = piece;
  const fitting = fittingWall(room, piece, pieces);
  if (glass === "enclosure") {
    const [low, high] = endWalls(room, piece);
    cornerShower(sketch, wall.id, at, ((ends === "low" ? low : high) ?? wall).id);
    return;
  }
  const isClosed = glass === "panel" || glass === "side";
  // the short side away from the corner, where there is no wall
  const open = ends === "both" || !isClosed ? null : ends === "low" ? "high" : "low";
  const upwards = wall.axis === 0 ? 0 : 1;
  const plan: ShowerPlan = {
    fitting,
    front: glass === "sliding" ? "sliding" : glass === "panel" ? "panel" : "none",
    wide: slot.wide,
    deep: slot.deep,
    pane_in: 34.4,
    ...(open ? { side: letters[open === "high" ? upwards : upwards + 2]! } : {}),
    ...(curb_in === undefined ? {} : { curb_in }),
  };
  // a pane stands at the low end of walls that look south or east, unless it leans
  const paneEnd = glass === "panel" ? (piece.open === "low" ? "high" : "low") : null;
  const usualEnd = wall.inward === 3 || wall.inward === 0 ? "low" : "high";
  shower(sketch, wall.id, at, paneEnd && paneEnd !== usualEnd ? { ...plan, lean: -1 } : plan);
}

/** Fan over what is wet, light in the middle; both where nothing reaches up to them. */
function overheadFor(sketch: RoomSketch, room: BathRoom, pieces: readonly Piece[]): void {
  const wet = pieces.filter(({ entry }) => entry.length > 0);
  const seats = pieces.filter(({ kind }) => kind === "toilet");
  const over = [...wet, ...seats].map(({ rect }) => middleOf(rect));
  const aside = wet.map(({ rect, front }) => middleOf(before(rect, front, 20)));
  hang(sketch, room.floor, "ceiling_light", [...aroundMiddle(room.floor), ...wallMiddles(room)]);
  hang(sketch, room.floor, "bath_fan", [...over, ...aside, ...wallMiddles(room)]);
}

const wallMiddles = ({ walls }: BathRoom): [number, number][] =>
  walls.map((wall) => {
    const along = (wall.from + wall.to) / 2;
    const into = wall.line + (wall.inward < 2 ? 24 : -24);
    return wall.axis === 0 ? [along, into] : [into, along];
  });

function smallThings(sketch: RoomSketch, room: BathRoom, pieces: readonly Piece[]): void {
  const taken = pieces.map(({ rect }) => rect);
  const wet = pieces.find(({ entry }) => entry.length > 0);
  const basin = pieces.find(({ kind }) => kind === "vanity");
  const towels = wet ?? basin;
  if (towels) hangTowels(sketch, room, taken, towels);
  for (const seat of pieces) if (seat.kind === "toilet") hangPaper(sketch, room, pieces, seat);
  if (wet && wet.glass !== "panel") {
    const [entry] = wet.entry;
    const [x, y] = middleOf(before(wet.rect, entry!.way, 24));
    bathMat(sketch, x, y, entry!.way % 2 === 1 ? 0 : 90);
  }
  if (room.area_sqft > 55) standPlant(sketch, room, pieces);
}

function standPlant(sketch: RoomSketch, room: BathRoom, pieces: readonly Piece[]): void {
  const wide = 17;
  const { x0, y0, x1, y1 } = room.floor.bounds;
  const keep = pieces.flatMap((piece) => [
    piece.rect,
    before(piece.rect, piece.front, 30),
    ...piece.entry.map(({ way }) => before(piece.rect, way, 24)),
  ]);
  const half = wide / 2 + 1;
  for (const x of [x0 + half, x1 - half])
    for (const y of [y0 + half, y1 - half]) {
      const rect = rectOf(x, y, wide, wide);
      if (!isFree(room.floor, rect, []) || keep.some((each) => share(each, rect))) continue;
      plant(sketch, x, y, wide - 1);
      return;
    }
}
