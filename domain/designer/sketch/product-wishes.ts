import type { ProductSlot, ProductWish } from "../brief/brief.types.ts";
import { productKinds } from "../brief/product-kinds.ts";
import type { Offer } from "../offer.types.ts";

/** The places that a wish is about; the first one tells the kind of product. */
const placesOf: Readonly<Record<ProductSlot, readonly [string, ...string[]]>> = {
  kitchen_sink: ["kitchen_sink"],
  kitchen_faucet: ["kitchen_faucet"],
  range: ["range"],
  cooktop: ["cooktop"],
  refrigerator: ["refrigerator"],
  stool: ["stool"],
  toilet: ["toilet"],
  vanity: ["vanity", "double_vanity"],
  lavatory_faucet: ["lavatory_faucet"],
  tub: ["free_tub"],
  shower: ["shower_system", "tub_set", "hand_shower"],
  mirror: ["mirror"],
  pendant: ["pendant"],
  chandelier: ["chandelier"],
  sconce: ["sconce", "outdoor_sconce"],
  fan: ["ceiling_fan"],
  sofa: ["sofa"],
  chair: ["chair"],
  low_table: ["low_table"],
  table: ["table"],
  bed: ["bed"],
  grill: ["grill"],
};

/** Places where products of such a wish stand. */
export const placesFor = ({ slot }: ProductWish): readonly string[] => placesOf[slot];

/** The kind of fixture that a slot of wishes is about; lavatories and kitchen sinks share theirs with others. */
export const kindOfSlot = (slot: ProductSlot): string => kinds[slot];

const kinds: Readonly<Record<ProductSlot, string>> = {
  kitchen_sink: "sink",
  kitchen_faucet: "faucet",
  range: "range",
  cooktop: "cooktop",
  refrigerator: "refrigerator",
  stool: "stool",
  toilet: "toilet",
  vanity: "vanity",
  lavatory_faucet: "faucet",
  tub: "tub",
  shower: "shower",
  mirror: "mirror",
  pendant: "light",
  chandelier: "light",
  sconce: "light",
  fan: "fan",
  sofa: "sofa",
  chair: "chair",
  low_table: "low_table",
  table: "table",
  bed: "bed",
  grill: "grill",
};

/** A refrigerator that ends at the counter's edge, not a small one that would everywhere. */
const isCounterDepth = ({ product, width_in }: Offer): boolean =>
  product.attributes.counter_depth === true && width_in >= 29;

/** Whether a product of the right place is as asked. */
export function isAsAsked(offer: Offer, { slot, word }: ProductWish): boolean {
  if (word === "counter-depth") return isCounterDepth(offer);
  const kind = productKinds.find((each) => each.slot === slot && each.word === word);
  const said = ` ${offer.said} ${offer.product.child} `;
  return kind?.says.some((each) => said.includes(each)) ?? false;
}

/** Of what is sold for a place, what is as asked: in every way, else in some; all of it where nothing is. */
export function asAskedFor(
  wishes: readonly ProductWish[],
  place: string,
  offers: readonly Offer[],
): readonly Offer[] {
  const asked = askedAt(wishes, place);
  for (const found of [
    offers.filter((offer) => asked.every((isAsked) => isAsked(offer))),
    offers.filter((offer) => asked.some((isAsked) => isAsked(offer))),
  ])
    if (found.length > 0) return found;
  return offers;
}

/** What is asked of a place's products; each wish counts. */
export const askedAt = (
  wishes: readonly ProductWish[] | undefined,
  place: string,
): ((offer: Offer) => boolean)[] =>
  (wishes ?? [])
    .filter((wish) => placesFor(wish).includes(place))
    .map((wish) => (offer) => isAsAsked(offer, wish));
