import type { SeededProduct } from "../../server/domains/catalog/products/index.ts";
import { type SeededRevision, seedRevisions } from "../../server/domains/catalog/vendor-products/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { newId } from "../../server/platform/ids.ts";
import table from "../data/office/edits.json" with { type: "json" };
import type { ProductsWriter } from "./goods.ts";

interface DemoEdit {
  vendor: string;
  /** Which of the vendor's products, in the order of their ids. */
  at: number;
  hours_ago: number;
  /** Of the fields that change; `{name}` stands for the name it has. */
  changes: { name?: string; description?: string; warranty?: string };
  /** Without its first picture, so that the second is shown in lists. */
  drops_picture?: boolean;
  sent_back?: string;
}

/** Everything that this vendor sends is reviewed. */
export const reviewedVendor = "piedmont-plank";

const edits = table as readonly DemoEdit[];

/** Edits and a new product that wait for an admin, and one edit that was sent back. */
export async function loadEdits(db: Db, products: ProductsWriter, now: Date): Promise<void> {
  const sent = edits.flatMap(
    ({ vendor, at, hours_ago, changes, drops_picture, sent_back }): SeededRevision[] => {
      const product = products.firstOf.get(vendor)?.[at];
      if (!product) return [];
      const sent_at = hoursBefore(now, hours_ago);
      return [
        {
          id: newId(),
          product_id: product.id,
          vendor_id: product.vendor_id,
          kind: "edit",
          sent_at,
          changes: {
            ...changes,
            ...(changes.name && { name: changes.name.replace("{name}", product.name) }),
            ...(drops_picture && product.images.length > 1 && { images: picturesOf(product).slice(1) }),
          },
          sent_back: sent_back ? { reason: sent_back, at: hoursBefore(sent_at, -5) } : null,
        },
      ];
    },
  );
  const drafted = await loadNewProduct(products, hoursBefore(now, 11));
  await seedRevisions(db, [...sent, ...drafted]);
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** A product's pictures as a vendor sends them, with the variants that each shows. */
const picturesOf = ({ images, variants }: SeededProduct) =>
  images.map(({ media_key, alt, variant_ids }) => ({
    key: media_key,
    alt,
    vendor_skus: variants
      .filter(({ id, media_key: own }) => own === media_key || variant_ids.includes(id))
      .map(({ sku }) => sku),
  }));

/** A product that nobody sells yet, with a variant and the pictures of a sister product. */
async function loadNewProduct(products: ProductsWriter, sent_at: Date): Promise<SeededRevision[]> {
  const sister = products.firstOf.get(reviewedVendor)?.[2];
  const first = sister?.variants[0];
  if (!sister || !first) return [];
  const product_id = await products.addAside({
    ...sister,
    hash: "DemoNewOak",
    vendor_ref: null,
    name: "Riverbend White Oak, Natural Oil",
    description: "Wide plank of white oak with a natural oil finish. Boards run up to 7 ft.",
    warranty: "20 years on the finish.",
    model: null,
    popularity: 0,
    status: "draft",
    listed_at: sent_at,
    variants: [
      {
        ...first,
        sku: `${first.sku}-NAT`,
        wholesale_cents: first.wholesale_cents + 420,
        list_cents: first.list_cents + 700,
        stock: 64,
        freight_class: "parcel",
        allows_backorder: false,
      },
    ],
    images: sister.images.map(({ media_key }) => ({
      media_key,
      alt: "Riverbend White Oak",
      variant_ids: [],
    })),
  });
  const { vendor_id } = sister;
  return [{ id: newId(), product_id, vendor_id, kind: "new", changes: {}, sent_at, sent_back: null }];
}
