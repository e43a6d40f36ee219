import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import type { SurfaceTakeoff } from "../../../../domain/room/takeoff/surface-takeoff.types.ts";
import { formatCount } from "../../../ui/format.ts";

/** `26.67 sq ft + 10% waste, 3 boxes`; says so if another surface's boxes cover it. */
export function quantityWords(line: SurfaceTakeoff): string {
  const measure =
    line.run_ft !== null
      ? `${formatCount(line.run_ft)} ft`
      : line.area_sqft
        ? `${formatCount(line.area_sqft)} sq ft`
        : "";
  if (!line.known) return measure ? `${measure}. ${line.because}` : line.because;
  const withWaste = line.waste > 0 ? `${measure} + ${line.waste}% waste` : measure;
  const units = `${line.qty} ${unitWord(line.unit, line.qty)}`;
  return `${withWaste}, ${line.qty === 0 ? `from the ${unitWord(line.unit, 2)} of the same product` : units}`;
}
