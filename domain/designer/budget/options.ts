import { cabinetKinds, cabinetLines, hardwareLine } from "./cabinet-options.ts";
import { surfaceLine } from "./cover-options.ts";
import { itemLine } from "./item-options.ts";
import type { Frame, Line } from "./line.types.ts";

/** The lines of a design with what could fill them, itself first. */
export function linesOf(frame: Frame): Line[] {
  const { design } = frame;
  const bySku = Map.groupBy(
    design.items.filter(({ sku, kind }) => sku !== null && !cabinetKinds.has(kind)),
    ({ sku }) => sku!,
  );
  const surfaces = Map.groupBy(
    design.surfaces.filter(({ sku }) => sku !== null),
    ({ sku }) => sku!,
  );
  return [
    ...[...bySku.values()].flatMap((items) => itemLine(frame, items)),
    ...cabinetLines(frame),
    ...hardwareLine(frame),
    ...[...surfaces.values()].flatMap((group) => surfaceLine(frame, group)),
  ].filter(({ options }) => options.length > 1);
}
