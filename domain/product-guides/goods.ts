/** What a guide goes by: the vendor's own figures of a product. */
export interface Goods {
  /** Slugs of its categories, the widest first. */
  categories: readonly string[];
  /** Values as a specification sheet shows them, by the attribute's key: `{ thickness_in: "0.295 in. (7.5 mm)" }`. */
  specs: Readonly<Record<string, string>>;
}

/** How goods are put in and kept. A list that does not apply is empty. */
export interface Guide {
  /** To check before the boxes are opened. */
  before: string[];
  steps: string[];
  care: string[];
}

/** The sentences that apply; what is false or empty is left out. A figure that ends in "in." needs no second stop. */
export const lines = (...texts: readonly (string | false | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text)).map((text) => text.replace(/\.\.$/, "."));

/** The longest side in inches among sizes such as "12×24 in., 18×18 in."; 0 where none is stated. */
export function longestSide_in(size: string | undefined): number {
  const sides = [...(size ?? "").matchAll(/(\d+(?:\.\d+)?)\s*×\s*(\d+(?:\.\d+)?)/g)];
  return Math.max(0, ...sides.flatMap(([, width, length]) => [Number(width), Number(length)]));
}

const stones =
  /marble|travertine|limestone|slate|granite|quartzite|onyx|sandstone|bluestone|basalt|terracotta/i;

/** Natural stone and unglazed clay take in water and stain unless they are sealed. */
export const isPorous = ({ specs }: Goods): boolean =>
  stones.test(specs.material ?? "") && !/porcelain/i.test(specs.material ?? "");
