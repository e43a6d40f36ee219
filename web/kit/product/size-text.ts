import { areaText } from "../../../domain/catalog/page-areas.ts";
import { inchesText, lengthText } from "../../../domain/catalog/page-lengths.ts";
import { isMetric } from "../../../domain/catalog/page-units.ts";

const number = String.raw`(?:\d+-\d+\/\d+|\d+\/\d+|\d+(?:,\d{3})*(?:\.\d+)?)`;
// "24 in stock" is no size
const unit = String.raw`(sq\.? ft|pies²|in|pulg|ft|pies)(?:\.|(?=\s*(?:$|[×x,;)])))`;
const measured = new RegExp(`${number}(?:(?: ?[×x] ?| by | to | or | por | a | o )${number})* ${unit}`, "g");

const amountOf = (text: string): number => {
  const [, whole = "0", top, bottom] = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text) ?? [];
  return top === undefined ? Number(text.replaceAll(",", "")) : Number(whole) + Number(top) / Number(bottom);
};

const inUnit: Readonly<Record<string, (amount: number) => string>> = {
  in: inchesText,
  pulg: inchesText,
  ft: (amount) => lengthText(amount * 12),
  pies: (amount) => lengthText(amount * 12),
};

/** What a catalog says of a size, in the page's units: `12 × 24 in.` is `30 cm × 61 cm` in metric. */
export const sizeText = (text: string): string =>
  isMetric()
    ? text.replace(measured, (all: string, named: string) =>
        all
          .slice(0, all.lastIndexOf(named))
          .trimEnd()
          .replace(new RegExp(number, "g"), (amount) => (inUnit[named] ?? areaText)(amountOf(amount)))
          .replaceAll(/ ?× ?/g, " × "),
      )
    : text;

/** A size as somebody signs it, and in metric beside it: `24 in. (61 cm)`. */
export function besideInMetric(text: string): string {
  const metric = sizeText(text);
  return metric === text ? text : `${text} (${metric})`;
}

/** The same of sentences of ours, where a foot is nothing else and a period may end the sentence, too. */
export const sentenceSizes = (text: string): string =>
  isMetric()
    ? sizeText(
        text
          .replace(/(\d (?:in|ft))\.(?= *$| \p{Lu})/gu, "$1..")
          .replace(/(\d (?:sq ft|ft|pies²))(?![\p{L}.])/gu, "$1."),
      )
    : text;
