import { isMetric } from "./page-units.ts";
import { printInches, printLength } from "./printed-lengths.ts";

/** What a length is of: rooms are measured in meters, things in centimeters. */
export type Measured = "room" | "thing";

const perInch_cm = 2.54;

/** Centimeters, whole from 2 cm on; thinner things in millimeters. */
export function metricInches(length_in: number): string {
  const mm = Math.abs(length_in) * perInch_cm * 10;
  const text = mm < 19.5 && Math.round(mm) > 0 ? `${Math.round(mm)} mm` : `${Math.round(mm / 10)} cm`;
  return `${length_in < 0 && Math.round(mm) > 0 ? "−" : ""}${text}`;
}

const meters = (length_in: number): string =>
  `${length_in <= -0.2 ? "−" : ""}${(Math.abs(length_in * perInch_cm) / 100).toFixed(2)} m`;

/** A length in metric: `2.25 m`, and centimeters below one meter. */
export const metricLength = (length_in: number): string =>
  Math.abs(length_in) * perInch_cm < 99.5 ? metricInches(length_in) : meters(length_in);

/** A length as this page writes it: `7' 4 1/2"`, or `2.25 m`, and centimeters below one meter. */
export const lengthText = (length_in: number): string =>
  isMetric() ? metricLength(length_in) : printLength(length_in);

/** Whole millimeters, in which metric trades write drawings: `2438`. */
export const millimeters = (length_in: number): string => String(Math.round(length_in * perInch_cm * 10));

/** The least length that is taken: never rounded to one that is too short. */
export const leastText = (length_in: number): string =>
  lengthText(isMetric() ? Math.ceil(length_in * perInch_cm - 1e-6) / perInch_cm : length_in);

/** The greatest length that is taken: never rounded to one that is too long. */
export const mostText = (length_in: number): string =>
  lengthText(isMetric() ? Math.floor(length_in * perInch_cm + 1e-6) / perInch_cm : length_in);

/** The width of a thing as this page writes it: `88 1/2"` or `225 cm`. */
export const inchesText = (length_in: number): string =>
  isMetric() ? metricInches(length_in) : printInches(length_in);

/** A length as a field shows it, in the unit that a number alone has there: `8'`, or `2.44 m` and `244 cm`. */
export function fieldText(length_in: number, of: Measured): string {
  if (!isMetric()) return printLength(length_in);
  return of === "room" ? meters(length_in) : metricInches(length_in);
}

/** The ways to type a length of a room, by example; a number alone is among them. */
export const tapeHint = (): string =>
  isMetric() ? `2.25, 2.25 m, 225 cm or 7' 4 1/2"` : `7' 4 1/2", 7 ft 4.5 in, 88.5 or 2.25 m`;

/** What a number alone means in a field for lengths of rooms that are typed in feet, or in metric. */
export const roomHint = (): string => (isMetric() ? "A number alone is meters." : "A number alone is feet.");

/** The same of a field for inches. It says nothing until metric is chosen: a tape shows inches. */
export function lengthHint(of: Measured): string | undefined {
  if (!isMetric()) return undefined;
  return of === "room" ? roomHint() : "A number alone is centimeters.";
}
