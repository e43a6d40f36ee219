import { kindsOfThings } from "./kinds-of-things.table.ts";
import { nearestLines, synonymLines } from "./synonyms.table.ts";
import { spanishSynonyms } from "./synonyms-spanish.table.ts";
import { plainText, readTerms } from "./terms.ts";

/** Another way to say the query, as stems. */
export interface Synonym {
  terms: readonly string[];
  /** Similarity in meaning, below 1. */
  nearness: number;
  /** Only matches with its words side by side: a light pot filler is not a pot light. */
  isTogether: boolean;
}

const usualNearness = 0.9;

/** Stems of a phrase, for looking phrases up. */
const stemsOf = (phrase: string): string[] =>
  readTerms(plainText(phrase)).flatMap(({ kind, text }) =>
    kind === "pause" || kind === "small" ? [] : [text],
  );

const spanishLines = spanishSynonyms.trim().split("\n");
const table = readTable([...synonymLines, ...spanishLines]);
const spanishKeys = spanishLines.map((line) => stemsOf(line.split(" > ")[0]!).join(" "));
export const longestPhrase = Math.max(...Array.from(table.keys(), (key) => key.split(" ").length));

/** Synonyms of these stems together; empty for most. */
export const synonymsOf = (stems: readonly string[]): readonly Synonym[] => table.get(stems.join(" ")) ?? [];

/** The things in a department if these stems name one; empty for most. */
export const thingsOf = (stems: readonly string[]): readonly Synonym[] => things.get(stems.join(" ")) ?? [];

const things: ReadonlyMap<string, readonly Synonym[]> = new Map(
  kindsOfThings.map((line) => {
    const [department = "", names = ""] = line.split(": ");
    const all = names.split(", ").map((name) => ({
      terms: stemsOf(name),
      nearness: usualNearness,
      isTogether: name.startsWith('"'),
    }));
    return [stemsOf(department).join(" "), all] as const;
  }),
);

/** The words of all phrases that have other names, as stems: words of the trade. */
export const tableWords: ReadonlySet<string> = new Set(
  Array.from(table.keys(), (key) => key.split(" ")).flat(),
);

const nearest: ReadonlyMap<string, readonly string[]> = new Map(
  nearestLines.flatMap((line) => {
    const [thing = [], other = []] = line.split(" ~ ").map(stemsOf);
    const names = [thing, ...synonymsOf(thing).map(({ terms }) => terms)];
    return names.map((name) => [name.join(" "), other] as const);
  }),
);

/** The closest thing to what these stems name; undefined for most. */
export const nearestTo = (stems: readonly string[]): readonly string[] | undefined =>
  nearest.get(stems.join(" "));

const pairs: ReadonlySet<string> = new Set(
  Array.from(table.keys(), (key) => key.split(" ")).flatMap((words) =>
    words.slice(1).map((word, at) => `${words[at]} ${word}`),
  ),
);

/** Whether a phrase that has other names has these stems side by side. */
export const isPairOfTable = (left: string, right: string): boolean => pairs.has(`${left} ${right}`);

/** The Spanish ones: correct as they are, and never a correction of an English word. */
export const spanishWords: ReadonlySet<string> = new Set(spanishKeys.flatMap((key) => key.split(" ")));

function readTable(lines: readonly string[]): ReadonlyMap<string, readonly Synonym[]> {
  const found = new Map<string, Synonym[]>();
  for (const line of lines) {
    const nearness = Number(/\s(0\.\d+)$/.exec(line)?.[1] ?? usualNearness);
    const written = line.replace(/\s0\.\d+$/, "").split(/\s[=>]\s/);
    const phrases = written.map(stemsOf);
    const isOneWay = line.includes(" > ");
    for (const [at, from] of phrases.entries()) {
      if (isOneWay && at > 0) continue;
      for (const [other, terms] of phrases.entries()) {
        // products with more words than the query are found by the query's words
        if (other !== at && !from.every((term) => terms.includes(term)))
          addTo(found, from.join(" "), { terms, nearness, isTogether: written[other]!.startsWith('"') });
      }
    }
  }
  return found;
}

function addTo(found: Map<string, Synonym[]>, key: string, synonym: Synonym): void {
  const known = found.get(key) ?? [];
  known.push(synonym);
  found.set(key, known);
}
