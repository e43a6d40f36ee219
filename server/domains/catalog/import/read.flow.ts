import type { Db } from "../../../platform/database.ts";
import { CategoryTree } from "../category-tree.rules.ts";
import { type AttributeRow, attributeRows, categoryNodes } from "../listing.store.ts";
import { type Columns, readHeader } from "./columns.rules.ts";
import { type CsvRow, csvRows, UnreadableFile } from "./csv.flow.ts";
import type { ImportVendor } from "./import.store.ts";
import { usualDecimal } from "./numbers.rules.ts";
import { type ImportRow, type ReadingContext, type RowError, readRow } from "./row.rules.ts";

export interface ImportRequest {
  path: string;
  vendor: ImportVendor;
  /** Column → field, where the usual names do not tell. */
  map: Readonly<Record<string, string>>;
  /** For rows that name no category. */
  category: string | undefined;
}

export interface ReadFile {
  rows: ImportRow[];
  errors: RowError[];
  tree: CategoryTree;
  /** Rows with content, the header aside. */
  total: number;
  /** Rows that repeat another row word for word. */
  repeated: number;
  /** Rows without an id of their own, which got one. */
  madeUpSkus: number;
  ignoredColumns: string[];
}

/** Memory holds a file of this size with ease; larger ones are to be cut. */
const mostRows = 500_000;
const decimalSample = 500;

/** Reads a vendor's file and understands each row, or says why not. Throws UnreadableFile. */
export async function readImportFile(db: Db, request: ImportRequest): Promise<ReadFile> {
  const [nodes, attributes] = await Promise.all([categoryNodes(db), attributeRows(db)]);
  const tree = new CategoryTree(nodes, []);
  const defaultCategory = request.category === undefined ? undefined : categoryNamed(tree, request.category);
  if (request.category !== undefined && defaultCategory === undefined) {
    throw new UnreadableFile(`There is no category "${request.category}".`);
  }
  const source = csvRows(request.path);
  const header = (await source.next()).value as CsvRow | undefined;
  const columns = readHeader(header?.cells.map((cell) => cell.trim()) ?? [], request.map, attributes);
  if (typeof columns === "string") {
    await source.return(undefined);
    throw new UnreadableFile(columns);
  }
  const sample = await takeSome(source, decimalSample);
  const collector = new RowCollector(header!.cells.length, {
    columns,
    decimal: usualDecimal(numberCells(sample, columns)),
    vendorSlug: request.vendor.slug,
    defaultCategoryId: defaultCategory,
    categoryId: (text) => categoryNamed(tree, text),
    attributeKind: kindsOf(attributes),
  });
  for (const row of sample) collector.take(row);
  for await (const row of source) collector.take(row);
  return { ...collector.result(), tree, ignoredColumns: columns.ignored };
}

class RowCollector {
  #rows = new Map<string, { row: ImportRow; text: string }>();
  #errors: RowError[] = [];
  #counts = { total: 0, repeated: 0, madeUpSkus: 0 };
  #width: number;
  #context: ReadingContext;

  constructor(width: number, context: ReadingContext) {
    this.#width = width;
    this.#context = context;
  }

  take({ line, cells }: CsvRow): void {
    if (++this.#counts.total > mostRows) {
      throw new UnreadableFile(
        `The file has more than ${mostRows.toLocaleString("en-US")} rows. Cut it into several.`,
      );
    }
    if (cells.length !== this.#width) {
      const message = `The row has ${cells.length} cells, the header ${this.#width}.`;
      this.#errors.push({ line, sku: "", field: "row", message });
      return;
    }
    const read = readRow(line, cells, this.#context);
    if ("errors" in read) {
      this.#errors.push(...read.errors);
      return;
    }
    const text = cells.join("\0");
    const earlier = this.#rows.get(read.row.sku);
    if (!earlier) {
      this.#rows.set(read.row.sku, { row: read.row, text });
      if (read.madeUpSku) this.#counts.madeUpSkus++;
    } else if (earlier.text === text) this.#counts.repeated++;
    else {
      const message = `SKU ${read.row.sku} stands on line ${earlier.row.line} already, with other content.`;
      this.#errors.push({ line, sku: read.row.sku, field: "sku", message });
    }
  }

  result() {
    const rows = Array.from(this.#rows.values(), ({ row }) => row);
    return { rows, errors: this.#errors, ...this.#counts };
  }
}

/** By slug, id, name or path of names ("Tile Flooring > Porcelain"); undefined when none or several fit. */
function categoryNamed(tree: CategoryTree, text: string): number | undefined {
  const direct = tree.find(text.trim().toLowerCase());
  if (direct) return direct.id;
  const wanted = text.split(/\s*[>/|»]\s*/).map((name) => name.trim().toLowerCase());
  const fits = [...tree.all].filter((node) => {
    const names = tree.pathOf(node.id).map((one) => one.name.toLowerCase());
    return wanted.toReversed().every((name, at) => names[at] === name);
  });
  return fits.length === 1 ? fits[0]!.id : undefined;
}

async function takeSome(source: AsyncGenerator<CsvRow>, count: number): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  while (rows.length < count) {
    const next = await source.next();
    if (next.done) break;
    rows.push(next.value);
  }
  return rows;
}

function* numberCells(rows: readonly CsvRow[], { fields }: Columns): Generator<string> {
  const places = (["wholesale", "list", "box_sqft", "weight"] as const).flatMap(
    (field) => fields.get(field) ?? [],
  );
  for (const { cells } of rows) for (const place of places) yield cells[place] ?? "";
}

function kindsOf(attributes: readonly AttributeRow[]) {
  const kinds = new Map(attributes.map(({ key, kind }) => [key, kind]));
  return (key: string) => kinds.get(key) ?? "enum";
}
