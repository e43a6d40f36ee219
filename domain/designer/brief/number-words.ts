const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A pattern for `twelve`, `twenty-five`. */
export const numberWord = `(?:(?:${tens.join("|")})(?:[ -](?:${small.slice(1, 10).join("|")}))?|${small
  .slice(1)
  .toReversed()
  .join("|")})\\b`;

/** The number that `numberWord` matched, lower case. */
export function numberOfWord(word: string): number {
  let sum = 0;
  for (const part of word.split(/[ -]/)) {
    const ten = tens.indexOf(part);
    sum += ten >= 0 ? 20 + 10 * ten : Math.max(0, small.indexOf(part));
  }
  return sum;
}
