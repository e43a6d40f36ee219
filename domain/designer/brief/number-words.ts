const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Spanish numbers; "once" is left out, which is an English word. */
const spanish = new Map([
  ...(["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"] as const).map(
    (word, at) => [word, at + 2] as const,
  ),
  ...(
    ["doce", "trece", "catorce", "quince", "dieciseis", "dieciséis", "diecisiete", "dieciocho"] as const
  ).map((word, at) => [word, [12, 13, 14, 15, 16, 16, 17, 18][at]!] as const),
  ...(["veinte", "treinta", "cuarenta", "cincuenta", "sesenta"] as const).map(
    (word, at) => [word, 20 + 10 * at] as const,
  ),
  ["veinticinco", 25],
]);

/** A pattern for `twelve`, `twenty-five`. */
export const numberWord = `(?:(?:${tens.join("|")})(?:[ -](?:${small.slice(1, 10).join("|")}))?|${small
  .slice(1)
  .toReversed()
  .join("|")}|${[...spanish.keys()].toReversed().join("|")})\\b`;

/** The number that `numberWord` matched, lower case. */
export function numberOfWord(word: string): number {
  const other = spanish.get(word);
  if (other !== undefined) return other;
  let sum = 0;
  for (const part of word.split(/[ -]/)) {
    const ten = tens.indexOf(part);
    sum += ten >= 0 ? 20 + 10 * ten : Math.max(0, small.indexOf(part));
  }
  return sum;
}

const known = new Set([...small.slice(1), ...tens, ...spanish.keys()]);
const ones = new Set(small.slice(1, 10));
const lastLetter = /[a-zé]*/y;

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
