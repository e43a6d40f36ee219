import type { Random } from "../../random.ts";

/** What sentences may speak of, by slot name; a fact that is missing rules out the plans that name it. */
export type Facts = Record<string, string | undefined>;

/**
 * A sentence plan, or a pair: the plan, and the words that stand for it where one of its facts varies. Those hold no
 * choices, so that chance goes the same way with either. A plan alone is left out there.
 */
type Sentence = string | readonly string[];

/** Sentence plans by what the sentence does. Slots: `{size}`, `{a size}` with its article, `[this|that]`. */
export type Prose = {
  /** Which parts a description may have, in which order. */
  shapes: readonly (readonly string[])[];
  parts: Record<string, readonly Sentence[]>;
};

type Token =
  | { kind: "text"; text: string }
  | { kind: "slot"; name: string; article: boolean }
  | { kind: "choice"; options: Token[][] };

interface Plan {
  tokens: Token[];
  needs: string[];
}

const compiled = new Map<string, Plan>();

function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "[") depth++;
    if (text[at] === "]" && --depth === 0) return at;
  }
  throw new Error(`unclosed choice in "${text}"`);
}

function splitChoice(text: string): string[] {
  const options = [""];
  let depth = 0;
  for (const sign of text) {
    if (sign === "[") depth++;
    if (sign === "]") depth--;
    if (sign === "|" && depth === 0) options.push("");
    else options[options.length - 1] += sign;
  }
  return options;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === "{") {
      const end = text.indexOf("}", at);
      const [first = "", second] = text.slice(at + 1, end).split(" ");
      tokens.push({ kind: "slot", name: second ?? first, article: second !== undefined });
      at = end + 1;
    } else if (text[at] === "[") {
      const end = closing(text, at);
      tokens.push({ kind: "choice", options: splitChoice(text.slice(at + 1, end)).map(tokenize) });
      at = end + 1;
    } else {
      const next = text.slice(at).search(/[{[]/);
      const end = next < 0 ? text.length : at + next;
      tokens.push({ kind: "text", text: text.slice(at, end) });
      at = end;
    }
  }
  return tokens;
}

const slotsOf = (tokens: Token[]): string[] =>
  tokens.flatMap((token) => {
    if (token.kind === "slot") return [token.name];
    return token.kind === "choice" ? token.options.flatMap(slotsOf) : [];
  });

function planOf(text: string): Plan {
  let plan = compiled.get(text);
  if (!plan) {
    const tokens = tokenize(text);
    plan = { tokens, needs: slotsOf(tokens) };
    compiled.set(text, plan);
  }
  return plan;
}

const vowel = /^(?:[aei]|o(?!ne\b)|un(?!i)|u[^ns]|8|11\b|18\b)/i;
const spelled = /^(?:SPC|MDF|HDF|LED|RGB|AC\d|X\b|L\b|R\b|L-|X-)/;

/** "a" or "an" as the word sounds; numbers by how they are read ("an 8 mm core", "a 12 mm core"). */
export function withArticle(words: string): string {
  const an = vowel.test(words) || spelled.test(words);
  return `${an ? "an" : "a"} ${words}`;
}

function speak(tokens: Token[], facts: Facts, random: Random): string {
  let text = "";
  for (const token of tokens) {
    if (token.kind === "text") text += token.text;
    else if (token.kind === "choice") text += speak(random.pick(token.options), facts, random);
    else text += token.article ? withArticle(facts[token.name] ?? "") : facts[token.name];
  }
  return text;
}

/** Names may occur twice in a description; every other fact occurs once. */
const repeatable = new Set(["brand", "series", "color", "material", "noun"]);

/** `places_cap` says the same as `places`. */
const factOf = (slot: string) => slot.replace(/_cap$/, "");

const mostSentences = 4;

/** How many sentences a text has; a full stop after "in" or "ft" ends none unless a new one begins. */
export const sentencesIn = (text: string): number => text.match(/[.!?](?= [A-Z0-9"]|$)/g)?.length ?? 0;

/** Mends what comes of filling slots: doubled stops and spaces, spaces before stops, "Tileworks's". */
const tidy = (text: string): string =>
  text
    .replaceAll("..", ".")
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[.,;])/g, "")
    .replaceAll("s's ", "s' ");

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether the facts suffice for a plan. */
export const fits = (plan: string, facts: Facts): boolean => planOf(plan).needs.every((slot) => facts[slot]);

/** A plan with its slots filled, as a sentence. */
export const filled = (plan: string, facts: Facts, random: Random): string =>
  tidy(sentence(speak(planOf(plan).tokens, facts, random)));

const textOf = (entry: Sentence): string => (typeof entry === "string" ? entry : (entry[0] ?? ""));
const planned = (entry: Sentence): Plan => planOf(textOf(entry));

/**
 * A description of as many sentences as the chosen shape has parts for which the facts suffice. Of facts that vary
 * from variant to variant it says nothing.
 */
export function compose(
  prose: Prose,
  facts: Facts,
  random: Random,
  varying: ReadonlySet<string> = new Set(),
): string {
  const shape = random.pick(prose.shapes);
  const said: string[] = [];
  const kept: string[] = [];
  const told = new Set<string>();
  for (const part of shape) {
    const able = (prose.parts[part] ?? []).filter((entry) =>
      planned(entry).needs.every((slot) => facts[slot] && !told.has(factOf(slot))),
    );
    if (able.length === 0) continue;
    const entry = random.pick(able);
    const plan = planned(entry);
    const text = filled(textOf(entry), facts, random);
    if (sentencesIn([...said, text].join(" ")) > mostSentences) break;
    for (const slot of plan.needs) if (!repeatable.has(slot)) told.add(factOf(slot));
    said.push(text);
    if (!plan.needs.some((slot) => varying.has(slot))) kept.push(text);
    else if (typeof entry !== "string") kept.push(filled(entry[1] ?? "", facts, random));
  }
  return kept.join(" ");
}

/** Phrases with a figure or word in the place of each `{name}`. Throws for a name that is not given. */
export const filledIn = (
  phrases: readonly string[],
  given: Readonly<Record<string, string | number>>,
): string[] =>
  phrases.map((phrase) =>
    phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
      const word = given[name];
      if (word === undefined) throw new Error(`nothing is given for {${name}} in "${phrase}"`);
      return String(word);
    }),
  );

/** "a, b and c". */
export function listed(words: readonly string[], last = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** One entry of each list, by the lists' names. */
export function oneOfEach<Key extends string>(
  lists: Record<Key, readonly string[]>,
  random: Random,
): Record<Key, string> {
  const chosen = {} as Record<Key, string>;
  for (const key of Object.keys(lists) as Key[]) chosen[key] = random.pick(lists[key]);
  return chosen;
}
