import vendorsNames from "../../../../content/import/category-names.json" with { type: "json" };
import type { CategoryTree } from "../products/index.ts";
import type { CategoryChoice } from "./settings.rules.ts";

/** Maps vendors' category names to the shop's categories. */
export class CategoryNames {
  #tree: CategoryTree;
  #chosen: Map<string, number>;
  #found = new Map<string, number | undefined>();

  /** Choices of categories that the shop does not have are ignored. */
  constructor(tree: CategoryTree, choices: readonly CategoryChoice[]) {
    this.#tree = tree;
    this.#chosen = new Map(
      choices.flatMap(([theirs, ours]) => {
        const id = this.#byName(ours);
        return id === undefined ? [] : [[plainCategory(theirs), id] as const];
      }),
    );
  }

  /**
   * By the vendor's own choice, else by slug, id, name, path of names or what the trade calls it; undefined if none or
   * several match. Of several categories with commas between them, as stores export them, the deepest one counts.
   */
  find(text: string): number | undefined {
    if (!this.#found.has(text)) this.#found.set(text, this.#named(text) ?? this.#deepestOf(text));
    return this.#found.get(text);
  }

  #named(text: string): number | undefined {
    return this.#chosen.get(plainCategory(text)) ?? this.#byName(text) ?? this.#byTradeName(text);
  }

  /** The last part of a path counts: "Tile / Wall Tile" is wall tile. */
  #byTradeName(text: string): number | undefined {
    const last = plainCategory(text.split(pathSeparator).at(-1)!);
    const slug = slugsOfTradeNames.get(last);
    return slug === undefined ? undefined : this.#tree.find(slug)?.id;
  }

  #deepestOf(text: string): number | undefined {
    const parts = text.split(/(?<!\\),/);
    if (parts.length < 2) return undefined;
    const known = parts.flatMap((part) => this.#named(part.replaceAll("\\,", ",")) ?? []);
    const depth = (id: number) => this.#tree.pathOf(id).length;
    return known.reduce<number | undefined>(
      (best, id) => (best === undefined || depth(id) > depth(best) ? id : best),
      undefined,
    );
  }

  /** Slugs of categories with a name that has most of its words in the text, likeliest first; the longer name wins a tie. */
  suggest(text: string): string[] {
    const wanted = new Set(wordsOf(text));
    const scoreOf = (name: string) => {
      const words = wordsOf(name);
      const shared = words.filter((word) => wanted.has(word)).length;
      return shared / words.length + shared / 100;
    };
    return [...this.#tree.all]
      .map(({ name, slug }) => ({
        slug,
        score: Math.max(...[name, ...(tradeNames.get(slug) ?? [])].map(scoreOf)),
      }))
      .filter(({ score }) => score >= 0.5)
      .sort((a, b) => b.score - a.score)
      .slice(0, 3)
      .map(({ slug }) => slug);
  }

  /** The path of names of a category, such as "Tile Flooring > Porcelain". */
  pathOf(slug: string): string {
    const node = this.#tree.find(slug);
    if (!node) return slug;
    const names = this.#tree.pathOf(node.id).map(({ name }) => name);
    return names.toReversed().join(" > ");
  }

  #byName(text: string): number | undefined {
    const direct = this.#tree.find(text.trim().toLowerCase());
    if (direct) return direct.id;
    const wanted = text.split(pathSeparator).map(plainCategory);
    if (wanted.some((name) => name === "")) return undefined;
    const fits = [...this.#tree.all].filter((node) => {
      const names = this.#tree.pathOf(node.id).map((one) => plainCategory(one.name));
      return wanted.toReversed().every((name, at) => names[at] === name);
    });
    const ofSlug = [...this.#tree.all].filter(({ slug }) => plainCategory(slug) === wanted.at(-1));
    const [only, ...others] = fits.length > 0 ? fits : ofSlug;
    return others.length === 0 ? only?.id : undefined;
  }
}

const pathSeparator = /\s*[>/|»]\s*/;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/ies$/, "y").replace(/s$/, "") : word,
  );

/** A category's name without case, punctuation and plural s. */
const plainCategory = (text: string): string =>
  wordsOf(text)
    .filter((word) => word !== "and")
    .join(" ");

const tradeNames = new Map(vendorsNames.map(({ slug, names }) => [slug, names]));

/** Slugs by what vendors call the category. */
const slugsOfTradeNames = new Map(
  vendorsNames.flatMap(({ slug, names }) => names.map((name) => [plainCategory(name), slug] as const)),
);
