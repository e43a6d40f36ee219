import closest from "../../content/search/closest.json" with { type: "json" };
import departments from "../../content/search/departments.json" with { type: "json" };
import homeowners from "../../content/search/synonyms/homeowners.json" with { type: "json" };
import house from "../../content/search/synonyms/house.json" with { type: "json" };
import shoppers from "../../content/search/synonyms/shoppers.json" with { type: "json" };
import spanish from "../../content/search/synonyms/spanish.json" with { type: "json" };
import trade from "../../content/search/synonyms/trade.json" with { type: "json" };
import yard from "../../content/search/synonyms/yard.json" with { type: "json" };
import { plainText, readTerms } from "./terms.ts";

/** A rule of `content/search/synonyms`: names of the same thing, or a search that finds something else too. */
export type SynonymRule = ({ same: readonly string[] } | { search: string; alsoFinds: string }) & {
  nearness?: number;
  /** Phrases that match only where a name has their words side by side. */
  sideBySide?: readonly string[];
};

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

const table = readTable([...trade, ...yard, ...house, ...homeowners, ...shoppers, ...spanish]);
const spanishKeys = spanish.map(({ search }) => stemsOf(search).join(" "));
export const longestPhrase = Math.max(...Array.from(table.keys(), (key) => key.split(" ").length));

/** Synonyms of these stems together; empty for most. */
export const synonymsOf = (stems: readonly string[]): readonly Synonym[] => table.get(stems.join(" ")) ?? [];

/** The things in a department if these stems name one; empty for most. */
export const thingsOf = (stems: readonly string[]): readonly Synonym[] => things.get(stems.join(" ")) ?? [];

const things: ReadonlyMap<string, readonly Synonym[]> = new Map(
  Object.entries(departments).map(([department, names]) => {
    const all = names.map((name) => ({
      terms: stemsOf(name),
      nearness: usualNearness,
      isTogether: name.includes(" "),
    }));
    return [stemsOf(department).join(" "), all] as const;
  }),
);

/** The words of all phrases that have other names, as stems: words of the trade. */
export const tableWords: ReadonlySet<string> = new Set(
  Array.from(table.keys(), (key) => key.split(" ")).flat(),
);

const nearest: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(closest).flatMap(([name, other]) => {
    const thing = stemsOf(name);
    const names = [thing, ...synonymsOf(thing).map(({ terms }) => terms)];
    return names.map((each) => [each.join(" "), stemsOf(other)] as const);
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

/** Spanish function words, which mean nothing beside any of those. */
export const spanishJoints: ReadonlySet<string> = new Set(
  "de del la el los las para con y en un una".split(" "),
);

function readTable(rules: readonly SynonymRule[]): ReadonlyMap<string, readonly Synonym[]> {
  const found = new Map<string, Synonym[]>();
  for (const rule of rules) {
    const { nearness = usualNearness, sideBySide = [] } = rule;
    const written = "same" in rule ? rule.same : [rule.search, rule.alsoFinds];
    const phrases = written.map(stemsOf);
    for (const [at, from] of phrases.entries()) {
      if ("search" in rule && at > 0) continue;
      for (const [other, terms] of phrases.entries()) {
        // products with more words than the query are found by the query's words
        if (other !== at && !from.every((term) => terms.includes(term)))
          addTo(found, from.join(" "), { terms, nearness, isTogether: sideBySide.includes(written[other]!) });
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
