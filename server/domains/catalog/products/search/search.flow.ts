import type { NotCarried } from "../../../../../domain/search/makers.ts";
import type { Understood } from "../../../../../domain/search/query.ts";
import type { Platform } from "../../../../platform/platform.ts";
import type { MemoryCatalog } from "../catalog.types.ts";
import type { Place, Ranked } from "./search.rules.ts";
import { type SkuRow, skusBeginning, skusNearly } from "./search.store.ts";
import type { SureHits } from "./search-hits.rules.ts";
import type { SkuAsked } from "./sku.rules.ts";

/** What a search shows although it lacks something. */
export interface Relaxed {
  /** How many of the products have every word. */
  exact: number;
  /** Words that all results have only in their descriptions. */
  mentioned?: string[];
  /** What most of the others lack; all words if nothing was found and popular products are shown instead. */
  without: string[];
  is_popular: boolean;
}

/** Search results: slots with scores, the suggested spelling, and what was left out. */
export interface Found extends SureHits {
  did_you_mean?: string;
  /** A maker that was asked for and isn't sold here. */
  not_carried?: NotCarried;
  relaxed?: Relaxed;
  /** More products have every word; these are the best. */
  is_cut?: true;
}

/** How many popular products are shown if nothing was found. */
export const mostPopular = 48;

/**
 * Finds products by words: a SKU finds its product; otherwise all words, with misspelled ones corrected; if few have
 * them all, partial matches as well; if nothing matches, popular products.
 */
export async function findByWords(
  platform: Platform,
  catalog: MemoryCatalog,
  text: string,
  place: Place,
): Promise<Found> {
  const { fits } = place;
  const sku = catalog.listing.texts.skuIn(text);
  const likely = sku?.isLikely ? await findBySku(platform, catalog, sku, fits) : null;
  if (likely) return likely;
  const { query, found } = catalog.listing.asked.ask(text, place);
  const unlikely =
    sku && !sku.isLikely && query.unknown.length > 0 ? await findBySku(platform, catalog, sku, fits) : null;
  if (unlikely) return unlikely;
  return foundFrom(query, found, () => popular(catalog, fits));
}

/**
 * The result of a query as it is told.
 * @param popular what is shown if nothing was found
 */
export function foundFrom(query: Understood, found: Ranked, popular: () => SureHits): Found {
  const { slots, scores, isSure, exact, without, mentioned, isCut } = found;
  const lacking = [...query.unknown, ...without];
  const meant = {
    ...(query.meant !== null && { did_you_mean: query.meant }),
    ...(query.notCarried && { not_carried: query.notCarried }),
  };
  if (slots.length === 0) return { ...popular(), ...meant, relaxed: relaxed(0, lacking, true) };
  const isMentioned = mentioned.length > 0 && { mentioned };
  if (exact === slots.length && query.unknown.length === 0 && !isMentioned) {
    return { slots, scores, isSure, ...meant, ...(isCut && { is_cut: true as const }) };
  }
  return {
    slots,
    scores,
    isSure,
    ...meant,
    relaxed: { ...relaxed(query.unknown.length > 0 ? 0 : exact, lacking, false), ...isMentioned },
  };
}

const relaxed = (exact: number, without: string[], is_popular: boolean): Relaxed => ({
  exact,
  without: [...new Set(without)],
  is_popular,
});

/** Products with a SKU that starts this way, or else with one wrong character; null if there are none. */
async function findBySku(
  platform: Platform,
  catalog: MemoryCatalog,
  sku: SkuAsked,
  fits: (slot: number) => boolean,
): Promise<SureHits | null> {
  const found = await slotsBySku(platform, catalog, sku, fits);
  const slots = Int32Array.from(found.keys()).sort();
  return slots.length > 0 ? allSure(slots, new Float32Array(slots.length).fill(1)) : null;
}

/** Slots with the first of their SKUs that starts this way, or else with one wrong character. */
export async function slotsBySku(
  { db }: Platform,
  { listing }: MemoryCatalog,
  sku: SkuAsked,
  fits: (slot: number) => boolean,
): Promise<ReadonlyMap<number, string>> {
  const shown = (rows: readonly SkuRow[]) =>
    new Map(
      rows.flatMap(({ product_id, sku }) => {
        const slot = listing.slotOf(product_id);
        return slot !== undefined && fits(slot) ? [[slot, sku] as const] : [];
      }),
    );
  const exact = shown(await skusBeginning(db, sku));
  return exact.size > 0 || !sku.isLong ? exact : shown(await skusNearly(db, sku));
}

/** The most viewed products, instead of an empty page. */
function popular({ listing }: MemoryCatalog, fits: (slot: number) => boolean): SureHits {
  const best: number[] = [];
  for (const slot of listing.byPopularity()) {
    if (fits(slot) && best.push(slot) === mostPopular) break;
  }
  const slots = Int32Array.from(best).sort();
  return allSure(
    slots,
    Float32Array.from(slots, (slot) => listing.popularity.of(slot)),
  );
}

/** Results that all count as full matches. */
export const allSure = (slots: Int32Array, scores: Float32Array): SureHits => ({
  slots,
  scores,
  isSure: new Uint8Array(slots.length).fill(1),
});
