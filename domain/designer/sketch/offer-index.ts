import type { RoomDesign, RoomSurface } from "../../../contract/design/room-design.ts";
import { skusOf } from "../../room/edit/skus-of.ts";
import type { Bar } from "../brief/brief.types.ts";
import { hash32 } from "../hash.ts";
import type { Offer, Wish } from "../offer.types.ts";
import type { Covering } from "../styles/palette.types.ts";
import { Barred, type Place } from "./barred.ts";
import { apart, isTrulyOf, missedBy, says, shade, shadeOf } from "./shades.ts";

const rankOf = (list: readonly string[] | undefined, value: string): number => {
  if (!list?.length) return 0;
  const at = list.indexOf(value);
  return at < 0 ? list.length + 1 : at;
};

interface Index {
  bySurface: Map<string, Offer[]>;
  byKind: Map<string, Offer[]>;
  byCategory: Map<string, Offer[]>;
  byChild: Map<string, Offer[]>;
  bySku: Map<string, Offer>;
}

function indexOf(offers: Iterable<Offer>): Index {
  const index: Index = {
    bySurface: new Map(),
    byKind: new Map(),
    byCategory: new Map(),
    byChild: new Map(),
    bySku: new Map(),
  };
  const add = (map: Map<string, Offer[]>, key: string, offer: Offer) => {
    const list = map.get(key);
    if (list) list.push(offer);
    else map.set(key, [offer]);
  };
  for (const offer of offers) {
    index.bySku.set(offer.sku, offer);
    if (offer.model) add(index.byKind, offer.model.kind, offer);
    for (const surface of offer.model ? [] : offer.product.surface) add(index.bySurface, surface, offer);
    add(index.byCategory, offer.product.category, offer);
    add(index.byChild, offer.product.child, offer);
  }
  return index;
}

/** A kind of product that is asked for comes before its finish, its style and its price. */
const askedKind = 20_000;
/** An asked color comes before the kind of product and before its price. */
const askedColor = 1500;
/** Within this, several products are as asked, and the rooms of one brief may differ. */
const sameColor = 0.05;

/** A product of the room that is liked comes before its size and its style, another size of it before its style alone. */
const likedSku = 900;
const likedProduct = 450;

/** What is taken first where it fits: the products of a room, and how its surfaces are covered. */
interface Liked {
  skus: ReadonlySet<string>;
  products: ReadonlySet<Offer["product"]>;
  /** By the first word of their ids, what most of them have: `floor`, `wall`, `shower`. */
  surfaces: ReadonlyMap<string, RoomSurface>;
}

function usualSurfaces(surfaces: readonly RoomSurface[]): Map<string, RoomSurface> {
  const covered = surfaces.filter(({ sku }) => sku !== null);
  const kinds = Map.groupBy(covered, ({ id }) => id.split(":", 1)[0]!);
  return new Map([...kinds].map(([word, all]) => [word, mostUsed(all)]));
}

function mostUsed(surfaces: readonly RoomSurface[]): RoomSurface {
  const bySku = Map.groupBy(surfaces, ({ sku }) => sku);
  return [...bySku.values()].toSorted((a, b) => b.length - a.length)[0]![0]!;
}

/** What is for sale, by what can be done with it. */
export class OfferIndex {
  readonly #index: Index;
  /** Above 0 prefers what costs less, below 0 what costs more. 0: price does not matter. */
  readonly thrift: number;

  /** What is on the shelf and not wanted. */
  readonly barred: Barred;

  /** What is taken first where it fits. */
  readonly liked: Liked | null;

  /** Offers, or another shelf to look at with other thrift (takes no time). */
  constructor(products: Iterable<Offer> | OfferIndex, thrift = 0, barred?: Barred, liked?: Liked) {
    const isShelf = products instanceof OfferIndex;
    this.#index = isShelf ? products.#index : indexOf(products);
    this.thrift = thrift;
    this.barred = barred ?? (isShelf ? products.barred : new Barred([]));
    this.liked = liked ?? (isShelf ? products.liked : null);
  }

  /** The same shelf, of which the products of a room are taken first. */
  liking(design: RoomDesign): OfferIndex {
    const offers = skusOf(design).flatMap((sku) => this.get(sku) ?? []);
    return new OfferIndex(this, this.thrift, this.barred, {
      skus: new Set(offers.map(({ sku }) => sku)),
      products: new Set(offers.map(({ product }) => product)),
      surfaces: usualSurfaces(design.surfaces),
    });
  }

  /** The same shelf, of which nothing is taken that looks like, or is, one of these. */
  without(bars: readonly Bar[]): OfferIndex {
    return bars.length === 0 ? this : new OfferIndex(this, this.thrift, new Barred(bars));
  }

  /** The same object for all that look at one shelf. */
  get shelf(): object {
    return this.#index;
  }

  get(sku: string): Offer | undefined {
    return this.#index.bySku.get(sku);
  }

  /** All SKUs of the same product, in their order. */
  siblings(sku: string): readonly Offer[] {
    const own = this.get(sku);
    if (!own) return [];
    return (this.#index.byChild.get(own.product.child) ?? []).filter(
      ({ product }) => product === own.product,
    );
  }

  /** Everything on the shelf, in its order. */
  all(): readonly Offer[] {
    return [...this.#index.bySku.values()];
  }

  /** What may be laid on a surface: `floor`, `shower`, `backsplash`, `countertop`. */
  covers(surface: string): readonly Offer[] {
    return this.#index.bySurface.get(surface) ?? [];
  }

  has(kind: string): boolean {
    return this.#index.byKind.has(kind);
  }

  sells(category: string): boolean {
    return this.#index.byCategory.has(category);
  }

  /** What is sold in the narrowest category of that name, less what is not wanted. */
  supplies(child: string): readonly Offer[] {
    return (this.#index.byChild.get(child) ?? []).filter((offer) => !this.barred.has(offer));
  }

  /** All fixtures of a kind that are wanted, in the shelf's order; all of them where none is, to plan with. */
  ofKind(kind: string): readonly Offer[] {
    const wanted = this.#wanted(kind);
    return wanted.length > 0 ? wanted : (this.#index.byKind.get(kind) ?? []);
  }

  /** Surface products for the same use; of what lies elsewhere (paint, trim) those of the same category. */
  alike(offer: Offer, surface: string | null): readonly Offer[] {
    const { child } = offer.product;
    return (surface ? this.#index.bySurface.get(surface) : this.#index.byChild.get(child)) ?? [];
  }

  /** All fixtures of a kind that are sold, wanted or not. */
  sold(kind: string): readonly Offer[] {
    return this.#index.byKind.get(kind) ?? [];
  }

  #byKind = new Map<string, readonly Offer[]>();

  #wanted(kind: string): readonly Offer[] {
    const all = this.#index.byKind.get(kind) ?? [];
    if (this.barred.bars.length === 0) return all;
    const known = this.#byKind.get(kind);
    if (known) return known;
    const wanted = all.filter((offer) => !this.barred.has(offer));
    this.#byKind.set(kind, wanted);
    return wanted;
  }

  /** The fixture that fits the wish best; among equals the key decides, so the same key takes the same one. */
  fixture(wish: Wish, key: string): Offer | null {
    return bestOf(this.#fitting(wish, this.#wanted(wish.kind)), (offer) => this.#cost(offer, wish), key);
  }

  /** As `fixture`, among all that is sold: what comes nearest where nothing that is wanted fits. */
  nearest(wish: Wish, key: string): Offer | null {
    const all = this.#index.byKind.get(wish.kind) ?? [];
    return bestOf(this.#fitting(wish, all), (offer) => this.#cost(offer, wish), key);
  }

  #fitting(wish: Wish, offers: readonly Offer[]): Offer[] {
    const { most_in = {}, least_in = {} } = wish;
    return offers.filter(
      (offer) =>
        offer.width_in <= (most_in.width ?? 1e9) + 0.01 &&
        offer.depth_in <= (most_in.depth ?? 1e9) + 0.01 &&
        offer.height_in <= (most_in.height ?? 1e9) + 0.01 &&
        offer.width_in >= (least_in.width ?? 0) - 0.01 &&
        offer.depth_in >= (least_in.depth ?? 0) - 0.01 &&
        (wish.accepts?.(offer) ?? true),
    );
  }

  #cost(offer: Offer, wish: Wish): number {
    const word = wish.words?.findIndex((each) => offer.said.includes(each)) ?? 0;
    return (
      (word < 0 ? (wish.words?.length ?? 0) + 1 : word) * 60 +
      Math.abs((wish.width_in ?? offer.width_in) - offer.width_in) * 12 +
      rankOf(wish.styles, offer.style) * 14 +
      rankOf(wish.finishes, offer.finish) * (wish.isFirm ? 1000 : 17) +
      this.thrift * Math.log(offer.price_cents) * 4 +
      (wish.asked?.filter((isAsked) => !isAsked(offer)).length ?? 0) * askedKind -
      this.#likedBy(offer)
    );
  }

  #likedBy({ sku, product }: Offer): number {
    if (!this.liked?.products.has(product)) return 0;
    return this.liked.skus.has(sku) ? likedSku : likedProduct;
  }

  #spent = (offer: Offer): number => this.thrift * Math.log(offer.price_cents) * 4;

  /**
   * A surface product. The query is `sub-category: Colour, Another | size`, size left out where any will do; the first
   * color that is sold counts, any where none is. Null when the sub-category is empty.
   */
  surface(
    query: string,
    key: string,
    accepts: (offer: Offer) => boolean = () => true,
    place: Place = "other",
  ): Offer | null {
    const isWanted = (offer: Offer) => !this.barred.has(offer, place);
    const wanted = this.#asked(query, key, isWanted);
    // an existing choice stays unless it does not fit here
    return wanted && !accepts(wanted)
      ? (this.#asked(query, key, (offer) => isWanted(offer) && accepts(offer)) ?? wanted)
      : wanted;
  }

  #asked(query: string, key: string, accepts: (offer: Offer) => boolean): Offer | null {
    const [where = "", what = ""] = query.split(":").map((part) => part.trim());
    const [colors = "", size] = what.split("|").map((part) => part.trim());
    const list = (this.#index.byChild.get(where) ?? []).filter(accepts);
    for (const color of colors.split(",").map((part) => part.trim())) {
      const named = list.filter((offer) => isColor(offer, color));
      const sized = size
        ? named.filter(({ options }) => Object.values(options).some((label) => label.startsWith(size)))
        : named;
      const found = sized.length > 0 ? sized : named;
      if (found.length > 0) return bestOf(found, this.#spent, key);
    }
    // a small catalog has not every color; another one is better than none
    return list.length > 0 ? bestOf(list, this.#spent, key) : null;
  }

  /**
   * The surface product nearest to what is asked: by material, then by color (OKLab), then by likeness to `usual`, what
   * the room would have had. Null when nothing of that material is sold for this surface.
   */
  covering(
    surface: "floor" | "shower" | "backsplash" | "countertop",
    { hex, word }: Covering,
    usual: Offer | null,
    key: string,
    accepts: (offer: Offer) => boolean = () => true,
    place: Place = surfacePlaces[surface],
  ): Offer | null {
    const wanted = hex ? shade(hex) : usual ? shadeOf(usual) : null;
    const found = (this.#index.bySurface.get(surface) ?? []).filter(
      (offer) =>
        coatOf(offer) === null &&
        (!word || says(offer, word)) &&
        !this.barred.has(offer, place) &&
        accepts(offer),
    );
    return bestOf(
      found,
      (offer) => {
        const own = shadeOf(offer);
        return (
          (wanted && own
            ? hex
              ? Math.max(0, missedBy(wanted, own) - sameColor) * askedColor
              : apart(wanted, own) * 300
            : 0) +
          (word && !isTrulyOf(offer, word) ? onlyLooksLike : 0) +
          (usual && offer.product.category !== usual.product.category ? 30 : 0) +
          (usual && offer.product.child !== usual.product.child ? 8 : 0) +
          (usual ? Math.abs(Math.log((offer.width_in || 1) / (usual.width_in || 1))) * 6 : 0) +
          this.#spent(offer)
        );
      },
      key,
    );
  }

  /** The can of paint nearest to a color, for walls or ceilings, in that sheen if it is sold so. */
  paint(hex: string, child: string, sheen: string, key: string): Offer | null {
    const place = child === "wall-paint" ? "walls" : "ceiling";
    const cans = (this.#index.byChild.get(child) ?? []).filter(
      (offer) => coatOf(offer) !== null && !this.barred.has(offer, place),
    );
    return bestOf(
      cans,
      (offer) =>
        distance(hex, coatOf(offer)!) * 10 +
        (String(offer.options.Sheen ?? "").toLowerCase() === sheen ? 0 : 6),
      key,
    );
  }

  /** Baseboard or crown by the foot; profiles in order of preference. */
  moulding(use: "Base" | "Crown", profiles: readonly string[], key: string): Offer | null {
    return bestOf(
      this.sticks(use),
      ({ product, options }) =>
        rankOf(profiles, String(product.attributes.profile)) * 10 +
        (Object.values(options).some((label) => /white(?! oak)/i.test(label)) ? 0 : 40),
      key,
    );
  }

  /** All moldings for a use that are wanted. */
  protected sticks(use: "Base" | "Crown"): readonly Offer[] {
    return (this.#index.byCategory.get("moulding-trim") ?? []).filter(
      (offer) => String(offer.product.attributes.use).startsWith(use) && !this.barred.has(offer),
    );
  }
}

/** What is only made to look like an asked material comes after all that is sold of it. */
const onlyLooksLike = 400;

/** The part of a room that surfaces belong to. */
const surfacePlaces = { floor: "floor", shower: "tile", backsplash: "tile", countertop: "counter" } as const;

function isColor({ product, options }: Offer, color: string): boolean {
  const own = options.Color;
  if (own) return own === color;
  return product.name.includes(` ${color} `) || product.name.endsWith(` ${color}`);
}

function bestOf(offers: readonly Offer[], cost: (offer: Offer) => number, key: string): Offer | null {
  let best: Offer | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    const plain = cost(offer);
    if (plain >= least) continue;
    const own = plain + (hash32(`${key}/${offer.sku}`) % 1000) / 1100;
    if (own < least) {
      least = own;
      best = offer;
    }
  }
  return best;
}

/** The color of a can of paint, where it says one. */
export function coatOf({ material }: Offer): string | null {
  return material?.family === "paint" ? material.colors.coat : null;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** How far apart two colors look, roughly in steps of an eye. */
function distance(first: string, second: string): number {
  const [r1 = 0, g1 = 0, b1 = 0] = channels(first);
  const [r2 = 0, g2 = 0, b2 = 0] = channels(second);
  const red = (r1 + r2) / 2;
  return (
    Math.sqrt(
      (2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2,
    ) / 8
  );
}
