import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import type { Understood } from "../../../../domain/search/query.ts";
import type { Suggested } from "./catalog.types.ts";
import type { CategoryTree } from "./category-tree.rules.ts";
import type { Listing } from "./listing/listing.rules.ts";
import { type Ordered, pageOf } from "./listing/order.rules.ts";

/** A partial query while it is typed, and the best slots for it. */
export function slotsBeginning(
  listing: Listing,
  text: string,
  /** Whether the showroom sells the product in a slot. */
  fits: (slot: number) => boolean,
  limit: number,
  tree: Pick<CategoryTree, "pathOf">,
): { query: Understood; slots: number[]; kinds: number[] } {
  const { query, found } = listing.typed.ask(text, { fits, others: false });
  return {
    query,
    slots: bestBeginning(listing, { query, found }, limit, tree),
    kinds: kindsOf(listing, found),
  };
}

/** So many of the best products say what kinds of things are meant. */
const telling = 48;

/** The categories of the best products, the most frequent first. */
export function kindsOf(listing: Listing, found: Ordered): number[] {
  const best = pageOf(listing, found, "relevance", { offset: 0, limit: telling, priceOf: () => 0 });
  const counts = new Map<number, number>();
  for (const slot of best) {
    const category = listing.categories.of(slot);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([category]) => category);
}

/** The best slots for a partial query. */
export function bestBeginning(
  listing: Listing,
  { query, found }: { query: Understood; found: Ordered },
  limit: number,
  tree: Pick<CategoryTree, "pathOf">,
): number[] {
  const window = { offset: 0, limit, priceOf: () => 0 };
  const best = pageOf(listing, found, "relevance", window);
  // "matte bl" names no kind of product: the best of several kinds is more useful than six tiles
  if (query.head !== -1 || best.length < limit) return best;
  const spread = pageOf(listing, bestOfEach(listing, found, tree), "relevance", window);
  return [...spread, ...best.filter((slot) => !spread.includes(slot))].slice(0, limit);
}

/** The best slot of each top-level category. */
function bestOfEach(
  { categories, popularity }: Listing,
  { slots, scores }: Ordered,
  tree: Pick<CategoryTree, "pathOf">,
): Ordered {
  const tops = new Map<number, number>();
  const topOf = (id: number) => {
    const known = tops.get(id) ?? tree.pathOf(id).at(-1)?.id ?? id;
    tops.set(id, known);
    return known;
  };
  const best = new Map<number, number>();
  const scoreAt = (at: number) => scores?.[at] ?? 0;
  const isBetter = (at: number, than: number) =>
    scoreAt(at) === scoreAt(than)
      ? popularity.of(slots[at]!) > popularity.of(slots[than]!)
      : scoreAt(at) > scoreAt(than);
  for (let at = 0; at < slots.length; at++) {
    const category = topOf(categories.of(slots[at]!));
    const known = best.get(category);
    if (known === undefined || isBetter(at, known)) best.set(category, at);
  }
  const places = [...best.values()].sort((a, b) => slots[a]! - slots[b]!);
  return {
    slots: Int32Array.from(places, (at) => slots[at]!),
    scores: scores && Float32Array.from(places, scoreAt),
  };
}

/** Names in which every typed word starts a word, in order; those that start with the text first. */
export function namesBeginning<Named extends { name: string }>(
  text: string,
  named: readonly Named[],
  limit: number,
): Named[] {
  const typed = text.toLowerCase().split(" ").filter(Boolean);
  if (typed.length === 0) return [];
  const fits = ({ name }: Named) => {
    const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  const first = ({ name }: Named) => (name.toLowerCase().startsWith(text) ? 0 : 1);
  return named
    .filter(fits)
    .sort((a, b) => first(a) - first(b))
    .slice(0, limit);
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A kind of thing: its category, and the top category that this is in. */
export interface Kind {
  name: string;
  top: string;
}

/**
 * Whole queries that the typed text may become: "matte bl" with faucets among the kinds is "matte black bathroom faucets".
 * @param kinds what has the typed words, the likeliest first
 * @param shown names and descriptions of the best products, which say how the last word goes on
 */
export function queriesBeginning(
  text: string,
  kinds: readonly Kind[],
  shown: readonly Shown[],
  limit: number,
): string[] {
  const typed = wordsOf(text);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const whole = wholeWord(typed.at(-2), last, textsOf(shown));
  const isThing = shown.some(({ name }) => wordsOf(name).at(-1) === whole);
  const queries = kinds.flatMap(({ name, top }) => {
    const meant = [name, top].find((each) => isOneThing(each) && says(each, last));
    if (meant) return [[...unsaid(typed, meant), ...wordsOf(meant)]];
    if (whole === undefined) return [];
    const said = [...typed.slice(0, -1), whole];
    // "shower drain" says it all; "matte black" is of something
    if (isThing) return [said];
    return isOneThing(top) ? [[...unsaid(said, top), ...wordsOf(top)]] : [];
  });
  const told = queries.filter((words) => words.length >= typed.length && !areSame(words, typed));
  const once = told.filter((words, at) => told.findIndex((other) => areSame(other, words)) === at);
  return once.slice(0, limit).map((words) => words.map(spelled).join(" "));
}

/** The marketplace's category of vanities is called by another spelling. */
const spelled = (word: string): string => (word === "vanitys" ? "vanities" : word);

const singular = (word: string): string => word.replace(/s$/, "");

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.map(singular).join(" ") === others.map(singular).join(" ");

/** "Sealers and Caulk" is two things. */
const isOneThing = (name: string): boolean => !/ and |[&,]/.test(name);

/** Whether a name has the word, or one that it begins. */
const says = (name: string, start: string): boolean =>
  wordsOf(name).some((word) => word.startsWith(singular(start)));

const unsaid = (words: readonly string[], name: string): string[] =>
  words.filter((word) => !says(name, word));

interface Shown {
  name: string;
  about: string;
}

const textsOf = (shown: readonly Shown[]) => shown.map(({ name, about }) => `${name} ${about}`);

/**
 * What is typed with its last word whole, as the best products say it most: "matte black" for "matte bl"; null where
 * they don't say how it goes on.
 */
export function wholeText(text: string, shown: readonly Shown[]): string | null {
  const typed = wordsOf(text);
  const [before, last] = typed.slice(-2);
  const whole = last === undefined ? undefined : wholeWord(before, last, textsOf(shown));
  return whole === undefined || whole === last ? null : [...typed.slice(0, -1), whole].join(" ");
}

/** How the texts most often end a word after the one before: "black" for "bl" after "matte"; undefined if none has it. */
function wholeWord(before: string | undefined, start: string, texts: readonly string[]): string | undefined {
  if (before === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const words of texts.map(wordsOf))
    for (const [at, word] of words.entries())
      if (words[at - 1] === before && word.startsWith(start)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

type SuggestedProduct = Suggested["products"][number];

export const suggestedCard = (card: ProductCard): SuggestedProduct => ({
  hash: card.hash,
  name: card.name,
  image: card.image,
  sku: card.sku,
  price: card.price,
  price_per_sqft: card.price_per_sqft,
  unit: card.unit,
  ...(card.is_chosen && { is_chosen: true }),
  ...(card.chosen_options !== undefined && { chosen_options: card.chosen_options }),
});

/** A product that was found by one of its SKUs. */
export const cardBySku = (card: ProductCard, sku: string): SuggestedProduct => ({
  ...suggestedCard(card),
  sku,
  is_chosen: true,
  by_sku: true,
});
