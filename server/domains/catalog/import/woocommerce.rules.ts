import type { Columns } from "./columns.rules.ts";
import type { ImportField } from "./columns.ts";
import type { FileRow } from "./file/sheet.rules.ts";
import { columnsByName, isFilled, type Store, type StoreRow, type StoreRows } from "./store-export.rules.ts";
import { plainName } from "./texts.rules.ts";

/** WooCommerce's product export. */
export const wooCommerce: Store = {
  name: "WooCommerce",
  isExport(header) {
    const names = new Set(header.map(plainName));
    return ["type", "sku", "name", "published", "regularprice"].every((name) => names.has(name));
  },
  columns: wooColumns,
  rows: (columns, header, today) => new WooRows(columns, header, today),
};

const wooFields: ReadonlyMap<string, ImportField> = new Map([
  ["sku", "sku"],
  ["name", "name"],
  ["description", "description"],
  ["categories", "category"],
  ["brands", "brand"],
  ["brand", "brand"],
  ["stock", "stock"],
  ["backordersallowed", "backorder"],
  ["weight", "weight"],
  ["length", "length"],
  ["width", "width"],
  ["height", "height"],
  ["images", "picture"],
  ["parent", "product"],
  ["saleprice", "wholesale"],
  ["regularprice", "list"],
]);

/** The cost of goods is the wholesale price; where the export has none, what the vendor's own store charges now is. */
function wooColumns(header: readonly string[], sample: readonly FileRow[]): Columns {
  const names = header.map(plainName);
  const fields = new Map(wooFields);
  const cost = ["costofgoods", "costofgoodssold", "metawccogcost", "cost"].find((name) =>
    isFilled(sample, names.indexOf(name)),
  );
  if (cost) {
    fields.delete("saleprice");
    fields.set(cost, "wholesale");
  } else if (!names.includes("saleprice")) fields.set("regularprice", "wholesale");
  return columnsByName(header, plainName, fields);
}

const isPublished = (text: string) => /^(1|yes|true)$/i.test(text.trim());

/** Completes variations with what their parent says. Parents may follow their variations. */
class WooRows implements StoreRows {
  readonly pictures = new Map<string, string[]>();
  #columns: Columns;
  #places: Map<string, number>;
  #today: string;
  #parents = new Map<string, FileRow>();
  #waiting: FileRow[] = [];
  #pictured = new Set<FileRow>();

  constructor(columns: Columns, header: readonly string[], today: string) {
    this.#columns = columns;
    this.#places = new Map(header.map((title, at) => [plainName(title), at]));
    this.#today = today;
  }

  take(row: FileRow): StoreRow | undefined {
    const type = this.#cell(row, "type").toLowerCase();
    if (type.includes("variation")) {
      const parent = this.#parents.get(this.#cell(row, "parent").toLowerCase());
      if (parent) return this.#variation(row, parent);
      this.#waiting.push(row);
      return undefined;
    }
    const isShown = isPublished(this.#cell(row, "published"));
    if (type.includes("variable")) {
      for (const name of [this.#cell(row, "sku"), `id:${this.#cell(row, "id")}`])
        if (name !== "") this.#parents.set(name.toLowerCase(), row);
      return { row, leftOut: isShown ? "parent" : "unpublished" };
    }
    if (type.includes("grouped")) return { row, leftOut: isShown ? "grouped" : "unpublished" };
    const cells = this.#priced(row);
    this.#put(cells, "product", this.#cell(row, "sku") || `id:${this.#cell(row, "id")}`);
    // an attribute with several values describes the product, it is no choice
    for (const { valueAt } of this.#columns.options)
      if (/[^\\],/.test(cells[valueAt] ?? "")) cells[valueAt] = "";
    const complete = { line: row.line, cells };
    return isShown ? { row: complete } : { row: complete, leftOut: "unpublished" };
  }

  rest(): StoreRow[] {
    return this.#waiting.map((row) => {
      const parent = this.#parents.get(this.#cell(row, "parent").toLowerCase());
      return this.#variation(row, parent);
    });
  }

  #variation(row: FileRow, parent: FileRow | undefined): StoreRow {
    const cells = this.#priced(row);
    if (parent) this.#inherit(cells, parent);
    const isShown =
      isPublished(this.#cell(row, "published")) && (!parent || isPublished(this.#cell(parent, "published")));
    const complete = { line: row.line, cells };
    return isShown ? { row: complete } : { row: complete, leftOut: "unpublished" };
  }

  #inherit(cells: string[], parent: FileRow): void {
    const ofParent = this.#priced(parent);
    const of = (field: ImportField) => this.#at(ofParent, field);
    for (const field of [
      "category",
      "brand",
      "description",
      "weight",
      "length",
      "width",
      "height",
    ] as const) {
      if (this.#at(cells, field) === "") this.#put(cells, field, of(field));
    }
    this.#put(cells, "name", of("name"));
    // "id:901" and the parent's SKU name the same product
    this.#put(cells, "product", this.#cell(parent, "sku") || `id:${this.#cell(parent, "id")}`);
    const images = of("picture");
    if (this.#at(cells, "picture") === "")
      this.#put(
        cells,
        "picture",
        this.#pictured.has(parent) ? (images.split(/,\s*(?=https?:)/i)[0] ?? "") : images,
      );
    this.#pictured.add(parent);
  }

  /** The row's cells with the price that holds today, and a stock of none where the store says it is out. */
  #priced(row: FileRow): string[] {
    const cells = [...row.cells];
    const { fields } = this.#columns;
    const saleAt = this.#places.get("saleprice") ?? -1;
    const regularAt = this.#places.get("regularprice") ?? -1;
    if (fields.get("wholesale")?.at === saleAt && saleAt >= 0) {
      const isOnSale = this.#cell(row, "saleprice") !== "" && this.#isSale(row);
      if (!isOnSale) {
        cells[saleAt] = cells[regularAt] ?? "";
        if (fields.get("list")?.at === regularAt) cells[regularAt] = "";
      }
    }
    if (this.#at(cells, "description") === "")
      this.#put(cells, "description", this.#cell(row, "shortdescription"));
    if (this.#cell(row, "instock") === "0") this.#put(cells, "stock", "0");
    if (/^notify$/i.test(this.#at(cells, "backorder"))) this.#put(cells, "backorder", "1");
    return cells;
  }

  #isSale(row: FileRow): boolean {
    const from = this.#cell(row, "datesalepricestarts").slice(0, 10);
    const to = this.#cell(row, "datesalepriceends").slice(0, 10);
    return (from === "" || from <= this.#today) && (to === "" || to >= this.#today);
  }

  #cell(row: FileRow, name: string): string {
    return (row.cells[this.#places.get(name) ?? -1] ?? "").trim();
  }

  #at(cells: readonly string[], field: ImportField): string {
    return (cells[this.#columns.fields.get(field)?.at ?? -1] ?? "").trim();
  }

  #put(cells: string[], field: ImportField, text: string): void {
    const at = this.#columns.fields.get(field)?.at;
    if (at !== undefined && text !== "") cells[at] = text;
  }
}
