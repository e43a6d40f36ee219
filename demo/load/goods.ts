import { brands } from "../catalog/brands.ts";
import type { CatalogProduct, ItemSize } from "../catalog/product.types.ts";
import { daysBefore } from "../people/item-courses.ts";
import type { ShelfProduct } from "../people/market.types.ts";
import { freightOf } from "./freight.ts";
import type { MediaShelf } from "./media.ts";
import { insertRows, type Writer } from "./rows.ts";
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

/** Writes products in batches and remembers those that people will buy. */
export class GoodsWriter {
  readonly shelf: ShelfProduct[] = [];
  /** Square feet in a box, by the variants on the shelf. */
  readonly boxes = new Map<number, number>();
  written = 0;
  private readonly counts = new Map<string, number>();
  private product_id = 0;
  private variant_id = 0;
  private batch: CatalogProduct[] = [];
  private readonly writer: Writer;
  private readonly structure: Structure;
  private readonly media: MediaShelf;
  private readonly now: Date;

  constructor(writer: Writer, structure: Structure, media: MediaShelf, now: Date) {
    this.writer = writer;
    this.structure = structure;
    this.media = media;
    this.now = now;
  }

  async add(product: CatalogProduct): Promise<void> {
    this.batch.push(product);
    if (this.batch.length >= perBatch) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.batch.map((product) => this.rowsOf(product));
    this.batch = [];
    await insertRows(this.writer, "media", this.media.take());
    await insertRows(
      this.writer,
      "products",
      rows.map((row) => row.product),
    );
    await insertRows(
      this.writer,
      "variants",
      rows.flatMap((row) => row.variants),
    );
    await insertRows(
      this.writer,
      "product_images",
      rows.flatMap((row) => row.images),
    );
    this.written += rows.length;
  }

  private rowsOf(product: CatalogProduct) {
    const id = ++this.product_id;
    const first_variant = this.variant_id + 1;
    this.variant_id += product.variants.length;
    const keys = product.pictures.map((picture) => this.media.add(picture.source));
    const listed = daysBefore(this.now, product.listed_days_ago);
    this.remember(product, id, first_variant, keys);
    return {
      product: {
        id,
        hash: product.hash,
        vendor_id: this.structure.vendor.get(product.vendor),
        brand_id: this.structure.brand.get(product.brand),
        category_id: this.structure.category.get(product.child),
        vendor_ref: product.vendor_ref,
        name: product.name,
        description: product.description,
        unit: product.unit,
        minimum_unit: product.minimum_unit,
        attributes: product.attributes,
        surface: product.surface,
        warranty: product.warranty,
        documents: [],
        material: product.material,
        model: product.model,
        popularity: product.popularity,
        status: "published",
        created_at: listed,
        updated_at: listed,
      },
      variants: product.variants.map((variant, position) => ({
        id: first_variant + position,
        product_id: id,
        sku: variant.sku,
        position,
        options: variant.options,
        item_size: sizeOf(variant.size),
        wholesale_cents: variant.wholesale_cents,
        list_cents: variant.list_cents,
        box_sqft: variant.box_sqft,
        pieces_per_box: variant.pieces_per_box,
        weight_lb: variant.weight_lb,
        freight_class: freightOf(variant),
        stock: variant.stock,
        allows_backorder: variant.allows_backorder,
        lead_time_days: variant.lead_time_days,
        media_key: keys[variant.picture] ?? null,
        created_at: listed,
        updated_at: listed,
      })),
      images: product.pictures
        .map((picture, at) => ({ media_key: keys[at] ?? null, alt: picture.alt }))
        .filter(({ media_key }) => media_key !== null)
        .map((image, position) => ({ product_id: id, position, variant_id: null, ...image })),
    };
  }

  private remember(
    product: CatalogProduct,
    id: number,
    first_variant: number,
    keys: readonly (string | null)[],
  ): void {
    const count = this.counts.get(product.child) ?? 0;
    if (count >= onShelf) return;
    this.counts.set(product.child, count + 1);
    const { category } = this.structure;
    product.variants.forEach((variant, at) => {
      if (variant.box_sqft !== null) this.boxes.set(first_variant + at, variant.box_sqft);
    });
    this.shelf.push({
      id,
      hash: product.hash,
      name: product.name,
      brand: brandNames.get(product.brand) ?? "",
      category: product.category,
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
