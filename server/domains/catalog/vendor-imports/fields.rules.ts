import { importFields } from "../../../../contract/catalog/vendor-imports.ts";

type Field = (typeof importFields)[number];

/** What a column holds, in the words of the page. */
const labels: Record<Field, string> = {
  sku: "Your SKU",
  product: "Product ID (groups variants)",
  name: "Product name",
  description: "Description",
  brand: "Brand",
  category: "Category",
  unit: "Selling unit",
  minimum: "Minimum order",
  wholesale: "Your price (wholesale)",
  price_unit: "Price per (unit)",
  currency: "Currency",
  list: "List price",
  box_sqft: "Square feet per box",
  pieces_per_box: "Pieces per box",
  box_feet: "Linear feet per box",
  size: "Size",
  width: "Width",
  length: "Length",
  height: "Height",
  depth: "Depth",
  thickness: "Thickness",
  finish: "Finish",
  color: "Color",
  stock: "Stock",
  lead_time: "Lead time (days)",
  weight: "Weight",
  freight: "Freight class or shipping method",
  backorder: "Allow backorders",
  warranty: "Warranty",
  picture: "Picture (URL or file name)",
};

export const fieldLabels = importFields.map((key) => ({ key, label: labels[key] }));
export const fieldKeys: ReadonlySet<string> = new Set(importFields);
