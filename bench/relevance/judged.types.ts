import type { SearchedTexts } from "../../server/domains/catalog/products/index.ts";

/** A product as search reads it. */
export interface Document extends SearchedTexts {
  id: string;
}

/** A query with the products that are worth something for it: 3 as wished, 2 nearly, 1 related. */
export interface JudgedQuery {
  q: string;
  grades: ReadonlyMap<string, number>;
}

/** Ids of at most ten documents, the best first; with `among`, of those only. */
export type Ranker = (
  q: string,
  among?: ReadonlySet<string>,
) => Promise<readonly string[]> | readonly string[];

export interface JudgedSet {
  name: string;
  /** Most products were never judged for most queries, so also rank the judged ones alone. */
  isSparse: boolean;
  documents: readonly Document[];
  queries: readonly JudgedQuery[];
}
