import { isFiller } from "../../../../../domain/search/english.ts";
import { withNegations } from "../../../../../domain/search/negation.ts";
import { pairOf } from "../../../../../domain/search/query-ways.ts";
import { plainText, readTerms, type Term } from "../../../../../domain/search/terms.ts";
import { type Zone, zonesOf } from "../../../../../domain/search/title.ts";
import { lastPlace } from "./posting-list.rules.ts";
import type { Reading, TermCollector } from "./term-collector.rules.ts";

/** The texts of a product that search indexes. */
export interface SearchedTexts {
  name: string;
  brand: string;
  vendor: string;
  /** Names of its category and its ancestors. */
  categories: readonly string[];
  /** Names of the departments that list it. */
  departments: readonly string[];
  /** Its attributes as words: values with their units, and labels of the features that it has. */
  traits: readonly string[];
  /** Sizes and measures that distinguish its variants. */
  sizes: readonly string[];
  description: string;
}

/** Weight of a word by its position in the name, and elsewhere. */
const zoneWorth: Readonly<Record<Zone, number>> = {
  head: 1.25,
  "beside head": 1.1,
  name: 1,
  detail: 0.8,
  purpose: 0.55,
  aside: 0.5,
};
const fieldWorth = {
  brand: 0.9,
  ownBrand: 0.5,
  category: 0.6,
  traits: 0.75,
  // it is available that way, which counts less than being that way
  sizes: 0.65,
  departments: 0.4,
  vendor: 0.25,
  description: 0.25,
};
const fieldNumber = {
  name: 1,
  brand: 2,
  ownBrand: 2,
  category: 3,
  traits: 4,
  departments: 5,
  vendor: 6,
  description: 7,
  sizes: 8,
};
type Field = keyof typeof fieldWorth;
/** In a category with several things, "Sofas and Sectionals", each word is less certain. */
const oneOfSeveral = 0.4;
/** A single word of a value such as "Brushed Nickel"; the whole value has full weight. */
const partOfValue = 0.65;
/** A value about installation, "Dry-stacked, no grout", does not name grout. */
const partOfRemark = 0.4;
const isRemark = /,|\b(?:before|after|no|not)\b/;
/** A longer value is a sentence. */
const mostInValue = 4;
const alsoWorth = 0.85;
/** The normal length of a name in words; words of a shorter one weigh a little more. */
const usualLength = 8;
const lengthMatters = 0.15;
const mostOfDescription = 500;
/** Short texts shared by many products are parsed once. */
const mostRemembered = 20_000;

/** Parses products' texts into word occurrences. */
export class TextReader {
  #numberOf: (term: string) => number;
  #learn: (text: string) => void;
  #memory = new Map<string, readonly Reading[]>();

  /**
   * @param numberOf the number of a word, a new one for a new word
   * @param learn called with texts whose spelling can be trusted
   */
  constructor(numberOf: (term: string) => number, learn: (text: string) => void) {
    this.#numberOf = numberOf;
    this.#learn = learn;
  }

  read(texts: SearchedTexts, standings: TermCollector): void {
    this.#readName(texts.name, standings);
    const take = (field: Field, text: string) => {
      for (const reading of this.#remembered(field, text)) standings.give(reading, fieldNumber[field]);
    };
    for (const name of texts.categories) take("category", name);
    // a brand equal to the vendor's name says less: all of its products have it
    take(texts.brand === texts.vendor ? "ownBrand" : "brand", texts.brand);
    for (const value of texts.traits) take("traits", value);
    for (const value of texts.sizes) take("sizes", value);
    for (const name of texts.departments) take("departments", name);
    take("vendor", texts.vendor);
    const description = plainText(texts.description.slice(0, mostOfDescription));
    // a lamp that "can be dimmed" is not a can light
    const telling = termsOf(description).filter(({ text }) => !isFiller(text));
    for (const reading of this.#readingsOf(telling, fieldWorth.description)) {
      standings.give(reading, fieldNumber.description);
    }
  }

  #readName(name: string, standings: TermCollector): void {
    const text = plainText(name);
    this.#learn(text);
    const terms = termsOf(text);
    const zones = zonesOf(terms);
    const length = terms.reduce((count, { kind }) => count + (isContent(kind) ? 1 : 0), 0);
    const brevity = 1 / (1 - lengthMatters + (lengthMatters * length) / usualLength);
    let place = 0;
    for (const [at, { kind, text: term, also }] of terms.entries()) {
      if (!isContent(kind)) continue;
      if (place < lastPlace) place++;
      const worth = zoneWorth[zones[at]!] * brevity;
      const isHead = zones[at] === "head";
      standings.give({ term: this.#numberOf(term), worth, isHead, isNamed: true }, fieldNumber.name, place);
      for (const other of also) {
        const reading = {
          term: this.#numberOf(other),
          worth: worth * alsoWorth,
          isHead: false,
          isNamed: true,
        };
        standings.give(reading, fieldNumber.name, place);
      }
    }
  }

  #remembered(field: Field, text: string): readonly Reading[] {
    const key = `${field}:${text}`;
    let readings = this.#memory.get(key);
    if (!readings) {
      const plain = plainText(text);
      this.#learn(plain);
      if (field === "category") readings = this.#readCategory(plain);
      else if (field === "traits" || field === "sizes") readings = this.#readValue(plain, fieldWorth[field]);
      else readings = this.#readings(plain, fieldWorth[field]);
      if (this.#memory.size >= mostRemembered) this.#memory.clear();
      this.#memory.set(key, readings);
    }
    return readings;
  }

  #readings(text: string, worth: number): Reading[] {
    return this.#readingsOf(termsOf(text), worth);
  }

  #readingsOf(terms: readonly Term[], worth: number): Reading[] {
    return terms.flatMap(({ kind, text: term, also }) =>
      isContent(kind)
        ? [this.#plain(term, worth), ...also.map((other) => this.#plain(other, worth * alsoWorth))]
        : [],
    );
  }

  #readCategory(text: string): Reading[] {
    const terms = termsOf(text);
    const zones = zonesOf(terms);
    const isSure = !terms.some(({ text: word }) => word === "and" || word === "or") && !/[&/]/.test(text);
    const worth = fieldWorth.category * (isSure ? 1 : oneOfSeveral);
    return terms.flatMap(({ kind, text: term }, at) => {
      if (!isContent(kind)) return [];
      return [{ term: this.#numberOf(term), worth, isHead: isSure && zones[at] === "head", isNamed: true }];
    });
  }

  /** An attribute value: its words, and each adjacent pair. */
  #readValue(text: string, worth: number): Reading[] {
    const terms = termsOf(text);
    const words = terms.filter(({ kind }) => kind === "word");
    if (words.length < 2 || words.length > mostInValue) return this.#readings(text, worth);
    const part = isRemark.test(text) ? partOfRemark : partOfValue;
    const others = this.#readings(text, worth * part);
    const pairs = words.slice(1).map((word, at) => this.#plain(pairOf(words[at]!.text, word.text), worth));
    return [...others, ...pairs];
  }

  #plain(term: string, worth: number): Reading {
    return { term: this.#numberOf(term), worth, isHead: false, isNamed: false };
  }
}

const termsOf = (text: string): readonly Term[] => withNegations(readTerms(text));

const isContent = (kind: Term["kind"]) => kind !== "small" && kind !== "pause";
