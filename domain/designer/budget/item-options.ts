import type { RoomItem } from "../../../contract/design/room-design.ts";
import type { Cents } from "../../money/money.ts";
import { needsAt, supplyOf } from "../complete/supplies-for.ts";
import { furnishings } from "../furnishings.ts";
import type { Offer } from "../offer.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import { wishes } from "../sketch/place-wishes.ts";
import { isAsAsked } from "../sketch/product-wishes.ts";
import type { FinishList, Palette } from "../styles/palette.types.ts";
import type { Frame, Line, Option } from "./line.types.ts";
import { likeness, onceFor, param, picked, slack_in, weightOf } from "./option-choice.ts";

/** Small things that no job needs. */
const spareKinds = new Set(["accessory", "planter", "rug"]);
const neededForms = /paper-holder|towel|grab-bar/;

const price = (offer: Offer, offers: OfferIndex): Cents =>
  needsAt("", offer).reduce(
    (sum, need) => sum + (supplyOf(need, offers)?.price_cents ?? 0),
    Math.round(offer.price_cents),
  );

/** The line of items that are one product, with what can stand in its place. */
export function itemLine(frame: Frame, items: readonly RoomItem[]): Line[] {
  const { offers, design, palette } = frame;
  const [first] = items;
  const own = offers.get(first!.sku!);
  if (!own?.model) return [];
  const isHost = items.some(({ id }) => design.items.some(({ host }) => host === id));
  const holds = (offer: Offer) =>
    !isHost ||
    (Math.abs(offer.height_in - own.height_in) < 0.6 && Math.abs(offer.depth_in - own.depth_in) < 1.6);
  const weight = weightOf(first!.kind);
  const option = (offer: Offer): Option => ({
    skus: new Map([[own.sku, offer.sku]]),
    offer,
    score: weight * likeness(own, offer),
    price_cents: price(offer, offers) * items.length,
  });
  // those picked are the same ones however many there are
  const others = onceFor(frame, `item ${own.sku} ${first!.kind} ${isHost} ${frame.isWide}`, () => {
    const like = canReplace(own, first!, palette, offers);
    const found = offers
      .ofKind(own.model!.kind)
      .filter((offer) => offer.sku !== own.sku && like(offer) && holds(offer));
    return picked(frame, found.map(option)).map(({ offer }) => offer!);
  });
  const isSpare =
    spareKinds.has(first!.kind) && !isHost && !neededForms.test(String(own.model.params.form ?? ""));
  const none: Option = { skus: new Map([[own.sku, null]]), offer: null, score: -6, price_cents: 0 };
  const options = [option(own), ...others.map(option)];
  return [
    {
      kind: "item",
      what: first!.kind,
      places: items.map(({ id }) => id),
      options: isSpare && !frame.wants.has(first!.kind) ? [...options, none] : options,
    },
  ];
}

/** Kinds whose form decides what they are. */
const formed = new Set([
  "shower",
  "light",
  "tub",
  "sink",
  "fan",
  "media",
  "accessory",
  "hood",
  "chair",
  "low_table",
]);

/** A dresser is no media console, though both are low cabinets. */
const storages = (["dresser", "sideboard"] as const).map((feature) => furnishings.get(feature)!);

/** Whether a product can stand where another one does: of its use and mounting, no larger, hardly smaller, as asked. */
export function canReplace(own: Offer, item: RoomItem, palette: Palette, offers: OfferIndex) {
  const places = Object.values(wishes).flatMap((make) => {
    const wish = make(palette);
    return wish.kind === own.model!.kind && (wish.accepts?.(own) ?? true) ? [wish] : [];
  });
  const asked = (palette.products ?? []).filter((wish) => isAsAsked(own, wish));
  const firm = firmListOf(item.kind);
  const isFirm = firm !== null && (palette.firm?.has(firm) ?? false);
  return (offer: Offer): boolean =>
    !offers.barred.has(offer) &&
    offer.width_in <= own.width_in + slack_in &&
    offer.width_in >= own.width_in - Math.max(1, own.width_in * 0.12) &&
    offer.depth_in <= own.depth_in + slack_in &&
    offer.depth_in >= own.depth_in * 0.6 &&
    offer.height_in <= own.height_in + slack_in &&
    offer.height_in >= own.height_in * 0.6 &&
    String(offer.product.attributes.mounting) === String(own.product.attributes.mounting) &&
    ["mount", "use", "bowls", "layout"].every((name) => param(offer, name) === param(own, name)) &&
    param(offer, "sink").startsWith("vessel") === param(own, "sink").startsWith("vessel") &&
    (!formed.has(item.kind) || param(offer, "form") === param(own, "form")) &&
    (item.kind !== "media" || storages.every((is) => is(offer) === is(own))) &&
    (item.kind !== "accessory" || offer.product.child === own.product.child) &&
    places.every((wish) => wish.accepts?.(offer) ?? true) &&
    asked.every((wish) => isAsAsked(offer, wish)) &&
    (!isFirm || offer.finish === own.finish);
}

const firmListOf = (kind: string): FinishList | null =>
  ["faucet", "shower", "light", "mirror", "accessory"].includes(kind)
    ? "metals"
    : kind === "vanity"
      ? "vanities"
      : ["sofa", "chair", "bed"].includes(kind)
        ? "fabrics"
        : ["table", "low_table", "stool"].includes(kind)
          ? "woods"
          : null;
