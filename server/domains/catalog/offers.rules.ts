import { toDollars } from "../../../domain/money.ts";
import { pictureOf } from "../showrooms/index.ts";
import { lookOf, type OwnPart } from "./cards.rules.ts";
import { type Named, nameWords } from "./named-values.rules.ts";
import type { OfferRow } from "./offers.store.ts";

/** A variant as a card may show it. */
export interface Offer {
  wholesale_cents: number;
  list_cents: number;
  covers: number;
  options: readonly string[];
  /** The words of each option that the product's name does not have anyway. */
  words: readonly (readonly string[])[];
  /** JSON of what a card says of it, up to where its price belongs. */
  text: string;
}

/** Options are few, and many products have them. */
const known = new Map<string, readonly string[]>();
const mostKnown = 10_000;

function optionWords(option: string): readonly string[] {
  let words = known.get(option);
  if (!words) {
    words = nameWords(option);
    if (known.size < mostKnown) known.set(option, words);
  }
  return words;
}

/** The offers of one product. */
export function offersOf(rows: readonly OfferRow[]): Offer[] {
  const common = rows[0] ? nameWords(rows[0].name) : [];
  return rows.map((row) => offerOf(row, common));
}

function offerOf(row: OfferRow, common: readonly string[]): Offer {
  const { sku, box_sqft, list_cents, wholesale_cents, covers, in_stock, allows_backorder, lead_time_days } =
    row;
  const own: OwnPart & { is_chosen: true } = {
    image: pictureOf(row, `${row.name}, ${lookOf(row.options, row.name)}`),
    sku,
    box_sqft,
    list_price: toDollars(list_cents),
    in_stock,
    allows_backorder,
    lead_time_days,
    is_chosen: true,
  };
  const text = `,${JSON.stringify(own).slice(1, -1)}`;
  const options = Object.values(row.options);
  const words = options.map((option) => optionWords(option).filter((word) => !common.includes(word)));
  return { wholesale_cents, list_cents, covers, options, words, text };
}

/**
 * The offer that has most of the wanted options, the first among equals; when none has any, the first with the only
 * option that has most of the words. Undefined when nothing tells.
 */
export function bestOffer(offers: readonly Offer[], { values, words }: Named): Offer | undefined {
  return (
    offerWith(offers, values) ??
    (words.length === 0 ? undefined : offerWith(offers, onlyValue(offers, words)))
  );
}

/** The option of which the words are a part, more than of any other; none where two have as many. */
function onlyValue(offers: readonly Offer[], wanted: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const { options, words } of offers) {
    for (const [at, option] of options.entries()) {
      if (!counts.has(option)) counts.set(option, words[at]!.filter((word) => wanted.includes(word)).length);
    }
  }
  const most = Math.max(0, ...counts.values());
  const best = [...counts.keys()].filter((option) => counts.get(option) === most);
  return most > 0 && best.length === 1 ? best : [];
}

function offerWith(offers: readonly Offer[], wanted: readonly string[]): Offer | undefined {
  let best: Offer | undefined;
  let most = 0;
  for (const offer of offers) {
    let has = 0;
    for (const option of offer.options) if (wanted.includes(option)) has++;
    if (has > most) {
      best = offer;
      most = has;
    }
  }
  return best;
}

/** Products whose variants were looked at; some 25 MB. */
const mostKept = 8_000;
/** Stock moves without the product's being another one. */
const goodFor_ms = 60_000;

/** The offers of products by slot, as they were read within the last minute. */
export class KeptOffers {
  #bySlot = new Map<number, { offers: readonly Offer[]; until: number }>();

  get(slot: number): readonly Offer[] | undefined {
    const kept = this.#bySlot.get(slot);
    return kept && kept.until > Date.now() ? kept.offers : undefined;
  }

  put(slot: number, offers: readonly Offer[]): void {
    this.#bySlot.delete(slot);
    this.#bySlot.set(slot, { offers, until: Date.now() + goodFor_ms });
    if (this.#bySlot.size > mostKept) this.#bySlot.delete(this.#bySlot.keys().next().value!);
  }
}
