import { finishColor } from "../../catalog/finish-color.ts";
import { planningRule } from "../../room/rules/planning-rules.ts";
import type { Brief, ProductWish } from "../brief/brief.types.ts";
import type { Offer } from "../offer.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import { usual, wishes } from "../sketch/place-wishes.ts";
import { asAskedFor } from "../sketch/product-wishes.ts";
import { missedBy, shade } from "../sketch/shades.ts";
import { palettes } from "../styles/palettes.ts";

/** A size that is kept free for a fixture; what is sold for the place fits in. */
export interface Slot {
  /** Of `goods-wishes`. */
  place: string;
  wide: number;
  deep: number;
}

/** Sizes of what is sold for bathrooms, each list the largest first. */
export interface BathSlots {
  toilets: readonly Slot[];
  vanities: readonly Slot[];
  doubles: readonly Slot[];
  /** With room for knees below. */
  open: readonly Slot[];
  small: readonly Slot[];
  alcoveTubs: readonly Slot[];
  freeTubs: readonly Slot[];
  showers: readonly Slot[];
  /** Shower bases without a curb. */
  curbless: readonly Slot[];
  linens: readonly Slot[];
}

/** The lengths of a rule; what it does not ask for is 0. */
export function lengthsOf(rule: string): { must: number; should: number } {
  const { must_in, should_in } = planningRule(rule) ?? {};
  return { must: must_in ?? 0, should: should_in ?? must_in ?? 0 };
}

/** Within this of the nearest, colors are as asked. */
const sameColor = 0.05;

/** A curb that nobody trips over, and that a wheelchair rolls over. */
const curbless_in = 2;

type Sold = (place: string) => readonly Offer[];

const soldOn =
  (shelf: OfferIndex, asked: readonly ProductWish[]): Sold =>
  (place) => {
    const wish = wishes[place]!(palettes[0]!);
    const offers = shelf.ofKind(wish.kind).filter((offer) => wish.accepts?.(offer) ?? true);
    return asAskedFor(asked, place, offers);
  };

/** One slot for sizes that are nearly the same, as wide and deep as the largest of them. */
function slotsOf(place: string, offers: readonly Offer[], within_in: number): Slot[] {
  const sizes = new Map(offers.map((offer) => [`${offer.width_in}/${offer.depth_in}`, offer]));
  const list = [...sizes.values()].sort((a, b) => b.width_in - a.width_in);
  const slots: Slot[] = [];
  for (const { width_in, depth_in } of list) {
    const last = slots.at(-1);
    if (last && last.wide - width_in <= within_in) last.deep = Math.max(last.deep, depth_in);
    else slots.push({ place, wide: width_in, deep: depth_in });
  }
  return slots;
}

function usualSlot(place: string): Slot[] {
  const size = usual[place];
  return size ? [{ place, wide: size[1], deep: size[2] }] : [];
}

/** Every size on its own: what is built in between walls fits exactly or not at all. */
function exactSlots(place: string, offers: readonly Offer[]): Slot[] {
  const sizes = new Map(
    offers.map(({ width_in, depth_in }) => [
      `${width_in}/${depth_in}`,
      { place, wide: width_in, deep: depth_in },
    ]),
  );
  const list = [...sizes.values()].sort((a, b) => b.wide * b.deep - a.wide * a.deep);
  return list;
}

/** Depths that toilets are chosen up to: any, those for short rooms, and at last those that hang on the wall. */
function toiletSlots(offers: readonly Offer[]): Slot[] {
  const wide = Math.max(...offers.map((offer) => offer.width_in), 15);
  const depths = [...new Set(offers.map((offer) => offer.depth_in))].filter((deep) => deep > 20);
  const upTo = [30, 28.9, 27.3, 25.5, 21.7].map((most) => Math.max(...depths.filter((deep) => deep <= most)));
  return [...new Set(upTo)].filter(Number.isFinite).map((deep) => ({ place: "toilet", wide, deep }));
}

const known = new WeakMap<OfferIndex, BathSlots>();

/** The sizes to plan with: those that are sold, usual ones for what a bath must have and for what is wished for. */
export function bathSlots(offers: OfferIndex, brief: Brief): BathSlots {
  const { wants, avoids } = brief;
  const sold = { ...soldSlots(offers, brief.products), ...vanitiesAsAsked(offers, brief) };
  const or = (slots: readonly Slot[], place: string, isNeeded: boolean) =>
    slots.length > 0 || !isNeeded ? slots : usualSlot(place);
  const hasTub = sold.alcoveTubs.length > 0 && !avoids.includes("tub");
  const hasShower = sold.showers.length > 0 && !avoids.includes("shower");
  return {
    toilets: or(sold.toilets, "toilet", true),
    vanities: or(sold.vanities, "vanity", true),
    doubles: or(sold.doubles, "double_vanity", wants.includes("double_vanity")),
    open: or(sold.open, "lavatory", true),
    small: or(sold.small, "small_lavatory", sold.vanities.length === 0),
    alcoveTubs: or(sold.alcoveTubs, "alcove_tub", wants.includes("tub") || !hasShower),
    freeTubs: or(sold.freeTubs, "free_tub", wants.includes("freestanding_tub")),
    showers: or(sold.showers, "shower_base", wants.includes("shower") || !hasTub),
    curbless: or(sold.curbless, "shower_base", true),
    linens: or(sold.linens, "tall_cabinet", wants.includes("linen_storage")),
  };
}

/** Vanities of the color or the wood that somebody asks for, where some are sold. */
function vanitiesAsAsked(shelf: OfferIndex, { colors, materials, products }: Brief): Partial<BathSlots> {
  const sold = soldOn(shelf, products);
  const color = colors.find(({ part }) => part === "cabinets");
  const wood = materials.find(({ part }) => part === "cabinets");
  if (!color && !wood) return {};
  const offers = [...sold("vanity"), ...sold("double_vanity")];
  const finishes = [...new Set(offers.map(({ finish }) => finish))].flatMap((finish) => {
    const own = finishColor(finish.replaceAll("-", " "));
    const off = color && own ? missedBy(shade(color.hex), shade(own)) : 0;
    return wood && !finish.includes(wood.word) ? [] : [{ finish, off }];
  });
  const least = Math.min(...finishes.map(({ off }) => off));
  const asked = finishes.filter(({ off }) => off <= least + sameColor).map(({ finish }) => finish);
  if (asked.length === 0) return {};
  const slots = (place: string) =>
    slotsOf(
      place,
      sold(place).filter(({ finish }) => asked.includes(finish)),
      1.6,
    );
  return { vanities: slots("vanity"), doubles: slots("double_vanity") };
}

/** The sizes on a shelf, of kinds of products as asked where these are sold; without wishes looked up once. */
function soldSlots(offers: OfferIndex, asked: readonly ProductWish[]): BathSlots {
  if (asked.length > 0) return slotsFrom(soldOn(offers, asked));
  const found = known.get(offers) ?? slotsFrom(soldOn(offers, []));
  known.set(offers, found);
  return found;
}

function slotsFrom(sold: Sold): BathSlots {
  const bases = sold("shower_base").filter(({ depth_in }) => depth_in >= 30);
  const linens = sold("tall_cabinet").filter(({ width_in }) => width_in >= 18 && width_in <= 24);
  const tubs = sold("free_tub");
  const oblong = tubs.filter(({ width_in, depth_in }) => width_in > depth_in + 12);
  const square = sold("soaking_tub").filter((offer) => offer.depth_in < 45 && tubs.includes(offer));
  return {
    toilets: toiletSlots(sold("toilet")),
    vanities: slotsOf("vanity", sold("vanity"), 1.6),
    doubles: slotsOf("double_vanity", sold("double_vanity"), 1.6),
    open: slotsOf(
      "lavatory",
      sold("lavatory").filter(({ height_in, width_in }) => height_in > 30 && width_in >= 30),
      1.6,
    ),
    small: slotsOf(
      "small_lavatory",
      sold("small_lavatory").filter(({ depth_in, width_in }) => depth_in <= 17 && width_in <= 20.5),
      3.5,
    ),
    alcoveTubs: exactSlots("alcove_tub", sold("alcove_tub")),
    freeTubs: [
      ...(oblong.length > 0 || square.length === 0 ? slotsOf("free_tub", oblong, 4) : []),
      ...(square.length > 0 ? slotsOf("free_tub", square, 8) : []),
    ],
    showers: exactSlots(
      "shower_base",
      bases.filter(({ model }) => !model?.design.includes("corner")),
    ),
    curbless: exactSlots(
      "shower_base",
      bases.filter(({ height_in }) => height_in <= curbless_in),
    ),
    linens: slotsOf("tall_cabinet", linens, 0.5),
  };
}
