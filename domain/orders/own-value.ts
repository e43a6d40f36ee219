/** A table's own entry for a word that a user wrote, never an inherited property such as `constructor`. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
