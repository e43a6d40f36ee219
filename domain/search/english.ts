import englishWords from "../../content/search/english-words.json" with { type: "json" };
import thingWords from "../../content/search/everyday-things.json" with { type: "json" };
import fillerWords from "../../content/search/filler-words.json" with { type: "json" };
import { stemOf } from "./stem.ts";

const words: ReadonlySet<string> = new Set([...englishWords, ...fillerWords, ...thingWords]);
const fillers: ReadonlySet<string> = new Set(fillerWords);
const endings = ["ing", "ed", "ly", "er", "est", "y", "ness", "ful", "less", "able", "ment"];
const leastBare = 3;

/** Whether a word as typed is ordinary English, and so not a typo. */
export function isEnglish(word: string): boolean {
  if (words.has(word) || words.has(stemOf(word))) return true;
  return endings.some((ending) => {
    const bare = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || bare.length < leastBare) return false;
    // "sideing" is a typo, "seeing" is not
    if (ending === "ing" && /[^eoy]e$/.test(bare)) return false;
    // making, running, happily
    const others = [`${bare}e`, bare.replace(/(.)\1$/, "$1"), bare.replace(/i$/, "y")];
    return words.has(bare) || others.some((other) => words.has(other));
  });
}

/** Whether a word says nothing about products. */
export const isFiller = (word: string): boolean => fillers.has(word);
