import type { RoomDesign } from "../../../contract/room-design.ts";
import type { SurfaceTakeoff } from "../../../domain/takeoff/surface-takeoff.types.ts";
import { unitWord } from "../../catalog/unit-words.ts";
import { formatCount } from "../../ui/format.ts";
import { nameOf } from "./things.ts";

/** `26.67 sq ft + 10% waste, 3 boxes`; what comes out of another surface's boxes says so. */
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
  return `${withWaste}, ${line.qty === 0 ? `from the ${unitWord(line.unit, 2)} of the same good` : units}`;
}

/** A step of the arithmetic with the surfaces in it called as everywhere else: `wall:n` is the north wall. */
export function stepWords(design: RoomDesign, step: string): string {
  // the longest first, so that `wall:n-2` is not read as `wall:n`
  const ids = design.surfaces.map(({ id }) => id).filter((id) => id.includes(":"));
  return ids
    .sort((a, b) => b.length - a.length)
    .reduce((words, id) => words.replaceAll(id, nameOf(design, { kind: "surface", id }).toLowerCase()), step);
}
