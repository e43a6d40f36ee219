import type { RoomDesign, RoomItem, RoomPlan, RoomProduct } from "../../../../contract/design/room-design.ts";
import { isSloped, planeAt } from "../../../../domain/room/geometry/ceiling.ts";
import { elevationOf, followsCeiling, thin_in } from "../../../../domain/room/geometry/elevation.ts";
import type { Products } from "./cover-of.ts";
import { keyOf } from "./part.ts";
import type { Placement } from "./scene.types.ts";
import { lifted } from "./vectors.ts";

/** From here up a thing against a wall hangs on it, unless something carries it. */
const hung_in = 30;

/** The position and parts of each item. The elevation follows the trade rules. */
export function placementsOf(design: RoomDesign, products: Products): Placement[] {
  return design.items.map((item) => {
    const product = item.sku ? products.get(item.sku) : undefined;
    const size = { width_in: item.width_in, depth_in: item.depth_in, height_in: item.height_in };
    const elevation = elevationOf(design, item);
    // a shower head is set into the wall, whatever it belongs to
    const isSetIn = !item.host || item.kind === "shower";
    const hangs = (elevation >= hung_in && isSetIn) || product?.model?.params.form === "drapery";
    const place = {
      id: item.id,
      kind: item.kind,
      model: product ? modelOf(item, product, products) : null,
      size,
      at: lifted(item.at_in, elevation),
      turn_deg: item.rotation_deg,
      tilt: tiltOf(design.plan, item),
      flat: item.kind === "rug" || item.height_in < 0.8,
      wall: hangs ? (item.against ?? null) : null,
    };
    return { ...place, key: keyOf([place.model, size]) };
  });
}

/** Thin lights and fans lie against the slope that they hang from. */
function tiltOf(plan: RoomPlan, item: RoomItem): Placement["tilt"] {
  if (!isSloped(plan) || !followsCeiling(item) || item.height_in >= thin_in) return null;
  const { rise } = planeAt(plan, item.at_in);
  const pitch = Math.hypot(...rise);
  if (pitch < 1e-6) return null;
  return { toward: [rise[0] / pitch, rise[1] / pitch], deg: (Math.atan(pitch) * 180) / Math.PI };
}

function modelOf(item: RoomItem, product: RoomProduct, products: Products): Placement["model"] {
  if (item.kind === "filler" || item.kind === "end_panel") return stripOf(item);
  if (!product.model) return null;
  const hardware = item.hardware_sku ? products.get(item.hardware_sku)?.model : null;
  return {
    kind: product.model.kind,
    params: {
      ...product.model.params,
      ...(hardware
        ? {
            hardware_form: String(hardware.params.form ?? ""),
            hardware_finish: hardware.finish,
            hardware_shape: String(hardware.params.shape ?? ""),
            ...hardwareSize(hardware),
          }
        : {}),
    },
    finish: item.finish ?? product.model.finish,
    ...(product.model.file && { file: product.model.file }),
  };
}

/** Fillers and panels have no model of their own: they are cut to measure from boards in the finish of their run. */
const stripOf = ({ kind, finish = "white", elevation_in = 0 }: RoomItem): Placement["model"] => ({
  kind,
  params: { form: elevation_in > 1 ? "wall" : "base" },
  finish,
});

function hardwareSize({ size }: NonNullable<RoomProduct["model"]>) {
  return {
    hardware_width_in: size.width_in,
    hardware_depth_in: size.depth_in,
    hardware_height_in: size.height_in,
  };
}
