import type { Columns } from "./columns.rules.ts";
import { formerShopifyNames, type ImportField, shopifyFields } from "./columns.ts";
import type { FileRow } from "./file/sheet.rules.ts";
import { columnsByName, isFilled, type Store, type StoreRow, type StoreRows } from "./store-export.rules.ts";
import { plainName } from "./texts.rules.ts";

/** A column's name in the export, the former one where it has changed. */
function exportName(title: string): string {
  const name = plainName(title);
  return formerShopifyNames.get(name) ?? name;
}

/** Shopify's product export, as it is or as it was. */
export const shopify: Store = {
  name: "Shopify",
  isExport(header) {
    const names = new Set(header.map(exportName));
    return ["handle", "title", "variantprice", "option1name"].every((name) => names.has(name));
  },
  columns: shopifyColumns,
  rows: (columns, header) => new ShopifyRows(columns, header),
};

/**
 * The columns of Shopify's product export. The cost per item is the wholesale price; if `Cost per item` is empty, we
 * use the price in the vendor's own store.
 */
function shopifyColumns(header: readonly string[], sample: readonly FileRow[]): Columns {
  const places = new Map(header.map((title, at) => [exportName(title), at]));
  const fields = new Map(shopifyFields);
  if (!isFilled(sample, places.get("type")) && isFilled(sample, places.get("productcategory"))) {
    fields.delete("type");
    fields.set("productcategory", "category");
  }
  if (!places.has("variantimage")) fields.set("imagesrc", "picture");
  if (!isFilled(sample, places.get("costperitem"))) {
    fields.delete("costperitem");
    fields.set("variantprice", "wholesale").set("variantcompareatprice", "list");
  }
  const columns = columnsByName(header, exportName, fields);
  const weight = columns.fields.get("weight");
  if (weight && exportName(weight.title) === "variantgrams") weight.weight = "g";
  return columns;
}

/**
 * Completes the rows of the export, which has product data only in the product's first row. Rows with only one more
 * picture, and products that the vendor's own store does not show, are left out.
 */
class ShopifyRows implements StoreRows {
  /** The pictures of each product by its handle, as they come down the rows. */
  readonly pictures = new Map<string, string[]>();
  #columns: Columns;
  #statusAt: number;
  #publishedAt: number;
  #pictureAt: number;
  #filled: number[];
  #first: FileRow | undefined;

  constructor(columns: Columns, header: readonly string[]) {
    const names = header.map(exportName);
    this.#columns = columns;
    this.#statusAt = names.indexOf("status");
    this.#publishedAt = names.indexOf("published");
    this.#pictureAt = names.indexOf("imagesrc");
    this.#filled = [
      ...(["name", "description", "brand", "category"] as const).flatMap(
        (field) => columns.fields.get(field)?.at ?? [],
      ),
      ...columns.options.map(({ nameAt }) => nameAt),
      this.#statusAt,
      this.#publishedAt,
    ].filter((at) => at >= 0);
  }

  take(row: FileRow): StoreRow {
    const at = (field: ImportField, from = row) =>
      from.cells[this.#columns.fields.get(field)?.at ?? -1] ?? "";
    const isSame = this.#first !== undefined && at("product", this.#first) === at("product");
    if (!isSame) this.#first = row;
    const cells = [...row.cells];
    for (const place of this.#filled) {
      if ((cells[place] ?? "").trim() === "") cells[place] = this.#first!.cells[place] ?? "";
    }
    this.#notePicture(at("product"), row.cells[this.#pictureAt] ?? "");
    const shownAt = this.#columns.fields.get("picture")?.at ?? this.#pictureAt;
    // `Image Src` counts the product's pictures down the rows; a variant without one of its own shows the first
    if (shownAt === this.#pictureAt || (cells[shownAt] ?? "").trim() === "") {
      if (shownAt >= 0) cells[shownAt] = this.#first!.cells[this.#pictureAt] ?? "";
    }
    const isVariant =
      at("sku") !== "" ||
      at("wholesale") !== "" ||
      at("list") !== "" ||
      this.#columns.options.some(({ valueAt }) => (row.cells[valueAt] ?? "") !== "");
    const complete = { line: row.line, cells };
    if (!isVariant) return { row: complete, leftOut: "picture" };
    const isShown =
      !/^(draft|archived)$/i.test(cells[this.#statusAt] ?? "") &&
      !/^false$/i.test(cells[this.#publishedAt] ?? "");
    return isShown ? { row: complete } : { row: complete, leftOut: "unpublished" };
  }

  rest(): StoreRow[] {
    return [];
  }

  #notePicture(product: string, url: string): void {
    if (url.trim() === "") return;
    const pictures = this.pictures.get(product) ?? [];
    pictures.push(url.trim());
    this.pictures.set(product, pictures);
  }
}
