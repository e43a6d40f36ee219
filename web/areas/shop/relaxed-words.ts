interface Relaxed {
  exact: number;
  without: readonly string[];
  is_popular: boolean;
  mentioned?: readonly string[] | undefined;
}

interface NotCarried {
  name: string;
  makes: string | null;
  search: string;
}

/** Says that a maker isn't sold here, and what is shown instead. */
export const notCarriedWords = ({ name, makes, search }: NotCarried): string =>
  makes === null
    ? `We don't carry ${name}. Here's what we found for “${search}”.`
    : `We don't carry ${name}. These ${makes} are like it.`;

/** Says what a search shows although it does not match, in a sentence or two; empty if it all matches. */
export function relaxedWords({ exact, without, is_popular, mentioned }: Relaxed, total: number): string {
  if (total === 0) return "";
  if (is_popular) return "We found no matches.";
  if (mentioned) return `No product is named ${quoted(mentioned)}. These only mention it.`;
  const lacking = without.length > 0 ? `mostly ${lackingWords(without)}` : "with most of your words";
  if (exact === 0) return `No product has every word. These are the closest matches, ${lacking}.`;
  if (exact >= total) return "";
  const has = exact === 1 ? "1 product has" : `${exact} products have`;
  return `${has} every word. The rest are the closest matches, ${lacking}.`;
}

/** “without light” is what they are missing. */
function lackingWords(without: readonly string[]): string {
  const isLack = (word: string) => /^(?:without|w\/o|no)\b/i.test(word);
  const [products, lacks] = [without.filter((word) => !isLack(word)), without.filter(isLack)];
  return [
    ...(products.length > 0 ? [`without ${quoted(products)}`] : []),
    ...(lacks.length > 0 ? [`not ${quoted(lacks)}`] : []),
  ].join(" and ");
}

const quoted = (words: readonly string[]) => listed(words.map((word) => `“${word}”`));

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
