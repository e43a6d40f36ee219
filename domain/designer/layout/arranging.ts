import { wallLabel, withThe } from "../../geometry/item-label.ts";
import type { Point } from "../../geometry/point.ts";
import { mustFindings } from "../../planning-rules/findings.ts";
import type { Brief, Feature } from "../brief/brief.types.ts";
import { palettes } from "../looks/palettes.ts";
import { RoomSketch, type SketchPlan } from "../sketch/room-sketch.ts";
import { Ground } from "./ground.ts";
import type { Layout, LayoutInput, LayoutProblem, Layouts } from "./layout.types.ts";
import { isFree, type Piece } from "./pieces.ts";
import { Walks } from "./walks.ts";

/** `the north wall`, `wall 3` */
export const wallWords = (id: string): string => withThe(wallLabel(id));

/** What a search works with. */
export class Arranging {
  readonly input: LayoutInput;
  readonly ground: Ground;
  readonly walks: Walks;

  constructor(input: LayoutInput) {
    this.input = input;
    this.ground = new Ground(input.plan.plan);
    this.walks = new Walks(this.ground);
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

  /** Width of the ways around these pieces that join the doors and come near each of the places. */
  around(pieces: readonly Piece[], places: readonly (readonly Point[])[]): number {
    const boxes = pieces.filter(({ walkedOn }) => !walkedOn).map(({ box }) => box);
    return this.walks.around(boxes, places);
  }
}

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

  constructor(arranging: Arranging, pieces: readonly Piece[], places: (readonly Point[])[], score: number) {
    this.with = arranging;
    this.pieces = [...pieces];
    this.places = places;
    this.score = score;
    this.ways_in = arranging.around(pieces, places);
  }

  /** Adds pieces that belong together if they are free and leave the ways as wide as they are. */
  add(pieces: readonly Piece[], options: { clear_in?: number; places?: (readonly Point[])[] } = {}): boolean {
    if (!pieces.every((piece) => isFree(this.with.ground, this.pieces, piece, options.clear_in ?? 1)))
      return false;
    const places = [...this.places, ...(options.places ?? [])];
    if (this.with.around([...this.pieces, ...pieces], places) < Math.min(36, this.ways_in)) return false;
    this.pieces.push(...pieces);
    this.places.push(...(options.places ?? []));
    return true;
  }

  get finalScore(): number {
    return this.score - (this.ways_in >= 36 ? 0 : this.ways_in >= 30 ? 10 : this.ways_in >= 24 ? 28 : 70);
  }

  layout(): Layout {
    return {
      arrangement: this.words.join(", "),
      has: [...this.has],
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

/** Whether it may be built, tried with goods in the style of the brief. */
function mayBeBuilt(layout: Layout, plan: SketchPlan, { shelf, brief }: LayoutInput): boolean {
  const palette = palettes.find(({ id }) => id === brief.style) ?? palettes[0]!;
  const sketch = new RoomSketch(plan, palette, shelf, 0);
  layout.furnish(sketch);
  return mustFindings(sketch.design("")).length === 0;
}

/** The best layouts that may be built, each with other words, wishes met before all else. */
export function layoutsOf(
  arranged: readonly Arrangement[],
  input: LayoutInput,
  problems: LayoutProblem[],
): Layouts {
  const met = ({ has }: Arrangement) => input.brief.wants.filter((feature) => has.has(feature)).length;
  const ranked = [...arranged].sort((a, b) => met(b) - met(a) || b.finalScore - a.finalScore);
  const layouts: Layout[] = [];
  const seen = new Set<string>();
  for (const each of ranked) {
    if (layouts.length >= most) break;
    const layout = each.layout();
    if (seen.has(layout.arrangement)) continue;
    if (!mayBeBuilt(layout, input.plan, input)) continue;
    seen.add(layout.arrangement);
    layouts.push(layout);
  }
  const missing = input.brief.wants.filter(
    (feature) =>
      !layouts.some(({ has }) => has.includes(feature)) && !problems.some((each) => each.feature === feature),
  );
  return { layouts, problems: [...problems, ...missing.map(unmet)] };
}

const unmetWords: Readonly<Partial<Record<Feature, string>>> = {
  media_wall: "No free stretch of wall is wide enough for a screen with a sofa in front of it.",
  reading_chair: "There is no free corner for a reading chair.",
  bookcase: "No free stretch of wall is wide enough for a bookcase.",
  sectional: "A sectional does not fit this room with the doors and walkways kept free.",
  dining_table: "A table with chairs does not fit beside the rest of the room.",
  king_bed: "A king bed does not fit with room to walk beside it.",
  queen_bed: "A queen bed does not fit with room to walk beside it.",
  grill: "No free stretch is long enough for a grill.",
  pool: "None of the pools that are sold fits with a walkway around it.",
  lounge: "There is no room for lounge furniture.",
  fire_pit: "A fire pit does not fit with room to walk around it.",
  plants: "There is no free corner for plants.",
};

const unmet = (feature: Feature): LayoutProblem => ({
  feature,
  words: unmetWords[feature] ?? "This does not belong in a room of this kind.",
});
