import type { RoomDesign, RoomProduct, RoomSurface } from "../../../../contract/design/room-design.ts";
import { isFloor } from "../../../../domain/room/geometry/floor-areas.ts";
import { materialLaid } from "../../../../domain/room/takeoff/laying/product-piece.ts";
import type { Cover } from "./scene.types.ts";

export type Products = ReadonlyMap<string, RoomProduct>;

export const trimPaint: Cover = { kind: "paint", color: "#f1efea", roughness: 0.42 };
const wallPaint: Cover = { kind: "paint", color: "#e9e5dd", roughness: 0.72 };
const ceilingPaint: Cover = { kind: "paint", color: "#f3f1ec", roughness: 0.9 };
const bareFloor: Cover = { kind: "paint", color: "#b9b2a6", roughness: 0.85 };
const bareTop: Cover = { kind: "paint", color: "#e6e3dc", roughness: 0.3 };

/** What shows where nothing is chosen. */
export function bareCover(surface: string): Cover {
  if (isFloor(surface)) return bareFloor;
  if (surface === "ceiling") return ceilingPaint;
  if (surface === "base" || surface === "crown" || surface.startsWith("wainscot:")) return trimPaint;
  if (surface.startsWith("countertop:") || surface.startsWith("coping:")) return bareTop;
  return wallPaint;
}

export function surfaceOf(design: RoomDesign, id: string): RoomSurface | undefined {
  return design.surfaces.find((surface) => surface.id === id);
}

/** What covers a surface of the design: its product, as laid there, or bare paint. */
export function coverOf(design: RoomDesign, products: Products, id: string): Cover {
  const surface = surfaceOf(design, id);
  const product = surface?.sku ? products.get(surface.sku) : undefined;
  if (!surface || !product) return bareCover(id);
  return coverOfProduct(product, surface) ?? bareCover(id);
}

/** A good laid as a surface asks; undefined for a product that covers nothing. */
export function coverOfProduct(product: RoomProduct, surface: Partial<RoomSurface> = {}): Cover | undefined {
  const laid = materialLaid(product, surface);
  if (laid) {
    return {
      kind: "material",
      definition: laid.definition,
      turn_deg: (surface.rotation_deg ?? 0) + laid.turn_deg,
      shift_in: surface.offset_in ?? [0, 0],
    };
  }
  return paintOf(product);
}

const sheens: Record<string, number> = {
  flat: 0.92,
  matte: 0.85,
  eggshell: 0.68,
  satin: 0.5,
  "semi-gloss": 0.34,
  semigloss: 0.34,
  gloss: 0.18,
};

/** Paint by the can, primed trim and the like: a color and a sheen. */
function paintOf(product: RoomProduct): Cover | undefined {
  const material = typeof product.material === "object" && product.material !== null ? product.material : {};
  const color = [
    "color" in material ? material.color : undefined,
    "color_hex" in material ? material.color_hex : undefined,
    product.model?.params.color,
    product.attributes.color_hex,
    product.attributes.hex,
  ].find((value): value is string => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value));
  if (!color) return undefined;
  const sheen = [
    "sheen" in material ? material.sheen : undefined,
    product.options.sheen,
    product.options.Sheen,
    product.attributes.sheen,
  ].find((value) => typeof value === "string" || typeof value === "number");
  const roughness = typeof sheen === "number" ? sheen : sheens[String(sheen).toLowerCase().replace(" ", "-")];
  return { kind: "paint", color, roughness: roughness ?? 0.7 };
}
