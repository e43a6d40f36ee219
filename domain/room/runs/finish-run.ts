import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { setSurface } from "../edit/surfaces.edit.ts";
import { elevationOf, mostElevation, wallCabinet_in } from "../geometry/elevation.ts";
import { bareRuns } from "../takeoff/shapes/countertop.ts";
import { type CabinetLine, partFor } from "./cabinet-line.ts";
import type { RunBuilder } from "./run-builder.ts";

/** Height from which a gap to the ceiling is closed with a crown. */
const crown_in = 3;

/** What runs along the cabinets: toe kicks below, light rails and crowns above. */
export function addSupplies(builder: RunBuilder, line: CabinetLine): void {
  const { design, added } = builder;
  const found = new Map<string, RoomProduct | undefined>();
  const supply = (item: RoomItem, part: string, kind: string) => {
    if (!found.has(part)) found.set(part, anyPart(line, kind, part));
    builder.supply(item, part, found.get(part));
  };
  for (const item of added) {
    const bottom_in = elevationOf(design, item);
    const isLow = bottom_in < 1;
    if (isLow && (item.kind === "base_cabinet" || item.kind === "filler"))
      supply(item, "Toe kick", "base_cabinet");
    if (isLow || (item.kind !== "wall_cabinet" && item.kind !== "filler")) continue;
    const over_in = mostElevation(design, item) - bottom_in;
    supply(item, over_in >= crown_in ? "Crown" : "Scribe", "wall_cabinet");
    if (Math.abs(bottom_in - wallCabinet_in) < 0.1) supply(item, "Light rail", "wall_cabinet");
  }
}

/** The part that goes with the line's cabinets of a kind. */
function anyPart(line: CabinetLine, kind: string, part: string): RoomProduct | undefined {
  for (const cabinet of line.cabinets) {
    const found = cabinet.model?.kind === kind ? partFor(line, cabinet, part) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** A counter on each run that has none: of what the room's counters are made of. */
export function addCounters(
  { design, added }: RunBuilder,
  before: RoomDesign,
  counter: string | null,
): RoomDesign {
  const own = before.surfaces.find(({ id, sku }) => id.startsWith("countertop:") && sku)?.sku ?? counter;
  const isNew = new Set(added.map(({ id }) => id));
  return bareRuns(design)
    .filter((run) => run.some(({ id }) => isNew.has(id)))
    .map((run) => run.find(({ kind }) => kind === "base_cabinet") ?? run[0]!)
    .reduce((next, { id }) => setSurface(next, `countertop:${id}`, { sku: own }), design);
}
