import type { drawingWords as english } from "./drawing-words.ts";

export const drawingWords: typeof english = {
  refrigerator: "REF",
  dishwasher: "LV",
  oven: "HOR",
  washer: "LAV",
  dryer: "SEC",
  ft: "pies",
  ridge: "cumbrera",
  ceiling: "techo",
};
