import { plainText } from "../../../../../domain/search/terms.ts";
import { FittingSets } from "../fitting.rules.ts";
import { adjacent, FacetValues } from "../listing/facet-values.rules.ts";
import type { ListedRow, ReadProduct } from "../listing/listing.rules.ts";
import { postingOf, usualWorth } from "../search/posting-list.rules.ts";
import { type SearchedTexts, TextReader } from "../search/search-texts.rules.ts";
import { TermCollector } from "../search/term-collector.rules.ts";

/** Changes whenever documents are read or indexed in another way: the index is then built anew. */
export const documentVersion = 2;

/** What is stored of a product, and comes with each hit; names are short because thousands are sent. */
export interface Stored {
  id: number;
  /** `updated_at` in seconds. */
  u: number;
  /** Its category, vendor, wholesale and list price in cents, square feet per box, popularity and age. */
  c: number;
  v: string;
  w: number;
  l: number;
  b: number | null;
  p: number;
  t: number;
  /** Facet values, `key=text`. */
  f: readonly string[];
  /** Attributes with several numbers. */
  n: readonly (readonly [key: string, numbers: readonly number[]])[];
  /** Sizes of its variants. */
  s: readonly string[];
  /** Its words, each as `|word=posting` with the posting in base 36. */
  k: string;
}

/** A document of the index. */
export interface ProductDocument {
  /** Its place in the order of the index: the most viewed first, then whatever changed since. */
  slot: number;
  id: number;
  category: number;
  vendor: string;
  wholesale: number;
  list: number;
  covers: number;
  popularity: number;
  created: number;
  fits: readonly string[];
  /** `key=text`, and `key|low|high` for adjacent numbers of one product. */
  values: readonly string[];
  terms: readonly string[];
  /** Words that follow each other in the name: `left right`. */
  pairs: readonly string[];
  /** `word|flags` for every word, for the statistics. */
  stats: readonly string[];
  /** Words of the name as written, with `|2` for the second time. */
  spelt: readonly string[];
  /** Other texts whose spelling can be trusted; many products share them. */
  texts: readonly string[];
  stored: Stored;
}

/** What a word says about itself besides its posting. */
export const flag = { name: 1, lead: 2, named: 4, head: 8 };

export const valueName = (key: string, text: string): string => `${key}=${text}`;
export const pairName = (key: string, low: number, high: number): string => `${key}|${low}|${high}`;

/** A term as it can stand in a text of terms. */
const isWritable = (term: string): boolean => !/[|=]/.test(term);

/** Reads products into documents. The words are read by the same rules as for the catalog in memory. */
export class DocumentReader {
  #numbers = new Map<string, number>();
  #terms: string[] = [];
  #spelt: string[] = [];
  #collector = new TermCollector();
  readonly #facets: FacetValues;
  readonly #fitting = new FittingSets();
  #reader = new TextReader(
    (term) => this.#numberOf(term),
    (text) => this.#spelt.push(text),
  );

  /** @param facetKeys attributes that some category offers as a facet */
  constructor(facetKeys: ReadonlySet<string>) {
    this.#facets = new FacetValues(facetKeys);
  }

  /** Throws if the product cannot be read. */
  read(row: ListedRow, slot: number): ProductDocument {
    const read = this.#facets.read(row);
    const values = read.values.map(([key, text]) => valueName(key, text));
    const pairs = read.numbers.flatMap(([key, numbers]) =>
      adjacent(numbers).map(([low, high]) => pairName(key, low, high)),
    );
    const words = this.#words(row);
    const covers = row.box_sqft ?? 0;
    return {
      slot,
      id: row.id,
      category: row.category_id,
      vendor: row.vendor,
      wholesale: row.wholesale_cents,
      list: row.list_cents,
      covers,
      popularity: row.popularity,
      created: row.created_minute,
      fits: [...this.#fitting.targetsOf(row)],
      values: [...values, ...pairs],
      ...words.indexed,
      texts: textsOf(row),
      stored: {
        id: row.id,
        u: row.version,
        c: row.category_id,
        v: row.vendor,
        w: row.wholesale_cents,
        l: row.list_cents,
        b: row.box_sqft,
        p: row.popularity,
        t: row.created_minute,
        f: values,
        n: read.numbers,
        s: row.sizes,
        k: words.text,
      },
    };
  }

  #words(row: SearchedTexts) {
    this.#spelt = [];
    try {
      this.#reader.read(row, this.#collector);
    } catch (error) {
      this.#collector.drop();
      throw error;
    }
    // the name is read first
    const spelt = this.#spelt[0] ?? "";
    const terms: string[] = [];
    const stats: string[] = [];
    const places = new Map<number, string[]>();
    let text = "";
    this.#collector.take(({ term: number, worth, isHead, isNamed }, place) => {
      const term = this.#terms[number]!;
      if (!isWritable(term)) return;
      terms.push(term);
      const flags =
        (place > 0 ? flag.name : 0) |
        (place === 1 ? flag.lead : 0) |
        (isNamed ? flag.named : 0) |
        (isHead ? flag.head : 0);
      stats.push(`${term}|${flags}`);
      const posting = postingOf(0, Math.max(1, Math.round(worth * usualWorth)), isHead, place);
      text += `|${term}=${posting.toString(36)}`;
      if (place > 0) places.set(place, [...(places.get(place) ?? []), term]);
    });
    const pairs = [...places].flatMap(([place, lefts]) =>
      (places.get(place + 1) ?? []).flatMap((right) => lefts.map((left) => `${left} ${right}`)),
    );
    return { text: `${text}|`, indexed: { terms, pairs, stats, spelt: counted(spelt) } };
  }

  #numberOf(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.#terms.push(term) - 1;
      this.#numbers.set(term, number);
    }
    return number;
  }
}

/** The words of a name; a repeated word has its number behind it, such as "oak|2". */
function counted(text: string): string[] {
  const counts = new Map<string, number>();
  return Array.from(text.matchAll(/[a-z]{3,}/g), ([word]) => {
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    return count === 1 ? word : `${word}|${count}`;
  });
}

/** The texts of short fields, by field: the same text in two fields counts twice. */
function textsOf({ brand, vendor, categories, departments, traits, sizes }: SearchedTexts): string[] {
  const texts = [
    ...categories.map((text) => `c|${text}`),
    `${brand === vendor ? "o" : "b"}|${brand}`,
    ...traits.map((text) => `t|${text}`),
    ...sizes.map((text) => `s|${text}`),
    ...departments.map((text) => `d|${text}`),
    `v|${vendor}`,
  ];
  return [...new Set(texts)].filter((text) => /[a-z]{3}/.test(plainText(text.slice(2))));
}

/** A stored product as the listing takes it. */
export const productOf = ({ id, u, c, v, w, l, b, p, t, f, n, s }: Stored): ReadProduct => ({
  id,
  version: u,
  category_id: c,
  vendor: v,
  wholesale_cents: w,
  list_cents: l,
  box_sqft: b,
  popularity: p,
  created_minute: t,
  facets: { values: f.map(valueNamed), numbers: n },
  sizes: s,
});

/** The key and text of a value's name. */
export function valueNamed(name: string): readonly [key: string, text: string] {
  const at = name.indexOf("=");
  return [name.slice(0, at), name.slice(at + 1)];
}

/** The posting of a word in a stored product, without a slot; 0 if it has not got the word. */
export function postingIn({ k }: Pick<Stored, "k">, term: string): number {
  const start = k.indexOf(`|${term}=`);
  if (start < 0) return 0;
  const from = start + term.length + 2;
  return Number.parseInt(k.slice(from, k.indexOf("|", from)), 36);
}

/** A term of Lucene has at most 32,766 bytes. */
const longest = 8_000;
const keyword = { type: "keyword", ignore_above: longest };
const filtered = { ...keyword, doc_values: false };

/** The mapping of the index. Words are indexed as they were read: no analysis of the engine's. */
export const mapping = {
  dynamic: "strict",
  _source: { includes: ["stored"] },
  properties: {
    slot: { type: "integer" },
    id: { type: "long" },
    category: { type: "integer" },
    vendor: keyword,
    wholesale: { type: "integer" },
    list: { type: "integer" },
    covers: { type: "double" },
    popularity: { type: "integer" },
    created: { type: "integer" },
    fits: filtered,
    values: keyword,
    terms: filtered,
    pairs: filtered,
    stats: keyword,
    spelt: keyword,
    texts: keyword,
    stored: { type: "object", enabled: false },
  },
};
