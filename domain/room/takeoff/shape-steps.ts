import { lengthText } from "../../catalog/page-lengths.ts";
import { amountText } from "./figures.ts";
import { shapeName } from "./shape-words.ts";
import type { AreaShape, RunShape } from "./shapes/shape.types.ts";

const sqft = (area: number): string => amountText(area, "sq ft");

/** How a surface's net area or length is computed, one line per figure. */
export function shapeSteps(shape: AreaShape | RunShape): string[] {
  if (shape.kind === "run") {
    const gross = `${shapeName(shape.name)}: ${lengthText(shape.gross_in)}`;
    const less = shape.less.map(({ name, run_in }) => `− ${shapeName(name)}: ${lengthText(run_in)}`);
    return less.length > 0 ? [gross, ...less, `= ${lengthText(shape.run_in)}`] : [gross];
  }
  const gross = shape.gross.map(
    ({ name, how, area_sqft }) => `${capital(shapeName(name))}: ${how} = ${sqft(area_sqft)}`,
  );
  const less = shape.less.map(
    ({ name, how, area_sqft }) => `− ${shapeName(name)}: ${how} = ${sqft(area_sqft)}`,
  );
  const single = gross.length === 1 && less.length === 0;
  return single ? gross : [...gross, ...less, `= ${sqft(shape.area_sqft)} net`];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
