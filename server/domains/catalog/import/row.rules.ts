import { createHash } from "node:crypto";
import type { Columns, ImportField } from "./columns.rules.ts";
import { type Decimal, readInches, readNumber, readSize } from "./numbers.rules.ts";

export type Unit = "Piece" | "Box" | "Square foot" | "Linear foot" | "Gallon" | "Roll" | "Pallet" | "Set";

/** One row of a vendor's file, understood. What the file does not say is undefined and stays as it is. */
export interface ImportRow {
  line: number;
  sku: string;
  /** Rows of one product share it. */
  product_ref: string;
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
  is_freight: boolean | undefined;
  allows_backorder: boolean | undefined;
  options: Record<string, string>;
  item_size: Record<string, string> | undefined;
  attributes: Record<string, string | number | boolean>;
}

export interface RowError {
  line: number;
  sku: string;
  field: string;
  message: string;
}

export interface ReadingContext {
  columns: Columns;
  decimal: Decimal;
  /** Distinguishes SKUs that we make up for rows without one. */
  vendorSlug: string;
  defaultCategoryId: number | undefined;
  categoryId: (text: string) => number | undefined;
  attributeKind: (key: string) => "enum" | "number" | "boolean" | "color";
}

const mostCents = 2_000_000_000;

/** Reads a row's cells; errors name the field and say what to do. */
export function readRow(
  line: number,
  cells: readonly string[],
  context: ReadingContext,
): { row: ImportRow; madeUpSku: boolean } | { errors: RowError[] } {
  const reader = new CellReader(cells, context);
  const name = reader.text("name", 200);
  if (!name) reader.complain("name", "The name is missing.");
  const size = sizeOf(reader, context.decimal);
  const options = optionsOf(reader, size);
  const given = reader.text("sku", 60);
  const brand = reader.text("brand", 120) || undefined;
  const product_ref = reader.text("product", 120) || refOf([name, brand ?? "", reader.text("category", 120)]);
  const sku =
    given || `${context.vendorSlug.slice(0, 12)}-${refOf([product_ref, name, ...Object.values(options)])}`;
  const box_sqft = reader.number("box_sqft", { above: 0, most: 100_000 }) ?? boxOf(reader, size);
  const row: ImportRow = {
    line,
    sku,
    product_ref,
    name,
    brand,
    category_id: categoryOf(reader, context),
    description: reader.text("description", 10_000) || undefined,
    warranty: reader.text("warranty", 500) || undefined,
    unit: unitOf(reader),
    minimum_unit: reader.whole("minimum", 1, 100_000),
    wholesale_cents: reader.cents("wholesale", true) ?? 0,
    list_cents: reader.cents("list", false),
    box_sqft,
    pieces_per_box: reader.whole("pieces_per_box", 1, 100_000),
    weight_lb: reader.number("weight", { above: 0, most: 1_000_000 }),
    stock: reader.whole("stock", 0, 100_000_000),
    lead_time_days: reader.whole("lead_time", 0, 1000),
    is_freight: reader.yes("freight"),
    allows_backorder: reader.yes("backorder"),
    options,
    item_size: size && {
      width_size: inches(size.width_in),
      height_size: size.thickness_in ? inches(size.thickness_in) : "",
      length_size: inches(size.length_in),
      pattern: "",
    },
    attributes: attributesOf(reader, options, context),
  };
  if (reader.errors.length > 0)
    return { errors: reader.errors.map((error) => ({ line, sku: given, ...error })) };
  return { row, madeUpSku: !given };
}

class CellReader {
  readonly errors: { field: string; message: string }[] = [];
  #cells: readonly string[];
  #context: ReadingContext;

  constructor(cells: readonly string[], context: ReadingContext) {
    this.#cells = cells;
    this.#context = context;
  }

  complain(field: string, message: string): void {
    this.errors.push({ field, message });
  }

  /** Empty when the column or its content is not there. */
  text(field: ImportField, most: number): string {
    const text = this.at(this.#context.columns.fields.get(field));
    if (text.length > most) this.complain(field, `It has more than ${most} characters.`);
    return text;
  }

  at(place: number | undefined): string {
    return place === undefined ? "" : (this.#cells[place] ?? "").replaceAll("\0", "").trim();
  }

  number(field: ImportField, { above, most }: { above: number; most: number }): number | undefined {
    const text = this.text(field, 60);
    if (!text || /^(n\/?a|-+|tbd)$/i.test(text)) return undefined;
    const number = readNumber(
      text.replace(/\s*(sq\.?\s*ft\.?|sf|lbs?\.?|days?)\s*$/i, ""),
      this.#context.decimal,
    );
    if (number !== null && number > above && number <= most) return number;
    this.complain(field, `"${text}" is not a number above ${above}.`);
    return undefined;
  }

  whole(field: ImportField, least: number, most: number): number | undefined {
    const number = this.number(field, { above: least - 1, most });
    if (number === undefined || Number.isInteger(number)) return number;
    this.complain(field, `"${this.text(field, 60)}" is not a whole number.`);
    return undefined;
  }

  cents(field: ImportField, isRequired: boolean): number | undefined {
    const text = this.text(field, 60);
    if (!text) {
      if (isRequired) this.complain(field, "The price is missing.");
      return undefined;
    }
    const number = readNumber(text, this.#context.decimal);
    const cents = number === null ? 0 : Math.round(number * 100 + 1e-6);
    if (cents > 0 && cents <= mostCents) return cents;
    this.complain(field, `"${text}" is not a price above zero.`);
    return undefined;
  }

  yes(field: ImportField): boolean | undefined {
    const text = this.text(field, 20);
    if (!text) return undefined;
    if (/^(y|yes|true|1|x|ltl)$/i.test(text)) return true;
    if (/^(n|no|false|0|-)$/i.test(text)) return false;
    this.complain(field, `"${text}" is neither yes nor no.`);
    return undefined;
  }
}

interface Size {
  width_in: number;
  length_in: number;
  thickness_in: number | undefined;
}

/** From a size such as 12x24, else from width and length; undefined when the file says neither. */
function sizeOf(reader: CellReader, decimal: Decimal): Size | undefined {
  const length = (field: "width" | "length" | "thickness") => {
    const text = reader.text(field, 60);
    const inches = text ? readInches(text, decimal) : undefined;
    if (inches === null) reader.complain(field, `"${text}" is not a length such as 12, 3/8 or 9 mm.`);
    return inches ?? undefined;
  };
  const thickness_in = length("thickness");
  const [width_in, length_in] = [length("width"), length("length")];
  const nominal = readSize(reader.text("size", 60), decimal);
  if (width_in && length_in) return { width_in, length_in, thickness_in };
  return nominal ? { ...nominal, thickness_in } : undefined;
}

function optionsOf(reader: CellReader, size: Size | undefined): Record<string, string> {
  const nominal = reader.text("size", 60) || (size ? `${size.width_in}x${size.length_in}` : "");
  const label =
    size && /^[\d.,\sx×X*"″”']+(in\.?)?$/.test(nominal)
      ? `${trim(size.width_in)}×${trim(size.length_in)} in.`
      : nominal;
  const options = { Size: label, Color: reader.text("color", 80), Finish: reader.text("finish", 80) };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ""));
}

const trim = (number: number) => String(Math.round(number * 100) / 100);
const inches = (number: number) => `${trim(number)} in.`;

function boxOf(reader: CellReader, size: Size | undefined): number | undefined {
  const pieces = Number(reader.text("pieces_per_box", 60));
  if (!size || !(pieces > 0) || unitOf(reader) !== "Box") return undefined;
  return Math.round(((size.width_in * size.length_in * pieces) / 144) * 100) / 100;
}

function categoryOf(reader: CellReader, context: ReadingContext): number | undefined {
  const text = reader.text("category", 120);
  if (!text) return context.defaultCategoryId;
  const id = context.categoryId(text) ?? context.defaultCategoryId;
  if (id === undefined) reader.complain("category", `There is no category "${text}".`);
  return id;
}

const unitNames: [Unit, RegExp][] = [
  ["Box", /^(box|bx|boxes|carton|ctn|case|cs)$/i],
  ["Piece", /^(piece|pieces|pc|pcs|each|ea|unit|units|item)$/i],
  ["Square foot", /^(sq\.?\s*ft\.?|sf|sqft|square\s+f(oo|ee)t|ft2)$/i],
  ["Linear foot", /^(lin(ear)?\.?\s*f(oo|ee)?t\.?|lf|lnft)$/i],
  ["Roll", /^(roll|rl|rolls)$/i],
  ["Gallon", /^(gallons?|gal\.?)$/i],
  ["Pallet", /^(pallet|plt|pallets)$/i],
  ["Set", /^(set|kit|sets|kits)$/i],
];

function unitOf(reader: CellReader): Unit | undefined {
  const text = reader.text("unit", 60);
  if (!text) return undefined;
  const unit = unitNames.find(([, name]) => name.test(text))?.[0];
  if (!unit)
    reader.complain(
      "unit",
      `"${text}" is not a unit; use Piece, Box, Square foot, Linear foot, Gallon, Roll, Pallet or Set.`,
    );
  return unit;
}

const colorFamilies: [string, RegExp][] = [
  ["white", /\b(white|bianco|snow|pearl|alabaster)\b/i],
  ["gray", /\b(gr[ae]y|grigio|silver|ash|smoke|charcoal|graphite|slate)\b/i],
  ["black", /\b(black|nero|onyx|ebony)\b/i],
  ["beige", /\b(beige|cream|crema|ivory|sand|taupe|buff|almond)\b/i],
  ["brown", /\b(brown|noce|walnut|mocha|espresso|chestnut|oak)\b/i],
  ["blue", /\b(blue|azul|navy|denim)\b/i],
  ["green", /\b(green|verde|sage|olive)\b/i],
  ["red", /\b(red|rosso|burgundy|brick)\b/i],
  ["gold", /\b(gold|brass|oro)\b/i],
];

function attributesOf(reader: CellReader, options: Record<string, string>, context: ReadingContext) {
  const attributes: ImportRow["attributes"] = {};
  for (const [option, key] of [
    ["Size", "size"],
    ["Finish", "finish"],
    ["Color", "color"],
  ] as const) {
    if (options[option]) attributes[key] = options[option];
  }
  const family = colorFamilies.find(([, words]) => words.test(options.Color ?? ""))?.[0];
  if (family) attributes.color_family = family;
  for (const [key, place] of context.columns.attributes) {
    const text = reader.at(place);
    if (!text) continue;
    const kind = context.attributeKind(key);
    const number = kind === "number" ? readNumber(text, context.decimal) : null;
    if (kind === "boolean") attributes[key] = /^(y|yes|true|1|x)$/i.test(text);
    else attributes[key] = number ?? text.slice(0, 120);
  }
  return attributes;
}

/** A short name for what has none, the same at every import. */
function refOf(parts: readonly string[]): string {
  const text = parts.map((part) => part.toLowerCase().trim()).join("|");
  return createHash("sha256")
    .update(text)
    .digest("base64url")
    .replaceAll(/[-_]/g, "0")
    .slice(0, 12)
    .toUpperCase();
}
