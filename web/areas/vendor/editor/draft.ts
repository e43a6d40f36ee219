import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { ProductForm } from "../../../../contract/catalog/product-form.ts";
import type { OwnDocument, OwnModel } from "../../../../contract/catalog/vendor-files.ts";
import type {
  OwnImage,
  OwnProduct,
  productStatuses,
  productUnits,
} from "../../../../contract/catalog/vendor-products.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import type { CallArguments } from "../../../client/api-call.ts";
import { type TextureDraft, textureDraft, textureSent } from "./files/texture-draft.ts";

type Sent = NonNullable<CallArguments<"POST /api/vendor/products">[0]>["body"];
type SentVariant = Sent["variants"][number];

/** Numbers of a variant as they are typed. */
export const numberFields = [
  "price",
  "list_price",
  "stock",
  "lead_time_days",
  "box_sqft",
  "pieces_per_box",
  "weight_lb",
] as const;
export type NumberField = (typeof numberFields)[number];
const required: readonly NumberField[] = ["price", "stock", "lead_time_days"];

export interface VariantDraft extends Record<NumberField, string> {
  /** Stays the same while its number is typed. */
  id: string;
  sku?: string;
  version?: number;
  vendor_sku: string;
  options: { name: string; value: string }[];
  width_size: string;
  length_size: string;
  height_size: string;
  freight_class: FreightClass;
  allows_backorder: boolean;
  is_on_sale: boolean;
}

export interface ImageDraft {
  key: string;
  alt: string;
  picture: OwnImage["picture"];
  /** Ids of the variants that it shows; none for the whole product. */
  variants: string[];
}

export interface Draft {
  name: string;
  brand: string;
  category: number | null;
  description: string;
  warranty: string;
  unit: (typeof productUnits)[number];
  minimum_unit: string;
  attributes: { key: string; text: string }[];
  surface: string[];
  status: (typeof productStatuses)[number];
  variants: VariantDraft[];
  images: ImageDraft[];
  model: OwnModel | null;
  texture: TextureDraft | null;
  documents: OwnDocument[];
}

export const newVariant = (options: VariantDraft["options"], leadTime: string): VariantDraft => ({
  id: crypto.randomUUID(),
  vendor_sku: "",
  options,
  price: "",
  list_price: "",
  stock: "0",
  lead_time_days: leadTime,
  box_sqft: "",
  pieces_per_box: "",
  weight_lb: "",
  width_size: "",
  length_size: "",
  height_size: "",
  freight_class: "parcel",
  allows_backorder: false,
  is_on_sale: true,
});

export const emptyDraft = ({ vendor, lead_time_days }: ProductForm): Draft => ({
  name: "",
  brand: vendor,
  category: null,
  description: "",
  warranty: "",
  unit: "Piece",
  minimum_unit: "1",
  attributes: [],
  surface: [],
  status: "draft",
  images: [],
  model: null,
  texture: null,
  documents: [],
  variants: [newVariant([], String(lead_time_days))],
});

const numberText = (value: number | null) => (value === null ? "" : String(value));

export function draftOf(product: OwnProduct): Draft {
  const { name, brand, category, description, warranty, unit, minimum_unit, surface, status } = product;
  return {
    name,
    brand,
    description,
    warranty,
    unit,
    surface,
    status,
    category: category.id,
    minimum_unit: String(minimum_unit),
    attributes: product.attributes.map(({ key, value }) => ({ key, text: attributeText(value) })),
    variants: product.variants.map((variant) => ({
      ...variant,
      ...(Object.fromEntries(numberFields.map((field) => [field, numberText(variant[field])])) as Record<
        NumberField,
        string
      >),
      id: variant.sku,
    })),
    images: product.images.map(({ key, alt, picture, vendor_skus }) => ({
      key,
      alt,
      picture,
      variants: product.variants
        .filter(({ vendor_sku }) => vendor_skus.includes(vendor_sku))
        .map(({ sku }) => sku),
    })),
    model: product.model,
    texture: product.texture && textureDraft(product.texture),
    documents: product.documents,
  };
}

/** What the marketplace draws is not the vendor's to send. */
function modelSent(model: Draft["model"]): Sent["model"] {
  if (model === null || model.from === "shape") return model;
  if (model.from === "drawn") return undefined;
  const { key, kind, stands, unit, up, front } = model;
  return { from: "file", key, kind, stands, unit, up, front };
}

const attributeText = (value: OwnProduct["attributes"][number]["value"]): string =>
  typeof value === "boolean"
    ? value
      ? "yes"
      : "no"
    : Array.isArray(value)
      ? value.join("; ")
      : String(value);

/** What is sent of a draft, and what in it cannot be. */
export function sentOf(
  draft: Draft,
  attributes: ProductForm["attributes"],
): { body: Sent; errors: FieldErrors } {
  const errors = new Map<string, string[]>();
  const numberIn = (text: string, field: string, isRequired: boolean): number | null => {
    const plain = text.trim().replaceAll(",", "").replace(/^\$/, "");
    if (plain === "" && !isRequired) return null;
    if (!/^\d*\.?\d+$/.test(plain))
      errors.set(field, [plain === "" ? "Enter a number." : "Enter a number such as 12.5."]);
    return Number(plain) || 0;
  };
  const kinds = new Map(attributes.map(({ key, kind }) => [key, kind]));
  const said = draft.attributes.filter(({ text }) => text.trim() !== "");
  if (draft.name.trim() === "") errors.set("name", ["Enter a product name."]);
  for (const [at, { vendor_sku }] of draft.variants.entries()) {
    if (vendor_sku.trim() === "") errors.set(`variants.${at}.vendor_sku`, ["Enter a SKU."]);
  }
  if (draft.category === null) errors.set("category", ["Choose a category."]);
  const numberOf = new Map(draft.variants.map(({ id, vendor_sku }) => [id, vendor_sku.trim()]));
  const { model, texture, documents, ...plain } = draft;
  const modelOf = modelSent(model);
  const body = {
    ...plain,
    ...(modelOf !== undefined && { model: modelOf }),
    texture: texture && textureSent(texture, (text, field) => numberIn(text, field, true) ?? 0),
    documents: documents.map(({ key, title }) => ({ key, title })),
    category: draft.category ?? 1,
    minimum_unit: numberIn(draft.minimum_unit, "minimum_unit", true) ?? 1,
    surface: draft.surface as Sent["surface"],
    attributes: said.map(({ key, text }, at) => {
      const kind = kinds.get(key);
      if (kind === "number") return { key, value: numberIn(text, `attributes.${at}.value`, true) ?? 0 };
      if (kind === "boolean") return { key, value: text === "yes" };
      const parts = text
        .split(";")
        .map((part) => part.trim())
        .filter(Boolean);
      return { key, value: parts.length > 1 ? parts : (parts[0] ?? "") };
    }),
    variants: draft.variants.map(({ id: _, ...variant }, at): SentVariant => {
      const numbers = numberFields.map((field) => [
        field,
        numberIn(variant[field], `variants.${at}.${field}`, required.includes(field)),
      ]);
      return { ...variant, ...(Object.fromEntries(numbers) as Record<NumberField, number>) };
    }),
    images: draft.images.map(({ key, alt, variants }) => ({
      key,
      alt,
      vendor_skus: variants.flatMap((id) => numberOf.get(id) || []),
    })),
  };
  // the messages stand at the attributes of the page, which has more of them than are said
  const shown = new Map(said.map(({ key }, at) => [`attributes.${at}.value`, `attribute.${key}`]));
  return {
    body,
    errors: Object.fromEntries([...errors].map(([field, words]) => [shown.get(field) ?? field, words])),
  };
}

/** Messages of the server by the names that the page's fields have. */
export function shownErrors(errors: FieldErrors, draft: Draft): FieldErrors {
  const said = draft.attributes.filter(({ text }) => text.trim() !== "");
  return Object.fromEntries(
    Object.entries(errors).map(([field, words]) => {
      const at = /^attributes\.(\d+)\./.exec(field)?.[1];
      const key = at === undefined ? undefined : said[Number(at)]?.key;
      return [key === undefined ? field : `attribute.${key}`, words];
    }),
  );
}

/**
 * A variant for each combination of the options' values. Those that are there already stay as they are; a new one
 * takes over what the first has.
 */
export function combined(
  variants: readonly VariantDraft[],
  options: readonly { name: string; values: readonly string[] }[],
): VariantDraft[] {
  const combinations = options.reduce<VariantDraft["options"][]>(
    (all, { name, values }) => all.flatMap((one) => values.map((value) => [...one, { name, value }])),
    [[]],
  );
  const left = [...variants];
  const made = combinations.map((wanted) => {
    // one that was there before an option was added fits, too
    const at = left.findIndex(({ options: own }) =>
      own.every(({ name, value }) => wanted.some((one) => one.name === name && one.value === value)),
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found) return { ...found, options: wanted };
    const { sku: _, version: __, ...first } = variants[0]!;
    return { ...first, id: crypto.randomUUID(), vendor_sku: "", stock: "0", options: wanted };
  });
  return made;
}

/** The options of variants with the values that each has, in their order. */
export function optionsOf(variants: readonly VariantDraft[]): { name: string; values: string[] }[] {
  const found = new Map<string, Set<string>>();
  for (const { name, value } of variants.flatMap(({ options }) => options)) {
    const values = found.get(name) ?? new Set();
    found.set(name, values.add(value));
  }
  return [...found].map(([name, values]) => ({ name, values: [...values] }));
}
