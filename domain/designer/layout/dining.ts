import { printLength } from "../../catalog/printed-lengths.ts";
import { axesOf } from "../../room/geometry/oriented-box.ts";
import { distance, dot } from "../../room/geometry/point.ts";
import { curtains } from "../sketch/props.ts";
import type { TableKind } from "../sketch/table-sets.ts";
import { Arrangement, Arranging, layoutsOf, wallWords } from "./arranging.ts";
import { addBookcases, addPicture, addPlants, addReadingCorner, chestOn, isReachable } from "./extras.ts";
import type { LayoutInput, LayoutProblem, Layouts, Search } from "./layout.types.ts";
import { bestOfEach, offsetsOn } from "./living-groups.ts";
import { lightOverTable, placesAtTable, type TableSet, tableKinds, tablePlaces, tableSet } from "./tables.ts";

/** Dining rooms: a table by the room's size, a sideboard, a light above. */
export function* diningLayouts(input: LayoutInput): Search<Layouts> {
  const arranging = new Arranging(input);
  let kinds = tableKinds(arranging, false, { isNeeded: true });
  let begun = yield* begunWith(arranging, kinds);
  if (begun.length === 0) {
    kinds = tableKinds(arranging, false, { any: true, isNeeded: true });
    begun = yield* begunWith(arranging, kinds);
  }
  const problems: LayoutProblem[] = [];
  if (begun.length === 0)
    problems.push({
      feature: null,
      words: "There isn't room for a table with four chairs once the doors and walkways are clear.",
    });
  const short = begun.length > 0 ? seatsMissing(arranging, kinds, begun) : null;
  if (short) problems.push(short);
  const picked = bestOfEach(
    begun,
    ({ set }) => tableWords(set),
    ({ room }) => room.finalScore,
    2,
  )
    .sort((a, b) => b.room.finalScore - a.room.finalScore)
    .slice(0, 8);
  const rooms: Arrangement[] = [];
  for (const { room, set } of picked) {
    rooms.push(...complete(room, set));
    yield;
  }
  return yield* layoutsOf(rooms, input, problems);
}

/** Rooms with nothing but a table so far, as near the middle as it stands well. */
function* begunWith(
  arranging: Arranging,
  kinds: readonly TableKind[],
): Search<{ room: Arrangement; set: TableSet }[]> {
  const { ground } = arranging;
  const begun: { room: Arrangement; set: TableSet }[] = [];
  for (const kind of kinds)
    for (const clear_in of [24, 16, 8, 2]) {
      const sets = tablePlaces(arranging, [], kind, {
        clear_in,
        near: ground.middle,
        withRug: true,
        step_in: 6,
      });
      const best = bestOfEach(
        sets,
        ({ frame }) =>
          `${frame.rotation_deg} ${Math.round((frame.center[0] - ground.middle[0]) / 14)} ${Math.round((frame.center[1] - ground.middle[1]) / 14)}`,
        ({ frame }) => -distance(frame.center, ground.middle),
        1,
      );
      for (const set of best.slice(0, 8)) {
        const room = new Arrangement(arranging, set.pieces, [placesAtTable(set)], 0);
        if (room.ways_in < 24) continue;
        room.score = setScore(arranging, set, clear_in);
        begun.push({ room, set });
        yield;
      }
      yield;
      if (sets.length > 0) break;
    }
  return begun;
}

/** Why no table seats as many people as the brief asks for; null if one does. */
function seatsMissing(
  arranging: Arranging,
  kinds: readonly TableKind[],
  begun: readonly { set: TableSet }[],
): LayoutProblem | null {
  const { seats } = arranging.input.brief;
  if (seats === null || begun.some(({ set }) => set.kind.seats >= seats)) return null;
  const most = Math.max(0, ...kinds.map((kind) => kind.seats));
  const kind = kinds.filter((each) => each.seats >= seats).at(-1);
  if (!kind)
    return {
      feature: "seats",
      words: `The largest ${kinds.every(({ round }) => round) ? "round table" : "table"} here seats ${most}, not ${seats}.`,
    };
  const { reach } = tableSet(arranging, { center: arranging.ground.middle, rotation_deg: 0 }, kind, false);
  const { left, right, bottom, top } = arranging.ground.bounds;
  const sides = [right - left, top - bottom].sort((a, b) => b - a);
  const takes = [reach.width, reach.depth].map((side) => printLength(Math.ceil(side)));
  const has = sides.map((side) => printLength(Math.floor(side)));
  return {
    feature: "seats",
    words: `A table for ${seats} with its chairs takes ${takes.join(" × ")} of floor, clear of doors and walkways; the room is ${has.join(" × ")}.`,
  };
}

function setScore({ ground, input }: Arranging, { kind, frame }: TableSet, clear_in: number): number {
  const { left, right, bottom, top } = ground.bounds;
  const isWide = right - left >= top - bottom;
  const isAlong = (frame.rotation_deg === 0) === isWide;
  const usual = ground.area_sqft < 105 ? 4 : ground.area_sqft < 165 ? 6 : 8;
  const seats = input.brief.seats ?? usual;
  const short = input.brief.seats === null ? 0 : Math.max(0, seats - kind.seats);
  const off = distance(frame.center, ground.middle);
  return (
    30 -
    Math.abs(kind.seats - seats) * 3 -
    short * 6 -
    (kind.round && ground.area_sqft > 115 ? 3 : 0) +
    (kind.round || isAlong ? 4 : 0) -
    (24 - clear_in) / 2 -
    off / 6
  );
}

const tableWords = ({ kind, frame }: TableSet): string =>
  kind.round
    ? `round table for ${kind.seats}`
    : `table for ${kind.seats} running ${frame.rotation_deg === 0 ? "east to west" : "north to south"}`;

/** The room with its sideboard on one wall, on another one, and with none where none fits. */
function complete(begun: Arrangement, set: TableSet): Arrangement[] {
  begun.has.add("dining_table");
  begun.seats = set.kind.seats;
  begun.words.push(tableWords(set));
  begun.says.push(`The table seats ${set.kind.seats}.`);
  const rooms: Arrangement[] = [];
  const walls = new Set<string>();
  for (let count = 0; count < 3; count++) {
    const room = begun.copy();
    const wall = addSideboard(room, set, walls);
    if (!wall && count > 0) break;
    if (wall) walls.add(wall);
    room.score -= count * 3;
    finishRoom(room, set);
    rooms.push(room);
  }
  return rooms;
}

function addSideboard(room: Arrangement, set: TableSet, not: ReadonlySet<string>): string | null {
  const { ground } = room.with;
  const table = set.pieces[0]!;
  const { right } = axesOf(table.box);
  const places = ground
    .stretches(36, 56)
    .filter(({ face }) => face.kind === "wall" && !not.has(face.id))
    .flatMap((stretch) => {
      const { face } = stretch;
      const isLong = Math.abs(dot(face.along, right)) > 0.9;
      const own = dot([table.box.center[0] - face.from[0], table.box.center[1] - face.from[1]], face.along);
      const inside = [own, ...offsetsOn(stretch, 62)].filter(
        (at) => at - 31 >= stretch.from_in && at + 31 <= stretch.to_in,
      );
      return inside.map((offset) => ({
        stretch,
        offset,
        rank: (isLong ? 0 : 12) + Math.abs(offset - own) / 2,
      }));
    })
    .sort((a, b) => a.rank - b.rank);
  for (const { stretch, offset } of places) {
    const chest = chestOn(room, stretch, offset, 54, "sideboard");
    if (!chest || !isReachable(room, chest, 10) || !room.add([chest])) continue;
    room.words.push(`sideboard on ${wallWords(stretch.face.id)}`);
    room.says.push(`The sideboard is on ${wallWords(stretch.face.id)}, within reach of the table.`);
    room.score += 6;
    room.has.add("sideboard");
    return stretch.face.id;
  }
  return null;
}

function finishRoom(room: Arrangement, set: TableSet): void {
  const { with: arranging } = room;
  if (arranging.wants("bookcase")) addBookcases(room, 2);
  if (arranging.wants("reading_chair")) addReadingCorner(room);
  addPicture(room, room.pieces.find(({ name }) => name === "sideboard") ?? null, 36);
  if (!arranging.avoids("plants")) addPlants(room, 2);
  room.last.push(lightOverTable(set), curtains);
}
