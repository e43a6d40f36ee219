import { add, distance, type Point, times } from "../../geometry/point.ts";
import type { Offer } from "../offer.types.ts";
import { outdoorLamps, pot } from "../sketch/outdoor-sets.ts";
import { Arrangement, Arranging, layoutsOf } from "./arranging.ts";
import { corners, pointBefore } from "./extras.ts";
import { coordinateOn } from "./ground.ts";
import type { LayoutProblem, LayoutSearch } from "./layout.types.ts";
import { bestOfEach, groups } from "./living-groups.ts";
import { addFirePit, addGrill, addLoungers, addPool, fireRing } from "./outdoor-zones.ts";
import { isFree, type Piece, seatPoints } from "./pieces.ts";
import { seatsAround } from "./seats.ts";
import { placesAtTable, tableKinds, tablePlaces } from "./tables.ts";

type Step = (room: Arrangement) => Arrangement[];

const kept = 10;

/** Places outdoors: pool and grill first, as they are built in, then seats and table in either order. */
export const outdoorLayouts: LayoutSearch = (input) => {
  const arranging = new Arranging(input);
  const empty = new Arrangement(arranging, [], [], 30);
  const lounge = lounges(arranging);
  const table: Step = (room) => tables(arranging, room);
  const plans = stepsFor(arranging, lounge, table);
  const rooms = plans.flatMap((steps) => runSteps([empty], steps));
  const picked = bestOfEach(
    rooms.filter((room) => room.words.length > 0),
    sortedWords,
    ({ finalScore }) => finalScore,
    1,
  )
    .sort((a, b) => b.finalScore - a.finalScore)
    .slice(0, 16);
  for (const room of picked) finishRoom(room);
  const problems: LayoutProblem[] = [];
  if (picked.length === 0)
    problems.push({ feature: null, words: "Neither seats nor a table fit with the doors kept free." });
  return layoutsOf(picked, input, problems);
};

/** What is put down in which order; several orders give several rooms. */
function stepsFor(arranging: Arranging, lounge: Step, table: Step): Step[][] {
  const { area_sqft } = arranging.ground;
  const wants = (feature: Parameters<Arranging["wants"]>[0]) => arranging.wants(feature);
  const has = (kind: string) => arranging.ground.plan.services.some((service) => service.kind === kind);
  const wantsPool = wants("pool") || (has("drain") && has("power_240") && !arranging.avoids("pool"));
  const wantsGrill = wants("grill") || (has("gas") && !arranging.avoids("grill"));
  const first: Step[] = [...(wantsPool ? [addPool, addLoungers] : []), ...(wantsGrill ? [addGrill] : [])];
  const pit: Step[] = wants("fire_pit") ? [addFirePit] : [];
  const hasLounge = !arranging.avoids("lounge");
  const hasTable = !arranging.avoids("dining_table") && (wants("dining_table") || area_sqft > 120);
  const lounged = hasLounge ? [lounge] : [];
  const tabled = hasTable ? [table] : [];
  const orders: Step[][] = [
    [...first, ...lounged, ...tabled, ...pit],
    [...first, ...tabled, ...lounged, ...pit],
  ];
  if (!arranging.avoids("fire_pit")) orders.push([...first, fireRing, ...tabled]);
  if (!wants("dining_table") && area_sqft < 260) orders.push([...first, ...lounged, ...pit]);
  return orders;
}

/** Each step tries its places; one that finds none is left out. */
function runSteps(rooms: Arrangement[], steps: readonly Step[]): Arrangement[] {
  return steps.reduce((found, step) => {
    const next = found.flatMap((room) => {
      const more = step(room);
      return more.length > 0 ? more : [room];
    });
    const different = bestOfEach(next, sortedWords, ({ finalScore }) => finalScore, 1);
    // several of each beginning, so that one good pool does not push out the others
    return bestOfEach(
      different,
      ({ words }) => words[0] ?? "",
      ({ finalScore }) => finalScore,
      5,
    )
      .sort((a, b) => b.finalScore - a.finalScore)
      .slice(0, kept);
  }, rooms);
}

/** The same things put down in another order are the same. */
const sortedWords = ({ words }: Arrangement): string => [...words].sort().join();

const sides = ["south", "east", "north", "west"] as const;

/** Sofas with seats around them, wherever they fit. */
function lounges(arranging: Arranging): Step {
  const all = groups(arranging, true).flatMap((group) => {
    const free = seatsAround(arranging, group).filter(({ pieces }) =>
      pieces.every((piece) => isFree(arranging.ground, group.pieces, piece, 2)),
    );
    return free.slice(0, 2).map((seats) => ({ group, seats, score: group.score + seats.score }));
  });
  all.sort((a, b) => b.score - a.score);
  return (room) => {
    const found: Arrangement[] = [];
    const seen = new Set<string>();
    for (const { group, seats, score } of all) {
      if (found.length >= 4) break;
      const side = sides[Math.round(group.frame.rotation_deg / 90) % 4];
      const words = [`sofa looking ${side}`, ...(seats.words ? [seats.words] : [])];
      if (seen.has(words.join())) continue;
      const next = room.copy();
      const sofa = group.pieces[0]!;
      const pieces: Piece[] = [...group.pieces, ...seats.pieces];
      if (!addApart(next, pieces, seatPoints(sofa))) continue;
      seen.add(words.join());
      next.words.push(...words);
      next.says.push(
        `The sofa looks ${side}${seats.words ? `, with ${seats.words.replace("it", "the sofa")}` : ""}.`,
      );
      next.has.add("lounge");
      next.score += score / 2;
      found.push(next);
    }
    return found;
  };
}

/** Adds a group whose own pieces may stand close; others keep 10 in. away. */
function addApart(room: Arrangement, pieces: readonly Piece[], place: readonly Point[]): boolean {
  if (!pieces.every((piece) => isFree(room.with.ground, room.pieces, piece, 10))) return false;
  return room.add(pieces, { clear_in: 8, places: [place] });
}

function tables(arranging: Arranging, room: Arrangement): Arrangement[] {
  const found: Arrangement[] = [];
  const { bounds, middle } = arranging.ground;
  const anchors: [string, Point][] = [
    ["in the middle", middle],
    ["at the west end", [bounds.left, middle[1]]],
    ["at the east end", [bounds.right, middle[1]]],
    ["at the south side", [middle[0], bounds.bottom]],
    ["at the north side", [middle[0], bounds.top]],
  ];
  for (const kind of tableKinds(arranging.sizes, true)) {
    if (kind.seats > 6 || (kind.seats === 6 && arranging.ground.area_sqft < 190)) continue;
    const places = tablePlaces(arranging, room.pieces, kind, { clear_in: 14, near: middle, withRug: false });
    for (const [where, anchor] of anchors) {
      const near = [...places].sort(
        (a, b) => distance(a.frame.center, anchor) - distance(b.frame.center, anchor),
      );
      const next = room.copy();
      const set = near
        .slice(0, 3)
        .find((each) => next.add(each.pieces, { clear_in: 4, places: [placesAtTable(each)] }));
      if (!set) continue;
      next.has.add("dining_table");
      next.words.push(`${kind.round ? "round table" : "table"} for ${kind.seats} ${where}`);
      next.says.push(`The table ${where} seats ${kind.seats}.`);
      const off = distance(set.frame.center, anchor);
      next.score += 14 + kind.seats / 2 - off / 20;
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
