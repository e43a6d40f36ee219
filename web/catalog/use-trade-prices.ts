import { useEffect, useState } from "react";
import type { Variant } from "../../contract/catalog.ts";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { buysAtTradePrice } from "../buying/who-buys.ts";
import { useSession } from "../session/use-session.ts";

const none: ReadonlyMap<string, number> = new Map();

/**
 * Trade prices by SKU, if the account may see them. The page is cached for everybody, so the browser requests them
 * separately, as the account.
 */
export function useTradePrices(hash: string, vsdId: string | undefined): ReadonlyMap<string, number> {
  const { user } = useSession();
  const [prices, setPrices] = useState(none);
  const mayAsk = user?.type === "Vendor" || user?.type === "Admin" || buysAtTradePrice(user, vsdId);
  const account = mayAsk ? user?.id : undefined;
  useEffect(() => {
    setPrices(none);
    if (!account) return;
    const ended = new AbortController();
    api("GET /api/public", {
      query: { pid: hash, showroom: vsdId },
      signal: ended.signal,
      feedback: "none",
    }).then(
      ({ data }) => setPrices(pricesOf(data.product?.variants ?? [])),
      // Without a response the page is what customers see.
      (error) => {
        if (!ended.signal.aborted && !(error instanceof ApiError)) throw error;
      },
    );
    return () => ended.abort();
  }, [account, hash, vsdId]);
  return prices;
}

const pricesOf = (variants: readonly Variant[]): ReadonlyMap<string, number> =>
  new Map(
    variants.flatMap(({ sku, trade_price }) => (trade_price === undefined ? [] : [[sku, trade_price]])),
  );
