import { type Columns, isColumn, type NamedAttribute, readTitle, recogniseColumns } from "./columns.rules.ts";
import { formerShopifyNames, type ImportField, shopifyFields } from "./columns.table.ts";
import type { FileRow } from "./file/sheet.rules.ts";
import type { ColumnChoice } from "./settings.rules.ts";
import { plainName } from "./texts.rules.ts";

/** A column's name in the export, the former one where it has changed. */
function exportName(title: string): string {
  const name = plainName(title);
  return formerShopifyNames.get(name) ?? name;
}

/** Whether a header is that of Shopify's product export, as it is or as it was. */
export function isShopify(header: readonly string[]): boolean {
  const names = new Set(header.map(exportName));
  return ["handle", "title", "variantprice", "option1name"].every((name) => names.has(name));
}

/**
 * The columns of Shopify's product export. The cost per item is the wholesale price; if `Cost per item` is empty, we
 * use the price in the vendor's own store.
 */
export function shopifyColumns(header: readonly string[], sample: readonly FileRow[]): Columns {
  const columns: Columns = {
    fields: new Map(),
    attributes: new Map(),
    options: optionColumns(header),
    pictures: [],
    ignored: [],
    width: header.findLastIndex((title) => title.trim() !== "") + 1,
  };
  const places = new Map(header.map((title, at) => [exportName(title), at]));
  const isFilled = (name: string) => {
    const at = places.get(name);
    return at !== undefined && sample.some(({ cells }) => (cells[at] ?? "").trim() !== "");
  };
  const hasCosts = isFilled("costperitem");
  const fields = new Map(shopifyFields);
  if (!isFilled("type") && isFilled("productcategory")) {
    fields.delete("type");
    fields.set("productcategory", "category");
  }
  if (!places.has("variantimage")) fields.set("imagesrc", "picture");
  if (!hasCosts) {
    fields.delete("costperitem");
    fields.set("variantprice", "wholesale").set("variantcompareatprice", "list");
  }
  const inOptions = new Set(columns.options.flatMap(({ nameAt, valueAt }) => [nameAt, valueAt]));
  for (const [at, title] of header.slice(0, columns.width).entries()) {
    const field = fields.get(exportName(title));
    if (field) columns.fields.set(field, shopifyColumn(field, title, at));
    else if (!inOptions.has(at) && title.trim() !== "") columns.ignored.push({ title, at });
  }
  return columns;
}

/** Lets the vendor's own choices take the place of what the export's columns usually hold. */
export function chooseShopifyColumns(
  columns: Columns,
  titles: readonly string[],
  choices: readonly ColumnChoice[],
  attributes: readonly NamedAttribute[],
): { unused: string[]; unknown: string[] } {
  const isChosen = (title: string, at: number) => choices.some(([name]) => isColumn(name, title, at));
  const chosen = titles.map((title, at) => (isChosen(title, at) ? title : ""));
  const { columns: said, unused, unknown } = recogniseColumns(chosen, choices, attributes);
  const places = new Set(titles.flatMap((title, at) => (isChosen(title, at) ? [at] : [])));
  columns.ignored = columns.ignored.filter(({ at }) => !places.has(at));
  columns.ignored.push(...said.ignored);
  for (const [field, { at }] of columns.fields) if (places.has(at)) columns.fields.delete(field);
  for (const [field, column] of said.fields) {
    const earlier = columns.fields.get(field);
    if (earlier) columns.ignored.push(earlier);
    columns.fields.set(field, { ...column, ...shopifyColumn(field, column.title, column.at) });
  }
  for (const [key, column] of said.attributes) columns.attributes.set(key, column);
  return { unused, unknown };
}

function shopifyColumn(field: ImportField, title: string, at: number) {
  const { names: _, ...column } = readTitle(title, at);
  const isPrice = field === "wholesale" || field === "list";
  return {
    ...column,
    basis: isPrice ? ("unit" as const) : undefined,
    ...(field === "weight" && exportName(title) === "variantgrams" && { weight: "g" as const }),
  };
}

/** Pairs such as `Option1 Name` and `Option1 Value`. */
export function optionColumns(header: readonly string[]): Columns["options"] {
  const places = new Map(header.map((title, at) => [plainName(title), at]));
  return [1, 2, 3].flatMap((number) => {
    const nameAt = places.get(`option${number}name`);
    const valueAt = places.get(`option${number}value`);
    return nameAt === undefined || valueAt === undefined ? [] : [{ nameAt, valueAt }];
  });
}

export type LeftOut = "picture" | "unpublished";

/**
 * Completes the rows of the export, which has product data only in the product's first row. Rows with only one more
 * picture, and products that the vendor's own store does not show, are left out.
 */
export class ShopifyRows {
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

  take(row: FileRow): FileRow | LeftOut {
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
    if (!isVariant) return "picture";
    const isShown =
      !/^(draft|archived)$/i.test(cells[this.#statusAt] ?? "") &&
      !/^false$/i.test(cells[this.#publishedAt] ?? "");
    return isShown ? { line: row.line, cells } : "unpublished";
  }

  #notePicture(product: string, url: string): void {
    if (url.trim() === "") return;
    const pictures = this.pictures.get(product) ?? [];
    pictures.push(url.trim());
    this.pictures.set(product, pictures);
  }
}
