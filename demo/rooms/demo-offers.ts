import { comparedPrice } from "../../domain/designer/compared-price.ts";
import type { Offer } from "../../domain/designer/offer.types.ts";
import { fixtureStyle, saidOf } from "../../domain/designer/offer-words.ts";
import { OfferIndex } from "../../domain/designer/sketch/offer-index.ts";
import { catalogProducts } from "../catalog/catalog.ts";
import type { CatalogProduct, CatalogVariant } from "../catalog/product.types.ts";

interface Entry {
  product: CatalogProduct;
  variant: CatalogVariant;
}

/** The demo catalog as the designer looks at it, at wholesale prices. */
export class DemoOffers extends OfferIndex {
  readonly #entries: ReadonlyMap<string, Entry>;

  constructor(products: Iterable<CatalogProduct> = catalogProducts()) {
    const entries = new Map<string, Entry>();
    for (const product of products)
      for (const variant of product.variants) entries.set(variant.sku, { product, variant });
    super([...entries.values()].map(offerOf));
    this.#entries = entries;
  }

  /** One SKU of every product. */
  skus(): string[] {
    return [...new Map([...this.#entries].map(([sku, { product }]) => [product, sku])).values()];
  }

  /** Every SKU. */
  allSkus(): string[] {
    return [...this.#entries.keys()];
  }

  /** The product and the variant of a SKU. */
  entry(sku: string): Entry | undefined {
    return this.#entries.get(sku);
  }
}

function offerOf({ product, variant }: Entry): Offer {
  const source = product.pictures[variant.picture]?.source;
  const { width_in, length_in, height_in } = variant.size;
  return {
    sku: variant.sku,
    product,
    options: variant.options,
    price_cents: comparedPrice(variant.wholesale_cents, {
      ...variant,
      ...variant.size,
      model: product.model,
    }),
    finish: product.model ? finishOf(product, variant) : "",
    model: product.model,
    material: product.material && source?.kind === "material" ? source.definition : product.material,
    width_in,
    depth_in: length_in,
    height_in,
    style: fixtureStyle(product.attributes),
    said: saidOf(product.model),
  };
}

/** The finish is the last part of the picture's file name. */
function finishOf(product: CatalogProduct, variant: CatalogVariant): string {
  const source = product.pictures[variant.picture]?.source;
  const name = source?.kind === "file" ? /--([a-z0-9-]+)\.\w+$/.exec(source.path)?.[1] : undefined;
  return name ?? product.model?.finish ?? "";
}
