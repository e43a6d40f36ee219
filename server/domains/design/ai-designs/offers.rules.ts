import { suppliedIn } from "../../../../domain/catalog/also-needed/also-needed.ts";
import type { FixtureModel, Offer, OfferProduct } from "../../../../domain/designer/offer.types.ts";
import { fixtureStyle, saidOf } from "../../../../domain/designer/offer-words.ts";
import type { MaterialDefinition } from "../../../../domain/materials/material.ts";
import { factsOf } from "../rooms/index.ts";
import type { OfferRow, OfferVariant } from "./offers.store.ts";

/** A product on the shelf, before any showroom's prices. */
export interface OfferedProduct {
  product_id: number;
  category_id: number;
  products: readonly OfferedItem[];
}

/** A SKU, and the prices that a showroom's is worked out from. They stay on the server. */
export interface OfferedItem {
  offer: Omit<Offer, "price_cents">;
  wholesale_cents: number;
  list_cents: number;
  box_sqft: number | null;
}

/** Reads JSON, and gives the same object for the same text. */
export type Shared = (json: string) => unknown;

/** Keeps what it has read for as long as it is kept itself. */
export function sharedJson(): Shared {
  const known = new Map<string, unknown>();
  return (json) => {
    if (!known.has(json)) known.set(json, JSON.parse(json));
    return known.get(json);
  };
}

/** A product as the designer looks at it; null for one that no room can show and no job takes. */
export function offeredProduct(row: OfferRow, shared: Shared): OfferedProduct | null {
  const isShown = row.model !== null || row.material !== null || row.surface.length > 0;
  if (!row.variants || !(isShown || suppliedIn.has(row.child))) return null;
  const { name, category, child, attributes, surface } = row;
  const product: OfferProduct = { name, category, child, attributes, surface };
  return {
    product_id: row.id,
    category_id: row.category_id,
    products: row.variants.map((variant) => productOf(row, product, variant, shared)),
  };
}

function productOf(row: OfferRow, product: OfferProduct, variant: OfferVariant, shared: Shared): OfferedItem {
  const { sku, options, item_size, media_source, wholesale_cents, list_cents, box_sqft } = variant;
  const facts = factsOf({
    item_size,
    options,
    texture: row.texture,
    material: row.material,
    model: row.model,
    media_source: media_source === null ? null : shared(media_source),
  });
  const model = facts.model && fixtureOf(facts.model);
  const { width_in, depth_in, height_in } = model?.size ?? { ...facts.size, depth_in: facts.size.length_in };
  const offer = {
    sku,
    product,
    options,
    finish: model?.finish ?? "",
    model,
    material: facts.material as MaterialDefinition | null,
    width_in,
    depth_in,
    height_in,
    style: fixtureStyle(product.attributes),
    said: saidOf(model),
  };
  return { offer, wholesale_cents, list_cents, box_sqft };
}

const fixtureOf = ({ kind, design, params, size, finish }: FixtureModel): FixtureModel => ({
  kind,
  design,
  params,
  size,
  finish,
});
