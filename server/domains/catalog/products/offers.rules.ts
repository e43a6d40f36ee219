import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import { wordsOfColorFamily } from "../../../../domain/catalog/color-families.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { lookOf, type OwnPart } from "./cards.rules.ts";

/** A variant as stored; with its own picture or the product's. */
export type KeptVariant = [
  sku: string,
  wholesale_cents: number,
  list_cents: number,
  box_sqft: number | null,
  /** Square feet per box; 0 for products not sold by the box. */
  covers: number,
  in_stock: boolean,
  allows_backorder: boolean,
  lead_time_days: number,
  options: Record<string, string>,
  media_key: string | null,
  media_width: number | null,
  media_height: number | null,
  media_placeholder: string | null,
];

/** A product's name and variants. */
export type KeptProduct = [name: string, variants: KeptVariant[]];

/** Parses a row of `offersRows`, a `KeptProduct` as JSON. */
export function offersOf(text: string): Offer[] {
  const [name, variants]: KeptProduct = JSON.parse(text);
  return variants.map((variant) => new Offer(name, variant));
}

/** The card data of a variant. */
export type ShownOffer = Pick<Offer, "wholesale_cents" | "list_cents" | "covers"> & {
  /** Its JSON up to the price. */
  text: string;
};

/** A variant that a card can show. */
export class Offer {
  readonly wholesale_cents: number;
  readonly list_cents: number;
  readonly covers: number;
  readonly in_stock: boolean;
  /** Values of its options. */
  readonly values: readonly string[];
  #name: string;
  #variant: KeptVariant;

  constructor(name: string, variant: KeptVariant) {
    const [, wholesale_cents, list_cents, , covers, in_stock, , , options] = variant;
    this.wholesale_cents = wholesale_cents;
    this.list_cents = list_cents;
    this.covers = covers;
    this.in_stock = in_stock;
    this.values = Object.values(options);
    this.#name = name;
    this.#variant = variant;
  }

  /** The words of its values, for color families. */
  get words(): string[] {
    return this.values.flatMap((value) => value.toLowerCase().split(" "));
  }

  /** Without the sibling variants, to be stored. */
  get shown(): ShownOffer {
    const { wholesale_cents, list_cents, covers } = this;
    return { wholesale_cents, list_cents, covers, text: textOf(this.#name, this.#variant) };
  }
}

function textOf(name: string, variant: KeptVariant): string {
  const [sku, , list_cents, box_sqft, , in_stock, allows_backorder, lead_time_days, options, ...media] =
    variant;
  const [media_key, media_width, media_height, media_placeholder] = media;
  const chosen_options = unseenIn(options, name);
  const own: OwnPart & Pick<ProductCard, "is_chosen" | "chosen_options"> = {
    image: pictureOf(
      { media_key, media_width, media_height, media_placeholder },
      `${name}, ${lookOf(options, name)}`,
    ),
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

/** Options that a picture does not show, unless the name says them. */
const unseenIn = ({ Color: _, Finish: __, ...others }: Record<string, string>, name: string): string =>
  Object.entries(others)
    .filter(([, value]) => !name.includes(value))
    .map(([option, value]) => (saysNothingAlone.test(value) ? `${value} ${option.toLowerCase()}` : value))
    .join(", ");

/** "Without" and the like mean something only with the option's name: "Without deck plate", "Left hinge". */
const saysNothingAlone = /^(?:with|without|yes|no|none|left|right|standard)$/i;

/**
 * The variant of a product that matches most of what is wanted, if any. Ties: a color in the only wanted family (the
 * closest if none has its name), then in stock, then the first.
 */
export function bestOf(offers: readonly Offer[], wanted: readonly string[]): Offer | null {
  const colors = colorsWanted(wanted);
  let best: Offer | null = null;
  let most: Rank = [0, -1, 0, 0];
  for (const offer of offers) {
    const likeness = colors.length === 0 ? null : likenessOf(offer.words, colors);
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

/** Distance of the closest matching word from the family's own name; null if none matches. */
function likenessOf(words: readonly string[], colors: readonly string[]): number | null {
  const places = words.map((word) => colors.indexOf(word)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : null;
}

/** Words of the wanted color family, best first; none if several families are wanted. */
function colorsWanted(texts: readonly string[]): string[] {
  const families = new Map(texts.map((text) => [text.toLowerCase(), wordsOfColorFamily(text)]));
  const [words, ...others] = [...families.values()].filter((family) => family.length > 0);
  return words && others.length === 0 ? words : [];
}
