import finishPrices from "../../data/product-kinds/finish-prices.json" with { type: "json" };

/** What a finish costs against polished chrome or plain white. */
const factors: Record<string, number> = finishPrices;

export const finishPrice = (finish: string): number => factors[finish] ?? 1.1;
