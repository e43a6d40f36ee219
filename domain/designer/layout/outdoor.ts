import { add, distance, type Point, times } from "../../room/geometry/point.ts";
import type { Offer } from "../offer.types.ts";
import { outdoorLamps, pot } from "../sketch/outdoor-sets.ts";
import { Arrangement, Arranging, layoutsOf } from "./arranging.ts";
import { corners, pointBefore } from "./extras.ts";
import { coordinateOn } from "./ground.ts";
import type { LayoutInput, LayoutProblem, Layouts, Search } from "./layout.types.ts";
import { bestOfEach, type Group, groups, isForTwo, squareOf, withoutTable } from "./living-groups.ts";
import { addFirePit, addGrill, addLoungers, addPool, fireRing } from "./outdoor-zones.ts";
import { isFree, type Piece, seatPoints } from "./pieces.ts";
import { seatsAround } from "./seats.ts";
import { placesAtTable, tableKinds, tablePlaces } from "./tables.ts";

type Step = (room: Arrangement) => Search<Arrangement[]>;

const inOne = (step: (room: Arrangement) => Arrangement[]): Step =>
  function* (room) {
    yield;
    return step(room);
  };

/** Rooms that go on to the next step. */
const kept = 7;

/** Places outdoors: pool and grill first, as they are built in, then seats and table in either order. */
export function* outdoorLayouts(input: LayoutInput): Search<Layouts> {
  const arranging = new Arranging(input);
  const empty = new Arrangement(arranging, [], [], 30);
  const lounge = lounges(yield* groups(arranging, true));
  const table: Step = (room) => tables(arranging, room);
  const plans = stepsFor(arranging, lounge, table);
  const rooms: Arrangement[] = [];
  for (const steps of plans) rooms.push(...(yield* runSteps([empty], steps)));
  const picked = bestOfEach(
    rooms.filter((room) => room.words.length > 0),
    sortedWords,
    ({ finalScore }) => finalScore,
    1,
  )
    .sort((a, b) => b.finalScore - a.finalScore)
    .slice(0, 16);
  for (const room of picked) {
    finishRoom(room);
    yield;
  }
  const problems: LayoutProblem[] = [];
  if (picked.length === 0)
    problems.push({
      feature: null,
      words: "There isn't room for seats or a table once the doors are clear.",
    });
  return yield* layoutsOf(picked, input, problems);
}

/** What is put down in which order; several orders give several rooms. */
function stepsFor(arranging: Arranging, lounge: Step, table: Step): Step[][] {
  const { area_sqft } = arranging.ground;
  const wants = (feature: Parameters<Arranging["wants"]>[0]) => arranging.wants(feature);
  const has = (kind: string) => arranging.ground.plan.services.some((service) => service.kind === kind);
  const wantsPool = wants("pool") || (has("drain") && has("power_240") && !arranging.avoids("pool"));
  const wantsGrill = wants("grill") || (has("gas") && arranging.mayHave("grill", "grill"));
  const first: Step[] = [
    ...(wantsPool ? [inOne(addPool), inOne(addLoungers)] : []),
    ...(wantsGrill ? [inOne(addGrill)] : []),
  ];
  const pit: Step[] = wants("fire_pit") ? [inOne(addFirePit)] : [];
  const hasLounge = !arranging.avoids("lounge");
  const hasTable = !arranging.avoids("dining_table") && (wants("dining_table") || area_sqft > 120);
  const lounged = hasLounge ? [lounge] : [];
  const tabled = hasTable ? [table] : [];
  const orders: Step[][] = [
    [...first, ...lounged, ...tabled, ...pit],
    [...first, ...tabled, ...lounged, ...pit],
  ];
  if (!arranging.avoids("fire_pit")) orders.push([...first, inOne(fireRing), ...tabled]);
  if (!wants("dining_table")) orders.push([...first, ...lounged, ...pit]);
  if (!wants("dining_table") && !wants("lounge")) orders.push([...first, ...tabled]);
  // what only the pipes in the ground speak for may be left out
  if (wantsPool && !wants("pool")) orders.push([...lounged, ...tabled]);
  return orders;
}

/** Each step tries its places; one that finds none is left out. */
function* runSteps(rooms: Arrangement[], steps: readonly Step[]): Search<Arrangement[]> {
  let found = rooms;
  for (const step of steps) {
    const next: Arrangement[] = [];
    for (const room of found) {
      const more = yield* step(room);
      next.push(...(more.length > 0 ? more : [room]));
    }
    const different = bestOfEach(next, wordsAndPlaces, ({ finalScore }) => finalScore, 1);
    // several of each beginning, so that one good pool does not push out the others
    found = bestOfEach(
      different,
      ({ words }) => words[0] ?? "",
      ({ finalScore }) => finalScore,
      5,
    )
      .sort((a, b) => b.finalScore - a.finalScore)
      .slice(0, kept);
  }
  return found;
}

/** As `sortedWords`, with the part of the floor where each zone is. */
const wordsAndPlaces = (room: Arrangement): string =>
  [
    sortedWords(room),
    ...room.pieces
      .filter(({ name }) => ["sofa", "table", "pool"].includes(name))
      .map(({ box }) => squareOf(box.center)),
  ].join();

/** The same things put down in another order are the same. */
const sortedWords = ({ words }: Arrangement): string => [...words].sort().join();

const sides = ["south", "east", "north", "west"] as const;

/** Sofas with seats around them, wherever they fit. */
function lounges(sofas: readonly Group[]): Step {
  const all = [...sofas].sort((a, b) => b.score - a.score);
  return function* (room) {
    const found: Arrangement[] = [];
    const seen = new Set<string>();
    for (const group of all) {
      if (found.length >= 6) break;
      const key = `${isForTwo(group)} ${group.frame.rotation_deg} ${squareOf(group.frame.center)}`;
      if (seen.has(key) || !isApart(room, group.pieces)) continue;
      const next = withLounge(room, group);
      yield;
      if (!next) continue;
      seen.add(key);
      found.push(next);
    }
    return found;
  };
}

/** Ways between the seats of a porch may be narrower than in a house. */
const outside_in = 24;

/** The group with its seats, without its table where that is in the way. */
function withLounge(room: Arrangement, group: Group): Arrangement | null {
  const whole = withSeats(room, group);
  const bare = whole && whole.ways_in >= Math.min(36, room.ways_in) ? null : withoutTable(group);
  const other = bare && withSeats(room, bare);
  return other && (!whole || other.finalScore > whole.finalScore) ? other : whole;
}

/** The group with the best seats that leave full walkways; where none do, with the best that have room. */
function withSeats(room: Arrangement, group: Group): Arrangement | null {
  const { ground } = room.with;
  let best: Arrangement | null = null;
  for (const seats of seatsAround(room.with, group)) {
    const isSeated = seats.pieces.every((piece) => isFree(ground, group.pieces, piece, 2));
    if (!isSeated || !isApart(room, seats.pieces)) continue;
    const next = room.copy();
    const places = [seatPoints(group.pieces[0]!)];
    if (!next.add([...group.pieces, ...seats.pieces], { places, least_in: outside_in })) continue;
    if (best && next.ways_in <= best.ways_in) continue;
    const side = sides[Math.round(group.frame.rotation_deg / 90) % 4];
    const sofa = isForTwo(group) ? "loveseat" : "sofa";
    next.words.push(`${sofa} looking ${side}`, ...(seats.words ? [seats.words] : []));
    const seated = seats.words.replace("it", `the ${sofa}`);
    next.says.push(seated ? `The ${sofa} looks ${side}, with ${seated}.` : `The ${sofa} looks ${side}.`);
    next.has.add("lounge");
    next.score += (group.score + seats.score) / 2;
    best = next;
    if (next.ways_in >= Math.min(36, room.ways_in)) break;
  }
  return best;
}

/** Zones keep some inches away from each other. */
const isApart = (room: Arrangement, pieces: readonly Piece[]): boolean =>
  pieces.every((piece) => isFree(room.with.ground, room.pieces, piece, 10));

function* tables(arranging: Arranging, room: Arrangement): Search<Arrangement[]> {
  const found: Arrangement[] = [];
  const { bounds, middle } = arranging.ground;
  const step_in = arranging.ground.area_sqft > 500 ? 24 : 12;
  const anchors: [string, Point][] = [
    ["in the middle", middle],
    ["at the west end", [bounds.left, middle[1]]],
    ["at the east end", [bounds.right, middle[1]]],
    ["at the south side", [middle[0], bounds.bottom]],
    ["at the north side", [middle[0], bounds.top]],
  ];
  const usual = arranging.ground.area_sqft < 190 ? 4 : 6;
  for (const kind of tableKinds(arranging, true, { isNeeded: arranging.wants("dining_table") })) {
    if (kind.seats > Math.max(usual, arranging.input.brief.seats ?? 0)) continue;
    const options = { near: middle, withRug: false, step_in };
    const wide = tablePlaces(arranging, room.pieces, kind, { ...options, clear_in: 14 });
    const places =
      wide.length > 0 ? wide : tablePlaces(arranging, room.pieces, kind, { ...options, clear_in: 4 });
    const taken: Point[] = [];
    for (const [where, anchor] of anchors) {
      const near = [...places].sort(
        (a, b) => distance(a.frame.center, anchor) - distance(b.frame.center, anchor),
      );
      const next = room.copy();
      const set = near
        .slice(0, 3)
        .find((each) => next.add(each.pieces, { clear_in: 4, places: [placesAtTable(each)], least_in: 30 }));
      yield;
      // at the middle and at an end, not twice at nearly the same place
      if (!set || taken.some((each) => distance(each, set.frame.center) < 40)) continue;
      taken.push(set.frame.center);
      next.has.add("dining_table");
      next.seats = kind.seats;
      next.words.push(`${kind.round ? "round table" : "table"} for ${kind.seats} ${where}`);
      next.says.push(`The table ${where} seats ${kind.seats}.`);
      const off = distance(set.frame.center, anchor);
      next.score += (wide.length > 0 ? 14 : 2) + kind.seats / 2 - off / 20;
      found.push(next);
    }
    if (found.length >= 4) break;
  }
  return found;
}

function finishRoom(room: Arrangement): void {
  const { ground, input } = room.with;
  if (!room.with.avoids("plants")) {
    for (const { at, into } of corners(ground)) {
      const [x, y] = add(at, times(into, 23));
      const piece: Piece = {
        name: "pot",
        box: { center: [x, y], width_in: 24, depth_in: 24, rotation_deg: 0 },
        top_in: 40,
        put: (sketch) => pot(sketch, x, y, 22),
      };
      if (room.add([piece])) room.has.add("plants");
    }
  }
  const sofa = room.pieces.find(({ name }) => name === "sofa");
  const roofed = input.plan.tags.some((tag) => tag.trim() === "covered");
  room.last.push((sketch) => {
    for (const span of ground.ways) {
      if (span.face.kind !== "wall") continue;
      const places = [span.from_in - 14, span.to_in + 14].filter((at) => {
        const isGlazed = ground.windows.some(
          (each) => each.face.id === span.face.id && at > each.from_in - 8 && at < each.to_in + 8,
        );
        return at > 8 && at < span.face.length_in - 8 && !isGlazed;
      });
      outdoorLamps(
        sketch,
        span.face.id,
        places.map((at) => coordinateOn(span.face, at)),
      );
    }
    const [x, y] = sofa ? pointBefore(sofa.box, 50) : ground.middle;
    if (roofed) sketch.ifFree(sketch.maybe(x, y, 0, "ceiling_fan", { accepts: isOutdoorFan }));
  });
}

const isOutdoorFan = (offer: Offer): boolean => offer.product.child === "outdoor-fans";
