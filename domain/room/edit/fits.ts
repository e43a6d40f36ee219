import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { ownValue } from "../../orders/own-value.ts";
import { isIn } from "./product-category.ts";
import { isOutdoorRoom } from "./use.ts";

/** Which products fit a surface, by the first word of the surface's id. */
const laidOn: Record<string, readonly string[]> = {
  floor: ["floor"],
  ceiling: ["ceiling"],
  base: ["trim"],
  crown: ["trim"],
  wall: ["wall"],
  wainscot: ["wall", "backsplash"],
  backsplash: ["backsplash"],
  countertop: ["countertop"],
  shower: ["shower"],
  coping: ["outdoor"],
  side: ["wall", "backsplash", "shower"],
};

/** Item kinds that can also be built from products of other kinds. */
const alsoKinds: Record<string, readonly string[]> = {
  vanity: ["lavatory"],
  lavatory: ["vanity"],
  tub_shower: ["tub"],
  tub: ["tub_shower"],
  island: ["base_cabinet"],
  peninsula: ["base_cabinet", "island"],
};

/** What a product is needed for: a surface's id, an item, `window` or `door`, or `hardware` for pulls and knobs. */
export type FitTarget = string | Pick<RoomItem, "kind" | "width_in" | "depth_in" | "height_in">;

/** Built into a row: a wider one would not fit. */
const betweenNeighbours = new Set([
  ..."base_cabinet tall_cabinet wall_cabinet dishwasher range wall_oven cooktop microwave refrigerator".split(
    " ",
  ),
  ..."tub shower tub_shower washer dryer".split(" "),
]);
/** Wider than the gap by more than this does not fit. */
const play_in = 1;

/** Whether a product fits the target: by surface, or by kind and size class. */
export function fits(product: RoomProduct, target: FitTarget, room: RoomDesign["room"] = ""): boolean {
  if (typeof target !== "string") return fitsItem(product, target);
  const [word = ""] = target.split(":", 1);
  if (word === "window") return isIn(product, "windows");
  if (word === "door") return isIn(product, "door-slabs");
  if (word === "hardware") return isIn(product, "cabinet-hardware");
  if (word === "kind")
    return (
      product.model?.kind === target.slice(5) ||
      (ownValue(alsoKinds, target.slice(5)) ?? []).includes(product.model?.kind ?? "")
    );
  const asked = ownValue(laidOn, word);
  if (!asked) return false;
  if (word === "base" || word === "crown") return product.surface.includes("trim") && trimFits(product, word);
  if (word === "coping") return isIn(product, "pool-copings");
  if (product.model) return false;
  // wall paint also works for ceilings, tile does not
  if (word === "ceiling" && product.attributes.coverage_sqft !== undefined)
    return product.surface.some((on) => on === "ceiling" || on === "wall");
  if (isIn(product, "pool-copings")) return false;
  // pavers and turf are for outdoors only, whatever else their data says
  if (word === "floor" && isOutdoorRoom(room) !== product.surface.includes("outdoor")) return false;
  if (word === "floor" && isOutdoorRoom(room)) return isWalkedOn(product);
  return product.surface.some((surface) => asked.includes(surface));
}

/** Veneers and slabs for walls and tops are outdoor products too. */
const isWalkedOn = ({ surface }: RoomProduct): boolean =>
  surface.includes("floor") || !surface.some((on) => on === "wall" || on === "countertop");

function trimFits(product: RoomProduct, word: "base" | "crown"): boolean {
  const use = product.model?.params.use ?? product.attributes.use;
  return typeof use !== "string" || use.toLowerCase().includes(word);
}

function fitsItem(product: RoomProduct, item: Exclude<FitTarget, string>): boolean {
  const { model } = product;
  if (!model) return false;
  if (model.kind !== item.kind && !(ownValue(alsoKinds, item.kind) ?? []).includes(model.kind)) return false;
  if (!betweenNeighbours.has(item.kind)) return true;
  return model.size.width_in <= item.width_in + play_in && model.size.width_in >= item.width_in * 0.6;
}
