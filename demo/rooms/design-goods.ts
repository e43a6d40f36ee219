import { createHash } from "node:crypto";
import type { RoomDesign, RoomGood } from "../../contract/room-design.ts";
import type { GoodsShelf, Offer } from "./goods-shelf.ts";

/** What a design names, as the viewer takes it; prices stay out, pictures need none. */
export function goodsOf(design: RoomDesign, shelf: GoodsShelf): RoomGood[] {
  const skus = new Set(
    [
      ...design.surfaces.map(({ sku }) => sku),
      ...design.items.flatMap(({ sku, hardware_sku }) => [sku, hardware_sku]),
    ].filter((sku): sku is string => Boolean(sku)),
  );
  return [...skus].flatMap((sku) => {
    const offer = shelf.get(sku);
    return offer ? [goodOf(offer)] : [];
  });
}

function goodOf({ sku, product, variant, finish, width_in, depth_in, height_in }: Offer): RoomGood {
  const source = product.pictures[variant.picture]?.source;
  return {
    sku,
    hash: product.hash,
    name: product.name,
    brand: product.brand,
    category: { id: 0, name: product.category, slug_url: product.category },
    options: variant.options,
    attributes: product.attributes,
    image: null,
    unit: product.unit,
    minimum_unit: product.minimum_unit,
    price: 0,
    price_per_sqft: null,
    list_price: 0,
    box_sqft: variant.box_sqft,
    pieces_per_box: variant.pieces_per_box,
    in_stock: true,
    lead_time_days: variant.lead_time_days,
    size: variant.size,
    surface: product.surface,
    material: product.material && source?.kind === "material" ? source.definition : product.material,
    model: product.model
      ? { ...product.model, size: { width_in, depth_in, height_in }, finish: finish || product.model.finish }
      : null,
  };
}

/** A hash of what a picture of the design shows: its plan, surfaces and items, and the looks of their products. */
export function shownIn(design: RoomDesign, shelf: GoodsShelf): string {
  const looks = goodsOf(design, shelf).map(({ material, model, size }) => [material, model, size]);
  const shown = JSON.stringify([design.plan, design.surfaces, design.items, looks]);
  return createHash("sha256").update(shown).digest("base64url").slice(0, 12);
}
