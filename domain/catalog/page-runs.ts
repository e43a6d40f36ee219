import { areaUnits } from "./area-words.ts";
import { perFoot_m2, plainNumber } from "./page-areas.ts";
import { isMetric } from "./page-units.ts";

/** The length of a run as this page writes it: `12.5 ft` or `3.81 m`. */
export const runText = (run_ft: number): string =>
  isMetric() ? `${plainNumber(run_ft * 0.3048)} m` : `${plainNumber(run_ft)} ${areaUnits.ft}`;

/** The number of an area without its unit, before another one that has it. */
export const areaNumber = (area_sqft: number): string =>
  plainNumber(isMetric() ? area_sqft * perFoot_m2 : area_sqft);
