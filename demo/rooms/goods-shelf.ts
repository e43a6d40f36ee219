import { catalogProducts } from "../catalog/catalog.ts";
import type { CatalogProduct, CatalogVariant, FixtureModel } from "../catalog/product.types.ts";
import { hash32 } from "../random.ts";

/** One SKU as a designer looks at it. */
export interface Offer {
  sku: string;
  product: CatalogProduct;
  variant: CatalogVariant;
  /** Finish of a fixture; empty for surfaces. */
  finish: string;
  model: FixtureModel | null;
  width_in: number;
  depth_in: number;
  height_in: number;
  /** Style as fixture designs name it. */
  style: string;
  /** Design and parameters in one line, to look words up in. */
  said: string;
}

/** What a fixture should be like. Lists are in order of preference. */
export interface Wish {
  kind: string;
  accepts?: (offer: Offer) => boolean;
  /** Styles as fixture designs name them. */
  styles?: readonly string[];
  finishes?: readonly string[];
  /** Words of designs or params that are preferred, in order. */
  words?: readonly string[];
  width_in?: number;
  most_in?: { width?: number; depth?: number; height?: number };
  least_in?: { width?: number; depth?: number };
  /** −1 the dearest, 1 the cheapest, 0 no matter. */
  thrift?: number;
}

const styleIds: Record<string, string> = {
  Modern: "modern",
  Traditional: "traditional",
  Transitional: "transitional",
  Farmhouse: "farmhouse",
  Industrial: "industrial",
  "Mid-Century": "midcentury",
  Coastal: "coastal",
  Scandinavian: "scandinavian",
  "Art Deco": "art-deco",
};

/** The finish is the last part of the picture's file name. */
function finishOf(product: CatalogProduct, variant: CatalogVariant): string {
  const source = product.pictures[variant.picture]?.source;
  const name = source?.kind === "file" ? /--([a-z0-9-]+)\.\w+$/.exec(source.path)?.[1] : undefined;
  return name ?? product.model?.finish ?? "";
}

const rankOf = (list: readonly string[] | undefined, value: string): number => {
  if (!list?.length) return 0;
  const at = list.indexOf(value);
  return at < 0 ? list.length + 1 : at;
};

/** The catalog by what can be done with it. */
export class GoodsShelf {
  readonly #byKind = new Map<string, Offer[]>();
  readonly #byCategory = new Map<string, Offer[]>();
  readonly #byChild = new Map<string, Offer[]>();
  readonly #bySku = new Map<string, Offer>();

  constructor(products: Iterable<CatalogProduct> = catalogProducts()) {
    for (const product of products) {
      const style = styleIds[String(product.attributes.style)] ?? "";
      const said = `${product.model?.design ?? ""} ${Object.values(product.model?.params ?? {}).join(" ")}`;
      for (const variant of product.variants) {
        const finish = product.model ? finishOf(product, variant) : "";
        const { width_in, length_in, height_in } = variant.size;
        const offer: Offer = {
          sku: variant.sku,
          product,
          variant,
          finish,
          model: product.model,
          width_in,
          depth_in: length_in,
          height_in,
          style,
          said,
        };
        this.#bySku.set(offer.sku, offer);
        if (product.model) this.#add(this.#byKind, product.model.kind, offer);
        this.#add(this.#byCategory, product.category, offer);
        this.#add(this.#byChild, product.child, offer);
      }
    }
  }

  #add(map: Map<string, Offer[]>, key: string, offer: Offer): void {
    const list = map.get(key);
    if (list) list.push(offer);
    else map.set(key, [offer]);
  }

  get(sku: string): Offer | undefined {
    return this.#bySku.get(sku);
  }

  has(kind: string): boolean {
    return this.#byKind.has(kind);
  }

  sells(category: string): boolean {
    return this.#byCategory.has(category);
  }

  /** The fixture that fits the wish best; among equals the key decides, so the same key takes the same one. */
  fixture(wish: Wish, key: string): Offer | null {
    const { most_in = {}, least_in = {} } = wish;
    const fits = (this.#byKind.get(wish.kind) ?? []).filter(
      (offer) =>
        offer.width_in <= (most_in.width ?? 1e9) + 0.01 &&
        offer.depth_in <= (most_in.depth ?? 1e9) + 0.01 &&
        offer.height_in <= (most_in.height ?? 1e9) + 0.01 &&
        offer.width_in >= (least_in.width ?? 0) - 0.01 &&
        offer.depth_in >= (least_in.depth ?? 0) - 0.01 &&
        (wish.accepts?.(offer) ?? true),
    );
    return bestOf(fits, (offer) => this.#cost(offer, wish), key);
  }

  #cost(offer: Offer, wish: Wish): number {
    const word = wish.words?.findIndex((each) => offer.said.includes(each)) ?? 0;
    return (
      (word < 0 ? (wish.words?.length ?? 0) + 1 : word) * 60 +
      Math.abs((wish.width_in ?? offer.width_in) - offer.width_in) * 12 +
      rankOf(wish.styles, offer.style) * 14 +
      rankOf(wish.finishes, offer.finish) * 17 +
      (wish.thrift ?? 0) * Math.log(offer.variant.wholesale_cents) * 4
    );
  }

  /**
   * A surface product. The query is `sub-category: Colour, Another | size`, size left out where any will do; the first
   * color that is sold counts, any where none is. Null when the sub-category is empty.
   */
  surface(query: string, key: string, accepts: (offer: Offer) => boolean = () => true): Offer | null {
    const wanted = this.#asked(query, key, () => true);
    // an existing choice stays unless it does not fit here
    return wanted && !accepts(wanted) ? (this.#asked(query, key, accepts) ?? wanted) : wanted;
  }

  #asked(query: string, key: string, accepts: (offer: Offer) => boolean): Offer | null {
    const [where = "", what = ""] = query.split(":").map((part) => part.trim());
    const [colors = "", size] = what.split("|").map((part) => part.trim());
    const list = (this.#byChild.get(where) ?? []).filter(accepts);
    for (const color of colors.split(",").map((part) => part.trim())) {
      const named = list.filter((offer) => isColor(offer, color));
      const sized = size
        ? named.filter(({ variant }) =>
            Object.values(variant.options).some((label) => label.startsWith(size)),
          )
        : named;
      const found = sized.length > 0 ? sized : named;
      if (found.length > 0) return bestOf(found, () => 0, key);
    }
    // a small catalog has not every color; another one is better than none
    return list.length > 0 ? bestOf(list, () => 0, key) : null;
  }

  /** The can of paint nearest to a color, for walls or ceilings, in that sheen if it is sold so. */
  paint(hex: string, child: string, sheen: string, key: string): Offer | null {
    const cans = (this.#byChild.get(child) ?? []).filter((offer) => coatOf(offer) !== null);
    return bestOf(
      cans,
      (offer) =>
        distance(hex, coatOf(offer)!) * 10 +
        (String(offer.variant.options.Sheen ?? "").toLowerCase() === sheen ? 0 : 6),
      key,
    );
  }

  /** Baseboard or crown by the foot; profiles in order of preference. */
  moulding(use: "Base" | "Crown", profiles: readonly string[], key: string): Offer | null {
    const sticks = (this.#byCategory.get("moulding-trim") ?? []).filter(({ product }) =>
      String(product.attributes.use).startsWith(use),
    );
    return bestOf(
      sticks,
      ({ product, variant }) =>
        rankOf(profiles, String(product.attributes.profile)) * 10 +
        (Object.values(variant.options).some((label) => /white(?! oak)/i.test(label)) ? 0 : 40),
      key,
    );
  }
}

function isColor({ product, variant }: Offer, color: string): boolean {
  const own = variant.options.Color;
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
export function coatOf({ product }: Offer): string | null {
  const { material } = product;
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
