import type { NeededInAll } from "../../../../../contract/catalog/also-needed.ts";
import type { RoomDesign } from "../../../../../contract/design/room-design.ts";
import { partLabel } from "../../../../../domain/catalog/also-needed/part-words.ts";
import { unitWord } from "../../../../../domain/orders/sales-unit.ts";
import { openSockets } from "../../../../../domain/room/assembly/open-sockets.ts";
import type { ProductsBySku } from "../../../../../domain/room/takeoff/products-by-sku.ts";
import { takeoffOf } from "../../../../../domain/room/takeoff/takeoff.ts";
import { attempt } from "../../../../client/page-api.ts";
import { formatCount } from "../../../../ui/format.ts";
import { askedLines, fewPlaces, needsOf, placeLines } from "../../editor/room-needs.ts";

/** What a shared room tells of its needs: no prices. */
export interface SharedNeeds {
  /** `The kitchen has no light.` */
  lacks: string[];
  parts: {
    /** `Mortar` */
    part: string;
    sku: string;
    name: string;
    is_optional: boolean;
    /** `floor, north wall` */
    places: string;
    /** `3 bags` */
    amount: string;
  }[];
}

/**
 * What the editor of this room lists as missing and as "You also need", from what its showroom sells.
 * @param showroom its id
 */
export async function needsOfDesign(
  context: Parameters<typeof attempt>[0],
  design: RoomDesign,
  products: ProductsBySku,
  showroom: string,
): Promise<SharedNeeds> {
  const places = placeLines(design, takeoffOf(design, products), products);
  const lines = askedLines(places);
  const found = lines.length > 0 ? await neededFor(context, { showroom, lines }) : [];
  return {
    lacks: openSockets(design, products).map(({ words }) => words),
    parts: needsOf(places, found).map(({ product: { name, unit }, ...need }) => ({
      ...{ part: partLabel(need.part), sku: need.sku, name, is_optional: need.is_optional },
      places: fewPlaces(design, need.places),
      amount: `${formatCount(need.count)} ${unitWord(unit, need.count)}`,
    })),
  };
}

/** The list is optional: a refusal leaves it empty. */
async function neededFor(
  context: Parameters<typeof attempt>[0],
  body: { showroom: string; lines: ReturnType<typeof askedLines> },
): Promise<NeededInAll[]> {
  const asked = await attempt(context, "POST /api/products/also-needed", { body });
  return asked.ok ? asked.reply.data : [];
}
