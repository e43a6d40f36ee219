import { areaUnits } from "./area-words.ts";
import { isMetric } from "./page-units.ts";

/** Square meters in a square foot. */
export const perFoot_m2 = 0.09290304;

/** `1234.50` as `1,234.5`: at most `digits` decimals, of which there are two at the most. */
export const plainNumber = (amount: number, digits = 2): string =>
  String(Number(amount.toFixed(digits))).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

/** An area in metric: `5.43 m²`. */
export const metricArea = (area_sqft: number): string => `${plainNumber(area_sqft * perFoot_m2)} m²`;

/** An area as this page writes it: `58.4 sq ft` with at most `digits` decimals, or `5.43 m²`. */
export const areaText = (area_sqft: number, digits = 2): string =>
  isMetric() ? metricArea(area_sqft) : `${plainNumber(area_sqft, digits)} ${areaUnits.sqft}`;

/** The unit of an area that is typed as a number alone, written out. */
export const areaName = (): string => (isMetric() ? areaUnits.squareMeters : areaUnits.squareFeet);

/** The same after a number. */
export const areaUnit = (): string => (isMetric() ? "m²" : areaUnits.sqft);

/** Square feet of an area that is typed as a number alone. */
export const typedSqft = (amount: number): number => (isMetric() ? amount / perFoot_m2 : amount);
