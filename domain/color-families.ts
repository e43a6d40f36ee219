/** Color families for filters, with words that occur in the names of their colors and finishes. */
const families: Readonly<Record<string, string>> = {
  black: "ebony onyx jet coal ink obsidian noir iron",
  white: "snow milk alabaster chalk ice pearl cotton",
  gray: "grey charcoal graphite slate smoke ash dove concrete fog gunmetal pewter",
  beige: "bone biscuit oat ivory cream sand linen almond taupe greige clay travertine",
  brown: "walnut espresso mocha chestnut cognac cherry mahogany bronze",
  wood: "oak walnut maple teak ash hickory cherry rattan cane",
  red: "terracotta brick rust burgundy crimson plum",
  orange: "terracotta rust copper",
  yellow: "mustard ocher ochre",
  green: "emerald olive sage fern celadon seafoam forest teal moss",
  blue: "navy cobalt denim indigo aqua ocean chambray teal",
  pink: "blush rose",
  purple: "plum lavender aubergine",
  gold: "brass champagne",
  silver: "chrome nickel stainless steel pewter",
  bronze: "",
  copper: "",
};

/**
 * Words by which a color or finish may belong to a family, the family's own name first: "navy" for "Blue". Our own
 * reading of what is usually sold under each name.
 * @returns none where the text is not the name of a family
 */
export function wordsOfColorFamily(name: string): string[] {
  const family = name.toLowerCase();
  const words = Object.hasOwn(families, family) ? families[family] : undefined;
  return words === undefined ? [] : [family, ...words.split(" ").filter(Boolean)];
}
