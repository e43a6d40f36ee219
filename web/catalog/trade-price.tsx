import { useEffect, useState } from "react";
import type { Product, Variant } from "../../contract/catalog.ts";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { useSession } from "../session/use-session.ts";
import { formatCount, formatUsd } from "../ui/format.ts";
import { unitWord } from "./unit-words.ts";

/**
 * What the pro who runs this showroom pays and adds; the vendor of the goods and an Admin see it too. The page is kept
 * for everybody, so the browser asks for this by itself, in the account's name. Loads for accounts that sell.
 */
export default function TradePrice({
  product,
  variant,
  vsdId,
}: {
  product: Product;
  variant: Variant;
  vsdId: string | undefined;
}) {
  const trade = useTradePrices(product.hash, vsdId).get(variant.sku);
  if (trade === undefined) return null;
  const markup = variant.price - trade;
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-edge border-l-2 pl-4 text-sm print:hidden">
      <dt>
        {`Trade price / ${unitWord(product.unit)}`}
        <span className="block text-graphite">Your customers do not see this.</span>
      </dt>
      <dd className="text-right font-medium">
        {formatUsd(trade)}
        {variant.box_sqft !== null && product.unit === "Box" && (
          <span className="block font-normal text-graphite">{`${formatUsd(trade / variant.box_sqft)} / sq ft`}</span>
        )}
      </dd>
      {!product.needs_showroom && (
        <>
          <dt>{`Markup, ${formatCount(Math.round((markup / trade) * 1000) / 10)}%`}</dt>
          <dd className="text-right font-medium">{formatUsd(markup)}</dd>
        </>
      )}
    </dl>
  );
}

const none: ReadonlyMap<string, number> = new Map();

/** Trade prices by SKU, where the account may see them. */
function useTradePrices(hash: string, vsdId: string | undefined): ReadonlyMap<string, number> {
  const { user } = useSession();
  const [prices, setPrices] = useState(none);
  const mayAsk =
    user?.type === "Vendor" ||
    user?.type === "Admin" ||
    (user?.type === "Contractor" && vsdId !== undefined && user.shop_profile?.vsd_id === vsdId);
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
      // Without an answer the page is what customers see.
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
