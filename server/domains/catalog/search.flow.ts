import { understand } from "../../../domain/search/query.ts";
import { plainText, readTerms } from "../../../domain/search/terms.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Catalog } from "./catalog.flow.ts";
import { type Hits, rank } from "./search.rules.ts";
import { productsBySku } from "./search.store.ts";

/** What a search shows although it lacks something. */
export interface Relaxed {
  /** How many of the products have every word. */
  exact: number;
  /** What most of the others lack; all words when nothing was found and popular products stand there instead. */
  without: string[];
  is_popular: boolean;
}

/** What words find: slots with scores, the words that were probably meant, and what had to be left out. */
export interface Found extends Hits {
  did_you_mean?: string;
  relaxed?: Relaxed;
}

const mostPopular = 48;

/**
 * Finds products by words: an article number finds its product; otherwise all words, misspelt ones as what they
 * probably mean; when few have them all, what has most of them as well; when nothing has any, what is popular.
 * @param fits tells whether a slot may be shown
 * @param others false to leave out what lacks a word while anything has them all
 */
export async function findByWords(
  platform: Platform,
  catalog: Catalog,
  text: string,
  fits: (slot: number) => boolean,
  others: boolean,
): Promise<Found> {
  if (looksLikeSku(text)) {
    const bySku = slotsOf(catalog, await productsBySku(platform.db, text)).filter(fits);
    if (bySku.length > 0) return { slots: bySku, scores: new Float32Array(bySku.length).fill(1) };
  }
  const { words } = catalog.listing;
  const query = understand(text, words);
  const { slots, scores, exact, without } = rank(words, query, { fits, others });
  const lacking = [...query.unknown, ...without];
  const meant = query.meant === null ? {} : { did_you_mean: query.meant };
  if (slots.length === 0) return { ...popular(catalog, fits), ...meant, relaxed: relaxed(0, lacking, true) };
  if (exact === slots.length && query.unknown.length === 0) return { slots, scores, ...meant };
  return { slots, scores, ...meant, relaxed: relaxed(query.unknown.length > 0 ? 0 : exact, lacking, false) };
}

const relaxed = (exact: number, without: string[], is_popular: boolean): Relaxed => ({
  exact,
  without: [...new Set(without)],
  is_popular,
});

/** A code of one piece with a digit or hyphen in it; sizes and measures are looked for as what they are. */
function looksLikeSku(text: string): boolean {
  if (!/^(?=.*[\d-])[A-Za-z0-9][\w./-]{3,39}$/.test(text)) return false;
  const [first, ...more] = readTerms(plainText(text));
  return more.length > 0 || first === undefined || first.kind === "code" || text.length > 4;
}

/** What is looked at most, instead of an empty page. */
function popular({ listing }: Catalog, fits: (slot: number) => boolean): Hits {
  const { popularity } = listing;
  const slots = Array.from({ length: listing.slots }, (_, slot) => slot).filter(fits);
  const best = slots.sort((a, b) => popularity.at[b]! - popularity.at[a]! || a - b).slice(0, mostPopular);
  best.sort((a, b) => a - b);
  return { slots: Int32Array.from(best), scores: Float32Array.from(best, (slot) => popularity.at[slot]!) };
}

function slotsOf(catalog: Catalog, productIds: readonly number[]): Int32Array {
  const slots = productIds.flatMap((id) => catalog.listing.slotOf(id) ?? []);
  return Int32Array.from(slots).sort();
}
