import { millimeters } from "../../catalog/page-lengths.ts";
import { isMetric } from "../../catalog/page-units.ts";
import { printInches, printLength } from "../../catalog/printed-lengths.ts";

/** A dimension on a drawing: `7' 4 1/2"`, to 1/16 in., or `2248`. The sheet says that these are millimeters. */
export const dimensionText = (length_in: number): string =>
  isMetric() ? millimeters(length_in) : printLength(length_in);

/** A size in words beside a drawing: `7 3/8"` or `187 mm`. */
export const pieceText = (length_in: number): string =>
  isMetric() ? `${millimeters(length_in)} mm` : printInches(length_in);
