import { plainText, readTerms } from "../../../domain/search/terms.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Catalog } from "./catalog.flow.ts";
import type { Place, SureHits } from "./search.rules.ts";
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
export interface Found extends SureHits {
  did_you_mean?: string;
  relaxed?: Relaxed;
  /** There is more that has every word; these are the best of it. */
  is_cut?: true;
}

const mostPopular = 48;

/**
 * Finds products by words: an article number finds its product; otherwise all words, misspelt ones as what they
 * probably mean; when few have them all, what has most of them as well; when nothing has any, what is popular.
 */
export async function findByWords(
  platform: Platform,
  catalog: Catalog,
  text: string,
  place: Place,
): Promise<Found> {
  const { fits } = place;
  if (looksLikeSku(text)) {
    const bySku = slotsOf(catalog, await productsBySku(platform.db, text)).filter(fits);
    if (bySku.length > 0) return allSure(bySku, new Float32Array(bySku.length).fill(1));
  }
  const { query, found } = catalog.listing.asked.ask(text, place);
  const { slots, scores, isSure, exact, without, isCut } = found;
  const lacking = [...query.unknown, ...without];
  const meant = query.meant === null ? {} : { did_you_mean: query.meant };
  if (slots.length === 0) return { ...popular(catalog, fits), ...meant, relaxed: relaxed(0, lacking, true) };
  if (exact === slots.length && query.unknown.length === 0) {
    return { slots, scores, isSure, ...meant, ...(isCut && { is_cut: true as const }) };
  }
  return {
    slots,
    scores,
    isSure,
    ...meant,
    relaxed: relaxed(query.unknown.length > 0 ? 0 : exact, lacking, false),
  };
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
function popular({ listing }: Catalog, fits: (slot: number) => boolean): SureHits {
  const best: number[] = [];
  for (const slot of listing.byPopularity()) {
    if (fits(slot) && best.push(slot) === mostPopular) break;
  }
  const slots = Int32Array.from(best).sort();
  return allSure(
    slots,
    Float32Array.from(slots, (slot) => listing.popularity.at[slot]!),
  );
}

const allSure = (slots: Int32Array, scores: Float32Array): SureHits => ({
  slots,
  scores,
  isSure: new Uint8Array(slots.length).fill(1),
});

function slotsOf(catalog: Catalog, productIds: readonly number[]): Int32Array {
  const slots = productIds.flatMap((id) => catalog.listing.slotOf(id) ?? []);
  return Int32Array.from(slots).sort();
}
