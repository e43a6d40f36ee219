/** Words that questions are made of and that say nothing of what they are about. */
export const smallWords: ReadonlySet<string> = new Set(
  "a an and are as at be by can could do does for from get have how i if in is it me my of on or should the to was what when where which who why will with you your".split(
    " ",
  ),
);

/** The beginning that a word shares with its other forms; words of up to three letters stay whole. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word;
  const stem = word.replace(/(l?lations?|l?led|l?ling|ies|ing|ed|es|s|y|e)$/, "");
  return stem.length >= 3 ? stem : word;
}
