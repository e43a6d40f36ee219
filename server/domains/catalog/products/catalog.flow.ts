import type { Platform, ReadingPlatform } from "../../../platform/platform.ts";
import type { Catalog } from "./catalog.types.ts";
import { memoryCatalog, memoryCatalogChanged } from "./memory-catalog.flow.ts";
import { Indexer } from "./opensearch/indexer.flow.ts";
import { indexedCatalog, indexedCatalogChanged, indexReady } from "./opensearch/opensearch-catalog.flow.ts";
import { unlistedCatalog, unlistedCatalogChanged } from "./unlisted-catalog.flow.ts";

/** The catalog, loaded by the first call; later calls never wait, and changes are applied in the background. */
export function currentCatalog(platform: ReadingPlatform): Promise<Catalog> {
  const { openSearch, listsNothing } = platform;
  if (listsNothing) return unlistedCatalog(platform);
  return openSearch ? indexedCatalog(platform, openSearch) : memoryCatalog(platform);
}

/** Loads the catalog so far that lists can be answered. Fails while the search engine has no index of it. */
export async function catalogReady(platform: ReadingPlatform): Promise<void> {
  const { openSearch, listsNothing } = platform;
  if (openSearch && !listsNothing) await indexReady(platform, openSearch);
  else await currentCatalog(platform);
}

/**
 * Applies changes up to now, for a caller that has just committed one and shows the result at once. Other processes and
 * callers get it within a second anyway.
 */
export function catalogChanged(platform: ReadingPlatform): Promise<void> {
  const { openSearch, listsNothing } = platform;
  if (listsNothing) return unlistedCatalogChanged(platform);
  return openSearch ? indexedCatalogChanged(platform, openSearch) : memoryCatalogChanged(platform);
}

/** Loads ahead what lists will show. If the catalog is replaced meanwhile, it loads what the new one lacks as well. */
export async function readCardsAhead(platform: Platform, isStopping: () => boolean): Promise<void> {
  let catalog: Catalog;
  do {
    catalog = await currentCatalog(platform);
    await catalog.search.readAhead(platform, isStopping);
  } while (!isStopping() && catalog !== (await currentCatalog(platform)));
}

/** Builds the search engine's index anew and puts it in use. `platform` has a search engine. */
export async function buildSearchIndex(
  platform: ReadingPlatform,
  tell: (done: number, total: number) => void,
): Promise<void> {
  const indexer = new Indexer(platform, platform.openSearch!);
  try {
    await indexer.build(tell);
  } finally {
    await indexer.stop();
  }
}
