import nearest from "../../../content/brief/nearest.json" with { type: "json" };
import { finishColor } from "../../catalog/finish-color.ts";
import { kindWords } from "../../room/geometry/place-words.ts";
import { furnishings } from "../furnishings.ts";
import type { Offer } from "../offer.types.ts";
import { Barred, isNoProduct } from "../sketch/barred.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import { isAsAsked, kindOfSlot } from "../sketch/product-wishes.ts";
import { missedBy, says, shade } from "../sketch/shades.ts";
import type { Bar, Brief, Feature, ReadBrief } from "./brief.types.ts";
import { featureWords } from "./features.ts";
import { leftOut } from "./left-out.ts";
import { plainWord } from "./plain-word.ts";

/** A wish that no design of a showroom can meet. */
export interface UnsoldWish {
  /** As written, or as it was understood: "heated towel rail", "Pool". */
  wish: string;
  /** Whether the showroom sells it, and only our designs can't place it. */
  isSold: boolean;
  /** What it sells that comes nearest; null where nothing comes near. */
  nearest: Offer | null;
  /** The opening of the finished room for which it is chosen there; designs leave openings as they are. */
  opening: "window" | "door" | null;
}

/** The wishes of a brief that the shelf has nothing for, with what comes nearest. */
export function unsoldWishes(text: string, reads: readonly ReadBrief[], offers: OfferIndex): UnsoldWish[] {
  const phrases = [...reads.flatMap(({ unread }) => unread), ...leftOut(text, reads).wishes];
  const all = [
    ...phrases.flatMap((phrase) => named(phrase, offers)),
    ...reads.flatMap(({ brief }) => [
      ...productsUnsold(brief, offers),
      ...featuresUnsold(brief, offers),
      ...metalUnsold(brief, offers),
      ...materialsUnsold(brief, offers),
    ]),
  ];
  return all.filter(({ wish }, at) => all.findIndex((each) => each.wish === wish) === at);
}

/** Names of what is not wanted and not sold anyway: "no roses" changes nothing where there are none. */
export function noneSold(reads: readonly ReadBrief[], offers: OfferIndex): string[] {
  const bars = reads.flatMap(({ brief }) => brief.bars);
  const named = bars.filter(
    ({ kind, word, also, near }) =>
      near === undefined &&
      !isNoProduct(word) &&
      (kind === "thing" || kind === "product" || also !== undefined),
  );
  return [...new Set(named.filter((bar) => !isSold(bar, offers)).map(({ name }) => name))];
}

function isSold(bar: Bar, offers: OfferIndex): boolean {
  const barred = new Barred([bar]);
  return offers.all().some((offer) => barred.has(offer));
}

/** Words of a phrase that say nothing of the thing. */
const small = new Set(
  "a an the of with and for in on to our my some new one two nice big small not".split(" "),
);

/** A phrase by the names of what is sold: its last word says what it is, the ones before say which. */
function named(phrase: string, offers: OfferIndex): UnsoldWish[] {
  const words = phrase
    .split(/[^\p{L}]+/u)
    .map(plainWord)
    .filter((word) => word.length > 2 && !small.has(word));
  const head = words.at(-1);
  if (head === undefined) return [];
  const opening = openingAsked(words, head);
  if (opening) return [{ ...unsold(phrase, null), opening }];
  const said = ` ${words.join(" ")} `;
  const near = nearest.find(({ asks }) =>
    asks.some((ask) => said.includes(` ${ask.split(" ").map(plainWord).join(" ")} `)),
  );
  const points = (offer: Offer): number => {
    if (near?.category !== undefined && near.category === offer.product.child) return mostPoints;
    const { name, kind } = wordsOf(offer);
    const isThing = kind.at(-1) === head || name.at(-1) === head;
    const pointsOf = (word: string) =>
      kind.includes(word) || (word === head && name.at(-1) === head) ? 2 : name.includes(word) ? 1 : 0;
    return isThing ? words.reduce((sum, word) => sum + pointsOf(word), 0) : 0;
  };
  const rated = offers.all().flatMap((offer) => (offer.model ? [{ offer, points: points(offer) }] : []));
  const most = Math.max(...rated.map((each) => each.points));
  if (most < leastPoints) return [unsold(phrase, null)];
  const alike = rated.filter((each) => each.points === most).map(({ offer }) => offer);
  const isSold = words.every((word) => alike.some((offer) => isOf(offer, word)));
  return [{ ...unsold(phrase, middle(alike)), isSold }];
}

const unsold = (wish: string, nearest: Offer | null): UnsoldWish => ({
  wish,
  isSold: false,
  nearest,
  opening: null,
});

function openingAsked(words: readonly string[], head: string): UnsoldWish["opening"] {
  for (const each of nearest)
    if (each.opening && (each.asks.includes(head) || each.leads?.some((lead) => words.includes(lead))))
      return each.opening as UnsoldWish["opening"];
  return null;
}

const mostPoints = 100;
/** One word of its category or the last of its name, which says what it is; names of series say little. */
const leastPoints = 2;

const isOf = (offer: Offer, word: string): boolean =>
  wordsOf(offer).kind.includes(word) || wordsOf(offer).name.includes(word);

const known = new WeakMap<Offer["product"], Record<"name" | "kind", readonly string[]>>();

function wordsOf({ product }: Offer) {
  const before = known.get(product);
  if (before) return before;
  const wordsIn = (text: string) =>
    text
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .map(plainWord);
  const words = { name: wordsIn(product.name), kind: wordsIn(product.child) };
  known.set(product, words);
  return words;
}

/** Of what is as near as each other, one of the middle price. */
const middle = (offers: readonly Offer[]): Offer | null =>
  offers.toSorted((a, b) => a.price_cents - b.price_cents)[(offers.length - 1) >> 1] ?? null;

function productsUnsold({ products }: Brief, offers: OfferIndex): UnsoldWish[] {
  return products.flatMap((wish) => {
    const ofKind = offers.sold(kindOfSlot(wish.slot)).filter((offer) => isOfSlot(offer, wish.slot));
    if (ofKind.some((offer) => isAsAsked(offer, wish))) return [];
    return [unsold(wish.name, middle(ofKind))];
  });
}

/** Faucets of kitchens and of baths are one kind. */
const isOfSlot = ({ model }: Offer, slot: string): boolean =>
  slot === "lavatory_faucet"
    ? model?.params.use === "lavatory"
    : slot !== "kitchen_faucet" || model?.params.use !== "lavatory";

/** What a feature is made of, by the kind of fixture, and in its place what is near. */
const madeOf: Readonly<Partial<Record<Feature, readonly [kind: string, instead: string | null]>>> = {
  tub: ["tub", "shower"],
  freestanding_tub: ["tub", "shower"],
  double_vanity: ["vanity", "lavatory"],
  cooktop: ["cooktop", "range"],
  wall_oven: ["wall_oven", "range"],
  dishwasher: ["dishwasher", null],
  dining_table: ["table", null],
  grill: ["grill", null],
  pool: ["pool", "lounge"],
  lounge: ["lounge", "chair"],
  plants: ["planter", null],
  king_bed: ["bed", null],
  queen_bed: ["bed", null],
};

/** What may stand in for a furnishing: another low cabinet for a dresser or a sideboard. */
const isNear =
  (feature: Feature) =>
  ({ model, width_in }: Offer): boolean =>
    (feature === "dresser" || feature === "sideboard") && model?.params.form === "console" && width_in >= 36;

function featuresUnsold({ wants }: Brief, offers: OfferIndex): UnsoldWish[] {
  return wants.flatMap((feature) => {
    const isOne = furnishings.get(feature);
    if (isOne)
      return offers.all().some(isOne)
        ? []
        : [unsold(featureWords[feature], middle(offers.all().filter(isNear(feature))))];
    const [kind, instead] = madeOf[feature] ?? [null, null];
    if (kind === null || offers.has(kind)) return [];
    return [unsold(featureWords[feature], instead ? middle(offers.sold(instead)) : null)];
  });
}

function metalUnsold({ metal }: Brief, offers: OfferIndex): UnsoldWish[] {
  if (metal === null) return [];
  const fittings = ["faucet", "shower", "light"].flatMap((kind) => [...offers.sold(kind)]);
  if (fittings.length === 0 || fittings.some(({ finish }) => finish === metal)) return [];
  const wanted = finishColor(metal.replaceAll("-", " "));
  const off = ({ finish }: Offer) => {
    const color = finishColor(finish.replaceAll("-", " "));
    return wanted && color ? missedBy(shade(wanted), shade(color)) : 1;
  };
  const nearest = fittings.toSorted((a, b) => off(a) - off(b) || a.price_cents - b.price_cents)[0];
  return [unsold(`${metal.replaceAll("-", " ")} ${kindWords("faucet")}s`, nearest!)];
}

const surfaces = ["floor", "shower", "backsplash", "countertop"] as const;

function materialsUnsold({ materials }: Brief, offers: OfferIndex): UnsoldWish[] {
  return materials.flatMap(({ word, part }) => {
    const meant = surfaces.filter(
      (surface) =>
        part === "any" ||
        (part === "floor" && surface === "floor") ||
        (part === "counter" && surface === "countertop") ||
        (part === "tile" && (surface === "shower" || surface === "backsplash")),
    );
    const covers = meant.flatMap((surface) => [...offers.covers(surface)]);
    const isMade = part === "any" && offers.all().some((offer) => isLike(offer, word));
    if (covers.length === 0 || isMade || covers.some((offer) => isLike(offer, word))) return [];
    return [unsold(part === "any" ? word : `${word} ${part}`, middle(covers))];
  });
}

const isLike = (offer: Offer, word: string): boolean =>
  says(offer, word) || offer.finish.includes(word) || offer.said.includes(word);
