import { stemOf } from "./stem.ts";
import type { Guess, SimilarWord } from "./vocabulary.ts";

const shortest = 3;
const mostLooked = 400;
/** A short word with two swapped letters shares no trigram with the word that was meant. */
const mostShort = 6;

/** An index of the words in the catalog's names, to correct misspelled words. */
export class Spelling {
  #words = new Map<string, { count: number; skeleton: string }>();
  #byPiece = new Map<string, string[]>();

  /** Adds the words of a text in plain letters, `times` times. */
  learn(text: string, times = 1): void {
    for (const [word] of text.matchAll(/[a-z]{3,}/g)) {
      const known = this.#words.get(word);
      if (known) {
        known.count += times;
        continue;
      }
      const skeleton = skeletonOf(word);
      this.#words.set(word, { count: times, skeleton });
      for (const piece of piecesOf(word, skeleton)) addTo(this.#byPiece, piece, word);
    }
  }

  count(word: string): number {
    return this.#words.get(word)?.count ?? 0;
  }

  /**
   * Known words that a misspelled one may stand for, likeliest first: few edits, same consonants, same beginning,
   * common in the catalog.
   */
  near(misspelt: string, limit: number): Guess[] {
    if (misspelt.length < shortest || !/^[a-z]+$/.test(misspelt)) return [];
    const skeleton = skeletonOf(misspelt);
    const found: Guess[] = [];
    for (const word of this.#alike(misspelt, skeleton)) {
      const known = this.#words.get(word)!;
      const sameSkeleton = known.skeleton === skeleton;
      const allowed = allowedFor(misspelt, sameSkeleton);
      if (word === misspelt || Math.abs(word.length - misspelt.length) > allowed) continue;
      const distance = editDistance(misspelt, word, allowed);
      if (distance > allowed) continue;
      const cost =
        distance -
        (sameSkeleton ? 0.6 : 0) +
        (word[0] === misspelt[0] ? 0 : 0.7) -
        0.12 * Math.log2(1 + known.count);
      found.push({ word, distance, cost, isAlikeByEar: sameSkeleton });
    }
    return found.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1)).slice(0, limit);
  }

  /** Stems of known words that have at least `least` of all their trigrams in common with this one, most alike first. */
  similar(word: string, { least, limit }: { least: number; limit: number }): SimilarWord[] {
    const pieces = trigramsOf(word);
    const shared = new Map<string, number>();
    for (const piece of pieces)
      for (const other of this.#byPiece.get(piece) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    const found = new Map<string, number>();
    for (const [other, count] of shared) {
      const similarity = count / (pieces.size + trigramsOf(other).size - count);
      const term = stemOf(other);
      if (similarity >= least && similarity > (found.get(term) ?? 0)) found.set(term, similarity);
    }
    return Array.from(found, ([term, similarity]) => ({ term, similarity }))
      .sort((a, b) => b.similarity - a.similarity || (a.term < b.term ? -1 : 1))
      .slice(0, limit);
  }

  /** Words that share the most n-grams with it. */
  #alike(misspelt: string, skeleton: string): string[] {
    const shared = new Map<string, number>();
    for (const piece of piecesOf(misspelt, skeleton)) {
      for (const word of this.#byPiece.get(piece) ?? []) {
        if (Math.abs(word.length - misspelt.length) > 3) continue;
        shared.set(word, (shared.get(word) ?? 0) + (/^[=-]/.test(piece) ? 3 : 1));
      }
    }
    if (shared.size <= mostLooked) return [...shared.keys()];
    return [...shared]
      .sort((a, b) => b[1] - a[1])
      .slice(0, mostLooked)
      .map(([word]) => word);
  }
}

/** How many letters may be wrong: few in a short word, one more if the consonants of a longer one match. */
function allowedFor(word: string, sameSkeleton: boolean): number {
  if (word.length < 5) return 1;
  const usual = word.length < 7 ? 1 : word.length < 11 ? 2 : 3;
  return sameSkeleton ? usual + 1 : usual;
}

/** Trigrams with the word's ends, its consonants, and a short word without each of its letters. */
function piecesOf(word: string, skeleton: string): Set<string> {
  const pieces = trigramsOf(word);
  pieces.add(`=${skeleton}`);
  if (word.length > mostShort) return pieces;
  pieces.add(`-${word}`);
  for (let at = 0; at < word.length; at++) pieces.add(`-${word.slice(0, at)}${word.slice(at + 1)}`);
  return pieces;
}

function trigramsOf(word: string): Set<string> {
  const padded = ` ${word} `;
  const pieces = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) pieces.add(padded.slice(at, at + 3));
  return pieces;
}

/** A phonetic key: no vowels, no doubled letters, similar sounds as one. */
function skeletonOf(word: string): string {
  return word
    .replace(/^kn/, "n")
    .replace(/^wr/, "r")
    .replaceAll(/[cst]ion/g, "sn")
    .replaceAll("ph", "f")
    .replaceAll("gh", "")
    .replaceAll("ck", "k")
    .replaceAll(/c(?=[eiy])/g, "s")
    .replaceAll(/[cq]/g, "k")
    .replaceAll("z", "s")
    .replaceAll("d", "t")
    .replaceAll(/[aeiouyhw]/g, "")
    .replaceAll(/(.)\1+/g, "$1");
}

function addTo(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}

/** Edit distance (insert, delete, replace, swap neighbors); above `most` any larger number. */
export function editDistance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? beforeLast[j - 2]! + 1 : Number.POSITIVE_INFINITY;
      const value = Math.min(change, last[j]! + 1, row[j - 1]! + 1, swap);
      row.push(value);
      if (value < least) least = value;
    }
    if (least > most + 1) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
