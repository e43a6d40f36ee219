/** The input of a guide: the vendor's own product data. */
export interface Products {
  /** Slugs of its categories, the broadest first. */
  categories: readonly string[];
  /** Values as a specification sheet shows them, by the attribute's key: `{ thickness_in: "0.295 in. (7.5 mm)" }`. */
  specs: Readonly<Record<string, string>>;
}

/** Installation and care. A list that does not apply is empty. */
export interface Guide {
  /** What to check before you open the boxes. */
  before: string[];
  steps: string[];
  care: string[];
}

/** Drops false and empty sentences. A number that ends in "in." needs no second period. */
export const lines = (...texts: readonly (string | false | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text)).map((text) => text.replace(/\.\.$/, "."));

/** The longest side in inches among sizes such as "12×24 in., 18×18 in."; 0 where none is stated. */
export function longestSide_in(size: string | undefined): number {
  const sides = [...(size ?? "").matchAll(/(\d+(?:\.\d+)?)\s*×\s*(\d+(?:\.\d+)?)/g)];
  return Math.max(0, ...sides.flatMap(([, width, length]) => [Number(width), Number(length)]));
}

const stones =
  /marble|travertine|limestone|slate|granite|quartzite|onyx|sandstone|bluestone|basalt|terracotta/i;

/** Natural stone and unglazed clay absorb water and stain unless sealed. */
export const isPorous = ({ specs }: Products): boolean =>
  stones.test(specs.material ?? "") && !/porcelain/i.test(specs.material ?? "");
