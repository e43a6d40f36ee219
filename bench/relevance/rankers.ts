import { understand } from "../../domain/search/query.ts";
import { Finds, SearchWords } from "../../server/domains/catalog/products/index.ts";
import type { Document, Ranker } from "./judged.types.ts";

const shown = 10;

/** The shop's own search. */
export function ours(documents: readonly Document[]): Ranker {
  const words = new SearchWords();
  documents.forEach((document, slot) => {
    words.add(slot, document);
  });
  return (q, among) => {
    const fits = (slot: number) => !among || among.has(documents[slot]!.id);
    const { slots, scores } = new Finds(words, understand(q, words)).within({ fits, others: true });
    const order = Array.from(slots, (slot, at) => ({ slot, score: scores[at]! }));
    order.sort((a, b) => b.score - a.score || a.slot - b.slot);
    return order.slice(0, shown).map(({ slot }) => documents[slot]!.id);
  };
}

const k1 = 1.2;
const b = 0.75;

/** BM25 as in the textbooks, over all fields as one text, with plurals made singular and nothing else. */
export function plainBm25(documents: readonly Document[]): Ranker {
  const postings = new Map<string, Map<number, number>>();
  const lengths = documents.map((document, slot) => {
    const words = wordsOf(
      [document.name, document.brand, ...document.categories, ...document.traits, document.description].join(
        " ",
      ),
    );
    for (const word of words) {
      const posting = postings.get(word) ?? new Map<number, number>();
      posting.set(slot, (posting.get(slot) ?? 0) + 1);
      postings.set(word, posting);
    }
    return words.length;
  });
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return (q, among) => {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsOf(q))) {
      const posting = postings.get(word);
      if (!posting) continue;
      const rarity = Math.log(1 + (documents.length - posting.size + 0.5) / (posting.size + 0.5));
      for (const [slot, count] of posting) {
        if (among && !among.has(documents[slot]!.id)) continue;
        const worth = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * lengths[slot]!) / usual));
        scores.set(slot, (scores.get(slot) ?? 0) + rarity * worth);
      }
    }
    return [...scores]
      .sort((left, right) => right[1] - left[1] || left[0] - right[0])
      .slice(0, shown)
      .map(([slot]) => documents[slot]!.id);
  };
}

const wordsOf = (text: string) => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(singular);
const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);
