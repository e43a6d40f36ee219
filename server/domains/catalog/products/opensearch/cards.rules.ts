import type { CacheSection } from "../../../../platform/cache/cache.ts";
import type { SlotTexts } from "../catalog.types.ts";

/** For as long as a product keeps its version. */
const kept_s = 3600;

/**
 * Texts of the slots of a small listing, kept by product and version, so that the next listing with the product finds
 * them.
 */
export function versionedTexts(section: CacheSection, nameOf: (slot: number) => string): SlotTexts {
  const own = new Map<number, Buffer>();
  const get = (slot: number) =>
    own.get(slot) ?? (section.peek(nameOf(slot)) as { bytes: Buffer } | undefined)?.bytes;
  return {
    isFull: false,
    get,
    has: (slot) => get(slot) !== undefined,
    put(slot, text) {
      const bytes = Buffer.from(text);
      own.set(slot, bytes);
      void section.remember(nameOf(slot), { seconds: kept_s }, async () => ({ bytes }));
      return bytes;
    },
  };
}
