/** A known word that a misspelt one may have been. */
export interface Guess {
  /** As it is written. */
  word: string;
  /** Letters to add, drop, change or swap. */
  distance: number;
  /** The less, the likelier. */
  cost: number;
}

/** What a query is understood by: the words of the catalogue that is searched. */
export interface Vocabulary {
  /** In how many products a term stands. */
  count(term: string): number;
  /** The share, 0 to 1, of the names with this term in which it is what the thing is. */
  headShare(term: string): number;
  /** Other known terms that are forms of the same word. */
  relatives(term: string): readonly string[];
  /** Known measures of nearly the same length: 29.875in for 30in. */
  alike(measure: string): readonly string[];
  /** Known terms that begin so, the most usual first. */
  beginning(start: string, limit: number): readonly string[];
  /** How often names, and values of attributes, have a word as it is written. */
  spelt(word: string): number;
  /** Other words of names that are written nearly so, the likeliest first. */
  near(misspelt: string, limit: number): readonly Guess[];
  /** Whether some product has both terms. */
  together(left: string, right: string): boolean;
  /** In how many names, of those looked at, the second term stands right behind the first. */
  beside(left: string, right: string): number;
}
