import type { ProductCard } from "../../../contract/catalog.ts";
import { wordsOfColorFamily } from "../../../domain/color-families.ts";
import { toDollars } from "../../../domain/money.ts";
import { pictureOf } from "../showrooms/index.ts";
import { lookOf, type OwnPart } from "./cards.rules.ts";
import type { Named } from "./named-values.rules.ts";
import type { OfferRow } from "./offers.store.ts";

/** A variant as a card may show it. */
export class Offer {
  readonly wholesale_cents: number;
  readonly list_cents: number;
  readonly covers: number;
  readonly in_stock: boolean;
  /** Values of its options. */
  readonly values: readonly string[];
  /** The words of its values, as families of colors are told in. */
  readonly words: readonly string[];
  #row: OfferRow;
  #text: string | null = null;

  constructor(row: OfferRow) {
    this.wholesale_cents = row.wholesale_cents;
    this.list_cents = row.list_cents;
    this.covers = row.covers;
    this.in_stock = row.in_stock;
    this.values = Object.values(row.options);
    this.words = this.values.flatMap((value) => value.toLowerCase().split(" "));
    this.#row = row;
  }

  /** JSON of what a card says of it, up to where its price belongs. */
  get text(): string {
    this.#text ??= textOf(this.#row);
    return this.#text;
  }
}

function textOf(row: OfferRow): string {
  const { sku, box_sqft, list_cents, in_stock, allows_backorder, lead_time_days } = row;
  const chosen_options = unseenIn(row.options, row.name);
  const own: OwnPart & Pick<ProductCard, "is_chosen" | "chosen_options"> = {
    image: pictureOf(row, `${row.name}, ${lookOf(row.options, row.name)}`),
    sku,
    box_sqft,
    list_price: toDollars(list_cents),
    in_stock,
    allows_backorder,
    lead_time_days,
    is_chosen: true,
    ...(chosen_options && { chosen_options }),
  };
  return `,${JSON.stringify(own).slice(1, -1)}`;
}

/** Options that a picture does not show, where the name does not say them. */
const unseenIn = ({ Color: _, Finish: __, ...others }: Record<string, string>, name: string): string =>
  Object.values(others)
    .filter((value) => !name.includes(value))
    .join(", ");

/**
 * Of a product's variants the one that has most of what is wanted, if one has any; among equals one whose color is of
 * the only family that is wanted, the nearest if none has its name, then what is in stock, then the first.
 */
export function bestOf(offers: readonly Offer[], wanted: readonly string[]): Offer | null {
  const colors = colorsWanted(wanted);
  let best: Offer | null = null;
  let most: Rank = [0, -1, 0, 0];
  for (const offer of offers) {
    const likeness = likenessOf(offer.words, colors);
    const has = offer.values.filter((value) => wanted.includes(value) || value.toLowerCase() === colors[0]);
    if (has.length === 0 && likeness === null) continue;
    const rank: Rank = [has.length, likeness === null ? 0 : 1, offer.in_stock ? 1 : 0, -(likeness ?? 0)];
    if (isMore(rank, most)) [best, most] = [offer, rank];
  }
  return best;
}

type Rank = [has: number, isAlike: number, inStock: number, likeness: number];

function isMore(rank: Rank, than: Rank): boolean {
  for (let at = 0; at < rank.length; at++) {
    if (rank[at] !== than[at]) return rank[at]! > than[at]!;
  }
  return false;
}

/** How far from the family's own name the nearest of the words stands that are of it; null where none is. */
function likenessOf(words: readonly string[], colors: readonly string[]): number | null {
  const places =
    colors.length === 0 ? [] : words.map((word) => colors.indexOf(word)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : null;
}

/** Words of the family of colors that is wanted, the best first; none where several are. */
function colorsWanted(texts: readonly string[]): string[] {
  const families = new Map(texts.map((text) => [text.toLowerCase(), wordsOfColorFamily(text)]));
  const [words, ...others] = [...families.values()].filter((family) => family.length > 0);
  return words && others.length === 0 ? words : [];
}

/** Variants that were looked at; some 25 MB. */
const mostKept = 40_000;
/** Stock moves without the product's being another one. */
const goodFor_ms = 60_000;

/** Which of a product's variants its card shows. */
export interface OfferChoice {
  /** What of it is wanted. */
  wanted: readonly string[];
  /** Among what was chosen; null before the first time. */
  offers: readonly Offer[] | null;
  best: Offer | null;
}

const ownCard: OfferChoice = { wanted: [], offers: null, best: null };

/** The choice that is still to be made; what nothing is wanted of keeps its own card. */
export const choiceFor = (wanted: readonly string[]): OfferChoice =>
  wanted.length === 0 ? ownCard : { wanted, offers: null, best: null };

/** The variants of products, as they were read within the last minute, and which of them were chosen. */
export class KeptOffers {
  #choices = new WeakMap<Named, Map<number, OfferChoice>>();
  #kept = new Map<number, { offers: readonly Offer[]; until: number }>();
  #count = 0;

  /** What was chosen before for what is named, by slot. */
  choicesFor(named: Named): Map<number, OfferChoice> {
    const known = this.#choices.get(named);
    if (known) return known;
    const choices = new Map<number, OfferChoice>();
    this.#choices.set(named, choices);
    return choices;
  }

  get(slot: number): readonly Offer[] | undefined {
    const kept = this.#kept.get(slot);
    return kept && kept.until > Date.now() ? kept.offers : undefined;
  }

  put(slot: number, offers: readonly Offer[]): void {
    this.#drop(slot);
    this.#kept.set(slot, { offers, until: Date.now() + goodFor_ms });
    this.#count += offers.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#count <= mostKept) break;
      this.#drop(oldest);
    }
  }

  #drop(slot: number): void {
    this.#count -= this.#kept.get(slot)?.offers.length ?? 0;
    this.#kept.delete(slot);
  }
}
