import type { areaUnits as english } from "./area-words.ts";

export const areaUnits: typeof english = {
  sqft: "pies²",
  ft: "pies",
  squareFeet: "pies cuadrados",
  squareMeters: "metros cuadrados",
};
