const shortest = 4;

/** The words of product and brand names, to find the one that a misspelt word was meant to be. */
export class Spelling {
  #counts = new Map<string, number>();
  #byTrigram: Map<string, string[]> | null = null;

  learn(text: string): void {
    for (const word of wordsOf(text)) {
      const count = this.#counts.get(word);
      if (count === undefined) this.#byTrigram = null;
      this.#counts.set(word, (count ?? 0) + 1);
    }
  }

  /** The nearest known word, the more usual one among equally near; null when none is near. */
  nearest(misspelt: string): string | null {
    const word = plain(misspelt);
    if (word.length < shortest || /\d/.test(word)) return null;
    const allowed = word.length < 6 ? 1 : 2;
    const candidates = new Set(trigramsOf(word).flatMap((trigram) => this.#trigrams().get(trigram) ?? []));
    let best: { word: string; distance: number; count: number } | null = null;
    for (const candidate of candidates) {
      if (Math.abs(candidate.length - word.length) > allowed) continue;
      const distance = editDistance(word, candidate, allowed);
      if (distance > allowed) continue;
      const count = this.#counts.get(candidate)!;
      if (!best || distance < best.distance || (distance === best.distance && count > best.count)) {
        best = { word: candidate, distance, count };
      }
    }
    return best && best.word !== word ? best.word : null;
  }

  #trigrams(): Map<string, string[]> {
    if (!this.#byTrigram) {
      this.#byTrigram = new Map();
      for (const word of this.#counts.keys()) {
        for (const trigram of new Set(trigramsOf(word))) {
          const words = this.#byTrigram.get(trigram);
          if (words) words.push(word);
          else this.#byTrigram.set(trigram, [word]);
        }
      }
    }
    return this.#byTrigram;
  }
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

const wordsOf = (text: string) => plain(text).match(/[a-z]{4,}/g) ?? [];

function trigramsOf(word: string): string[] {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}

/** Letters to add, drop, change or swap with their neighbour; anything above `most` may be any such number. */
function editDistance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? beforeLast[j - 2]! + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(change, last[j]! + 1, row[j - 1]! + 1, swap));
    }
    if (Math.min(...row) > most + 1) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
