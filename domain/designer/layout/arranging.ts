import { wallLabel } from "../../room/geometry/item-label.ts";
import { withThe } from "../../room/geometry/place-words.ts";
import type { Point } from "../../room/geometry/point.ts";
import type { Brief, Feature } from "../brief/brief.types.ts";
import type { RoomSketch } from "../sketch/room-sketch.ts";
import { Ground } from "./ground.ts";
import type { Layout, LayoutInput, LayoutProblem, Layouts, Search } from "./layout.types.ts";
import { missedIn } from "./missed-in.ts";
import { isFree, type Piece, Sizes } from "./pieces.ts";
import { Walks } from "./walks.ts";

/** `the north wall`, `wall 3` */
export const wallWords = (id: string): string => withThe(wallLabel(id));

/** What a search works with. */
export class Arranging {
  readonly input: LayoutInput;
  readonly ground: Ground;
  readonly walks: Walks;
  readonly sizes: Sizes;

  constructor(input: LayoutInput) {
    this.input = input;
    this.ground = new Ground(input.plan.plan);
    this.walks = new Walks(this.ground);
    this.sizes = new Sizes(input.offers);
  }

  get brief(): Brief {
    return this.input.brief;
  }

  wants(feature: Feature): boolean {
    return this.brief.wants.includes(feature);
  }

  avoids(feature: Feature): boolean {
    return this.brief.avoids.includes(feature);
  }

  /** Whether something may be put in: where it is wished for, or sold and not unwanted. */
  mayHave(feature: Feature, kind: string): boolean {
    return this.wants(feature) || (this.input.offers.has(kind) && !this.avoids(feature));
  }

  /** Width of the ways around these pieces that join the doors and come near each of the places. */
  around(pieces: readonly Piece[], places: readonly (readonly Point[])[]): number {
    const boxes = pieces.filter(({ walkedOn }) => !walkedOn).map(({ box }) => box);
    return this.walks.around(boxes, places);
  }
}

/** What ways that are narrower than planners recommend cost a room. */
const narrowness = (ways_in: number): number =>
  ways_in >= 36 ? 0 : ways_in >= 30 ? 10 : ways_in >= 24 ? 28 : 70;

/** A room that is being arranged; steps add to it. */
export class Arrangement {
  readonly with: Arranging;
  readonly pieces: Piece[];
  readonly has = new Set<Feature>();
  readonly says: string[] = [];
  /** Small things and lights, put after everything else. */
  readonly last: ((sketch: RoomSketch) => void)[] = [];
  /** Where people must get to. */
  readonly places: (readonly Point[])[];
  /** Parts of the words that tell arrangements apart. */
  readonly words: string[] = [];
  score: number;
  ways_in: number;
  /** At its table. */
  seats: number | null = null;

  constructor(arranging: Arranging, pieces: readonly Piece[], places: (readonly Point[])[], score: number) {
    this.with = arranging;
    this.pieces = [...pieces];
    this.places = places;
    this.score = score;
    this.ways_in = pieces.length === 0 ? 36 : arranging.around(pieces, places);
  }

  /** Adds pieces that belong together if they are free and leave the ways as wide as they are, or so wide. */
  add(
    pieces: readonly Piece[],
    options: { clear_in?: number; places?: (readonly Point[])[]; least_in?: number } = {},
  ): boolean {
    if (!pieces.every((piece) => isFree(this.with.ground, this.pieces, piece, options.clear_in ?? 1)))
      return false;
    const places = [...this.places, ...(options.places ?? [])];
    const ways_in = this.with.around([...this.pieces, ...pieces], places);
    if (ways_in < Math.min(options.least_in ?? 36, this.ways_in)) return false;
    this.ways_in = Math.min(this.ways_in, ways_in);
    this.pieces.push(...pieces);
    this.places.push(...(options.places ?? []));
    return true;
  }

  /** Another room that begins as this one stands. */
  copy(): Arrangement {
    const other = new Arrangement(this.with, [], [], this.score);
    other.pieces.push(...this.pieces);
    other.places.push(...this.places);
    other.ways_in = this.ways_in;
    other.seats = this.seats;
    for (const feature of this.has) other.has.add(feature);
    other.says.push(...this.says);
    other.last.push(...this.last);
    other.words.push(...this.words);
    return other;
  }

  get finalScore(): number {
    const isLounge = this.pieces.some(({ name }) => name === "sofa");
    return this.score - narrowness(this.ways_in) * (isLounge ? 2 : 1);
  }

  layout(): Omit<Layout, "missed"> {
    return {
      arrangement: this.words.join(", "),
      has: [...this.has],
      ...(this.seats !== null && { seats: this.seats }),
      says: this.says,
      score: Math.round(this.finalScore * 10) / 10,
      furnish: (sketch) => {
        for (const { put } of this.pieces) put(sketch);
        for (const put of this.last) put(sketch);
      },
    };
  }
}

const most = 8;

/** How much a room is worth less for each part that it shares with one that is chosen already. */
const sameness = 14;
/** What is worth so much less than the best is not offered once there is a choice. */
const muchWorse = 28;

/** The best layouts that may be built, each unlike the ones before it, wishes met before all else. */
export function* layoutsOf(
  arranged: readonly Arrangement[],
  input: LayoutInput,
  problems: LayoutProblem[],
): Search<Layouts> {
  const met = ({ has, seats }: Arrangement) =>
    input.brief.wants.filter((feature) => has.has(feature)).length +
    (input.brief.seats !== null && (seats ?? 0) >= input.brief.seats ? 1 : 0);
  const left = new Set(arranged);
  const chosen: { room: Arrangement; layout: Layout }[] = [];
  let best: number | null = null;
  const worth = (room: Arrangement) => {
    const shared = chosen.map((each) => shareOf(room.words, each.room.words));
    return met(room) * 40 + room.finalScore - sameness * Math.max(0, ...shared);
  };
  while (left.size > 0 && chosen.length < most) {
    const room = [...left].reduce((first, each) => (worth(each) > worth(first) ? each : first));
    left.delete(room);
    best ??= room.finalScore;
    if (chosen.length >= 3 && room.finalScore < best - muchWorse) continue;
    if (chosen.some((each) => shareOf(room.words, each.room.words) === 1)) continue;
    const layout = room.layout();
    const missed = missedIn(layout, input);
    if (missed !== null) chosen.push({ room, layout: { ...layout, missed } });
    yield;
  }
  const layouts = chosen.map(({ layout }) => layout);
  const missing = input.brief.wants.filter(
    (feature) =>
      !layouts.some(({ has }) => has.includes(feature)) && !problems.some((each) => each.feature === feature),
  );
  return { layouts, problems: [...problems, ...missing.map(unmet)] };
}

/** Which part of the words both have. */
function shareOf(words: readonly string[], others: readonly string[]): number {
  const both = words.filter((word) => others.includes(word)).length;
  return both / Math.max(words.length, others.length, 1);
}

const unmetWords: Readonly<Partial<Record<Feature, string>>> = {
  media_wall: "No free stretch of wall is wide enough for a screen across from the seats or the bed.",
  reading_chair: "There is no free corner for a reading chair.",
  bookcase: "No free stretch of wall is wide enough for a bookcase.",
  sectional: "There isn't room for a sectional once the doors and walkways are clear.",
  dining_table: "There isn't room for a table with chairs next to the seating.",
  king_bed: "There isn't room for a king bed and a walkway beside it.",
  queen_bed: "There isn't room for a queen bed and a walkway beside it.",
  grill: "No open edge is long enough for a grill.",
  pool: "There isn't room for any pool this showroom sells with a walkway around it.",
  lounge: "There isn't room for lounge furniture.",
  fire_pit: "There isn't room for a fire pit with space to walk around it.",
  plants: "There is no free corner for plants.",
  dresser: "No free stretch of wall is wide enough for a dresser.",
  sideboard: "No free stretch of wall is wide enough for a sideboard.",
  rug: "There is no free floor for a rug that is sold here.",
  curtains: "No curtains that are sold here fit the windows.",
  coffee_table: "There isn't room for a coffee table in front of the seats.",
  side_table: "There isn't room for a side table next to the seats.",
  lamp: "There isn't room for a lamp.",
  ottoman: "There isn't room for an ottoman in front of the seats or the bed.",
  wall_art: "No wall has a free place for art.",
};

const unmet = (feature: Feature): LayoutProblem => ({
  feature,
  words: unmetWords[feature] ?? "That doesn't go in this kind of room.",
});
