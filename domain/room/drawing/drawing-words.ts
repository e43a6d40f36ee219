/** The letters on machines in a plan, and the unit of its scale. In Spanish pages drawing-words.es.ts takes its place. */
export const drawingWords = {
  refrigerator: "REF",
  dishwasher: "DW",
  oven: "OV",
  washer: "W",
  dryer: "D",
  ft: "ft",
  /** Before a height. */
  ridge: "ridge",
  ceiling: "ceiling",
};
