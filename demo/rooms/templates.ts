import type { RoomDesign } from "../../contract/design/room-design.ts";
import { drilledIn } from "../../domain/designer/complete/drilled.ts";
import { finish } from "../../domain/designer/sketch/finishing.ts";
import type { OfferIndex } from "../../domain/designer/sketch/offer-index.ts";
import { RoomSketch } from "../../domain/designer/sketch/room-sketch.ts";
import { palettes } from "../../domain/designer/styles/palettes.ts";
import type { CatalogProduct } from "../catalog/product.types.ts";
import templates from "../data/templates.json" with { type: "json" };
import { DemoOffers } from "./demo-offers.ts";
import { bathLayouts } from "./layouts/baths.ts";
import { kitchenLayouts } from "./layouts/kitchens.ts";
import { livingLayouts } from "./layouts/living.ts";
import { outdoorLayouts } from "./layouts/outdoor.ts";
import { workLayouts } from "./layouts/work.ts";
import { PicturedShelf } from "./pictured-shelf.ts";
import { floorPlans } from "./plans.ts";

interface TemplateEntry {
  floorplan: string;
  name: string;
  says: string;
}

/** A furnished room to begin with. */
export interface RoomTemplate {
  /** Stable slug: style and floor plan. */
  id: string;
  name: string;
  room: string;
  /** Id of a palette. */
  style: string;
  style_name: string;
  /** Id of its floor plan. */
  floorplan: string;
  area_sqft: number;
  note: string;
  design: RoomDesign;
}

/** Each style with its rooms: floor plan, name, and what the designer would say first. */
const rooms: Readonly<Record<string, readonly TemplateEntry[]>> = templates;
const layouts = { ...bathLayouts, ...kitchenLayouts, ...livingLayouts, ...workLayouts, ...outdoorLayouts };
const planById = new Map(floorPlans.map((plan) => [plan.id, plan]));

/**
 * Every template, furnished with products of these products (of the whole demo catalog when left out). About a second.
 */
export const roomTemplates = (products?: Iterable<CatalogProduct>): RoomTemplate[] =>
  templatesFrom(new DemoOffers(products));

/** As `roomTemplates`, from a shelf that is at hand. */
export function templatesFrom(offers: OfferIndex): RoomTemplate[] {
  const shelf = new PicturedShelf(offers);
  return palettes.flatMap((palette) => {
    const turns = new Map<string, number>();
    return (rooms[palette.id] ?? []).map(({ floorplan, name, says }): RoomTemplate => {
      const plan = planById.get(floorplan);
      const layout = layouts[floorplan];
      if (!plan || !layout) throw new Error(`no floor plan or layout ${floorplan}`);
      // rooms of one kind take turns in the palette's looks
      const turn = turns.get(plan.room) ?? 0;
      turns.set(plan.room, turn + 1);
      const sketch = new RoomSketch(plan, palette, shelf, turn);
      layout(sketch);
      finish(sketch);
      const note = `${says} ${productsNote(sketch)}`;
      return {
        id: `${palette.id}-${floorplan}`,
        name,
        room: plan.room,
        style: palette.id,
        style_name: palette.name,
        floorplan,
        area_sqft: plan.area_sqft,
        note,
        design: drilledIn(sketch.design(note), shelf),
      };
    });
  });
}

const named = (sketch: RoomSketch, surface: string): string | null => {
  const sku = sketch.surfaces.find(({ id }) => id.startsWith(surface))?.sku;
  const offer = sku ? sketch.shelf.get(sku) : undefined;
  if (!offer) return null;
  const color = offer.options.Color;
  return `${offer.product.name.replace(/ (Tile|Plank|Solid Strip|Countertop)$/, "")}${color ? ` in ${color}` : ""}`;
};

/** A second sentence that names the most visible material. */
function productsNote(sketch: RoomSketch): string {
  const floor = named(sketch, "floor");
  const other = named(sketch, "countertop:") ?? named(sketch, "shower:") ?? named(sketch, "coping:") ?? null;
  const place = sketch.surfaces.some(({ id }) => id.startsWith("countertop:"))
    ? "the tops are"
    : sketch.surfaces.some(({ id }) => id.startsWith("shower:"))
      ? "the wet walls wear"
      : "the edge is";
  if (floor && other) return `The floor is ${floor}, ${place} ${other}.`;
  return floor ? `The floor is ${floor}.` : "";
}
