import type { OwnProduct, productUnits } from "../../../../contract/catalog/vendor-products.ts";
import type { itemKinds } from "../../../../contract/design/room-design.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { shapeOfDesign } from "../../../../domain/room/uploaded-models/drawn-shapes.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { documentView, modelView, textureView } from "./files/files.rules.ts";
import { optionList } from "./list.rules.ts";
import type { OwnProductRow, OwnVariantRow } from "./product.store.ts";
import { mediaOf, type Names, reviewView, wantedContent } from "./revision.rules.ts";

const variantView = (row: OwnVariantRow): OwnProduct["variants"][number] => ({
  sku: row.sku,
  version: row.version,
  vendor_sku: row.vendor_sku,
  options: optionList(row.options),
  price: toDollars(row.wholesale_cents),
  list_price: toDollars(row.list_cents),
  stock: row.stock,
  lead_time_days: row.lead_time_days,
  box_sqft: row.box_sqft,
  pieces_per_box: row.pieces_per_box,
  weight_lb: row.weight_lb,
  width_size: row.item_size.width_size ?? "",
  length_size: row.item_size.length_size ?? "",
  height_size: row.item_size.height_size ?? "",
  freight_class: row.freight_class,
  allows_backorder: row.allows_backorder,
  is_on_sale: !row.is_withdrawn,
});

function ownModel({ model, files }: OwnProductRow): OwnProduct["model"] {
  if (!model?.size) return null;
  const { kind, size, params, file } = model;
  const shape = shapeOfDesign(model.design);
  if (shape) return { from: "shape", shape: shape.id, finish: model.finish };
  if (!file) return { from: "drawn", kind, size };
  const found = files.find(({ key }) => key === file.key);
  if (!found) return null;
  const stands = params.stands as Extract<OwnProduct["model"], { from: "file" }>["stands"];
  return { ...modelView(found), ...file, from: "file", kind: kind as (typeof itemKinds)[number], stands };
}

/** A vendor's own product, as its page edits it: what waits for an admin is as the vendor wrote it. */
export function ownProductView(row: OwnProductRow, names: Names): OwnProduct {
  const { attributes, images, category, texture, ...content } = wantedContent(row);
  const textureFile = row.files.find(({ key }) => key === texture?.key);
  const media = mediaOf(row);
  return {
    ...content,
    hash: row.hash,
    version: row.version,
    status: row.status,
    category: { id: category, name: names.tree.find(category)?.name ?? row.category_name },
    unit: row.unit as (typeof productUnits)[number],
    minimum_unit: row.minimum_unit,
    attributes: [...attributes],
    variants: row.variants.map(variantView),
    images: images.flatMap(({ key, alt, vendor_skus }) => {
      const found = media.get(key);
      return found ? [{ key, alt, vendor_skus, picture: pictureOf(found, alt)! }] : [];
    }),
    model: ownModel(row),
    texture: texture && textureFile ? { ...textureView(textureFile), ...texture } : null,
    documents: row.documents.flatMap(({ key, title }) => {
      const file = row.files.find((one) => one.key === key);
      return file ? [{ ...documentView(file), title }] : [];
    }),
    can_delete: !row.is_wanted,
    review: reviewView(row, names),
  };
}
