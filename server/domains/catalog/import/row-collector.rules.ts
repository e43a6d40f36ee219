import type { ImportField } from "./columns.ts";
import { type FileRow, UnreadableFile } from "./file/sheet.rules.ts";
import type { Layout } from "./layout.rules.ts";
import type { RowProblem } from "./problems.rules.ts";
import { picturesIn, type ReadingContext, type ReadRow, readRow } from "./row.rules.ts";
import type { LeftOut, StoreRow, StoreRows } from "./store-export.rules.ts";

export interface ReadCounts {
  /** Rows with products, readable or not. */
  total: number;
  /** Rows that repeat another row exactly. */
  repeated: number;
  /** Rows without an id, which got a generated one. */
  madeUpSkus: number;
  /** Rows with a single cell, such as the name of a collection, and headers repeated on each page. */
  headings: number;
  /** Rows that are no variant: with one more picture of a product, or not shown in the vendor's own store. */
  leftOut: Record<LeftOut, number>;
  /** The rows of products that the vendor does not show. */
  unpublished: { line: number; sku: string; name: string }[];
}

/** A file of this size easily fits in memory; larger ones have to be split. */
const mostRows = 500_000;

/** Reads rows one after another and collects the results. */
export class RowCollector {
  #rows = new Map<string, { row: ReadRow; text: string }>();
  #skus = new Set<string>();
  #problems: RowProblem[] = [];
  #counts: ReadCounts = {
    total: 0,
    repeated: 0,
    madeUpSkus: 0,
    headings: 0,
    leftOut: { picture: 0, parent: 0, grouped: 0, unpublished: 0 },
    unpublished: [],
  };
  #layout: Layout;
  #headerText: string;
  #store: StoreRows | undefined;
  #context: ReadingContext;

  constructor(layout: Layout, context: ReadingContext) {
    this.#layout = layout;
    this.#headerText = textOf(layout.header.cells);
    this.#context = context;
    this.#store = layout.store?.rows(layout.columns, layout.header.cells, context.today);
  }

  take(row: FileRow): void {
    const { width } = this.#layout.columns;
    const filled = row.cells.filter((cell) => cell.trim() !== "");
    if ((width > 3 && filled.length === 1) || textOf(row.cells) === this.#headerText) {
      this.#counts.headings++;
      return;
    }
    const complete = this.#store ? this.#store.take(row) : { row, ...this.#draftOf(row) };
    if (complete) this.#takeComplete(complete);
  }

  #takeComplete({ row, leftOut }: StoreRow): void {
    if (!leftOut) {
      this.#takeProduct(row);
      return;
    }
    this.#counts.leftOut[leftOut]++;
    if (leftOut !== "unpublished") return;
    const cell = (field: ImportField) =>
      (row.cells[this.#layout.columns.fields.get(field)?.at ?? -1] ?? "").trim();
    this.#counts.unpublished.push({ line: row.line, sku: cell("sku"), name: cell("name").slice(0, 200) });
  }

  /** A list of any origin may say which of its products are drafts. */
  #draftOf({ cells }: FileRow): { leftOut?: LeftOut } {
    const { columns, header } = this.#layout;
    const isOut = columns.statuses.some((at) => isDraft(header.cells[at] ?? "", (cells[at] ?? "").trim()));
    return isOut ? { leftOut: "unpublished" } : {};
  }

  #takeProduct(row: FileRow): void {
    const { line, cells } = row;
    if (++this.#counts.total > mostRows) {
      throw new UnreadableFile(
        `The file has more than ${mostRows.toLocaleString("en-US")} rows. Split it into several files.`,
      );
    }
    const wrong = this.#wrongCells(cells);
    if (wrong) {
      this.#complain({ line, sku: "", field: "row", kind: "wrong_cells", message: wrong });
      return;
    }
    const read = readRow(row, this.#context);
    this.#problems.push(...read.problems);
    this.#skus.add(read.sku);
    if (read.row) this.#keep(read.row, textOf(cells), read.isMadeUp);
  }

  #keep(row: ReadRow, text: string, isMadeUp: boolean): void {
    const { line, sku } = row;
    const earlier = this.#rows.get(sku);
    if (!earlier) {
      this.#rows.set(sku, { row, text });
      if (isMadeUp) this.#counts.madeUpSkus++;
    } else if (earlier.text === text) this.#counts.repeated++;
    else {
      const message = `SKU ${sku} is also on line ${earlier.row.line}, with different values.`;
      this.#complain({ line, sku, field: "sku", kind: "repeated_sku", message });
    }
  }

  /** Empty cells at a row's end are ignored, whether too many or, in a spreadsheet, too few. */
  #wrongCells(cells: readonly string[]): string | undefined {
    const { width } = this.#layout.columns;
    const used = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
    if (used <= width && cells.length >= Math.min(width, this.#layout.header.cells.length)) return undefined;
    return `The row has ${cells.length} cells, but the header has ${width}.`;
  }

  /** The first variant of a product gets the product's pictures that are no variant's own. */
  #withPictures(rows: ReadRow[]): ReadRow[] {
    const ofProduct = this.#store?.pictures;
    if (!ofProduct || ofProduct.size === 0) return rows;
    const shown = new Set(rows.map(({ product_ref, picture_url }) => `${product_ref} ${picture_url}`));
    const seen = new Set<string>();
    return rows.map((row) => {
      if (seen.has(row.product_ref)) return row;
      seen.add(row.product_ref);
      const named = (ofProduct.get(row.product_ref) ?? []).flatMap(picturesIn);
      const more_pictures = named.filter((url) => !shown.has(`${row.product_ref} ${url}`));
      return { ...row, more_pictures: [...new Set(more_pictures)] };
    });
  }

  #complain(problem: Omit<RowProblem, "level">): void {
    this.#problems.push({ ...problem, level: "error" });
  }

  result() {
    for (const row of this.#store?.rest() ?? []) this.#takeComplete(row);
    const rows = this.#withPictures(Array.from(this.#rows.values(), ({ row }) => row));
    return { rows, problems: this.#problems, skus: this.#skus, ...this.#counts };
  }
}

/** Whether a cell of "Status" says draft, or one of "Published" says no. */
const isDraft = (title: string, text: string): boolean =>
  /^(drafts?|archived?|unpublished|hidden|inactive|disabled|private)$/i.test(text) ||
  (/publish|active|visible/i.test(title) && /^(0|no|n|false)$/i.test(text));

const textOf = (cells: readonly string[]): string => cells.join("\0").replace(/\0+$/, "");
