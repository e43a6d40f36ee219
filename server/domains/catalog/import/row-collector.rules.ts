import { type FileRow, UnreadableFile } from "./file/sheet.rules.ts";
import type { Layout } from "./layout.rules.ts";
import type { RowProblem } from "./problems.rules.ts";
import { type ReadingContext, type ReadRow, readRow } from "./row.rules.ts";
import { type LeftOut, ShopifyRows } from "./shopify.rules.ts";

export interface ReadCounts {
  /** Rows with products, readable or not. */
  total: number;
  /** Rows that repeat another row exactly. */
  repeated: number;
  /** Rows without an id, which got a generated one. */
  madeUpSkus: number;
  /** Rows with a single cell, such as the name of a collection, and headers repeated on each page. */
  headings: number;
  /** Rows with one more picture of a product, and rows that the vendor's own store does not show. */
  leftOut: Record<LeftOut, number>;
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
    leftOut: { picture: 0, unpublished: 0 },
  };
  #layout: Layout;
  #headerText: string;
  #shopify: ShopifyRows | undefined;
  #context: ReadingContext;

  constructor(layout: Layout, context: ReadingContext) {
    this.#layout = layout;
    this.#headerText = textOf(layout.header.cells);
    this.#context = context;
    if (layout.kind === "shopify") this.#shopify = new ShopifyRows(layout.columns, layout.header.cells);
  }

  take(row: FileRow): void {
    const { width } = this.#layout.columns;
    const filled = row.cells.filter((cell) => cell.trim() !== "");
    if ((width > 3 && filled.length === 1) || textOf(row.cells) === this.#headerText) {
      this.#counts.headings++;
      return;
    }
    const complete = this.#shopify?.take(row) ?? row;
    if (typeof complete === "string") this.#counts.leftOut[complete]++;
    else this.#takeProduct(complete);
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
      const message = `SKU ${sku} stands on line ${earlier.row.line} already, with other content.`;
      this.#complain({ line, sku, field: "sku", kind: "repeated_sku", message });
    }
  }

  /** Empty cells at a row's end are ignored, whether too many or, in a spreadsheet, too few. */
  #wrongCells(cells: readonly string[]): string | undefined {
    const { width } = this.#layout.columns;
    const used = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
    if (used <= width && cells.length >= Math.min(width, this.#layout.header.cells.length)) return undefined;
    return `The row has ${cells.length} cells, the header ${width}.`;
  }

  #complain(problem: Omit<RowProblem, "level">): void {
    this.#problems.push({ ...problem, level: "error" });
  }

  result() {
    const rows = Array.from(this.#rows.values(), ({ row }) => row);
    return { rows, problems: this.#problems, skus: this.#skus, ...this.#counts };
  }
}

const textOf = (cells: readonly string[]): string => cells.join("\0").replace(/\0+$/, "");
