import { areaText } from "../../../../../domain/catalog/page-areas.ts";
import { areaNumber } from "../../../../../domain/catalog/page-runs.ts";

/** Floor areas to choose from. */
export const sizeWords = {
  under: (area_sqft: number): string => `Under ${areaText(area_sqft)}`,
  between: (from_sqft: number, to_sqft: number): string =>
    `${areaNumber(from_sqft)} to ${areaNumber(to_sqft)}`,
  over: (area_sqft: number): string => `${areaNumber(area_sqft)} and more`,
};
