/** A word as the tables have it: lower case, without accents, possessives and apostrophes, singular. */
export function plainWord(word: string): string {
  const lower = withoutAccents(word.toLowerCase())
    .replace(/['’]s$/, "")
    .replace(/['’]/g, "");
  if (lower.length < 4 || !lower.endsWith("s") || /(?:ss|us|is)$/.test(lower)) return lower;
  if (lower.endsWith("ies") && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(lower)) return lower.slice(0, -2);
  return lower.slice(0, -1);
}

const withoutAccents = (word: string): string =>
  /[^ -~]/.test(word) ? word.normalize("NFD").replace(/\p{M}/gu, "") : word;

/** In lower case, as long as before, so that positions stay. Patterns that ignore case take far longer to compile. */
export const lowered = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
