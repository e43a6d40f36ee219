import { areaText } from "../../../../../domain/catalog/page-areas.ts";
import { areaNumber } from "../../../../../domain/catalog/page-runs.ts";
import type { sizeWords as english } from "./size-words.ts";

export const sizeWords: typeof english = {
  under: (area_sqft) => `Menos de ${areaText(area_sqft)}`,
  between: (from_sqft, to_sqft) => `De ${areaNumber(from_sqft)} a ${areaNumber(to_sqft)}`,
  over: (area_sqft) => `${areaNumber(area_sqft)} y más`,
};
