/** `a`, `a y b`, `a, b y c` */
export function listed(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${and(last)} ${last}`;
}

export const joined = (words: readonly string[]): string =>
  words.reduce((all, word) => (all ? `${all} ${and(word)} ${word}` : word), "");

/** “Y” before the sound of i is “e”: hornos e islas. */
const and = (next: string): string => (/^(?:i|hi(?!e))/i.test(next) ? "e" : "y");
