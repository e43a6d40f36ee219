import type { RoomProduct } from "../../../contract/design/room-design.ts";
import { isCabinetLayout } from "../cabinetry/fronts.ts";
import { hardwarePlaces } from "../cabinetry/hardware-places.ts";

/** Pulls or knobs on each kind of front. */
export interface Fronts {
  doors: number;
  drawers: number;
}

/** Fronts of the layouts that vanity models are built in. */
const layouts: Record<string, Fronts> = {
  door: { doors: 1, drawers: 0 },
  doors: { doors: 2, drawers: 0 },
  "door-drawers": { doors: 2, drawers: 3 },
  "doors-side-drawers": { doors: 2, drawers: 7 },
  double: { doors: 4, drawers: 6 },
  drawers: { doors: 0, drawers: 2 },
  "drawers-wide": { doors: 0, drawers: 6 },
  "open-shelf": { doors: 0, drawers: 1 },
  console: { doors: 0, drawers: 0 },
  "console-drawer": { doors: 0, drawers: 1 },
};

/**
 * Doors and drawers of a cabinet or vanity, and how many pulls or knobs they take: from its model's fronts where it is
 * a cabinet, else its `doors` and `drawers`, else those of a vanity's layout, one for each. Null when nothing says.
 */
export function frontsOf(product: RoomProduct): Fronts | null {
  const { model } = product;
  if (!model) return null;
  const { doors, drawers, layout } = model.params;
  if (model.kind !== "vanity" && isCabinetLayout(layout)) {
    const places = hardwarePlaces({ ...model.params, ...model.size });
    const on = (front: "door" | "drawer") => places.filter((place) => place.front === front).length;
    return { doors: on("door"), drawers: on("drawer") };
  }
  if (typeof doors === "number" || typeof drawers === "number") {
    return { doors: numberOr0(doors), drawers: numberOr0(drawers) };
  }
  return (typeof layout === "string" && layouts[layout]) || null;
}

/** Cabinets that come with handles of their own and take no others: those of outdoor kitchens. */
export const hasOwnHandles = ({ model }: RoomProduct): boolean => model?.params.form === "outdoor";

const numberOr0 = (value: unknown): number => (typeof value === "number" ? value : 0);
