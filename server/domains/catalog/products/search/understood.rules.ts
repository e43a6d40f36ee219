import { type PriceLimits, readPriceWords } from "../../../../../domain/search/price-words.ts";

interface Searched extends Partial<Record<keyof PriceLimits, number | undefined>> {
  q?: string | undefined;
}

/** What a search says besides its words: price limits, and the words without them. */
export interface Understood extends PriceLimits {
  q: string;
  /** Nothing was within these limits, so others are shown. */
  is_lifted: boolean;
}

/**
 * The request with the prices in its words as limits, and what was understood; null if there are none. Filters take
 * precedence.
 */
export function withPriceWords<Wish extends Searched>(
  asked: Wish,
): { wish: Wish; understood: Understood | null } {
  const read = asked.q ? readPriceWords(asked.q) : null;
  if (!read) return { wish: asked, understood: null };
  const { words, limits } = read;
  const q = words === "" ? undefined : words;
  const isSet = (of: "price" | "sqft") => (asked[`${of}_min`] ?? asked[`${of}_max`]) !== undefined;
  const said = Object.fromEntries(
    Object.entries(limits).filter(([name]) => !isSet(name.startsWith("sqft") ? "sqft" : "price")),
  );
  return { wish: { ...asked, q, ...said }, understood: { q: words, ...said, is_lifted: false } };
}

/** The request for the same words at any price. */
export const atAnyPrice = <Wish extends Searched>(asked: Wish, { q }: Understood): Wish => ({
  ...asked,
  q: q === "" ? undefined : q,
});

/**
 * The request with its prices read as prices per square foot, which is how products sold by area are priced: "tile
 * under $5". Null if prices per square foot were named or set.
 */
export function perSqftInstead<Wish extends Searched>(
  asked: Wish,
  { q, price_min, price_max, ...others }: Understood,
): { wish: Wish; understood: Understood } | null {
  const isSet = [others.sqft_min, others.sqft_max, asked.sqft_min, asked.sqft_max].some(
    (one) => one !== undefined,
  );
  if (isSet || (price_min ?? price_max) === undefined) return null;
  const limits = {
    ...(price_min !== undefined && { sqft_min: price_min }),
    ...(price_max !== undefined && { sqft_max: price_max }),
  };
  return {
    wish: { ...asked, q: q === "" ? undefined : q, ...limits },
    understood: { q, ...limits, is_lifted: false },
  };
}
