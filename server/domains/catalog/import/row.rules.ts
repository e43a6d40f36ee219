import { createHash } from "node:crypto";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import { colorFamilyOf } from "../../../../domain/catalog/color-families.ts";
import { CellReader } from "./cell-reader.rules.ts";
import type { Columns } from "./columns.rules.ts";
import type { Facts } from "./facts.rules.ts";
import type { FileRow } from "./file/sheet.rules.ts";
import { readSize, type Size } from "./lengths.rules.ts";
import { currencyOf, currencyWithin, type Money } from "./money.rules.ts";
import { readNumber } from "./numbers.rules.ts";
import type { RowProblem } from "./problems.rules.ts";
import { type SoldAs, scaled, soldAs } from "./sold-as.rules.ts";
import { stockOf } from "./stock.rules.ts";
import { plainDescription } from "./texts.rules.ts";
import type { Measure, Unit, UnitMeaning } from "./units.rules.ts";
import { fileScheme, pictureFileName } from "./wanted-pictures/picture-name.rules.ts";

/** One interpreted row of a vendor's file. Undefined values are not in the file and stay unchanged. */
export interface ImportRow {
  line: number;
  /** The vendor's number; two vendors may use the same one. */
  sku: string;
  /** Rows of one product share it. */
  product_ref: string;
  /** The list has no product id: rows with the same name belong together if their options differ. */
  is_named: boolean;
  name: string;
  brand: string | undefined;
  category_id: number | undefined;
  description: string | undefined;
  warranty: string | undefined;
  unit: Unit | undefined;
  minimum_unit: number | undefined;
  wholesale_cents: number;
  list_cents: number | undefined;
  box_sqft: number | undefined;
  pieces_per_box: number | undefined;
  weight_lb: number | undefined;
  stock: number | undefined;
  lead_time_days: number | undefined;
  freight_class: FreightClass | undefined;
  allows_backorder: boolean | undefined;
  options: Record<string, string>;
  item_size: Record<string, string> | undefined;
  /** The variant's picture: a URL, or "file:" and the name of a file in the ZIP file. */
  picture_url: string | undefined;
  /** More pictures of its product, written alike. */
  more_pictures: readonly string[];
  attributes: Record<string, string | number | boolean>;
}

/** A row with prices as in the file: per square foot, in euros. */
export interface ReadRow extends Omit<ImportRow, "wholesale_cents" | "list_cents"> {
  price: Money;
  list: Money | undefined;
  /** The vendor's own unit: a dozen is sold by the piece here. */
  sold_by: UnitMeaning | undefined;
  /** Of one piece. */
  piece_sqft: number | undefined;
  piece_feet: number | undefined;
  /** Linear feet in a box. */
  box_feet: number | undefined;
}

export interface ReadingContext {
  columns: Columns;
  facts: Facts;
  /** Distinguishes generated SKUs of rows without one. */
  vendorSlug: string;
  defaultCategoryId: number | undefined;
  /** For rows that name none. */
  blankCategoryId: number | undefined;
  /** As 2026-12-31. */
  today: string;
  categoryId: (text: string) => number | undefined;
  suggestCategories: (text: string) => string[];
  /** Whether a category's products cover a surface, so that width and height are their two sides. */
  isSurface: (categoryId: number) => boolean;
  attributeKind: (key: string) => "enum" | "number" | "boolean" | "color";
}

/** Reads a row's cells; problems name the field and say what to do. If no row is returned, it could not be read. */
export function readRow(
  { line, cells }: FileRow,
  context: ReadingContext,
): { row?: ReadRow; sku: string; isMadeUp: boolean; problems: RowProblem[] } {
  const reader = new CellReader(cells, context.columns, context.facts);
  const name = plainDescription(reader.text("name", 200)).replaceAll("\n", " ");
  if (!name) reader.complain("name", "missing", "Add a product name.");
  const category_id = categoryOf(reader, context);
  const sizes = sizesOf(reader, context, category_id);
  const sold = soldAs(reader, context.columns, sizes.face);
  const { unit, box_sqft, pieces_per_box, scale } = sold;
  const options = optionsOf(reader, context, sizes);
  const given = reader.identifier("sku", 60);
  const brand = reader.text("brand", 120) || undefined;
  const product = reader.identifier("product", 120);
  const named = [name, brand ?? "", reader.text("category", 300)];
  const sku =
    given || madeUpPrefix(context.vendorSlug) + refOf([product || refOf(named), name, ...options.values()]);
  // a name alone is not a product: "Kitchen Faucet" twice is two faucets, in two finishes it is one
  const product_ref =
    product || refOf([...named, unit ?? "", ...(options.size > 0 ? options.keys() : [sku])]);
  const [picture_url, ...more_pictures] = picturesOf(reader, context.columns);
  const price = priceOf(reader, context, "wholesale", sold);
  if (!price && !reader.hasErrors) reader.complain("wholesale", "missing", "Add a price.");
  const rest: Omit<ReadRow, "price"> = {
    line,
    sku,
    product_ref,
    is_named: !product,
    name,
    brand,
    category_id,
    unit,
    pieces_per_box,
    description: plainDescription(reader.text("description", 60_000)).slice(0, 10_000) || undefined,
    warranty: reader.text("warranty", 500) || undefined,
    minimum_unit: scaled(reader.whole("minimum", 1, 100_000), scale, Math.ceil),
    list: priceOf(reader, context, "list", sold),
    box_sqft,
    sold_by: sold.sold_by,
    box_feet: sold.box_feet,
    piece_sqft: sizes.face && (sizes.face.width_in * sizes.face.length_in) / 144,
    piece_feet: sizes.length && sizes.length / 12,
    weight_lb: scaled(reader.pounds(), 1 / scale, (pounds) => Math.round(pounds * 1000) / 1000 || undefined),
    stock: stockOf(reader, sold),
    lead_time_days: reader.days(),
    freight_class: reader.freight(),
    allows_backorder: reader.yes("backorder"),
    options: Object.fromEntries(options),
    item_size: itemSize(sizes),
    picture_url,
    more_pictures,
    attributes: attributesOf(reader, options, context),
  };
  const problems = reader.complaints.map((complaint) => ({ line, sku: given, ...complaint }));
  const isRead = price !== undefined && !reader.hasErrors;
  return { ...(isRead && { row: { ...rest, price } }), sku, isMadeUp: !given, problems };
}

/** A product with more pictures than these shows the first ones. */
const mostPictures = 12;

/** All pictures that a row names; the first is the variant's own. */
function picturesOf(reader: CellReader, { pictures }: Columns): string[] {
  const text = reader.text("picture", 4000);
  const named = picturesIn(text);
  if (text && named.length === 0) {
    const shown = text.slice(0, 80);
    reader.warn("picture", "no_address", `"${shown}" isn't a picture URL or file name.`);
  }
  const further = pictures.flatMap(({ at }) => picturesIn(reader.at(at)));
  return [...new Set([...named, ...further])].slice(0, mostPictures);
}

/**
 * The URLs in a cell, else the names of files, which have to be sent in a ZIP file. A comma separates pictures only
 * where the next one begins: addresses have commas of their own, as in `/w_800,h_800/tile.jpg`.
 */
export function picturesIn(text: string): string[] {
  const urls = text
    .split(/[\s,;|]+(?=https?:\/\/)/i)
    .map((part) =>
      part
        .trim()
        .split(/\s/)[0]!
        .replace(/[,;|]+$/, ""),
    )
    .filter((one) => /^https?:/i.test(one) && one.length <= 2000 && URL.canParse(one));
  if (urls.length > 0) return urls;
  return text.split(/[,;|]/).flatMap((part) => {
    const file = pictureFileName(part);
    return file ? [fileScheme + file] : [];
  });
}

/** A price with what its cell, the row and the list say about it, in this order. */
function priceOf(
  reader: CellReader,
  { facts }: ReadingContext,
  field: "wholesale" | "list",
  sold: SoldAs,
): Money | undefined {
  const money = reader.money(field);
  if (!money) return undefined;
  const said = reader.text("currency", 20).toUpperCase();
  const currency = currencyOf(
    money.currency,
    currencyWithin(said)?.currency ?? (said || facts[field].currency),
  );
  const { basis, per } = measureOf(reader, facts[field], field, money, sold) ?? { basis: undefined, per: 1 };
  return { amount: money.amount / per, currency, basis };
}

function measureOf(
  reader: CellReader,
  ofList: Facts["wholesale"],
  field: "wholesale" | "list",
  money: Money,
  sold: SoldAs,
): Measure | undefined {
  const ofRow = reader.text("price_unit", 60);
  const measure = money.unknownUnit
    ? reader.unit(field, money.unknownUnit)
    : money.basis
      ? { basis: money.basis, per: 1 }
      : ofRow
        ? reader.unit("price_unit", ofRow)
        : ofList.unknownUnit
          ? reader.unit(field, ofList.unknownUnit)
          : ofList.basis && { basis: ofList.basis, per: ofList.per };
  // "Unit Price" is the price of what the unit's column says
  if (measure && measure.basis !== "unit") return measure;
  return sold.priced_by ?? measure ?? (ofList.said && { basis: ofList.said, per: 1 });
}

interface Sizes {
  /** The two visible sides, in inches. */
  face: { width_in: number; length_in: number } | undefined;
  width: number | undefined;
  length: number | undefined;
  height: number | undefined;
  depth: number | undefined;
  thickness: number | undefined;
  /** The size column's text if it is not a size. */
  text: string;
}

function sizesOf(reader: CellReader, context: ReadingContext, categoryId: number | undefined): Sizes {
  const { facts, isSurface } = context;
  const text = reader.text("size", 120) || (optionsWithin(reader, context).get("Size") ?? "");
  const nominal = text ? readSize(text, facts.decimal, facts.lengths.get("size")) : null;
  if (text && !nominal && /\d\s*[x×*]\s*\d/i.test(text))
    reader.warn("size", "size_as_text", `"${text}" is kept as text; it is not a size such as 12x24.`);
  const [width, length, height] = [reader.inches("width"), reader.inches("length"), reader.inches("height")];
  const thickness = reader.inches("thickness") ?? nominal?.thickness_in;
  // of a wall tile, width and height are the two sides; of a vanity, the height is its height from the floor
  const isFace = length === undefined && categoryId !== undefined && isSurface(categoryId);
  const second = length ?? (isFace ? height : undefined);
  const own = width && second ? { width_in: width, length_in: second } : undefined;
  return {
    face: nominal ? faceOf(nominal) : own,
    width: width ?? nominal?.width_in,
    length: second ?? (width === undefined ? nominal?.length_in : undefined),
    height: isFace ? undefined : height,
    depth: reader.inches("depth"),
    thickness,
    text: nominal ? randomText(nominal) : text,
  };
}

const faceOf = ({ width_in, length_in }: Size) =>
  length_in === undefined ? undefined : { width_in, length_in };
const randomText = ({ width_in, length_in }: Size) =>
  length_in === undefined ? `${trim(width_in)} in. × random length` : "";

const trim = (number: number) => String(Math.round(number * 100) / 100);
const inches = (number: number) => `${trim(number)} in.`;

/** Only the parts of a size that are in the file, so that the rest stays unchanged. */
function itemSize({ width, length, height, depth, thickness }: Sizes): Record<string, string> | undefined {
  const sides = [
    ["width_size", width],
    ["length_size", length ?? depth],
    ["height_size", height ?? thickness],
  ] as const;
  const said = sides.flatMap(([side, value]) => (value ? [[side, inches(value)] as const] : []));
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

const usualOptions: ReadonlyMap<string, string> = new Map([
  ["size", "Size"],
  ["color", "Color"],
  ["colour", "Color"],
  ["finish", "Finish"],
]);

/** The content of columns such as `Option1 Name` and `Option1 Value`. */
function optionsWithin(reader: CellReader, { columns }: ReadingContext): Map<string, string> {
  const options = new Map<string, string>();
  for (const { nameAt, valueAt, isList } of columns.options) {
    const [names, values] = [nameAt, valueAt].map((at) =>
      isList ? reader.at(at).split("\n") : [reader.at(at)],
    ) as [string[], string[]];
    for (const [at, text] of names.entries()) {
      const [name, value] = [text.slice(0, 60), (values[at] ?? "").slice(0, 120)];
      if (name && value && value !== "Default Title")
        options.set(usualOptions.get(name.toLowerCase()) ?? name, value);
    }
  }
  return options;
}

function optionsOf(reader: CellReader, context: ReadingContext, sizes: Sizes): Map<string, string> {
  const { face } = sizes;
  const options = new Map([
    ["Size", face ? `${trim(face.width_in)}×${trim(face.length_in)} in.` : sizes.text],
    ["Color", reader.text("color", 80)],
    ["Finish", reader.text("finish", 80)],
  ]);
  for (const [name, value] of optionsWithin(reader, context)) {
    if (name !== "Size" || !face) options.set(name, value);
  }
  return new Map([...options].filter(([, value]) => value !== ""));
}

function categoryOf(reader: CellReader, context: ReadingContext): number | undefined {
  const text = reader.text("category", 300);
  if (!text) return context.blankCategoryId;
  const id = context.categoryId(text);
  if (id !== undefined) return id;
  const suggestions = context.suggestCategories(text);
  const hint =
    suggestions.length > 0 ? ` Did you mean ${suggestions.map((one) => `“${one}”`).join(" or ")}?` : "";
  const message = `We couldn't find the category "${text}".${hint}`;
  if (context.defaultCategoryId === undefined) reader.complain("category", "unknown_category", message, text);
  else reader.warn("category", "default_category", message, text);
  return context.defaultCategoryId;
}

function attributesOf(
  reader: CellReader,
  options: ReadonlyMap<string, string>,
  { columns, facts, attributeKind }: ReadingContext,
): ImportRow["attributes"] {
  const attributes = new Map<string, string | number | boolean>();
  for (const [option, key] of [
    ["Size", "size"],
    ["Finish", "finish"],
    ["Color", "color"],
  ] as const) {
    const value = options.get(option);
    if (value) attributes.set(key, value);
  }
  const family = colorFamilyOf(options.get("Color") ?? "");
  if (family) attributes.set("color_family", family);
  for (const [key, { at }] of columns.attributes) {
    const text = reader.at(at);
    if (!text) continue;
    const kind = attributeKind(key);
    const number = kind === "number" ? readNumber(text, facts.decimal) : null;
    attributes.set(
      key,
      kind === "boolean" ? /^(y|yes|true|1|x)$/i.test(text) : (number ?? text.slice(0, 120)),
    );
  }
  return Object.fromEntries(attributes);
}

const madeUpPrefix = (vendorSlug: string) => `${vendorSlug.slice(0, 12)}-`;

/**
 * The shop's SKU for a vendor's number: NQT-1001. No two vendors share a prefix, so it reveals nothing about other
 * vendors' lists.
 */
export function shopSku(vendor: { code: string; slug: string }, vendorSku: string): string {
  const prefix = madeUpPrefix(vendor.slug);
  const number = vendorSku.startsWith(prefix) ? vendorSku.slice(prefix.length) : vendorSku;
  return `${vendor.code}-${number}`;
}

/** A short generated name, the same at every import. */
function refOf(parts: readonly string[]): string {
  const text = parts.map((part) => part.toLowerCase().trim()).join("|");
  return createHash("sha256")
    .update(text)
    .digest("base64url")
    .replaceAll(/[-_]/g, "0")
    .slice(0, 12)
    .toUpperCase();
}
