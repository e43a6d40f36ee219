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
