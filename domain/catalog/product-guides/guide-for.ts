import written from "../../../content/product-guides.json" with { type: "json" };
import { type Facts, factsOf, type Products } from "./facts.ts";

/** Installation and care. A list that does not apply is empty. */
export interface Guide {
  /** What to check before you open the boxes. */
  before: string[];
  steps: string[];
  care: string[];
}

/** Regular expressions by the fact that they are about; capital and small letters count the same. */
export type Conditions = Readonly<Record<string, string | undefined>>;

/** A sentence, or sentences under a condition. In a list of them only the first that applies is said. */
type Entry = string | readonly Entry[] | Conditional;
interface Conditional {
  /** All have to be met. */
  if?: Conditions | undefined;
  /** None may be met. */
  unless?: Conditions | undefined;
  text?: string | undefined;
  texts?: readonly Entry[] | undefined;
}

export interface WrittenGuide {
  id: string;
  /** The categories that it is for. */
  categories: readonly string[];
  before: readonly Entry[];
  steps: readonly Entry[];
  care: readonly Entry[];
}

const english: readonly WrittenGuide[] = written;

/**
 * Installation and care in sentences made from the product's own data, by the guide for its narrowest category. General
 * trade practice (flatness, mortar coverage, movement joints, acclimation, clearances); the maker's sheet in the box
 * takes precedence, and the document says so.
 */
export function guideFor(products: Products, guides: readonly WrittenGuide[] = english): Guide {
  const about = (slug: string) => guides.find(({ categories }) => categories.includes(slug));
  const named = products.categories.findLast(about);
  const forTheRest = guides.find(({ categories }) => categories.length === 0)!;
  const { before, steps, care } = (named && about(named)) || forTheRest;
  const facts = factsOf(products);
  const shown = { ...facts, ...products.shown };
  const said = (entries: readonly Entry[]) =>
    entries.flatMap((entry) => sentencesOf(entry, { facts, shown }));
  return { before: said(before), steps: said(steps), care: said(care) };
}

/** What conditions ask for, in English, and what is filled in. */
interface Known {
  facts: Facts;
  shown: Facts;
}

/** The sentences of an entry that apply to a product. */
function sentencesOf(entry: Entry, known: Known): string[] {
  if (typeof entry === "string") return filled(entry, known.shown);
  if ("length" in entry) {
    return entry.map((choice) => sentencesOf(choice, known)).find(({ length }) => length > 0) ?? [];
  }
  if (!applies(entry, known.facts)) return [];
  return (entry.texts ?? [entry.text ?? ""]).flatMap((text) => sentencesOf(text, known));
}

/** Whether the facts meet every condition of `if` and none of `unless`. */
export const applies = (
  entry: { if?: Conditions | undefined; unless?: Conditions | undefined },
  facts: Facts,
): boolean => meets(entry.if, facts).every(Boolean) && !meets(entry.unless, facts).some(Boolean);

const meets = (conditions: Conditions = {}, facts: Facts): boolean[] =>
  Object.entries(conditions).map(([name, pattern = ""]) => new RegExp(pattern, "i").test(facts[name] ?? ""));

const forms: Readonly<Record<string, (value: string) => string>> = {
  lower: (value) => value.toLowerCase(),
  /** Without its unit. */
  number: (value) => value.replace(/ [a-z./]+$/i, ""),
};

/** The sentence with the product's values in place of `{thickness_in}` and the like; none where one is not known. */
function filled(text: string, facts: Facts): string[] {
  let isKnown = true;
  const sentence = text.replaceAll(/\{(\w+)(?::(\w+))?(?: or ([^}]+))?\}/g, (_, name, form, otherwise) => {
    const value = facts[name] || otherwise;
    if (!value) isKnown = false;
    return forms[form]?.(value ?? "") ?? value;
  });
  // a number that ends in "in." needs no second period
  return isKnown ? [sentence.replace(/\.\.$/, ".")] : [];
}
