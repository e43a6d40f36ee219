import type { Offer } from "../offer.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import type { Palette } from "../styles/palette.types.ts";
import type { Frame, Option } from "./line.types.ts";

/** What one sees counts more. */
const weights: ReadonlyMap<string, number> = new Map([
  ["cabinets", 4],
  ...(["floor", "countertop", "vanity", "sofa", "bed"] as const).map((what) => [what, 3] as const),
  ...(["shower", "backsplash", "tub", "table", "range", "refrigerator"] as const).map((w) => [w, 2] as const),
]);
export const weightOf = (what: string): number => weights.get(what) ?? 1;

/** Lengths closer than this are the same. */
export const slack_in = 0.05;
export const param = (offer: Offer, name: string) => String(offer.model?.params[name] ?? "");

/** 0 for the same, less for other looks and for what costs less: of two the dearer is taken for the better one. */
export const likeness = (own: Offer, offer: Offer): number =>
  -(own.finish === offer.finish ? 0 : 1.2) -
  (own.style === offer.style ? 0 : 0.6) -
  0.6 * Math.abs(Math.log((own.price_cents || 1) / (offer.price_cents || 1)));

/** What a line may have beside its own: for a budget, or to choose from. */
export const picked = ({ isWide }: Frame, options: readonly Option[]): Option[] =>
  isWide ? suiting(options) : frontier(options);

const mostOptions = 10;

/** Those that suit best, of one product two at most, and the cheapest; the cheapest first. */
function suiting(options: readonly Option[]): Option[] {
  const byPrice = options.toSorted((a, b) => a.price_cents! - b.price_cents!);
  const taken = new Map<string, number>();
  const best = options
    .toSorted((a, b) => b.score - a.score)
    .filter(({ offer }) => {
      const times = (taken.get(offer!.product.name) ?? 0) + 1;
      taken.set(offer!.product.name, times);
      return times <= 2;
    })
    .slice(0, mostOptions - 2);
  const all = new Set([...byPrice.slice(0, 1), ...best]);
  return byPrice.filter((each) => all.has(each));
}

/** Those that no other one beats in price and likeness, the cheapest always among them. */
function frontier(options: readonly Option[]): Option[] {
  const sorted = options.toSorted((a, b) => a.price_cents! - b.price_cents! || b.score - a.score);
  const kept: Option[] = [];
  for (const option of sorted) if (kept.length === 0 || option.score > kept.at(-1)!.score) kept.push(option);
  const step = Math.max(1, (kept.length - 1) / (mostOptions - 1));
  const spread = Array.from(
    { length: Math.min(kept.length, mostOptions) },
    (_, at) => kept[Math.round(at * step)]!,
  );
  return [...new Set(spread)];
}

const kept = new WeakMap<OfferIndex, WeakMap<Palette, Map<string, unknown>>>();

/** What a key stands for on this shelf and in this look, made once: the same lines come up in each try of a budget. */
export function onceFor<Value>({ offers, palette }: Frame, key: string, make: () => Value): Value {
  const ofShelf = kept.get(offers) ?? new WeakMap<Palette, Map<string, unknown>>();
  kept.set(offers, ofShelf);
  const known = ofShelf.get(palette) ?? new Map<string, unknown>();
  ofShelf.set(palette, known);
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as Value;
}
