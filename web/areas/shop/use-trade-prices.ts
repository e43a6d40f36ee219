import { useEffect, useState } from "react";
import { useSession } from "../../client/session/use-session.ts";
import { buysAtTradePrice } from "../../kit/buying/who-buys.ts";

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
    // loads for accounts that sell
    import("./fetch-trade-prices.ts")
      .then(({ fetchTradePrices }) => fetchTradePrices(hash, vsdId, ended.signal))
      // without a response the page is what customers see
      .catch(() => none)
      .then((found) => ended.signal.aborted || setPrices(found));
    return () => ended.abort();
  }, [account, hash, vsdId]);
  return prices;
}
