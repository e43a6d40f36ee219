import {
  type Columns,
  isKnownTitle,
  type NamedAttribute,
  readTitle,
  recogniseColumns,
} from "./columns.rules.ts";
import type { FileRow } from "./file/sheet.rules.ts";
import { prestaShop } from "./prestashop.rules.ts";
import type { ColumnChoice } from "./settings.rules.ts";
import { shopify } from "./shopify.rules.ts";
import { chooseStoreColumns, optionColumns, type Store } from "./store-export.rules.ts";
import { wooCommerce } from "./woocommerce.rules.ts";

/** The position of a list's header and its columns. */
export interface Layout {
  /** The online store that wrote it; undefined for a list of any other origin. */
  store: Store | undefined;
  header: FileRow;
  /** Rows above the header, such as the list's title. */
  titleRows: number;
  columns: Columns;
  /** Choices of columns that the list does not have, and of unknown fields. */
  unused: string[];
  unknown: string[];
}

const stores: readonly Store[] = [shopify, wooCommerce, prestaShop];

/** The header is expected within this many rows. */
const searchedRows = 40;

/**
 * Finds the header among a list's first rows, as the row that names most fields, and maps its columns. Undefined if no
 * row names any.
 */
export function findLayout(
  head: readonly FileRow[],
  choices: readonly ColumnChoice[],
  attributes: readonly NamedAttribute[],
): Layout | undefined {
  let best: { layout: Layout; score: number } | undefined;
  for (const [at, header] of head.slice(0, searchedRows).entries()) {
    for (const [row, last] of [[header, at] as const, ...twoLines(head, at)]) {
      const layout = layoutOf(row, last, head.slice(last + 1), choices, attributes);
      const score = scoreOf(layout, row);
      if (score > (best?.score ?? 0)) best = { layout, score };
    }
  }
  return best?.layout;
}

/**
 * A row and the one below it as one header; products below a header have figures. A title that groups columns, as
 * "Price" above "per SF" and "per CTN", stands over the first of them or is merged over all. Where the second line names
 * the column by itself, it does.
 */
function twoLines(head: readonly FileRow[], at: number): (readonly [FileRow, number])[] {
  const [above, below] = [head[at]!, head[at + 1]];
  if (!below || below.cells.some((cell) => /\d/.test(cell))) return [];
  let group = "";
  const cells = Array.from({ length: Math.max(above.cells.length, below.cells.length) }, (_, place) => {
    const [over, own] = [above.cells[place]?.trim() ?? "", below.cells[place]?.trim() ?? ""];
    group = over || group;
    const both = `${over} ${own}`.trim();
    const grouped = `${group} ${own}`.trim();
    if (own === "") return over;
    return [own, both, grouped].find(isKnownTitle) ?? both;
  });
  return [[{ line: below.line, cells }, at + 1]];
}

function layoutOf(
  header: FileRow,
  at: number,
  sample: readonly FileRow[],
  choices: readonly ColumnChoice[],
  attributes: readonly NamedAttribute[],
): Layout {
  const titles = header.cells.map((cell) => cell.trim());
  const common = { header: { line: header.line, cells: titles }, titleRows: at };
  const store = stores.find(({ isExport }) => isExport(titles));
  if (store) {
    const columns = store.columns(titles, sample);
    return { ...common, store, columns, ...chooseStoreColumns(columns, titles, choices, attributes) };
  }
  const recognised = recogniseColumns(titles, choices, attributes);
  const { fields, ignored } = recognised.columns;
  recognised.columns.options = optionColumns(titles);
  const inOptions = new Set(recognised.columns.options.flatMap(({ nameAt, valueAt }) => [nameAt, valueAt]));
  recognised.columns.ignored = ignored.filter(({ at: place }) => !inOptions.has(place));
  // a price list often has only a description to name its products
  const description = fields.get("description");
  if (!fields.has("name") && description) {
    fields.set("name", description);
    fields.delete("description");
  }
  return { ...common, store: undefined, ...recognised };
}

/** How many columns are recognized; a row of numbers is not a header, however well a number may match. */
function scoreOf({ columns, store }: Layout, { cells }: FileRow): number {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const figures = filled.filter((cell) => /^[\s$€£]*\d[\d.,]*\s*$/.test(cell)).length;
  if (figures > filled.length / 3) return 0;
  const needed = (["name", "wholesale"] as const).filter((field) => columns.fields.has(field)).length;
  return columns.fields.size + columns.attributes.size + 3 * needed + (store ? 10 : 0);
}

/** The titles of a header, for a message; a list of unknown layout shows its first row. */
export const titlesOf = (header: FileRow): string =>
  header.cells
    .map((title) => readTitle(title, 0).title)
    .filter((title) => title !== "")
    .join(", ");
