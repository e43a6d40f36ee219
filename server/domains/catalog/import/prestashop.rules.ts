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

/** PrestaShop's product export, with combinations as rows of the same product id. */
export const prestaShop: Store = {
  name: "PrestaShop",
  isExport(header) {
    const names = new Set(header.map(exportName));
    const isNamed = (names.has("productid") || names.has("id")) && names.has("name");
    return isNamed && (names.has("active") || names.has("status")) && names.has("pricenet");
  },
  columns: prestaColumns,
  rows: (columns, header, today) => new PrestaRows(columns, header, today),
};

const prestaFields: ReadonlyMap<string, ImportField> = new Map([
  ["reference#", "sku"],
  ["reference", "sku"],
  ["productid", "product"],
  ["id", "product"],
  ["name", "name"],
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
  if (!names.includes("wholesaleprice")) fields.set("pricenet", "wholesale");
  const columns = columnsByName(header, exportName, fields);
  const [nameAt, valueAt] = [names.indexOf("attribute"), names.indexOf("value")];
  if (nameAt >= 0 && valueAt >= 0 && isFilled(sample, valueAt)) {
    columns.options.push({ nameAt, valueAt });
    columns.ignored = columns.ignored.filter(({ at }) => at !== nameAt && at !== valueAt);
  }
  return columns;
}

/** Completes combinations with what the first row of their product says. */
class PrestaRows implements StoreRows {
  readonly pictures = new Map<string, string[]>();
  #columns: Columns;
  #places: Map<string, number>;
  #today: string;
  #first: FileRow | undefined;

  constructor(columns: Columns, header: readonly string[], today: string) {
    this.#columns = columns;
    this.#places = new Map(header.map((title, at) => [exportName(title), at]));
    this.#today = today;
  }

  take(row: FileRow): StoreRow {
    const cells = [...row.cells];
    const productAt = this.#columns.fields.get("product")?.at ?? -1;
    const isSame = this.#first !== undefined && this.#first.cells[productAt] === cells[productAt];
    if (!isSame) this.#first = row;
    const filled = ["name", "description", "brand", "category", "picture", "weight"] as const;
    const kept = ["active", "status", "pricenet", "wholesaleprice"];
    const places = [
      ...filled.map((field) => this.#columns.fields.get(field)?.at),
      ...kept.map((name) => this.#places.get(name)),
    ];
    for (const at of places)
      if (at !== undefined && !cells[at]?.trim()) cells[at] = this.#first!.cells[at] ?? "";
    this.#price(cells);
    for (const at of this.#columns.options.flatMap(({ nameAt, valueAt }) => [nameAt, valueAt])) {
      // "Color:color:0" and "Bone:0"
      cells[at] = (cells[at] ?? "").split(":")[0]!.trim();
    }
    const active = this.#cell(cells, "active") || this.#cell(cells, "status");
    const complete = { line: row.line, cells };
    return /^(0|no|false|off|disabled|inactive|draft)$/i.test(active)
      ? { row: complete, leftOut: "unpublished" }
      : { row: complete };
  }

  rest(): StoreRow[] {
    return [];
  }

  /** Where no wholesale price is filled in, the price with today's discount is, and the full one is the list price. */
  #price(cells: string[]): void {
    const { fields } = this.#columns;
    const [wholesaleAt, netAt] = [fields.get("wholesale")?.at ?? -1, this.#places.get("pricenet") ?? -1];
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

/** Whether one day is not after another; a day that is not said holds always. */
const isDate = (from: string, to: string): boolean =>
  !/[1-9]/.test(from) || !/[1-9]/.test(to) || from.slice(0, 10) <= to.slice(0, 10);
