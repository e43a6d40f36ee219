import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { GoodsChoice } from "./goods.types.ts";

const { choices } = options.vanities.faucet_holes;

const coded = (code: string): GoodsChoice => {
  const choice = choices.find((one) => one.code === code);
  if (!choice) throw new Error(`No drilling has the code ${code}`);
  return choice;
};

/** How tops of vanities and basins are sold drilled. */
export const single = coded("1H");
export const noHole = coded("0H");
export const widespread = coded("3H");
export const centerset = coded("4C");
