import { areaUnits } from "./area-words.ts";
import { isMetric } from "./page-units.ts";

/** Square meters in a square foot. */
const perFoot_m2 = 0.09290304;

/** `1234.50` as `1,234.5`. */
const plain = (amount: number, digits: number): string => {
  const [whole = "", part = ""] = amount.toFixed(digits).split(".");
  const decimals = part.replace(/0+$/, "");
  return whole.replace(/\B(?=(\d{3})+$)/g, ",") + (decimals && `.${decimals}`);
};

/** An area as this page writes it: `58.4 sq ft` with at most `digits` decimals, or `5.43 m²`. */
export const areaText = (area_sqft: number, digits = 2): string =>
  isMetric() ? `${plain(area_sqft * perFoot_m2, 2)} m²` : `${plain(area_sqft, digits)} ${areaUnits.sqft}`;

/** The number of an area without its unit, before another one that has it. */
export const areaNumber = (area_sqft: number): string =>
  plain(isMetric() ? area_sqft * perFoot_m2 : area_sqft, 2);

/** The length of a run as this page writes it: `12.5 ft` or `3.81 m`. */
export const runText = (run_ft: number): string =>
  isMetric() ? `${plain(run_ft * 0.3048, 2)} m` : `${plain(run_ft, 2)} ${areaUnits.ft}`;

/** The unit of an area that is typed as a number alone, written out. */
export const areaName = (): string => (isMetric() ? areaUnits.squareMeters : areaUnits.squareFeet);

/** The same after a number. */
export const areaUnit = (): string => (isMetric() ? "m²" : areaUnits.sqft);

/** Square feet of an area that is typed as a number alone. */
export const typedSqft = (amount: number): number => (isMetric() ? amount / perFoot_m2 : amount);
