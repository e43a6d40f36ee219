/** `a`, `a and b`, `a, b and c` */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** `a and b`, of few */
export const joined = (words: readonly string[]): string => words.join(" and ");
