/** How pieces are laid; more cutting means more waste. */
export const layingPatterns = ["straight", "brick", "diagonal", "herringbone", "basketweave"] as const;
export type LayingPattern = (typeof layingPatterns)[number];

/** Usual waste by pattern in percent; a marketplace may set its own. */
export const usualWastePercent: Record<LayingPattern, number> = {
  straight: 10,
  brick: 10,
  diagonal: 15,
  herringbone: 20,
  basketweave: 20,
};

/** Boxes for an area, with every intermediate figure, so that you can check it by hand. */
export interface BoxCount {
  area_sqft: number;
  waste_percent: number;
  /** Area with waste. */
  needed_sqft: number;
  boxes: number;
  covers_sqft: number;
}

/**
 * Whole boxes that cover `area_sqft` with waste: ceil(area × (1 + waste) ÷ box_sqft), at least `minimum_unit`.
 * Throws RangeError unless area and box are positive.
 */
export function boxesForArea(request: {
  area_sqft: number;
  box_sqft: number;
  waste_percent: number;
  minimum_unit?: number;
}): BoxCount {
  const { area_sqft, box_sqft, waste_percent, minimum_unit = 1 } = request;
  if (!(area_sqft > 0) || !(box_sqft > 0)) throw new RangeError("area and box must be positive");
  const needed_sqft = (area_sqft * (100 + waste_percent)) / 100;
  // a hair below a whole box is float noise, not a reason for one more box
  const boxes = Math.max(minimum_unit, Math.ceil(needed_sqft / box_sqft - 1e-9));
  return {
    area_sqft,
    waste_percent,
    needed_sqft: round2(needed_sqft),
    boxes,
    covers_sqft: round2(boxes * box_sqft),
  };
}

const round2 = (value: number): number => Math.round(value * 100) / 100;
