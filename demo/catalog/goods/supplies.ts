import type { FixtureModel } from "../../../domain/designer/offer.types.ts";
import {
  colorsOf,
  designIdOf,
  type Supply,
  type SupplyChoice,
  type SupplyColor,
  supplyLists,
} from "../../fixtures/supplies/designs.ts";
import { type Random, randomFor } from "../../random.ts";
import { type Brand, brands } from "../brands.ts";
import { productCode, publicHash, reach } from "../codes.ts";
import { cents, listPrice } from "../money.ts";
import type { CatalogProduct, CatalogVariant, Unit } from "../product.types.ts";
import { shelfFor } from "../stock.ts";
import { type Vendor, vendorOf } from "../vendors.ts";
import { materialOf, pictureAt, picturesOf } from "./supply-pictures.ts";

/** The vendor's share of a store price. Our margin and the pro's markup come on top of it. */
const wholesaleShare = 0.82;
/** Supplies count from here, so that the numbers of other products don't change. */
const firstNumber = 500_000;

interface Making {
  supply: Supply;
  stem: string;
  vendor: Vendor;
  random: Random;
}

const shortened = ({ id }: SupplyColor, letters: number): string =>
  id
    .split("-")
    .map((word) => word.slice(0, letters))
    .join("");

/** So many letters of each word that no two colors of a list are the same: charcoal and cherry take three. */
function codeOf(color: SupplyColor, all: readonly SupplyColor[]): string {
  const letters = [2, 3, 4].find(
    (count) => new Set(all.map((one) => shortened(one, count))).size === all.length,
  );
  return shortened(color, letters ?? 24);
}

function variantOf(
  { supply, stem, vendor, random }: Making,
  color: SupplyColor,
  picture: number,
  choice: SupplyChoice | undefined,
): CatalogVariant {
  const { price_usd, weight_lb } = choice ?? supply;
  const [width_in, depth_in, height_in] = supply.size;
  const [width, length, height] =
    choice?.size ?? (supply.roll_in ? [width_in, supply.roll_in, 0] : [width_in, depth_in, height_in]);
  const wholesale_cents = cents(price_usd * wholesaleShare);
  const list = listPrice(wholesale_cents / 100, 0.22, random);
  const options = {
    ...(supply.colors && { [supply.color_option ?? "Color"]: color.label }),
    ...(supply.choices && choice && { [supply.choices.name]: choice.label }),
  };
  return {
    sku: [stem, supply.colors && codeOf(color, colorsOf(supply)), choice?.code]
      .filter(Boolean)
      .join("-")
      .toUpperCase(),
    options: Object.keys(options).length > 0 ? options : { Package: supply.package },
    size: { width_in: width, length_in: length, height_in: height, pattern: "" },
    wholesale_cents,
    list_cents: Math.max(cents(list), Math.ceil(wholesale_cents * 1.42)),
    box_sqft: null,
    pieces_per_box: null,
    weight_lb,
    is_freight: supply.is_freight ?? false,
    ...shelfFor(vendor, unitOf(supply), wholesale_cents, 1, 0, random),
    picture,
  };
}

const unitOf = ({ roll_in }: Supply): Unit => (roll_in ? "Roll" : "Piece");

/** Towers and shelves of a closet stand and hang in rooms; all else is used up, or seen only where it is laid. */
function modelOf(supply: Supply, { color }: SupplyColor): FixtureModel | null {
  if (!["closet", "closet-shelf"].includes(supply.model.form)) return null;
  const [width_in, depth_in, height_in] = supply.size;
  const size = { width_in, depth_in, height_in };
  return { kind: "media", design: designIdOf(supply), params: supply.model, size, finish: color };
}

function productOf(seed: string, category: string, supply: Supply, at: number, brand: Brand): CatalogProduct {
  const vendor = vendorOf(brand.vendor);
  const stem = productCode(brand.code, category, firstNumber + at);
  const random = randomFor(seed, "supply", supply.id);
  const colors = colorsOf(supply);
  const choices = supply.choices?.values ?? [undefined];
  const families = [...new Set(colors.map(({ family }) => family).filter(Boolean))];
  return {
    hash: publicHash(seed, stem),
    vendor_ref: stem,
    brand: brand.slug,
    vendor: vendor.slug,
    category,
    child: supply.child,
    name: supply.name,
    description: supply.description,
    unit: unitOf(supply),
    minimum_unit: 1,
    attributes: {
      ...(supply.colors && { color_family: families }),
      ...(supply.color_option === "Finish" && { finish: colors.map(({ label }) => label) }),
      ...supply.attributes,
    },
    surface: supply.roll_in ? ["wall"] : supply.laid ? ["outdoor"] : [],
    warranty: supply.warranty,
    material: materialOf(supply),
    model: modelOf(supply, colors[0]!),
    pictures: picturesOf(supply),
    variants: colors.flatMap((color, inColor) =>
      choices.map((choice, at) =>
        variantOf({ supply, stem, vendor, random }, color, pictureAt(supply, inColor, at), choice),
      ),
    ),
    ...reach(random),
  };
}

/** Finishing supplies from `demo/data/goods`. Demo markets of every size have all of them. */
export function* supplyProducts(seed: string): Generator<CatalogProduct> {
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  for (const { category, products } of supplyLists) {
    for (const [at, supply] of products.entries()) {
      const brand = bySlug.get(supply.brand);
      if (!brand) throw new Error(`${supply.id}: no brand ${supply.brand}`);
      yield productOf(seed, category, supply, at, brand);
    }
  }
}

/** Whether a product is a supply: rooms, projects and orders of the demo people are made of the others. */
export const isSupply = ({ category }: CatalogProduct): boolean => categories.has(category);

const categories: ReadonlySet<string> = new Set(supplyLists.map(({ category }) => category));
