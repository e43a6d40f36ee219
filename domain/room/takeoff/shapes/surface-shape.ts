import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { noProducts, type ProductsBySku } from "../products-by-sku.ts";
import type { TakeoffSettings } from "../settings.ts";
import { backsplashShape } from "./backsplash.ts";
import { countertopShape } from "./countertop.ts";
import { ceilingShape, floorAreaShape, floorShape } from "./floor.ts";
import { withNiches } from "./niches.ts";
import type { SurfaceShape } from "./shape.types.ts";
import { showerShape } from "./shower.ts";
import { sideShape } from "./structure.ts";
import { trimShape } from "./trim.ts";
import { wainscotShape, wallShape } from "./wall.ts";

/**
 * The real outline of a surface of the room, after subtracting everything that covers it. `because` says why there is
 * none: an open side, a missing item, no counter on that wall. `goods` tell under which tubs the floor continues.
 */
export function shapeOf(
  design: RoomDesign,
  surface: string,
  settings: TakeoffSettings,
  products: ProductsBySku = noProducts,
): SurfaceShape {
  const shape = bareShapeOf(design, surface, settings, products);
  const isOnWall = /^(wall|wainscot|backsplash|shower):/.test(surface);
  return shape.kind === "area" && isOnWall ? withNiches(design, surface, shape, settings) : shape;
}

function bareShapeOf(
  design: RoomDesign,
  surface: string,
  settings: TakeoffSettings,
  products: ProductsBySku,
): SurfaceShape {
  const [kind, target = ""] = splitOnce(surface);
  switch (kind) {
    case "floor":
      return target === ""
        ? floorShape(design, settings, products)
        : floorAreaShape(design, target, settings, products);
    case "ceiling":
      return ceilingShape(design);
    case "base":
    case "crown":
      return trimShape(design, kind, settings, products);
    case "wall":
      return wallShape(design, target, settings);
    case "wainscot":
      return wainscotShape(design, target, settings);
    case "backsplash":
      return backsplashShape(design, target, settings);
    case "countertop":
      return countertopShape(design, target, settings);
    case "shower":
      return showerShape(design, target, settings);
    case "side":
      return sideShape(design, surface, settings);
    case "coping":
      return copingShape(design, target);
    default:
      return { kind: "none", because: `There is no surface of the kind “${kind}”.` };
  }
}

function splitOnce(surface: string): [kind: string, target?: string] {
  const at = surface.indexOf(":");
  return at < 0 ? [surface] : [surface.slice(0, at), surface.slice(at + 1)];
}

function copingShape(design: RoomDesign, target: string): SurfaceShape {
  const item = design.items.find((each) => each.id === target);
  if (!item) return { kind: "none", because: "The pool that it goes around is no longer in the room." };
  const stretches_in = [item.width_in, item.depth_in, item.width_in, item.depth_in];
  const run_in = 2 * (item.width_in + item.depth_in);
  return {
    kind: "run",
    name: /* words */ "All round",
    stretches_in,
    along: [],
    gross_in: run_in,
    less: [],
    run_in,
  };
}
