import type { RoomDesign } from "../../contract/design/room-design.ts";
import type { Feature } from "./brief/brief.types.ts";
import type { Offer } from "./offer.types.ts";
import type { OfferIndex } from "./sketch/offer-index.ts";

const form = ({ model }: Offer): unknown => model?.params.form;

/** A low cabinet with doors or drawers, by what it is sold as: "60 in. Dresser". */
const isStorage =
  (...names: readonly string[]) =>
  (offer: Offer): boolean =>
    form(offer) === "console" &&
    offer.width_in >= 30 &&
    names.some((name) => new RegExp(`\\b${name}s?\\b`, "i").test(`${offer.product.name} ${offer.said}`));

const isOf =
  (kind: string, ...forms: readonly string[]) =>
  (offer: Offer): boolean =>
    offer.model?.kind === kind && (forms.length === 0 || forms.includes(String(form(offer))));

/**
 * Furnishings that a layout puts where they fit, and which products are one. Whether a room has one shows only once it is
 * furnished.
 */
export const furnishings: ReadonlyMap<Feature, (offer: Offer) => boolean> = new Map<
  Feature,
  (offer: Offer) => boolean
>([
  ["dresser", isStorage("dresser", "chest of drawers")],
  ["sideboard", isStorage("sideboard", "buffet", "credenza")],
  ["rug", isOf("rug")],
  ["curtains", (offer) => form(offer) === "drapery" && offer.height_in > 60],
  ["coffee_table", isOf("low_table")],
  ["side_table", isOf("table", "side", "tray", "drum")],
  ["lamp", isOf("light", "floor-lamp", "table-lamp")],
  ["ottoman", isOf("chair", "ottoman")],
  ["wall_art", isOf("accessory", "print")],
]);

/** Furnishings that stand in a design. */
export function furnishingsIn({ items }: Pick<RoomDesign, "items">, offers: OfferIndex): Set<Feature> {
  const used = items.flatMap(({ sku }) => (sku === null ? [] : (offers.get(sku) ?? [])));
  return new Set([...furnishings].flatMap(([feature, is]) => (used.some(is) ? [feature] : [])));
}
