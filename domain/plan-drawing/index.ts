export { drawPlan, type PlanDrawing } from "./draw-plan.ts";
export { feetInches, outlineAreaSqft } from "./feet-inches.ts";
export { itemSymbol } from "./item-symbols.ts";
export { serviceSymbol } from "./services.drawing.ts";
