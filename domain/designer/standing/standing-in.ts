import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import { cabinetKinds } from "../budget/cabinet-options.ts";
import { hash32 } from "../hash.ts";
import type { Layout, LayoutProblem } from "../layout/layout.types.ts";
import { keyOf } from "../remembered.ts";
import type { RoomSketch, SketchPlan } from "../sketch/room-sketch.ts";
import { cabinetsInstead, productInstead } from "./instead.ts";
import type { Standing } from "./standing.types.ts";

interface Placed {
  plan: SketchPlan;
  assumed: readonly string[];
  layouts: readonly Layout[];
  problems: readonly LayoutProblem[];
}

/** The one arrangement of a room that is designed anew: its own. A room that breaks a required rule has none. */
export function standingIn(standing: Standing): Placed {
  const { design, stays } = standing;
  const { room, plan } = design;
  const key = hash32(keyOf(design.items, design.surfaces, [...stays].sort()));
  const placed = { plan: { id: `standing-${key}`, room, plan, tags: [] }, assumed: [] };
  const [broken] = mustFindings(design);
  if (!broken) return { ...placed, layouts: [asItStands(standing)], problems: [] };
  const words = `The room as it stands breaks a required rule: ${broken.message} Change that in the 3D room first.`;
  return { ...placed, layouts: [], problems: [{ feature: null, words }] };
}

function asItStands({ design, stays }: Standing): Layout {
  const kept = new Set(stays);
  const count = design.items.filter(({ id }) => kept.has(id)).length;
  return {
    arrangement: "as it stands",
    has: [],
    says: [
      count === 0
        ? "Everything is where it was."
        : `Everything is where it was, and what you keep stays as it is.`,
    ],
    score: 0,
    missed: 0,
    furnish: (sketch) => void sketch.items.push(...refitted(design, kept, sketch)),
    settled: (fresh) => withStays(fresh, design, kept),
  };
}

/** The items with other products in the sketch's look, each where it was; what has no other product is left as it is. */
function refitted({ items }: RoomDesign, kept: ReadonlySet<string>, sketch: RoomSketch): RoomItem[] {
  const isCabinet = ({ kind, sku }: RoomItem) => sku !== null && cabinetKinds.has(kind);
  const cabinets = cabinetsInstead(
    items.filter((item) => isCabinet(item) && !kept.has(item.id)),
    sketch,
  );
  return items.map((item) => {
    if (kept.has(item.id)) return { ...item };
    if (isCabinet(item)) return cabinets(item);
    return productInstead(item, items, sketch);
  });
}

/** A fresh room with all that stays exactly as it was. */
function withStays(fresh: RoomDesign, before: RoomDesign, kept: ReadonlySet<string>): RoomDesign {
  const was = before.items.filter(({ id }) => kept.has(id));
  const covered = before.surfaces.filter(({ id }) => kept.has(id));
  return {
    ...fresh,
    items: [...was, ...fresh.items.filter(({ id }) => !kept.has(id))],
    surfaces: [...covered, ...fresh.surfaces.filter(({ id }) => !kept.has(id))],
  };
}
