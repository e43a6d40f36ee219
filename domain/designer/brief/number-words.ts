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

const known = new Set([...small.slice(1), ...tens]);
const ones = new Set(small.slice(1, 10));
const lastLetter = /[a-z]*/y;

function wordAt(text: string, from: number): string {
  lastLetter.lastIndex = from;
  return lastLetter.exec(text)![0];
}

/** Where a number in words that begins there ends, as `numberWord` does; `from` itself if there is none. Lower case. */
export function endOfNumberWord(text: string, from: number): number {
  const first = wordAt(text, from);
  const end = from + first.length;
  if (!known.has(first)) return from;
  if (!tens.includes(first) || !/[ -]/.test(text.charAt(end))) return end;
  const second = wordAt(text, end + 1);
  return ones.has(second) ? end + 1 + second.length : end;
}
