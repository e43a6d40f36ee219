import { seedMedia } from "../../server/domains/catalog/pictures/index.ts";
import { type SeededProduct, seedProducts } from "../../server/domains/catalog/products/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { brands } from "../catalog/brands.ts";
import { isSupply } from "../catalog/goods/supplies.ts";
import type { CatalogProduct, ItemSize } from "../catalog/product.types.ts";
import { daysBefore } from "../people/item-courses.ts";
import type { SoldProduct } from "../people/market.types.ts";
import { freightOf } from "./freight.ts";
import { listedPictures } from "./listed-pictures.ts";
import type { MediaShelf } from "./media.ts";
import { SamplePicks } from "./samples.ts";
import type { Structure } from "./structure.ts";

const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));

/** Inches as they stand on a page: `23.62 in.`; nothing where there is no such measure. */
const inches = (value_in: number): string => (value_in > 0 ? `${Number(value_in.toFixed(3))} in.` : "");

const sizeOf = ({ width_in, length_in, height_in, pattern }: ItemSize) => ({
  width_size: inches(width_in),
  length_size: inches(length_in),
  height_size: inches(height_in),
  pattern,
});

const perBatch = 500;
/** How many products of each subcategory occur in people's histories. */
const onShelf = 40;
/** How many of each have reviews: all of them at the demo's usual size. */
const mostReviewed = 400;
/** How many of each vendor's are known by their order. */
const mostOfVendor = 10;

/** Writes products in batches and remembers those that people will buy. */
export class ProductsWriter {
  readonly shelf: SoldProduct[] = [];
  /** Mortar, drains and the like: in nobody's history, but their pictures show their categories. */
  readonly supplies: SoldProduct[] = [];
  /** How many of each subcategory have reviews, of those that nobody in a history bought. */
  readonly aside: SoldProduct[] = [];
  /** Square feet in a box, by the variants on the shelf. */
  readonly boxes = new Map<number, number>();
  /** By the vendor's slug. */
  readonly firstOf = new Map<string, readonly SeededProduct[]>();
  readonly samples: SamplePicks;
  written = 0;
  private readonly counts = new Map<string, number>();
  private product_id = 0;
  private variant_id = 0;
  private batch: SeededProduct[] = [];
  private readonly db: Db;
  private readonly structure: Structure;
  private readonly media: MediaShelf;
  private readonly now: Date;

  constructor(db: Db, structure: Structure, media: MediaShelf, at: { seed: string; now: Date }) {
    this.db = db;
    this.structure = structure;
    this.media = media;
    this.now = at.now;
    this.samples = new SamplePicks(at.seed);
  }

  /** @param model that it is listed with, if not the one that its pictures show */
  async add(product: CatalogProduct, model: object | null = product.model): Promise<void> {
    this.batch.push(this.listing(product, model));
    if (this.batch.length >= perBatch) await this.flush();
  }

  /** A product that nobody bought, with ids that follow. */
  async addAside(product: Omit<SeededProduct, "id">): Promise<number> {
    const id = ++this.product_id;
    const variants = product.variants.map((variant) => ({ ...variant, id: ++this.variant_id }));
    await seedProducts(this.db, [{ ...product, id, variants }]);
    return id;
  }

  async flush(): Promise<void> {
    const batch = this.batch;
    this.batch = [];
    await seedMedia(this.db, this.media.take());
    await seedProducts(this.db, batch);
    this.written += batch.length;
  }

  private listing(product: CatalogProduct, model: object | null): SeededProduct {
    const id = ++this.product_id;
    const first_variant = this.variant_id + 1;
    this.variant_id += product.variants.length;
    const keys = product.pictures.map((picture) => this.media.add(picture.source));
    this.remember(product, id, first_variant, keys);
    const { hash, vendor_ref, name, description, unit, minimum_unit, attributes, surface } = product;
    const { warranty, material, popularity } = product;
    const listing: SeededProduct = {
      id,
      hash,
      vendor_ref,
      name,
      description,
      unit,
      minimum_unit,
      attributes,
      surface,
      warranty,
      material,
      model,
      popularity,
      status: "published",
      listed_at: daysBefore(this.now, product.listed_days_ago),
      vendor_id: this.structure.vendor.get(product.vendor)!,
      brand_id: this.structure.brand.get(product.brand)!,
      category_id: this.structure.category.get(product.child)!,
      variants: product.variants.map(({ picture, size, is_freight: _, ...variant }, at) => ({
        ...variant,
        id: first_variant + at,
        item_size: sizeOf(size),
        freight_class: freightOf(product.variants[at]!),
        media_key: keys[picture] ?? null,
      })),
      images: listedPictures(product, first_variant, keys, this.media),
    };
    const ofVendor = this.firstOf.get(product.vendor) ?? [];
    if (ofVendor.length < mostOfVendor) this.firstOf.set(product.vendor, [...ofVendor, listing]);
    if (!isSupply(product)) this.samples.offer(listing, product.vendor);
    return listing;
  }

  private remember(
    product: CatalogProduct,
    id: number,
    first_variant: number,
    keys: readonly (string | null)[],
  ): void {
    const count = this.counts.get(product.child) ?? 0;
    if (count >= mostReviewed) return;
    this.counts.set(product.child, count + 1);
    const { category } = this.structure;
    if (count < onShelf)
      product.variants.forEach((variant, at) => {
        if (variant.box_sqft !== null) this.boxes.set(first_variant + at, variant.box_sqft);
      });
    const known = isSupply(product) ? this.supplies : count < onShelf ? this.shelf : this.aside;
    known.push({
      id,
      hash: product.hash,
      name: product.name,
      brand: brandNames.get(product.brand) ?? "",
      category: product.category,
      child: product.child,
      category_path: [category.get(product.child) ?? 0, category.get(product.category) ?? 0],
      vendor_id: this.structure.vendor.get(product.vendor) ?? "",
      unit: product.unit,
      minimum_unit: product.minimum_unit,
      surface: product.surface,
      color: String([product.attributes.color_family].flat()[0] ?? ""),
      popularity: product.popularity,
      listed_days_ago: product.listed_days_ago,
      media_key: keys.find((key) => key !== null) ?? null,
      variants: product.variants.map((variant, at) => ({
        id: first_variant + at,
        sku: variant.sku,
        options: variant.options,
        wholesale_cents: variant.wholesale_cents,
        list_cents: variant.list_cents,
        stock: variant.stock,
        lead_time_days: variant.lead_time_days,
        is_freight: variant.is_freight,
        media_key: keys[variant.picture] ?? null,
      })),
    });
  }
}
