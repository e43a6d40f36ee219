import { importFields } from "../../../contract/vendor-imports.ts";

type Field = (typeof importFields)[number];

/** What a column holds, in the words of the page. */
const labels: Record<Field, string> = {
  sku: "Your item number (SKU)",
  product: "Product id (rows with the same one are variants)",
  name: "Product name",
  description: "Description",
  brand: "Brand",
  category: "Category",
  unit: "Selling unit",
  minimum: "Minimum order",
  wholesale: "Your price (wholesale)",
  price_unit: "What the price is for",
  currency: "Currency",
  list: "List price",
  box_sqft: "Square feet in a box",
  pieces_per_box: "Pieces in a box",
  box_feet: "Linear feet in a box",
  size: "Size",
  width: "Width",
  length: "Length",
  height: "Height",
  depth: "Depth",
  thickness: "Thickness",
  finish: "Finish",
  color: "Color",
  stock: "Stock",
  lead_time: "Lead time in days",
  weight: "Weight",
  freight: "Freight class, or whether it ships by freight",
  backorder: "Can be backordered",
  warranty: "Warranty",
  picture: "Picture (web address or file name)",
};

export const fieldLabels = importFields.map((key) => ({ key, label: labels[key] }));
export const fieldKeys: ReadonlySet<string> = new Set(importFields);
