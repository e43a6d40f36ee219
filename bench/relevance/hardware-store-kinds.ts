/** A kind of goods with the titles that it is sold under. */
export interface Kind {
  /** What it is, for the judges. */
  kind: string;
  /** `{}` stands for one of the values of that place, in turn. */
  titles: readonly string[];
  brands: readonly string[];
  sizes?: readonly string[];
  finishes?: readonly string[];
}

/**
 * A query with what it wants: a product of the kind with everything asked for is worth 3, another of the kind or of a
 * related kind 1.
 */
export type Judge = readonly [q: string, kind: string, all?: RegExp, related?: string];
