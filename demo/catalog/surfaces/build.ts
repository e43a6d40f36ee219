import type { Look } from "../../../domain/materials/look.ts";
import { looks as allLooks } from "../../../domain/materials/looks.ts";
import { randomFor } from "../../random.ts";
import { type Brand, brandsOf } from "../brands.ts";
import { productCode, publicHash, reach } from "../codes.ts";
import { measured } from "../measures.ts";
import { seriesName } from "../names.ts";
import type { CatalogProduct } from "../product.types.ts";
import { compose } from "../prose/grammar.ts";
import { vendorOf } from "../vendors.ts";
import { surfacePictures } from "./pictures.ts";
import type { SurfaceLine, SurfacePlan } from "./surface.types.ts";
import { boxFacts, varyingBoxFacts } from "./tile-facts.ts";
import { surfaceVariants } from "./variants.ts";

interface Series {
  line: SurfaceLine;
  brand: Brand;
  name: string;
  /** The colors of each of its products. */
  products: Look[][];
}

const eligible = new Map<SurfaceLine, Look[]>();

function looksFor(line: SurfaceLine): Look[] {
  let list = eligible.get(line);
  if (!list) {
    list = allLooks.filter((look) => look.group.includes(line.group) && line.accepts(look));
    if (list.length === 0) throw new Error(`no look for ${line.child}`);
    eligible.set(line, list);
  }
  return list;
}

/** Products in a usual series of a line; shares count products, not series. */
const usualProducts = (line: SurfaceLine) => (line.colors_most ? 1 : Math.min(6.5, looksFor(line).length));

/** Series number `at` of a category: its maker, name and colors. */
function seriesAt(seed: string, plan: SurfacePlan, at: number, madeBy: Map<Brand, number>): Series {
  const random = randomFor(seed, "series", plan.category, at);
  // each line comes once before chance decides, so that none is empty
  const line =
    plan.lines[at] ??
    random.weighted(plan.lines.map((each) => [each, each.share / usualProducts(each)] as const));
  const makers = brandsOf(plan.category);
  const able = makers.filter((brand) => line.brands?.includes(brand.slug) ?? true);
  const brand = at < plan.lines.length ? able[at % able.length]! : random.pick(able);
  const made = madeBy.get(brand) ?? 0;
  madeBy.set(brand, made + 1);
  // a brand's categories take turns in its list of names, so that no name comes twice
  const name = seriesName(brand, made * brand.makes.length + brand.makes.indexOf(plan.category));
  const fit = looksFor(line);
  const most = line.colors_most;
  const colors = random.sample(fit, most ? random.int(Math.min(3, most), most) : random.int(4, 9));
  return { line, brand, name, products: most ? [colors] : colors.map((look) => [look]) };
}

function productOf(
  seed: string,
  plan: SurfacePlan,
  series: Series,
  series_at: number,
  colors: Look[],
  number: number,
): CatalogProduct {
  const { line, brand, name } = series;
  const vendor = vendorOf(brand.vendor);
  const key = `${seed}/${plan.category}/${series_at}/${colors[0]?.id}`;
  const random = randomFor(key);
  const draft = line.draft({
    brand,
    series: name,
    looks: colors,
    siblings: series.products.length - 1,
    series_random: randomFor(seed, "make", plan.category, series_at),
    random,
  });
  const stem = productCode(brand.code, plan.category, number);
  const { pictures, material, pictureAt } = surfacePictures(line, draft, colors, key);
  const variants = surfaceVariants(draft, colors, stem, vendor, random, pictureAt);
  const thick = measured(variants, "height_in");
  return {
    hash: publicHash(seed, stem),
    vendor_ref: stem,
    brand: brand.slug,
    vendor: vendor.slug,
    category: plan.category,
    child: line.child,
    // a color named after its material would say it twice: "Gray Fieldstone Fieldstone Veneer"
    name: draft.name.replace(/\b(\w+) \1\b/g, "$1"),
    description: compose(draft.prose, boxFacts(draft), random, varyingBoxFacts(variants)),
    unit: draft.unit,
    minimum_unit: draft.minimum_unit,
    attributes: {
      ...draft.attributes,
      ...(colors.length > 1 && { color_family: [...new Set(colors.map((look) => look.colorFamily))] }),
      ...("thickness_in" in draft.attributes && Array.isArray(thick) && { thickness_in: thick }),
    },
    surface: [...draft.surface],
    warranty: draft.warranty,
    model: null,
    pictures,
    material,
    variants,
    ...reach(random),
  };
}

/**
 * The products of a category's series, one after the other. The first series are of different kinds; of these two
 * products each come first, so that even a small sample has products of every kind.
 */
function* inOrder(
  seed: string,
  plan: SurfacePlan,
): Generator<{ series: Series; at: number; colors: Look[] }> {
  const madeBy = new Map<Brand, number>();
  const first = plan.lines.map((_, at) => ({ at, series: seriesAt(seed, plan, at, madeBy) }));
  const some = ({ at, series }: (typeof first)[number], from: number, to?: number) =>
    series.products.slice(from, to).map((colors) => ({ series, at, colors }));
  for (const each of first) yield* some(each, 0, 2);
  for (const each of first) yield* some(each, 2);
  for (let at = first.length; ; at++) yield* some({ at, series: seriesAt(seed, plan, at, madeBy) }, 0);
}

/** `count` products of a surface category, the same first ones whatever the count. */
export function* surfaceProducts(seed: string, plan: SurfacePlan, count: number): Generator<CatalogProduct> {
  let number = 0;
  for (const { series, at, colors } of inOrder(seed, plan)) {
    if (number >= count) return;
    yield productOf(seed, plan, series, at, colors, number);
    number++;
  }
}
