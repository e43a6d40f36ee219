import type { ProductSent, VariantSent } from "../../../../contract/catalog/vendor-products.ts";

export interface KnownAttribute {
  key: string;
  kind: "enum" | "number" | "boolean" | "color";
  label: string;
}

/** What one combination of options is, whatever the case of its letters. */
const combination = ({ options }: Pick<VariantSent, "options">): string =>
  JSON.stringify(
    options
      .map(({ name, value }) => [name.toLowerCase(), value.toLowerCase()])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  );

/**
 * Errors by field that take more than one field to see: SKUs and options that occur twice, values of the wrong kind.
 */
export function productProblems(
  product: ProductSent,
  attributes: ReadonlyMap<string, KnownAttribute>,
): Record<string, string> {
  const problems = new Map<string, string>();
  const note = (field: string, message: string) => {
    if (!problems.has(field)) problems.set(field, message);
  };
  noteVariants(product.variants, note);
  product.attributes.forEach(({ key, value }, at) => {
    const known = attributes.get(key);
    const field = `attributes.${at}.value`;
    if (!known) note(`attributes.${at}.key`, "Choose an attribute from the list.");
    else if (known.kind === "number" && typeof value !== "number")
      note(field, `Enter a number for ${known.label}.`);
    else if (known.kind === "boolean" && typeof value !== "boolean")
      note(field, `Choose yes or no for ${known.label}.`);
    else if ((known.kind === "enum" || known.kind === "color") && typeof value === "boolean")
      note(field, `Enter a value for ${known.label}.`);
  });
  const numbers = new Set(product.variants.map(({ vendor_sku }) => vendor_sku));
  const keys = new Set<string>();
  product.images.forEach(({ key, vendor_skus }, at) => {
    if (keys.has(key)) note(`images.${at}.key`, "You added this picture twice. Remove one.");
    keys.add(key);
    if (vendor_skus.some((sku) => !numbers.has(sku)))
      note(`images.${at}.vendor_skus`, "Choose a variant of this product.");
  });
  if (product.status === "published" && !product.variants.some(({ is_on_sale }) => is_on_sale))
    note("status", "Put at least one variant on sale before you publish.");
  return Object.fromEntries(problems);
}

function noteVariants(
  variants: readonly VariantSent[],
  note: (field: string, message: string) => void,
): void {
  const names = new Set(variants[0]?.options.map(({ name }) => name.toLowerCase()));
  const seen = { sku: new Set<string>(), options: new Set<string>() };
  variants.forEach((variant, at) => {
    const field = (name: string) => `variants.${at}.${name}`;
    if (seen.sku.has(variant.vendor_sku))
      note(field("vendor_sku"), "Another variant has this SKU. Enter a different one.");
    seen.sku.add(variant.vendor_sku);
    const own = variant.options.map(({ name }) => name.toLowerCase());
    if (new Set(own).size < own.length) note(field("options"), "Two options have the same name. Rename one.");
    else if (own.length !== names.size || own.some((name) => !names.has(name)))
      note(field("options"), "Give every variant a value for the same options.");
    if (seen.options.has(combination(variant)))
      note(
        field("options"),
        variant.options.length === 0
          ? "Add an option such as Size that tells the variants apart."
          : "Another variant has the same options. Change one of them.",
      );
    seen.options.add(combination(variant));
    if (variant.sku !== undefined && variant.version === undefined)
      note(field("version"), "Include the version you loaded.");
    if (!variant.is_on_sale && variant.stock > 0)
      note(field("stock"), "Set the stock to 0, or put the variant on sale.");
    if (variant.list_price !== null && variant.list_price < variant.price)
      note(field("list_price"), "Enter a list price at or above your price.");
  });
}
