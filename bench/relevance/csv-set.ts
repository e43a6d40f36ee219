import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Document, JudgedSet } from "./judged.types.ts";

type Row = Readonly<Record<string, string>>;

/** Names under which a column may stand, as `plain` leaves them. */
const columns = {
  id: ["id", "productid", "productuid", "sku"],
  title: ["title", "producttitle", "name", "productname"],
  description: ["description", "productdescription"],
  brand: ["brand", "manufacturer"],
  category: ["category", "categories", "productcategory"],
  attributes: ["attributes", "specs", "traits"],
  query: ["query", "searchterm", "q"],
  product: ["productid", "productuid", "id", "sku", "product"],
  relevance: ["relevance", "grade", "score", "label"],
} as const;

/**
 * An independent judged set: a table of products (id, title and optionally description, brand, category, attributes
 * separated by ";" or "|") and one of judgments (query, product id, relevance as a number, higher is better). Throws a
 * readable Error if a column is missing.
 */
export function readJudgedSet(products: string, queries: string): JudgedSet {
  const rows = readRows(products);
  const judgements = readRows(queries);
  const documents = rows.map((row): Document => {
    const text = (name: keyof typeof columns) => cell(row, name) ?? "";
    return {
      id: needed(row, "id", products),
      name: needed(row, "title", products),
      brand: text("brand"),
      vendor: "",
      categories: partsOf(text("category"), /[>,/|]/),
      departments: [],
      traits: partsOf(text("attributes"), /[;|]/),
      sizes: [],
      description: text("description"),
    };
  });
  const grades = new Map<string, Map<string, number>>();
  for (const row of judgements) {
    const q = needed(row, "query", queries);
    const judged = grades.get(q) ?? new Map<string, number>();
    judged.set(needed(row, "product", queries), Number(needed(row, "relevance", queries)));
    grades.set(q, judged);
  }
  return {
    name: products,
    isSparse: true,
    documents,
    queries: Array.from(grades, ([q, judged]) => ({ q, grades: judged })),
  };
}

const readRows = (path: string): Row[] =>
  parse(readFileSync(path), {
    columns: (header: string[]) => header.map(plain),
    bom: true,
    relax_quotes: true,
  });

const plain = (title: string) => title.toLowerCase().replaceAll(/[^a-z]/g, "");

const cell = (row: Row, name: keyof typeof columns): string | undefined =>
  columns[name].map((each) => row[each]).find((text) => text !== undefined);

function needed(row: Row, name: keyof typeof columns, file: string): string {
  const text = cell(row, name);
  if (text === undefined)
    throw new Error(`${file} has no column for the ${name} (${columns[name].join(", ")})`);
  return text;
}

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
