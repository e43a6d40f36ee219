import { createHash } from "node:crypto";
import type { RoomDesign, RoomProduct } from "../../contract/design/room-design.ts";
import type { Offer } from "../../domain/designer/offer.types.ts";
import { skusOf } from "../../domain/room/edit/skus-of.ts";
import type { DemoOffers } from "./demo-offers.ts";

/** What a design names, as the viewer takes it; prices stay out, pictures need none. */
export function productsOf(design: RoomDesign, offers: DemoOffers): RoomProduct[] {
  return skusOf(design).flatMap((sku) => productIn(offers, sku) ?? []);
}

/** What the demo sells under a SKU, as the viewer takes it. */
export function productIn(offers: DemoOffers, sku: string): RoomProduct | null {
  const offer = offers.get(sku);
  const entry = offers.entry(sku);
  return offer && entry ? productOf(offer, entry) : null;
}

type Entry = NonNullable<ReturnType<DemoOffers["entry"]>>;

function productOf(
  { sku, finish, material, width_in, depth_in, height_in }: Offer,
  { product, variant }: Entry,
): RoomProduct {
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
    material,
    model: product.model
      ? { ...product.model, size: { width_in, depth_in, height_in }, finish: finish || product.model.finish }
      : null,
  };
}

/**
 * A hash of what a picture of the design shows: its plan, its surfaces and items, and how their products look. Another
 * product that looks the same gives the same picture.
 */
export function shownIn(design: RoomDesign, offers: DemoOffers): string {
  const looks = new Map(
    productsOf(design, offers).map(({ sku, material, model, size }) => [sku, [material, model, size]]),
  );
  const surfaces = design.surfaces.map(({ sku, ...surface }) => [surface, looks.get(sku ?? "")]);
  const items = design.items.map(({ sku, hardware_sku, ...item }) => [
    item,
    looks.get(sku ?? ""),
    looks.get(hardware_sku ?? ""),
  ]);
  const shown = JSON.stringify([design.plan, surfaces, items]);
  return createHash("sha256").update(shown).digest("base64url").slice(0, 12);
}
