import { api } from "../../client/api.ts";

/** A product's trade prices by SKU, as the signed-in account sees them. */
export async function fetchTradePrices(
  hash: string,
  vsdId: string | undefined,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const { data } = await api("GET /api/public", {
    query: { pid: hash, showroom: vsdId },
    signal,
    feedback: "none",
  });
  const variants = data.product?.variants ?? [];
  return new Map(
    variants.flatMap(({ sku, trade_price }) => (trade_price === undefined ? [] : [[sku, trade_price]])),
  );
}
