import { metricArea } from "./page-areas.ts";
import { metricInches, metricLength } from "./page-lengths.ts";

const number = String.raw`(?:\d+-\d+\/\d+|\d+\/\d+|\d+(?:,\d{3})*(?:\.\d+)?)`;
// "24 in stock" is no size
const unit = String.raw`(sq\.? ft|pies²|in|pulg|ft|pies)(?:\.|(?=\s*(?:$|[×x,;)])))`;
const measured = new RegExp(`${number}(?:(?: ?[×x] ?| by | to | or | por | a | o )${number})* ${unit}`, "g");

const amountOf = (text: string): number => {
  const [, whole = "0", top, bottom] = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text) ?? [];
  return top === undefined ? Number(text.replaceAll(",", "")) : Number(whole) + Number(top) / Number(bottom);
};

const inUnit: Readonly<Record<string, (amount: number) => string>> = {
  in: metricInches,
  pulg: metricInches,
  ft: (amount) => metricLength(amount * 12),
  pies: (amount) => metricLength(amount * 12),
};

/** What a catalog says of a size, in metric: `12 × 24 in.` is `30 cm × 61 cm`. Other words stay as they are. */
export const metricSizes = (text: string): string =>
  text.replace(measured, (all: string, named: string) =>
    all
      .slice(0, all.lastIndexOf(named))
      .trimEnd()
      .replace(new RegExp(number, "g"), (amount) => (inUnit[named] ?? metricArea)(amountOf(amount)))
      .replaceAll(/ ?× ?/g, " × "),
  );

/** A size as somebody signs it, and in metric beside it: `24 in. (61 cm)`. */
export function besideInMetric(text: string): string {
  const metric = metricSizes(text);
  return metric === text ? text : `${text} (${metric})`;
}
