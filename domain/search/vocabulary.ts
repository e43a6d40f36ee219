/** A known word that a misspelled one may have been. */
export interface Guess {
  /** As it is written. */
  word: string;
  /** Letters to add, drop, change or swap. */
  distance: number;
  /** Lower is likelier. */
  cost: number;
  /** It has the same consonants, so it sounds the same. */
  isAlikeByEar: boolean;
}

/** A word of names that looks like another. */
export interface SimilarWord {
  term: string;
  /** The share of their letter trigrams that they have in common, 0 to 1. */
  similarity: number;
}

/** The vocabulary of the catalog being searched. */
export interface Vocabulary {
  /** How many products have a term. */
  count(term: string): number;
  /** The share, 0 to 1, of the names with this term in which it is the head. */
  headShare(term: string): number;
  /** Other known terms that are forms of the same word. */
  relatives(term: string): readonly string[];
  /** Known measures of nearly the same length: 29.875in for 30in. */
  alike(measure: string): readonly string[];
  /** Known terms with this prefix, most common first. */
  beginning(start: string, limit: number): readonly string[];
  /** How often names, and values of attributes, have a word in this spelling. */
  spelt(word: string): number;
  /** Other words of names with similar spelling, likeliest first. */
  near(misspelt: string, limit: number): readonly Guess[];
  /** Words of names that look like this one, most alike first. */
  similar(word: string): readonly SimilarWord[];
  /** Whether some product has both terms. */
  together(left: string, right: string): boolean;
  /** How many of the sampled names have the second term right after the first. */
  beside(left: string, right: string): number;
}
