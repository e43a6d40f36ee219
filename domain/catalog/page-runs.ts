import { areaUnits } from "./area-words.ts";
import { formatCount } from "./counted.ts";
import { perFoot_m2 } from "./page-areas.ts";
import { isMetric } from "./page-units.ts";

/** The length of a run as this page writes it: `12.5 ft` or `3.81 m`. */
export const runText = (run_ft: number): string =>
  isMetric() ? `${formatCount(run_ft * 0.3048)} m` : `${formatCount(run_ft)} ${areaUnits.ft}`;

/** The number of an area without its unit, before another one that has it. */
export const areaNumber = (area_sqft: number): string =>
  formatCount(isMetric() ? area_sqft * perFoot_m2 : area_sqft);
