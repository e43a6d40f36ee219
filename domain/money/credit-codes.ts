/** No characters that are taken for others (0 and O; 1, I and L), and no vowels, so that no code spells a word. */
const characters = "23456789BCDFGHJKMNPQRSTVWXYZ";
const length = 16;

/** A new code of 16 characters. `below(n)` draws a whole number from 0 to n - 1, which nobody may be able to guess. */
export const drawCreditCode = (below: (count: number) => number): string =>
  Array.from({ length }, () => characters[below(characters.length)]).join("");

/** A code as it is printed: "7KQM-2XBT-W9RD-F4HV". */
export const shownCreditCode = (code: string): string => code.match(/.{4}/g)?.join("-") ?? "";

/** The code that somebody typed, with or without spaces, dashes and capitals; null for what is no code. */
export function readCreditCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s\p{Pd}]/gu, "").toUpperCase();
  const isCode = code.length === length && [...code].every((character) => characters.includes(character));
  return isCode ? code : null;
}
