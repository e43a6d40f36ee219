import { DemoOffers } from "../../../demo/rooms/demo-offers.ts";
import { floorPlan, rectangle } from "../../../demo/rooms/floor-plan.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import type { Brief } from "../brief/brief.types.ts";
import { emptyBrief } from "../brief/merge-brief.ts";
import { finish } from "../sketch/finishing.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import { RoomSketch, type SketchPlan } from "../sketch/room-sketch.ts";
import { palettes } from "../styles/palettes.ts";
import type { Layout, LayoutSearch, Layouts } from "./layout.types.ts";

export const offers = new DemoOffers();

/** A brief that says nothing but what is given. */
export const briefOf = (more: Partial<Brief> = {}): Brief => ({ ...emptyBrief, ...more });

/** What a search finds, without its pauses. */
export function found(
  search: LayoutSearch,
  plan: SketchPlan,
  brief: Partial<Brief> = {},
  offered: OfferIndex = offers,
): Layouts {
  const steps = search({ plan, brief: briefOf(brief), offers: offered });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A plain room with openings as the plan tables write them. */
export const roomOf = (room: string, width_in: number, depth_in: number, ...openings: string[]): SketchPlan =>
  floorPlan(room, {
    id: `${width_in}x${depth_in} ${openings.join(", ")}`,
    name: "",
    layout: "",
    outline: rectangle(width_in, depth_in),
    openings,
    description: "",
    tags: "",
  });

/** The room furnished and finished in one of the styles. */
export function furnished(plan: SketchPlan, layout: Layout, turn: number): RoomSketch {
  const sketch = new RoomSketch(plan, palettes[turn % palettes.length]!, offers, turn);
  layout.furnish(sketch);
  finish(sketch);
  return sketch;
}

/** What keeps the room from being built, with where it was. */
export const broken = (plan: SketchPlan, layout: Layout, turn: number): string[] =>
  mustFindings(furnished(plan, layout, turn).design("")).map(
    ({ message }) => `${plan.id}, ${layout.arrangement}: ${message}`,
  );
