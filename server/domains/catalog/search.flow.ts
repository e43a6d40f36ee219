import type { Platform } from "../../platform/platform.ts";
import type { Catalog } from "./catalog.flow.ts";
import { alternativesOf, mended } from "./search.rules.ts";
import { productsBySku, type Reading, readText } from "./search.store.ts";
import type { Hits } from "./search-words.rules.ts";

/** What words find: slots with scores, and the words that were probably meant. */
export interface Found extends Hits {
  did_you_mean?: string;
}

/**
 * Finds products by words: an article number finds its product; otherwise all words must fit, misspelt ones
 * as what they probably mean; when nothing has them all, what has most of them is found.
 */
export async function findByWords(platform: Platform, catalog: Catalog, text: string): Promise<Found> {
  if (looksLikeSku(text)) {
    const bySku = slotsOf(catalog, await productsBySku(platform.db, text));
    if (bySku.length > 0) return { slots: bySku, scores: new Float32Array(bySku.length).fill(1) };
  }
  const { words } = catalog.listing;
  const reading = await read(platform, text);
  const meant = mended(reading, catalog.listing);
  const lexemes = meant === null ? reading.lexemes : (await read(platform, meant)).lexemes;
  const groups = lexemes.map((lexeme) => alternativesOf(lexeme, words));
  const strict = words.withAll(groups);
  const hits = strict.slots.length > 0 ? strict : words.withMost(groups);
  return { ...hits, ...(meant !== null && { did_you_mean: meant }) };
}

/** What a text is read as; asked of the database once for each text. */
export function read(platform: Platform, text: string): Promise<Reading> {
  const normal = text
    .toLowerCase()
    .replaceAll(/[\s\0]+/g, " ")
    .trim();
  return platform.cache.remember(`reading:${normal}`, { seconds: 3600 }, () => readText(platform.db, normal));
}

const looksLikeSku = (text: string) => /^(?=.*[\d-])[A-Za-z0-9][\w./-]{3,39}$/.test(text);

function slotsOf(catalog: Catalog, productIds: readonly number[]): Int32Array {
  const slots = productIds.flatMap((id) => catalog.listing.slotOf(id) ?? []);
  return Int32Array.from(slots).sort();
}
