export { drawPlan } from "./draw-plan.ts";
export { feetInches, outlineAreaSqft } from "./feet-inches.ts";
export { itemSymbol } from "./item-symbols.ts";
