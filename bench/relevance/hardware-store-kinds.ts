/** A kind of products with the titles that it is sold under. */
export interface Kind {
  /** Its kind, for the judges. */
  kind: string;
  /** `{}` stands for one of the values of that place, in turn. */
  titles: readonly string[];
  brands: readonly string[];
  sizes?: readonly string[];
  finishes?: readonly string[];
}

/**
 * A query with its target: a product of the kind that meets everything scores 3, another of the kind or of a related
 * kind 1.
 */
export type Judge = readonly [q: string, kind: string, all?: RegExp, related?: string];
