import type { Cents } from "../../money/money.ts";

/** How much less somebody wants to pay. */
export type Saving = { percent: number } | { cents: Cents };

const cut =
  "(?:cut|reduce|lower|drop|trim|bring|shave|save|take|knock|baj(?:ar|e|en)|reduc(?:ir|e)|reduzca|ahorr(?:ar|e|en))";
const fewer =
  "(?:cheaper|less(?: expensive)?|lower|off|down|m[áa]s (?:barat|econ[óo]mic)[oa]s?|menos(?: car[oa]s?)?)";
const dollars = String.raw`\$ ?(\d[\d,]*(?:\.\d+)?) ?(k\b)?`;
const dollarWords = String.raw`(\d[\d,]*(?:\.\d+)?) ?(k)? ?(?:dollars|bucks)`;
const percent = String.raw`(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b|por ciento\b)`;
const ofPrice = "(?: (?:of|from|on) (?:the |its )?(?:price|cost|total|whole|all))?";

const percents = [
  new RegExp(`${percent} ${fewer}\\b${ofPrice}`, "i"),
  new RegExp(
    `\\b${cut}\\b(?: (?:the |its )?(?:price|cost|total)| el (?:precio|costo|total)| it| me)?(?: down)?(?: by| en)?(?: un)? ${percent}(?: ${fewer}\\b)?${ofPrice}`,
    "i",
  ),
];
const amounts = [dollars, dollarWords].flatMap((amount) => [
  new RegExp(`${amount} ${fewer}\\b${ofPrice}`, "i"),
  new RegExp(
    `\\b${cut}\\b(?: (?:the |its )?(?:price|cost|total)| it| me| us)?(?: down)?(?: by| another| about)* ${amount}(?: ${fewer}\\b)?${ofPrice}`,
    "i",
  ),
]);

export interface SavingRead {
  saving: Saving;
  from: number;
  to: number;
  /** `20% cheaper` */
  words: string;
}

/**
 * What a change wants to save: `20% cheaper`, `save $600`, `cut it by 10 percent`, `$1,200 less`; null if it says no
 * figure. "Bring it down to $9,000" is a budget.
 */
export function readSaving(text: string): SavingRead | null {
  for (const pattern of percents) {
    const found = pattern.exec(text);
    if (!found) continue;
    const share = Number(found[1]);
    if (share > 0) return { ...spanOf(found), saving: { percent: share }, words: `${share}% cheaper` };
  }
  for (const pattern of amounts) {
    const found = pattern.exec(text);
    if (!found) continue;
    const figure = Number(found[1]!.replaceAll(",", "")) * (found[2] ? 1000 : 1);
    if (figure > 0)
      return {
        ...spanOf(found),
        saving: { cents: Math.round(figure * 100) },
        words: `$${figure.toLocaleString("en-US")} cheaper`,
      };
  }
  return null;
}

const spanOf = (found: RegExpExecArray) => ({ from: found.index, to: found.index + found[0].length });

/** What a saving comes to, of a price. */
export const savedCents = (saving: Saving, price_cents: Cents): Cents =>
  "cents" in saving ? Math.min(price_cents, saving.cents) : Math.ceil((price_cents * saving.percent) / 100);
