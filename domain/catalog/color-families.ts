import table from "../../content/colors/families.json" with { type: "json" };

/** Words that occur in the names of their colors and finishes. */
const families: Readonly<Record<string, readonly string[]>> = table;

/**
 * Words by which a color or finish may belong to a family, the family's own name first: "navy" for "Blue". Our own
 * reading of what is usually sold under each name.
 * @returns none where the text is not the name of a family
 */
export function wordsOfColorFamily(name: string): string[] {
  const family = name.toLowerCase();
  const words = Object.hasOwn(families, family) ? families[family] : undefined;
  return words === undefined ? [] : [family, ...words];
}
