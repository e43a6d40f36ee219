import { isDeepStrictEqual } from "node:util";
import {
  type ProductReview,
  type ReviewDifference,
  type ReviewedField,
  reviewedFields,
} from "../../../../contract/catalog/catalog-review.ts";
import type { ProductSent } from "../../../../contract/catalog/vendor-products.ts";
import { textureWords } from "../../../../domain/room/textures/texture-material.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { fileUrl } from "./files/files.rules.ts";
import type { OwnImageRow, OwnProductRow } from "./product.store.ts";
import type { Changes, Content } from "./revision.types.ts";

/** Names that a difference is shown by. */
export interface Names {
  tree: { find(category: number): { name: string } | undefined };
  attributes: ReadonlyMap<string, { label: string; unit: string }>;
}

type Images = Content["images"];
type Attributes = Content["attributes"];

/** A product's reviewed fields as they are now. */
export const contentOf = (row: OwnProductRow): Content => ({
  name: row.name,
  brand: row.brand,
  category: row.category_id,
  description: row.description,
  warranty: row.warranty,
  attributes: Object.entries(row.attributes).map(([key, value]) => ({ key, value })),
  surface: row.surface as Content["surface"],
  texture: row.texture,
  images: row.images.map(({ media_key, alt, variant_ids }) => ({
    key: media_key,
    alt,
    vendor_skus: row.variants
      .filter((variant) => variant.media_key === media_key || variant_ids.includes(variant.id))
      .map(({ vendor_sku }) => vendor_sku),
  })),
});

/** The same with the numbers that variants get by what is sent: a number may have changed. */
export function withNumbers(content: Content, row: OwnProductRow, sent: ProductSent): Content {
  const skuOf = new Map(row.variants.map(({ vendor_sku, sku }) => [vendor_sku, sku]));
  const numberOf = new Map(sent.variants.map(({ sku, vendor_sku }) => [sku, vendor_sku]));
  const images = content.images.map((image) => ({
    ...image,
    vendor_skus: image.vendor_skus.flatMap((number) => numberOf.get(skuOf.get(number)) ?? []),
  }));
  return { ...content, images };
}

export const contentSent = ({ variants: _, ...sent }: ProductSent): Content => ({
  name: sent.name,
  brand: sent.brand,
  category: sent.category,
  description: sent.description,
  warranty: sent.warranty,
  attributes: sent.attributes,
  surface: sent.surface,
  texture: sent.texture ?? null,
  images: sent.images.map((image) => ({ ...image, alt: image.alt || sent.name })),
});

const byKey = (attributes: Attributes) => new Map(attributes.map(({ key, value }) => [key, value]));
const plainImages = (images: Images) =>
  images.map(({ key, alt, vendor_skus }) => [key, alt, [...vendor_skus].sort()]);

const isSame: { [Field in ReviewedField]: (a: Content[Field], b: Content[Field]) => boolean } = {
  name: Object.is,
  // brands are told apart whatever the case of their letters
  brand: (a, b) => a.toLowerCase() === b.toLowerCase(),
  category: Object.is,
  description: Object.is,
  warranty: Object.is,
  attributes: (a, b) => isDeepStrictEqual(byKey(a), byKey(b)),
  surface: (a, b) => isDeepStrictEqual(new Set(a), new Set(b)),
  texture: (a, b) => isDeepStrictEqual(a ?? null, b ?? null),
  images: (a, b) => isDeepStrictEqual(plainImages(a), plainImages(b)),
};

const differs = <Field extends ReviewedField>(field: Field, a: Content, b: Content) =>
  !isSame[field](a[field], b[field]);

/** The fields of `wanted` that are not what `live` says. */
export function changesBetween(live: Content, wanted: Content): Changes {
  const fields = reviewedFields.filter((field) => differs(field, live, wanted));
  return Object.fromEntries(fields.map((field) => [field, wanted[field]]));
}

export const isSameChange = (live: Content, a: Changes, b: Changes): boolean =>
  Object.keys(changesBetween({ ...live, ...a }, { ...live, ...b })).length === 0;

const nothing: Content = {
  name: "",
  brand: "",
  category: 0,
  description: "",
  warranty: "",
  attributes: [],
  surface: [],
  texture: null,
  images: [],
};

type Named = Exclude<ReviewedField, "attributes" | "images">;
const labels: Record<Named, string> = {
  name: "Name",
  brand: "Brand",
  category: "Category",
  description: "Description",
  warranty: "Warranty",
  surface: "Where it can be installed",
  texture: "Surface texture",
};

function textOf(field: Named, content: Content, { tree }: Names): string {
  if (field === "category") return tree.find(content.category)?.name ?? (content.category ? "Deleted" : "");
  if (field === "surface") return [...content.surface].sort().join(", ");
  if (field === "texture") return content.texture ? textureWords(content.texture) : "";
  return content[field];
}

const textureUrl = ({ texture }: Content): string | null =>
  texture ? fileUrl(texture.key, "texture") : null;

function attributeText(value: Attributes[number]["value"] | undefined, unit: string): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  return typeof value === "number" && unit ? `${text} ${unit}` : text;
}

function attributeDifferences(before: Attributes, after: Attributes, names: Names): ReviewDifference[] {
  const [old, wanted] = [byKey(before), byKey(after)];
  return [...new Set([...old.keys(), ...wanted.keys()])]
    .filter((key) => !isDeepStrictEqual(old.get(key), wanted.get(key)))
    .map((key) => {
      const { label = key, unit = "" } = names.attributes.get(key) ?? {};
      return {
        field: "attributes",
        label,
        before: attributeText(old.get(key), unit),
        after: attributeText(wanted.get(key), unit),
      };
    });
}

/** Old and new of each field that differs, in words. */
export function differencesOf(before: Content, after: Content, names: Names): ReviewDifference[] {
  return reviewedFields.flatMap((field): ReviewDifference[] => {
    if (field === "images" || !differs(field, before, after)) return [];
    if (field === "attributes") return attributeDifferences(before.attributes, after.attributes, names);
    return [
      {
        field,
        label: labels[field],
        before: textOf(field, before, names),
        after: textOf(field, after, names),
        ...(field === "texture" && { shown: { before: textureUrl(before), after: textureUrl(after) } }),
      },
    ];
  });
}

type Media = ReadonlyMap<string, Omit<OwnImageRow, "alt" | "variant_ids">>;

/** The product as its vendor wants it: with what waits for an admin, or came back from one. */
export const wantedContent = (row: OwnProductRow): Content =>
  row.revision?.kind === "edit" ? { ...contentOf(row), ...row.revision.changes } : contentOf(row);

export const mediaOf = (row: OwnProductRow): Media =>
  new Map([...row.images, ...row.revision_media].map((media) => [media.media_key, media]));

function picturesOf(before: Images, after: Images, media: Media) {
  const shown = (images: Images, others: Images) => {
    const keys = new Set(others.map(({ key }) => key));
    return images.flatMap(({ key, alt }) => {
      const found = media.get(key);
      return found ? [{ ...pictureOf(found, alt)!, key, is_kept: keys.has(key) }] : [];
    });
  };
  return { before: shown(before, after), after: shown(after, before) };
}

/** What waits for an admin, or came back from one, beside what is live; null where nothing does. */
export function reviewView(row: OwnProductRow, names: Names): ProductReview | null {
  const { revision } = row;
  if (!revision) return null;
  const before = revision.kind === "new" ? nothing : contentOf(row);
  const after = wantedContent(row);
  const hasPictures = differs("images", before, after);
  return {
    id: revision.id,
    kind: revision.kind,
    status: revision.status,
    sent_at: new Date(revision.sent_at).toISOString(),
    reason: revision.reason,
    differences: differencesOf(before, after, names),
    pictures: hasPictures ? picturesOf(before.images, after.images, mediaOf(row)) : null,
  };
}
