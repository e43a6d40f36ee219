import type { RoomDesign, RoomSupply } from "../../../contract/design/room-design.ts";
import { alsoNeeded, isWhatIsNeeded, type Need } from "../../catalog/also-needed/also-needed.ts";
import { specsAt } from "../../catalog/also-needed/specs-at.ts";
import { finishColor } from "../../catalog/finish-color.ts";
import { isFloor } from "../../room/geometry/floor-areas.ts";
import type { Offer } from "../offer.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import { missedBy, shade } from "../sketch/shades.ts";

/** What a room's products take besides, of what the showroom sells. */
interface SuppliesOfRoom {
  /** One for each place and part. */
  supplies: RoomSupply[];
  /** Names of parts that are needed and that it does not sell: `carrier`. */
  unsold: string[];
}

interface Place {
  id: string;
  sku: string;
  grout_color: string | undefined;
}

/**
 * Drains, valves, carriers, mortar, grout and whatever else the products of a design take, by the rules for their
 * categories; of what answers a need the one that costs least, in the room's metal where it comes in finishes.
 */
export function suppliesFor(design: RoomDesign, offers: OfferIndex): SuppliesOfRoom {
  const placed: Place[] = [...design.surfaces, ...design.items].flatMap((each) =>
    each.sku ? [{ id: each.id, sku: each.sku, grout_color: groutOf(each) }] : [],
  );
  const supplies: RoomSupply[] = [];
  const unsold = new Set<string>();
  const metal = metalOf(design);
  const hasBase = design.surfaces.some(({ id, sku }) => id === "base" && sku !== null);
  for (const place of placed) {
    const offer = offers.get(place.sku);
    if (!offer) continue;
    for (const need of needsAt(place.id, offer)) {
      if (need.part === "Quarter round" && hasBase) continue;
      const supply = supplyFor(need, offers, need.amount === "grout" ? place.grout_color : undefined, metal);
      if (supply) supplies.push({ for: place.id, part: need.part, sku: supply.sku });
      else unsold.add(need.part.toLowerCase());
    }
  }
  return { supplies, unsold: [...unsold] };
}

const groutOf = (each: object): string | undefined =>
  "grout_color" in each ? (each.grout_color as string | undefined) : undefined;

/** What a product takes at a place: boards under floors and in showers only, waterproofing behind every shower wall. */
export function needsAt(place: string, offer: Offer): Need[] {
  const isShower = place.startsWith("shower:");
  const isWet = isShower || isFloor(place);
  return alsoNeeded({
    categories: [offer.product.category, offer.product.child],
    specs: specsAt(place, offer.product.attributes, offer.options),
  }).filter(({ part, is_optional }) => {
    if (part === "Waterproofing") return isShower;
    return !is_optional && (part !== "Backer board" || isWet);
  });
}

const known = new WeakMap<Offer, Record<string, string>>();

/** The words of an offer's specifications, made once: a search for prices asks for them hundreds of times. */
function specsOf(offer: Offer): Record<string, string> {
  const specs = known.get(offer) ?? specsAt("", offer.product.attributes, offer.options);
  known.set(offer, specs);
  return specs;
}

/** The product that answers a need at the lowest price. */
export const supplyOf = (need: Need, offers: OfferIndex): Offer | null =>
  supplyFor(need, offers, undefined, undefined);

/** The finish of the room's faucets and shower fittings. */
function metalOf({ items }: RoomDesign): string | undefined {
  const fittings = items.filter(({ kind, elevation_in }) =>
    kind === "faucet" ? true : kind === "shower" && (elevation_in ?? 0) > 12,
  );
  return fittings.find(({ finish }) => finish)?.finish;
}

/** What answers a need, in the finish of the room's metal and the color of its grout where it comes in these. */
function supplyFor(
  need: Need,
  offers: OfferIndex,
  grout_color: string | undefined,
  metal: string | undefined,
): Offer | null {
  const answering = offers.supplies(need.category).filter((offer) => isWhatIsNeeded(need, specsOf(offer)));
  const [cheapest] = answering.toSorted((a, b) => a.price_cents - b.price_cents || compared(a.sku, b.sku));
  if (!cheapest) return null;
  const siblings = answering.filter(({ product }) => product === cheapest.product);
  const having = (value: string | null | undefined) =>
    value
      ? siblings.find(({ options }) => Object.values(options).some((each) => slug(each) === slug(value)))
      : undefined;
  return (
    (grout_color && nearestIn(siblings, grout_color)) || having(metal) || having(need.option) || cheapest
  );
}

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
const compared = (a: string, b: string): number => (a < b ? -1 : 1);

/** Of a grout's colors the one that comes nearest. */
function nearestIn(siblings: readonly Offer[], hex: string): Offer | null {
  const wanted = shade(hex);
  const [best] = siblings
    .flatMap((offer) => {
      const color = finishColor(offer.options.Color ?? "");
      return color ? [{ offer, off: missedBy(wanted, shade(color)) }] : [];
    })
    .toSorted((a, b) => a.off - b.off);
  return best?.offer ?? null;
}
