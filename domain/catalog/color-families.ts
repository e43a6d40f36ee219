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

/**
 * The family of a color's or finish's name: "blue" for "Smoke Blue", "white" for "Chalk". A family's own name goes before
 * words of others, and a later word before an earlier one, as the last word of a name is the color and those before it
 * describe it. "Wood" is a look and not a color.
 * @returns undefined where no word tells
 */
export function colorFamilyOf(name: string): string | undefined {
  const words = (name.toLowerCase().match(/\p{L}+/gu) ?? []).toReversed();
  const own = words.find((word) => word !== "wood" && Object.hasOwn(families, word));
  if (own) return own;
  const familyOf = (word: string) =>
    Object.keys(families).find((family) => family !== "wood" && families[family]!.includes(word));
  return words.map(familyOf).find((family) => family !== undefined);
}
