const longest = 80;
const shortest = 2;

/**
 * What is kept of a search without results: its words in one form, or null where they could name a person. Email and
 * web addresses, and long numbers (phones, cards, orders, streets with ZIP codes) are never kept.
 */
export function countedSearch(q: string): string | null {
  const text = q.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  if (text.length < shortest || text.length > longest) return null;
  const namesSomebody = /@|:\/\/|www\./.test(text) || /\d(?:[\s().-]*\d){4}/.test(text);
  return namesSomebody ? null : text;
}
