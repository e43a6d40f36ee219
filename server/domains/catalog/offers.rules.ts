import { toDollars } from "../../../domain/money.ts";
import { pictureOf } from "../showrooms/index.ts";
import { lookOf, type OwnPart } from "./cards.rules.ts";
import type { OfferRow } from "./offers.store.ts";

/** A variant as a card may show it. */
export interface Offer {
  wholesale_cents: number;
  list_cents: number;
  covers: number;
  /** JSON of what a card says of it, up to where its price belongs. */
  text: string;
}

export function offerOf(row: OfferRow): Offer {
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
  return { wholesale_cents, list_cents, covers, text: `,${JSON.stringify(own).slice(1, -1)}` };
}

/** Variants that were looked at; some 25 MB. */
const mostKept = 40_000;
/** Stock moves without the product's being another one. */
const goodFor_ms = 60_000;

/** The best offers of products for what was wanted of them, as they were read within the last minute. */
export class KeptOffers {
  #kept = new Map<string, { offer: Offer | null; until: number }>();

  /** Null where no variant has any of it; undefined when that is not known. */
  get(slot: number, wanted: string): Offer | null | undefined {
    const kept = this.#kept.get(`${slot} ${wanted}`);
    return kept && kept.until > Date.now() ? kept.offer : undefined;
  }

  put(slot: number, wanted: string, offer: Offer | null): void {
    const key = `${slot} ${wanted}`;
    this.#kept.delete(key);
    this.#kept.set(key, { offer, until: Date.now() + goodFor_ms });
    if (this.#kept.size > mostKept) this.#kept.delete(this.#kept.keys().next().value!);
  }
}
