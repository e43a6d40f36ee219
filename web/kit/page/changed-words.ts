/** A text cut in three: what is the same at both ends of two texts, and what differs between. */
interface Parts {
  start: string;
  changed: string;
  end: string;
}

/** Where two texts differ, by whole words; both sides have the same start and end. */
export function changedWords(before: string, after: string): { before: Parts; after: Parts } {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const cut = (words: readonly string[]): Parts => ({
    start: words.slice(0, start).join(""),
    changed: words.slice(start, words.length - end).join(""),
    end: words.slice(words.length - end).join(""),
  });
  return { before: cut(a), after: cut(b) };
}

/** Words and the space between them, so that they join to the same text. */
const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter((word) => word !== "");
