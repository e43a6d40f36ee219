import { type Cents, fromDollars } from "../../money/money.ts";
import { numberOfWord, numberWord } from "./number-words.ts";
import { lowered } from "./plain-word.ts";

/** The budget that a text names, and other amounts and long numbers that are none. Positions as in `slice`. */
export interface BudgetRead {
  budget: { budget_cents: Cents; from: number; to: number } | null;
  others: readonly { from: number; to: number }[];
  /** Out of range. */
  refused: readonly { from: number; to: number }[];
}

const least = 100;
const most = 10_000_000;

const phonePattern = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g;
const digits = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?";
const halved = `(?<=budget(?: is| of|:)? )(?:${numberWord}) five(?= ?[.,;\\n])`;
const amount = `(?:${halved}|${digits}|${numberWord})(?: ?(?:k|thousand|grand|million|mil)\\b(?:,? (?:and )?(?:[1-9]|${numberWord}) hundred\\b)?| hundred\\b)?`;
const amountPattern = new RegExp(
  `(?<![\\d.,/'’"x×-])(?<![a-z])(\\$ ?)?(${amount})(?:\\s?(?:-|–|—|to|or|and|a|y)\\s?(\\$ ?)?(${amount}))?(\\s?(?:us dollars|dollars?|bucks|usd|dólares|dolares)\\b)?`,
  "g",
);
/** Behind a bare number: it counts something else. */
const counted =
  /^(?:\s?(?:['’"”″%°²]|(?:sq|sf|square|ft|feet|foot|in|inch|inches|mm|cm|m|x|×|by|years?|yrs?|days?|weeks?|months?|people|kids|dogs|cats|bed|bath|cu|lbs?|gallons?|cfm|am|pm|tv|btu)\b)|[-/]\d|st\b|nd\b|rd\b|th\b|s\b)/;
const ofUnit =
  /^ ?(?:\/|per\b|a\b|an\b|each\b)\s?(?:sq|square|sf|ft|foot|box|piece|yard|hour|month|each|unit)?/;
const isPer = (after: string) =>
  ofUnit.test(after) && !/^ ?(?:a|an) (?!sq|sf|ft|foot|box|piece|yard|hour|month)/.test(after);
const ofThing =
  /^ ?(?:(?:on|for) (?:the |a |an |our |my |new |just )*)?(?:\w+ )?(?:tub|vanity|faucet|sink|tile|fridge|range|stove|sofa|couch|table|rug|toilet|light|lights|appliances|dishwasher|tv|mirror|bed|oven|grill|deposit|countertops?|cabinets?|labor|credit|discount|rebate)\b/;
const moneyWord =
  /(?:budget(?:ed|ing)?|presupuesto|m[áa]ximo|hasta|gastar|spend(?:ing)?|cost(?:s|ing)?|price|afford|all[- ]in|total|max(?:imum)?|invest|cap|ceiling of \$|keep it)[^.;!?\n\d$]{0,40}$/;
const limitWord =
  /(?:under|below|less than|up to|at most|no more than|not more than|within|exceed|over|around|about)\s$/;
/** "A kitchen for 2500": at the end of a clause, and no year. */
const priceBefore = /\bfor (?:about |around |only |just |roughly |max )?$/;
const nothingAfter = /^ ?(?:[.,;!?)\n]|$|(?:or less|total|all|max)\b)/;
/** Thousands that are said without the word. */
const [leastShort, mostShort] = [3, 150];
const isYear = (dollars: number): boolean => dollars >= 1900 && dollars < 2100;
const budgetAfter = /^ ?(?:\w+ )?(?:budget|all[- ]in|total|max|tops|to spend|or less|or under|limit)\b/;

/** Money that is not the dollars of the United States. */
const foreignBefore = /(?:€|£|¥|\b(?:eur|gbp|mxn|cad|mx\$|ca\$)) ?$/;
const foreignAfter =
  /^ ?(?:€|£|(?:pesos?|euros?|eur|pounds sterling|quid|mxn|cad|gbp|soles|canadian dollars?)\b)/;

interface Amount {
  dollars: number;
  from: number;
  to: number;
  /** How surely it is the budget. */
  weight: number;
}

/**
 * Reads `$15k`, `15 grand`, `8-12k` (the upper end), `around twelve thousand`. A bare number is money only beside a word
 * of money; phone numbers, ZIP codes and years are not.
 */
export function readBudget(written: string): BudgetRead {
  const text = lowered(written);
  const phones = [...text.matchAll(phonePattern)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }));
  const others: { from: number; to: number }[] = phones;
  const foreign: { from: number; to: number }[] = [];
  const amounts: Amount[] = [];
  for (const found of text.matchAll(amountPattern)) {
    const span = { from: found.index, to: found.index + found[0].trimEnd().length };
    if (phones.some(({ from, to }) => span.from < to && span.to > from)) continue;
    const [before] = foreignBefore.exec(text.slice(Math.max(0, span.from - 5), span.from)) ?? [""];
    const [after] = foreignAfter.exec(text.slice(span.to, span.to + 24)) ?? [""];
    if (before || after) {
      foreign.push({ from: span.from - before.length, to: span.to + after.length });
      continue;
    }
    const read = amountOf(text, found, span);
    if (read === "other") others.push(span);
    else if (read) amounts.push({ ...read, ...span });
  }
  const best = amounts.toSorted((a, b) => b.weight - a.weight || b.dollars - a.dollars)[0];
  for (const { from, to } of amounts) if (from !== best?.from) others.push({ from, to });
  others.sort((a, b) => a.from - b.from);
  if (!best) return { budget: null, others, refused: foreign };
  const span = { from: best.from, to: best.to };
  if (best.dollars < least || best.dollars > most)
    return { budget: null, others, refused: [...foreign, span] };
  return { budget: { budget_cents: fromDollars(best.dollars), ...span }, others, refused: foreign };
}

function amountOf(
  text: string,
  found: RegExpExecArray,
  span: { from: number; to: number },
): { dollars: number; weight: number } | "other" | null {
  const [, sign, first, secondSign, second, dollarsWord] = found;
  const before = text.slice(Math.max(0, span.from - 60), span.from);
  const after = text.slice(span.to, span.to + 40);
  const scaled = /(?:k|thousand|grand|million|mil|hundred)$/.test(second ?? first!);
  const isMoney = Boolean(sign || secondSign || dollarsWord || scaled);
  const isSaid = moneyWord.test(before) || budgetAfter.test(after);
  const dollars = upperOf(first!, second);
  if (!isMoney) {
    if (counted.test(after) || !Number.isFinite(dollars)) return null;
    const isPrice =
      priceBefore.test(before) && nothingAfter.test(after) && dollars >= 1000 && !isYear(dollars);
    // "the budget is, say, 40"
    const isShort =
      /\b(?:budget|presupuesto|spend)\b[^.;!?\n\d]{0,30}(?<! x | by |-)$/.test(before) &&
      nothingAfter.test(after);
    if (isShort && dollars >= leastShort && dollars <= mostShort)
      return { dollars: dollars * 1000, weight: 3 };
    if (!isSaid && !isPrice && !(limitWord.test(before) && dollars >= 3000)) return null;
    if (dollars < 500 || /(?:built|in|since|circa|zip|from) $/.test(before)) return null;
  } else if (!sign && /^ ?(?:tv|screen|monitor|sq|btu|psi|people|display|resolution)\b/.test(after))
    return null;
  if (isPer(after)) return "other";
  if (!/budget/.test(before) && ofThing.test(after)) return "other";
  return { dollars, weight: (isSaid ? 2 : 0) + (/budget/.test(before + after.slice(0, 16)) ? 2 : 0) };
}

/** The upper end of a range; `8-12k` is in thousands at both ends. */
const upperOf = (first: string, second: string | undefined): number =>
  second === undefined ? dollarsOf(first) : Math.max(dollarsOf(second), dollarsOf(first));

function dollarsOf(words: string): number {
  const lower = words.toLowerCase().trim();
  // "four thousand five hundred"
  const both = /^(.*(?:k|thousand|grand|million|mil)),? (?:and )?(\S+ hundred)$/.exec(lower);
  if (both) return dollarsOf(both[1]!) + dollarsOf(both[2]!);
  const [, thousands] = /^([a-z-]+) five$/.exec(lower) ?? [];
  if (thousands) return numberOfWord(thousands) * 1000 + 500;
  const scale = /million$/.test(lower)
    ? 1e6
    : /(?:k|thousand|grand|mil)$/.test(lower)
      ? 1000
      : /hundred$/.test(lower)
        ? 100
        : 1;
  const value = lower.replace(/ ?(?:k|thousand|grand|million|mil|hundred)$/, "").replaceAll(",", "");
  return (/^\d/.test(value) ? Number(value) : numberOfWord(value)) * scale;
}
