import { distance, type Point } from "../../room/geometry/point.ts";
import { Arrangement, Arranging, layoutsOf, wallWords } from "./arranging.ts";
import {
  addBookcases,
  addLightAndCurtains,
  addOttoman,
  addPicture,
  addPlants,
  addReadingCorner,
  addReadingLamp,
  addSideboard,
  addSideTables,
  pointBefore,
} from "./extras.ts";
import type { LayoutInput, LayoutProblem, Layouts, Search } from "./layout.types.ts";
import { bestOfEach, type Group, groups, isForTwo, withoutTable } from "./living-groups.ts";
import { seatPoints } from "./pieces.ts";
import { type Seats, seatsAround } from "./seats.ts";
import { lightOverTable, placesAtTable, tableKinds, tablePlaces } from "./tables.ts";

/** Living rooms: a sofa before a screen or seats for talk, then what else the room holds. */
export function* livingLayouts(input: LayoutInput): Search<Layouts> {
  const arranging = new Arranging(input);
  const all = (yield* groups(arranging)).sort((a, b) => b.score - a.score);
  const begun: Begun[] = [];
  for (const group of all.slice(0, 30)) {
    begun.push(...begin(arranging, group));
    yield;
  }
  const problems: LayoutProblem[] = [];
  if (begun.length === 0)
    problems.push({
      feature: null,
      words: "There isn't room for a sofa once the doors and walkways are clear.",
    });
  const picked = bestOfEach(
    begun,
    ({ room }) => room.words.join(),
    ({ room }) => room.finalScore,
    1,
  )
    .sort((a, b) => b.room.finalScore - a.room.finalScore)
    .slice(0, 12);
  for (const { room, group } of picked) {
    yield* complete(room, group);
  }
  return yield* layoutsOf(
    picked.map(({ room }) => room),
    input,
    problems,
  );
}

interface Begun {
  room: Arrangement;
  group: Group;
}

/** The group with its best seats, without its table where that is in the way. */
function begin(arranging: Arranging, group: Group): Begun[] {
  const whole = seated(arranging, group);
  const bare = whole.some(({ room }) => room.ways_in >= 36) ? null : withoutTable(group);
  return bare ? [...whole, ...seated(arranging, bare)] : whole;
}

/** The group with its best seats, in two ways where both leave good walkways. */
function seated(arranging: Arranging, group: Group): Begun[] {
  const sofa = group.pieces.find(({ name }) => name === "sofa")!;
  const places = [seatPoints(sofa)];
  const bare = new Arrangement(arranging, group.pieces, places, group.score);
  if (bare.ways_in < 24) return [];
  const found: Begun[] = [];
  for (const seats of seatsAround(arranging, group)) {
    const room = new Arrangement(arranging, [], [], group.score);
    room.pieces.push(...group.pieces);
    room.places.push(...places);
    room.ways_in = bare.ways_in;
    const more = seats.pieces.filter(({ name }) => name === "sofa").map(seatPoints);
    if (!room.add(seats.pieces, { clear_in: 2, places: more })) continue;
    room.score += seats.score + crowd(arranging, group, seats);
    tell(room, group, seats);
    found.push({ room, group });
    if (found.length === 2) break;
  }
  return found;
}

/** Seats for two in a small room are enough; a large one looks empty with them. */
function crowd({ ground }: Arranging, group: Group, { count }: Seats): number {
  const sofa = isForTwo(group) ? 2 : group.size === "sectional" ? 4 : 3;
  const wanted = ground.area_sqft < 130 ? 4 : ground.area_sqft < 220 ? 5 : 6;
  return -3 * Math.abs(sofa + count - wanted);
}

const sizeWords = {
  large: "sofa",
  medium: "sofa",
  small: "loveseat",
  compact: "loveseat",
  sectional: "sectional",
} as const;

function tell(room: Arrangement, group: Group, seats: Seats): void {
  const sofa = sizeWords[group.size];
  const side = ["south", "east", "north", "west"][Math.round(group.frame.rotation_deg / 90) % 4];
  if (group.size === "sectional") room.has.add("sectional");
  if (group.type === "media") {
    room.has.add("media_wall");
    room.words.push(`${sofa} facing a screen on ${wallWords(group.wall!)}`);
    room.says.push(`The ${sofa} faces the screen on ${wallWords(group.wall!)}.`);
  } else if (group.wall) {
    room.words.push(`${sofa} on ${wallWords(group.wall)}`);
    room.says.push(`The ${sofa} has its back to ${wallWords(group.wall)}, and the seats face each other.`);
  } else {
    room.words.push(`${sofa} in the room, looking ${side}`);
    room.says.push(`The ${sofa} stands in the room and looks ${side}, with a way behind it.`);
  }
  if (seats.words) {
    room.words.push(seats.words);
    const seated = seats.words.replace("it", `the ${sofa}`);
    room.says.push(seated.startsWith("two") ? `There are ${seated}.` : `There is ${seated}.`);
  }
  if (room.ways_in >= 36) room.says.push(`The walkways between the doors are 36" wide or more.`);
}

function* complete(room: Arrangement, group: Group): Search<void> {
  const { with: arranging } = room;
  const sofa = group.pieces.find(({ name }) => name === "sofa")!;
  const wantsTable = arranging.wants("dining_table");
  const isLarge = arranging.ground.area_sqft > 290 && !arranging.avoids("dining_table");
  if (wantsTable || isLarge) yield* addTable(room, group);
  yield;
  const area = arranging.ground.area_sqft;
  const wantsChair = arranging.wants("reading_chair");
  const hasCorner =
    (wantsChair || (area > 190 && !arranging.avoids("reading_chair"))) && addReadingCorner(room);
  if (wantsChair && !hasCorner) addReadingLamp(room);
  if (arranging.wants("bookcase") || (area > 130 && !arranging.avoids("bookcase")))
    addBookcases(room, area > 180 ? 3 : 2);
  if (arranging.wants("ottoman")) addOttoman(room);
  if (arranging.wants("sideboard")) addSideboard(room);
  addSideTables(room, sofa);
  const isAtWall = (group.wall !== null && group.type === "talk") || !group.floats;
  addPicture(room, isAtWall ? sofa : null, 36);
  if (!arranging.avoids("plants")) addPlants(room, area > 200 ? 3 : 2);
  addLightAndCurtains(room, pointBefore(group.frame, group.kind.most_in.depth + 30), true);
  room.score +=
    (room.has.has("bookcase") ? 2 : 0) +
    (room.has.has("dining_table") ? 14 : 0) +
    (room.has.has("plants") ? 1 : 0);
}

function* addTable(room: Arrangement, group: Group): Search<void> {
  const { with: arranging } = room;
  const middle: Point = pointBefore(group.frame, group.kind.most_in.depth + 28);
  const { bounds } = arranging.ground;
  // as far from the sofas as the room goes
  const ends: Point[] = [
    [bounds.left, bounds.bottom],
    [bounds.left, bounds.top],
    [bounds.right, bounds.bottom],
    [bounds.right, bounds.top],
  ];
  const near = ends.sort((a, b) => distance(b, middle) - distance(a, middle))[0]!;
  for (const kind of tableKinds(arranging, false, { isNeeded: arranging.wants("dining_table") })) {
    if (kind.seats > Math.max(6, arranging.input.brief.seats ?? 0)) continue;
    const places = tablePlaces(arranging, room.pieces, kind, { clear_in: 20, near, withRug: false });
    for (const set of places.slice(0, 3)) {
      if (!room.add(set.pieces, { places: [placesAtTable(set)] })) continue;
      room.has.add("dining_table");
      room.seats = kind.seats;
      room.words.push(`table for ${kind.seats}`);
      room.says.push(`A dining table seats ${kind.seats} at the other end of the room.`);
      room.last.push(lightOverTable(set));
      return;
    }
    yield;
  }
}
