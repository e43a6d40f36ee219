import { areaText } from "../../../../domain/catalog/page-areas.ts";
import { runText } from "../../../../domain/catalog/page-runs.ts";
import { unitWord } from "../../../../domain/orders/sales-unit.ts";
import type { SurfaceTakeoff } from "../../../../domain/room/takeoff/surface-takeoff.types.ts";

/** `26.67 sq ft + 10% waste, 3 boxes`; says so if another surface's boxes cover it. */
export function quantityWords(line: SurfaceTakeoff): string {
  const measure =
    line.run_ft !== null ? runText(line.run_ft) : line.area_sqft ? areaText(line.area_sqft) : "";
  if (!line.known) return measure ? `${measure}. ${line.because}` : line.because;
  const withWaste = line.waste > 0 ? `${measure} + ${line.waste}% waste` : measure;
  const units = `${line.qty} ${unitWord(line.unit, line.qty)}`;
  return `${withWaste}, ${line.qty === 0 ? `from the ${unitWord(line.unit, 2)} of the same product` : units}`;
}
