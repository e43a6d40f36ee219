import {
  finishes as allFinishes,
  type FixtureDesign,
  photographedAs,
  pictureFile,
} from "../../fixtures/designs.ts";
import { fixtureDesigns } from "../../fixtures/photographed.ts";
import { type Random, randomFor } from "../../random.ts";
import { type Brand, brandsOf } from "../brands.ts";
import { productCode, publicHash, reach } from "../codes.ts";
import { measured } from "../measures.ts";
import { cents, listPrice } from "../money.ts";
import { seriesName } from "../names.ts";
import type { CatalogProduct, CatalogVariant, Picture, Unit } from "../product.types.ts";
import { compose } from "../prose/grammar.ts";
import { shelfFor } from "../stock.ts";
import { type Vendor, vendorOf } from "../vendors.ts";
import { finishPrice } from "./finish-price.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan } from "./goods.types.ts";

const labels = new Map(allFinishes.map((finish) => [finish.id as string, finish]));
const labelOf = (id: string) => labels.get(id)?.label ?? id;

interface Collection {
  brand: Brand;
  name: string;
  designs: FixtureDesign[];
}

/** The designs that a plan sells, each of which is one product. */
export const designsOf = ({ category }: GoodsPlan): readonly FixtureDesign[] =>
  fixtureDesigns.filter((design) => design.category === category);

/**
 * Makes collections one after the other. A plan without a number of products has one product of each design; in others
 * every design is sold about equally often.
 */
class Collections {
  private readonly used = new Map<FixtureDesign, number>();
  private readonly made = new Map<Brand, number>();
  private readonly seed: string;
  private readonly plan: GoodsPlan;
  private readonly all: readonly FixtureDesign[];

  constructor(seed: string, plan: GoodsPlan) {
    this.seed = seed;
    this.plan = plan;
    this.all = designsOf(plan);
  }

  private fits(brand: Brand, design: FixtureDesign): boolean {
    const styles = this.plan.styles[brand.slug];
    if (this.plan.makes && !this.plan.makes(brand, design)) return false;
    return !styles || styles.includes(design.style);
  }

  next(at: number): Collection {
    const random = randomFor(this.seed, "collection", this.plan.category, at);
    const makers = brandsOf(this.plan.category);
    const brand = makers[at % makers.length]!;
    const made = this.made.get(brand) ?? 0;
    this.made.set(brand, made + 1);
    const name = seriesName(brand, made * brand.makes.length + brand.makes.indexOf(this.plan.category));
    const fit = this.all.filter((design) => this.fits(brand, design));
    if (this.plan.line) return { brand, name, designs: this.wholeLine(fit, made) };
    const times = (design: FixtureDesign) => this.used.get(design) ?? 0;
    const rare = random.shuffle(fit).sort((a, b) => times(a) - times(b));
    const designs = this.plan.products
      ? rare.slice(0, random.int(3, 6))
      : rare.filter((design) => times(design) === this.least()).slice(0, this.fairShare(makers.length));
    for (const design of designs) this.used.set(design, (this.used.get(design) ?? 0) + 1);
    return { brand, name, designs };
  }

  /** How often each design is sold at least. */
  private least(): number {
    return Math.min(...this.all.map((design) => this.used.get(design) ?? 0));
  }

  /** How many designs a collection takes, so that each brand has some. */
  private fairShare(makers: number): number {
    return Math.min(5, Math.ceil(this.all.length / makers));
  }

  /** The line that the brand makes after `made` others, from the front again when it has made them all. */
  private wholeLine(fit: readonly FixtureDesign[], made: number): FixtureDesign[] {
    const lines = [...Map.groupBy(fit, (design) => this.plan.line?.(design)).values()];
    return lines[made % lines.length] ?? [];
  }
}

function goodsVariants(
  draft: GoodsDraft,
  design: FixtureDesign,
  finishIds: readonly string[],
  stem: string,
  vendor: Vendor,
  random: Random,
  unit: Unit = "Piece",
): { variants: CatalogVariant[]; pictures: Picture[] } {
  const pictures = new Map<string, Picture>();
  const choices: readonly (GoodsChoice | undefined)[] = draft.option?.choices ?? [undefined];
  const base = finishPrice(finishIds[0] ?? "");
  const variants = finishIds.flatMap((finish) =>
    choices.map((choice) => {
      const factor = (finishPrice(finish) / base) * (choice?.price ?? 1);
      const wholesale_cents = Math.max(60, cents(draft.wholesale * factor));
      const own = choice?.isAdded ? randomFor("added", stem, finish, choice.code) : random;
      const list = listPrice(wholesale_cents / 100, draft.saving, own);
      const size = { ...design.size, ...choice?.size };
      const shown = photographedAs(design, size);
      const file = pictureFile(shown.id, finish);
      if (!pictures.has(file)) pictures.set(file, pictureOf(draft.noun, shown, finish));
      const grown = (size.width_in * size.depth_in) / (design.size.width_in * design.size.depth_in);
      return {
        sku: [
          stem,
          finish
            .split("-")
            .map((word) => word.slice(0, finish.includes("-") ? 1 : 2))
            .join(""),
          choice?.code ?? "",
        ]
          .filter(Boolean)
          .join("-")
          .toUpperCase(),
        options: {
          Finish: labelOf(finish),
          ...(draft.option && choice ? { [draft.option.name]: choice.label } : {}),
        },
        size: { width_in: size.width_in, length_in: size.depth_in, height_in: size.height_in, pattern: "" },
        wholesale_cents,
        list_cents: Math.max(cents(list), Math.ceil(wholesale_cents * 1.42)),
        box_sqft: null,
        pieces_per_box: null,
        weight_lb: Number((draft.weight_lb * grown).toFixed(draft.weight_lb < 10 ? 2 : 1)),
        is_freight: draft.is_freight,
        ...shelfFor(vendor, unit, wholesale_cents, draft.minimum_unit ?? 1, draft.extra_days, own),
        picture: [...pictures.keys()].indexOf(file),
      };
    }),
  );
  return { variants: distinct(variants), pictures: [...pictures.values()] };
}

/** Two finishes may have the same abbreviation ("matte-black", "matte-brass"); then a number distinguishes them. */
function distinct(variants: CatalogVariant[]): CatalogVariant[] {
  const seen = new Map<string, number>();
  return variants.map((variant) => {
    const times = (seen.get(variant.sku) ?? 0) + 1;
    seen.set(variant.sku, times);
    return times === 1 ? variant : { ...variant, sku: `${variant.sku}${times}` };
  });
}

const titled = (words: string) =>
  words.replace(/(^|[ -])([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase());

/**
 * Two designs of a collection may be the same kind of thing; then a word of the second's design distinguishes them,
 * unless it is an option.
 */
function nameApart(
  { name, option }: GoodsDraft,
  series: string,
  design: FixtureDesign,
  taken: Set<string>,
): string {
  const chosen = option?.choices.map(({ label }) => label.toLowerCase());
  const kind = name.slice(series.length + 1);
  const kindWords = kind.toLowerCase().split(" ");
  /** "alcove tub and wall set" beside "Tub and Shower Set" would say it twice. */
  const repeats = (word: string) => word.split(" ").filter((each) => kindWords.includes(each)).length > 1;
  const words = design.name_words.filter(
    (word) =>
      !/[0-9×]/.test(word) && !name.toLowerCase().includes(word) && !chosen?.includes(word) && !repeats(word),
  );
  const names = [
    name,
    ...words.map((word) => `${series} ${titled(word)} ${kind}`),
    `${name} II`,
    `${name} III`,
  ];
  const free = names.find((candidate) => !taken.has(candidate)) ?? name;
  taken.add(free);
  return free;
}

/** The photograph of a design in a finish. */
function pictureOf(noun: string, { id, size, name_words }: FixtureDesign, finish: string): Picture {
  const measures = [size.width_in, size.depth_in, size.height_in].map((inches) => Number(inches.toFixed(1)));
  return {
    source: { kind: "file", path: `fixtures/${pictureFile(id, finish)}` },
    alt: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} in ${labelOf(finish).toLowerCase()}, ${measures.join(" × ")} in.: ${name_words.join(", ")}`,
  };
}

function productOf(
  seed: string,
  plan: GoodsPlan,
  collection: Collection,
  at: number,
  design: FixtureDesign,
  number: number,
  taken: Set<string>,
): CatalogProduct {
  const { brand, name } = collection;
  const vendor = vendorOf(brand.vendor);
  const random = randomFor(seed, plan.category, at, design.id);
  const finishIds: readonly string[] = design.finishes;
  const draft = plan.draft({
    brand,
    series: name,
    design,
    finishes: finishIds.map(labelOf),
    series_random: randomFor(seed, "make", plan.category, at),
    random,
  });
  const stem = productCode(brand.code, plan.category, number);
  const { variants, pictures } = goodsVariants(draft, design, finishIds, stem, vendor, random, plan.unit);
  const laid = plan.laid?.(design, finishIds[0] ?? "");
  const product_name = nameApart(draft, name, design, taken);
  return {
    hash: publicHash(seed, stem),
    vendor_ref: stem,
    brand: brand.slug,
    vendor: vendor.slug,
    category: plan.category,
    child: draft.child,
    name: product_name,
    description: compose(draft.prose, draft.facts, random),
    unit: plan.unit ?? "Piece",
    minimum_unit: draft.minimum_unit ?? 1,
    attributes: {
      finish: finishIds.map(labelOf),
      color_family: [...new Set(finishIds.map((id) => labels.get(id)?.family ?? "silver"))],
      style: styleLabels[design.style],
      width_in: measured(variants, "width_in"),
      depth_in: measured(variants, "length_in"),
      height_in: measured(variants, "height_in"),
      ...draft.attributes,
    },
    surface: [...draft.surface],
    warranty: draft.warranty,
    material: laid?.material ?? null,
    model: laid
      ? null
      : {
          kind: design.kind,
          design: design.id,
          params: design.params,
          size: design.size,
          finish: finishIds[0] ?? "",
        },
    pictures,
    variants: laid ? variants.map((variant) => ({ ...variant, size: laid.size })) : variants,
    ...reach(random),
  };
}

const styleLabels: Record<FixtureDesign["style"], string> = {
  modern: "Modern",
  traditional: "Traditional",
  transitional: "Transitional",
  farmhouse: "Farmhouse",
  industrial: "Industrial",
  midcentury: "Mid-Century",
  coastal: "Coastal",
  scandinavian: "Scandinavian",
  "art-deco": "Art Deco",
};

/** `count` products of a fixture category, the same first ones whatever the count. */
export function* goodsProducts(seed: string, plan: GoodsPlan, count: number): Generator<CatalogProduct> {
  const collections = new Collections(seed, plan);
  let number = 0;
  let empty = 0;
  for (let at = 0; number < count; at++) {
    const collection = collections.next(at);
    // of a category without photographs nothing is sold
    empty = collection.designs.length === 0 ? empty + 1 : 0;
    if (empty > 40) return;
    const taken = new Set<string>();
    for (const design of collection.designs) {
      if (number >= count) return;
      yield productOf(seed, plan, collection, at, design, number, taken);
      number++;
    }
  }
}
