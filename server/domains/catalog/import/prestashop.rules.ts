import type { Columns } from "./columns.rules.ts";
import type { ImportField } from "./columns.ts";
import type { FileRow } from "./file/sheet.rules.ts";
import { readNumber } from "./numbers.rules.ts";
import { columnsByName, isFilled, type Store, type StoreRow, type StoreRows } from "./store-export.rules.ts";
import { plainName } from "./texts.rules.ts";

/** `Price (tax excl.)` and `Price tax excluded` are one column to different versions. */
const exportName = (title: string): string =>
  plainName(
    title.replace(/\(?tax excl(?:\.|uded)?\)?/i, " net").replace(/\(?tax incl(?:\.|uded)?\)?/i, " gross"),
  );

/** The first of these columns that the header has; -1 if it has none. */
const placeOf = (names: readonly string[], ...wanted: readonly string[]): number =>
  wanted.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;

const ids = ["productid", "idproduct", "id", "productreference"];
/** What the product costs before a combination changes it. */
const prices = ["pricenet", "price", "productpricenet", "productprice", "basepricenet", "baseprice"];
const impacts = ["impactonpricenet", "impactonprice"];
const ofCombinations = ["combinationreference", "combinationid", "idproductattribute", ...impacts];

/** A list of combinations has no product in a row of its own, and may say of products no more than their names. */
const isCombinations = (names: readonly string[]): boolean =>
  names.includes("attribute") &&
  names.includes("value") &&
  placeOf(names, ...ids) >= 0 &&
  placeOf(names, ...ofCombinations) >= 0;

/** PrestaShop's exports of products and of combinations, which are rows of the same product id or reference. */
export const prestaShop: Store = {
  name: "PrestaShop",
  isExport(header) {
    const names = header.map(exportName);
    const has = (...wanted: readonly string[]) => placeOf(names, ...wanted) >= 0;
    const isProducts = has("productid", "id") && has("name") && has("active", "status") && has("pricenet");
    return isProducts || isCombinations(names);
  },
  columns: prestaColumns,
  rows: (columns, header, today) => new PrestaRows(columns, header, today),
};

const prestaFields: ReadonlyMap<string, ImportField> = new Map([
  ["reference#", "sku"],
  ["reference", "sku"],
  ["productid", "product"],
  ["id", "product"],
  ["idproduct", "product"],
  ["name", "name"],
  ["productname", "name"],
  ["description", "description"],
  ["categories", "category"],
  ["category", "category"],
  ["manufacturer", "brand"],
  ["brand", "brand"],
  ["quantity", "stock"],
  ["minimalquantity", "minimum"],
  ["weight", "weight"],
  ["width", "width"],
  ["height", "height"],
  ["depth", "depth"],
  ["imageurls", "picture"],
  ["image", "picture"],
  ["wholesaleprice", "wholesale"],
  ["pricenet", "list"],
]);

/** The wholesale price is the vendor's price; where it is empty, what the vendor's own store charges now is. */
function prestaColumns(header: readonly string[], sample: readonly FileRow[]): Columns {
  const names = header.map(exportName);
  const fields = new Map(prestaFields);
  const price = names[placeOf(names, ...prices)];
  if (price) fields.set(price, names.includes("wholesaleprice") ? "list" : "wholesale");
  const sku = placeOf(names, "combinationreference", "reference#", "reference", "productreference");
  for (const name of ["reference#", "reference"]) fields.delete(name);
  if (placeOf(names, "productid", "idproduct", "id") < 0) fields.set("productreference", "product");
  if (sku >= 0) fields.set(names[sku]!, "sku");
  const columns = columnsByName(header, exportName, fields);
  const [nameAt, valueAt] = [names.indexOf("attribute"), names.indexOf("value")];
  if (nameAt >= 0 && valueAt >= 0 && isFilled(sample, valueAt)) {
    columns.options.push({ nameAt, valueAt, isList: true });
    columns.ignored = columns.ignored.filter(({ at }) => at !== nameAt && at !== valueAt);
  }
  return columns;
}

/** Completes combinations with what the first row of their product says. */
class PrestaRows implements StoreRows {
  readonly pictures = new Map<string, string[]>();
  #columns: Columns;
  #places: Map<string, number>;
  #netAt: number;
  #impactAt: number;
  #today: string;
  #first: FileRow | undefined;
  #isCombinations: boolean;
  /** Rows of a list of combinations that have no attribute: products by themselves, or parents. */
  #waiting: { product: string; row: StoreRow }[] = [];
  #combined = new Set<string>();

  constructor(columns: Columns, header: readonly string[], today: string) {
    const names = header.map(exportName);
    this.#columns = columns;
    this.#places = new Map(names.map((name, at) => [name, at]));
    this.#netAt = placeOf(names, ...prices);
    this.#impactAt = placeOf(names, ...impacts);
    this.#isCombinations = isCombinations(names);
    this.#today = today;
  }

  take(row: FileRow): StoreRow | undefined {
    const cells = [...row.cells];
    const isCombination = this.#cell(cells, "attribute") !== "";
    this.#inherit(row, cells, isCombination);
    if (isCombination) this.#change(cells);
    else this.#nameProduct(cells);
    this.#price(cells);
    for (const { nameAt, valueAt } of this.#columns.options) {
      const names = entriesOf(cells[nameAt] ?? "").map((entry) => entry.split(":")[0]!.trim());
      const values = entriesOf(cells[valueAt] ?? "");
      // without a position, a comma may be part of a value
      const isPaired = names.length === values.length;
      cells[nameAt] = isPaired ? names.join("\n") : names.join(", ");
      cells[valueAt] = isPaired ? values.join("\n") : values.join(", ");
    }
    const active = this.#cell(cells, "active") || this.#cell(cells, "status");
    const complete = { line: row.line, cells };
    if (/^(0|no|false|off|disabled|inactive|draft)$/i.test(active))
      return { row: complete, leftOut: "unpublished" };
    if (!this.#isCombinations) return { row: complete };
    const product = cells[this.#columns.fields.get("product")?.at ?? -1] ?? "";
    if (isCombination) this.#combined.add(product);
    else this.#waiting.push({ product, row: { row: complete } });
    return isCombination ? { row: complete } : undefined;
  }

  rest(): StoreRow[] {
    return this.#waiting.map(({ product, row }) =>
      this.#combined.has(product) ? { ...row, leftOut: "parent" } : row,
    );
  }

  /** A combination without a product is one of the product above it. */
  #inherit(row: FileRow, cells: string[], isCombination: boolean): void {
    const productAt = this.#columns.fields.get("product")?.at ?? -1;
    const first = this.#first;
    const product = cells[productAt]?.trim() ?? "";
    const isSame = first && (first.cells[productAt]?.trim() === product || (isCombination && product === ""));
    if (!isSame) this.#first = row;
    const filled = ["product", "name", "description", "brand", "category", "picture", "weight"] as const;
    // a combination that says 0 costs the vendor what its product does
    const wholesaleAt = this.#places.get("wholesaleprice") ?? -1;
    if (wholesaleAt >= 0 && readNumber(cells[wholesaleAt] ?? "", ".") === 0) cells[wholesaleAt] = "";
    const kept = ["active", "status", "wholesaleprice"];
    const places = [
      ...filled.map((field) => this.#columns.fields.get(field)?.at),
      ...kept.map((name) => this.#places.get(name)),
      this.#netAt,
    ];
    for (const at of places)
      if (at !== undefined && at >= 0 && !cells[at]?.trim()) cells[at] = this.#first!.cells[at] ?? "";
  }

  /** A product without combinations is sold under its own reference. */
  #nameProduct(cells: string[]): void {
    const skuAt = this.#columns.fields.get("sku")?.at ?? -1;
    if (skuAt >= 0 && !cells[skuAt]?.trim())
      cells[skuAt] = this.#cell(cells, "reference") || this.#cell(cells, "productreference");
  }

  /** A combination costs and weighs as much more or less than its product as it says. */
  #change(cells: string[]): void {
    const changes = [
      [this.#netAt, this.#impactAt],
      [this.#columns.fields.get("weight")?.at ?? -1, this.#places.get("impactonweight") ?? -1],
    ] as const;
    for (const [at, changeAt] of changes) {
      const said = (cells[changeAt] ?? "").trim();
      if (at < 0 || said === "") continue;
      const [base, change] = [readNumber(cells[at] ?? "", "."), readNumber(said, ".")];
      // what can't be read is named as the row's problem
      if (change === null) cells[at] = said;
      else if (change !== 0 && base !== null) cells[at] = String(Number((base + change).toFixed(6)));
    }
  }

  /** Where no wholesale price is filled in, the price with today's discount is, and the full one is the list price. */
  #price(cells: string[]): void {
    const { fields } = this.#columns;
    const [wholesaleAt, netAt] = [fields.get("wholesale")?.at ?? -1, this.#netAt];
    const wholesale = readNumber(cells[wholesaleAt] ?? "", ".");
    if (wholesaleAt < 0 || netAt < 0 || (wholesaleAt !== netAt && wholesale)) return;
    const full = readNumber(cells[netAt] ?? "", ".");
    if (full === null) return;
    const number = (name: string) => readNumber(this.#cell(cells, name), ".") ?? 0;
    const [from, to] = [this.#cell(cells, "discountfrom"), this.#cell(cells, "discountto")];
    const isOn = isDate(from, this.#today) && isDate(this.#today, to);
    const less = isOn ? number("discountamount") + (full * number("discountpercent")) / 100 : 0;
    cells[wholesaleAt] =
      less > 0 && less < full ? (full - less).toFixed(4).replace(/0+$/, "0") : cells[netAt]!;
    if (!(less > 0) && fields.get("list")?.at === netAt) cells[netAt] = "";
  }

  #cell(cells: readonly string[], name: string): string {
    return (cells[this.#places.get(name) ?? -1] ?? "").trim();
  }
}

/** "Color:color:0, Size:select:1" and "Bone, warm:0, 12x24:3" by their positions, else by their commas. */
function entriesOf(text: string): string[] {
  const placed = Array.from(text.matchAll(/(.+?):\d+\s*(?:[,;|]\s*|$)/g), ([, entry]) => entry!.trim());
  if (placed.length > 0) return placed;
  return text
    .split(/[,;|]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Whether one day is not after another; a day that is not said holds always. */
const isDate = (from: string, to: string): boolean =>
  !/[1-9]/.test(from) || !/[1-9]/.test(to) || from.slice(0, 10) <= to.slice(0, 10);
