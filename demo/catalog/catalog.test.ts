import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { savingsPercent, unitPrice } from "../../domain/pricing.ts";
import { finishes, shownIn } from "../fixtures/designs.ts";
import { fixtureDesigns } from "../fixtures/photographed.ts";
import { attributes, facetsOf } from "./attributes.ts";
import { brands } from "./brands.ts";
import { catalogProducts } from "./catalog.ts";
import { categories } from "./categories.ts";
import { departments } from "./departments.ts";
import type { CatalogProduct, CatalogVariant } from "./product.types.ts";
import { sentencesIn } from "./prose/grammar.ts";
import { vendors } from "./vendors.ts";

const products = [...catalogProducts()];
const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
const surfaces = products.filter((product) => product.material);
const repeated = (list: readonly string[]) => list.filter((entry, at) => list.indexOf(entry) !== at);
const duplicates = (list: readonly string[]) => {
  const seen = new Set<string>();
  return list.filter((entry) => seen.size === seen.add(entry).size);
};
const named = ({ product, variant }: { product: CatalogProduct; variant: CatalogVariant }) =>
  `${product.name}, ${variant.sku}`;

describe("the demo catalogue", () => {
  it("is as large as promised", () => {
    expect(variants.length).toBeGreaterThanOrEqual(25_000);
    expect(products.length).toBeGreaterThanOrEqual(4_000);
    expect(surfaces.length).toBeGreaterThanOrEqual(2_600);
  });

  it("has the 21 category tiles by their names, none of which is a bare slug", () => {
    const tiles = categories.slice(0, 21);
    expect(tiles.map(({ name }) => name).join(", ")).toBe(
      "Appliances, Artificial Turf, Backsplash Tiles, Bathroom Faucets, Bathroom Vanitys, Bath Tubs, Cabinet Hardware, Countertop, Fans, Hardscaping, Hardwood Flooring, Kitchen Faucets, Kitchen Sinks, Laminate Flooring, Lights, Luxury Flooring, Pool Copings, Showers, Stacked Stone, Tile Flooring, Toilets",
    );
    expect(categories.filter(({ name, slug }) => name === slug)).toEqual([]);
    expect(departments.length).toBeGreaterThanOrEqual(6);
    const hung = new Set(departments.flatMap((department) => department.categories));
    expect(categories.filter(({ slug }) => !hung.has(slug))).toEqual([]);
  });

  it("fills every sub-category, and puts nothing elsewhere", () => {
    const slugs = categories.flatMap(({ slug, children }) =>
      children.map((child) => `${slug}/${child.slug}`),
    );
    const used = new Set(products.map(({ category, child }) => `${category}/${child}`));
    expect(slugs.filter((slug) => !used.has(slug))).toEqual([]);
    expect([...used].filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(
      repeated([
        ...categories.flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)]),
      ]),
    ).toEqual([]);
    for (const { children } of categories)
      expect(children.length).toSatisfy((count: number) => count >= 3 && count <= 7);
  });

  it("sells goods of every brand, through every vendor", () => {
    expect(brands.length).toBeGreaterThanOrEqual(40);
    expect(vendors.length).toBeGreaterThanOrEqual(15);
    expect(new Set(products.map(({ brand }) => brand)).size).toBe(brands.length);
    expect(new Set(products.map(({ vendor }) => vendor)).size).toBe(vendors.length);
  });

  it("calls nothing twice by the same name", () => {
    expect(duplicates(variants.map(({ variant }) => variant.sku))).toEqual([]);
    expect(duplicates(products.map(({ hash }) => hash))).toEqual([]);
    expect(duplicates(products.map(({ brand, name }) => `${brand}: ${name}`))).toEqual([]);
    expect(duplicates(products.map(({ description }) => description))).toEqual([]);
  });
});

describe("prices", () => {
  it("are whole cents and leave a customer 15 to 60 percent against list at the least markup", () => {
    const wrong = variants.filter(({ variant: { wholesale_cents, list_cents } }) => {
      const price = unitPrice(wholesale_cents, 800, 1000).unit_price_cents;
      const saved = 1 - price / list_cents;
      return (
        !Number.isInteger(wholesale_cents) || !Number.isInteger(list_cents) || saved < 0.15 || saved > 0.6
      );
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it("stay below list in the dearest showroom", () => {
    const dear = variants.filter(
      ({ variant }) =>
        savingsPercent(unitPrice(variant.wholesale_cents, 800, 2800).unit_price_cents, variant.list_cents) <
        1,
    );
    expect(dear.map(named)).toEqual([]);
  });

  it("rise with the size of what is sold", () => {
    const slabs = products.filter(({ unit, category }) => unit === "Piece" && category === "countertop");
    for (const { variants: tops } of slabs) {
      const byLength = [...tops].sort(
        (a, b) => a.size.length_in - b.size.length_in || a.wholesale_cents - b.wholesale_cents,
      );
      expect(byLength.at(-1)!.wholesale_cents).toBeGreaterThan(byLength[0]!.wholesale_cents);
    }
  });
});

describe("boxes", () => {
  const boxed = variants.filter(({ product }) => product.unit === "Box");

  it("cover what their pieces measure", () => {
    const wrong = boxed.filter(({ variant: { box_sqft, pieces_per_box, size } }) => {
      const measured = ((pieces_per_box ?? 0) * size.width_in * size.length_in) / 144;
      return box_sqft === null || Math.abs(box_sqft - measured) > 0.006;
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it("can be lifted by two people", () => {
    expect(boxed.filter(({ variant }) => variant.weight_lb > 95 || variant.weight_lb < 8).map(named)).toEqual(
      [],
    );
  });

  it("are the only goods with an area in a box", () => {
    expect(
      variants
        .filter(({ product, variant }) => product.unit !== "Box" && variant.box_sqft !== null)
        .map(named),
    ).toEqual([]);
  });
});

describe("attributes", () => {
  const known = new Set(attributes.map(({ key }) => key));

  it("are declared, and facets are among them", () => {
    expect(duplicates(attributes.map(({ key }) => key))).toEqual([]);
    expect(
      [...new Set(products.flatMap((product) => Object.keys(product.attributes)))].filter(
        (key) => !known.has(key),
      ),
    ).toEqual([]);
    expect(categories.flatMap(({ slug }) => facetsOf(slug)).filter((key) => !known.has(key))).toEqual([]);
  });

  it("fill every facet of every category", () => {
    const empty = categories.flatMap(({ slug }) => {
      const own = products.filter(({ category }) => category === slug);
      return facetsOf(slug)
        .filter((key) => !own.some((product) => product.attributes[key] !== undefined))
        .map((key) => `${slug}: ${key}`);
    });
    expect(empty).toEqual([]);
  });

  it("lie within what the trade makes", () => {
    const of = (slug: string, key: string) =>
      products
        .filter(({ category }) => category === slug)
        .flatMap((product) => [product.attributes[key] ?? []].flat());
    const numbers = (slug: string, key: string) => of(slug, key).map(Number);
    const range = (list: number[]) => [Math.min(...list), Math.max(...list)];
    expect(Math.max(...numbers("bathroom-faucets", "flow_gpm"))).toBeLessThanOrEqual(1.2);
    expect(new Set(of("kitchen-faucets", "flow_gpm"))).toEqual(new Set(["1.8", "1.0", "4.0"]));
    expect(new Set(of("toilets", "rough_in_in"))).toEqual(new Set(["10", "12", "14"]));
    expect(
      Math.max(...of("toilets", "flush_gpf").map((text) => Number(String(text).split("/").at(-1)))),
    ).toBeLessThanOrEqual(1.6);
    expect(range(numbers("tile-flooring", "dcof"))).toSatisfy(
      ([least = 0, most = 1]: number[]) => least >= 0.25 && most <= 0.75,
    );
    expect(range(numbers("bath-tubs", "capacity_gal"))).toSatisfy(
      ([least = 0, most = 999]: number[]) => least >= 25 && most <= 130,
    );
    expect(new Set(of("laminate-flooring", "ac_rating"))).toEqual(new Set(["AC3", "AC4", "AC5"]));
    expect(
      products
        .filter(({ category }) => category === "artificial-turf")
        .every(({ minimum_unit, unit }) => minimum_unit === 5 && unit === "Linear foot"),
    ).toBe(true);
  });
});

describe("pictures", () => {
  it("are there for every product and every variant, and say what they show", () => {
    const wrong = products.filter(
      ({ pictures, variants: own }) =>
        pictures.length === 0 ||
        pictures.some(({ alt }) => alt.length < 12 || /undefined|NaN/.test(alt)) ||
        own.some(({ picture }) => !pictures[picture]),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    const drawn = surfaces.filter(({ category }) => category !== "moulding-trim");
    expect(drawn.filter(({ pictures }) => pictures.length < 2)).toEqual([]);
  });

  it("of fixtures are those that the studio takes", () => {
    const ids = new Set(finishes.map(({ id }) => id));
    const taken = new Set(
      fixtureDesigns.flatMap((design) =>
        design.finishes.map((finish) => `fixtures/${shownIn(design, finish)}`),
      ),
    );
    expect(fixtureDesigns.flatMap((design) => design.finishes).filter((finish) => !ids.has(finish))).toEqual(
      [],
    );
    const files = products.flatMap(({ pictures }) =>
      pictures.flatMap(({ source }) => (source.kind === "file" ? [source.path] : [])),
    );
    expect(files.filter((path) => !taken.has(path))).toEqual([]);
    expect(taken.size - new Set(files).size).toBe(0);
  });

  it("of surfaces show the size that is sold", () => {
    const planks = surfaces.filter(({ child }) => child === "wood-look-tile");
    for (const { material, variants: own } of planks) {
      const { width_in = 0, height_in = 0 } = material?.piece ?? {};
      expect([width_in, height_in].sort((a, b) => a - b)).toEqual([
        own[0]!.size.width_in,
        own[0]!.size.length_in,
      ]);
    }
  });
});

describe("texts", () => {
  it("hold nothing unfilled", () => {
    const wrong = products.filter(({ name, description, warranty }) =>
      /undefined|NaN|null|[{}[\]|]| {2}|\.\.| [,.;]/.test(`${name} ${description} ${warranty}`),
    );
    expect(wrong.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  it("describe each product in two to four sentences", () => {
    const wrong = products.filter(
      ({ description }) => sentencesIn(description) < 2 || sentencesIn(description) > 4,
    );
    expect(wrong.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  it("share no run of eight words among more than an eighth of a category", () => {
    for (const { slug } of categories) {
      const own = products.filter(({ category }) => category === slug);
      const uses = new Map<string, number>();
      for (const { description } of own)
        for (const run of runsOf(description)) uses.set(run, (uses.get(run) ?? 0) + 1);
      const common = [...uses].filter(([, count]) => count > own.length / 8);
      expect(common, slug).toEqual([]);
    }
  });
});

function runsOf(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(/[.,;:()]/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  return new Set(words.slice(7).map((_, at) => words.slice(at, at + 8).join(" ")));
}

describe("chance", () => {
  const digest = (list: Iterable<CatalogProduct>) =>
    createHash("sha256")
      .update(JSON.stringify([...list]))
      .digest("hex");

  it("repeats for the same seed and differs for another", () => {
    expect(digest(catalogProducts({ skus: 1_500 }))).toBe(digest(catalogProducts({ skus: 1_500 })));
    expect(digest(catalogProducts({ skus: 1_500 }))).not.toBe(
      digest(catalogProducts({ skus: 1_500, seed: "other" })),
    );
  });

  it("gives a larger catalogue the products of the smaller one", () => {
    const small = [...catalogProducts({ skus: 1_500 })];
    const hashes = new Map(products.map((product) => [product.hash, product]));
    for (const product of small) expect(hashes.get(product.hash)).toEqual(product);
  });

  it("keeps all rules for any seed", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), (seed) => {
        const list = [...catalogProducts({ seed, skus: 600 })];
        expect(duplicates(list.flatMap((product) => product.variants.map(({ sku }) => sku)))).toEqual([]);
        for (const { description, variants: own } of list) {
          expect(description).not.toMatch(/undefined|[{}|]/);
          for (const { wholesale_cents, list_cents, stock } of own) {
            expect(list_cents).toBeGreaterThan(unitPrice(wholesale_cents, 800, 1000).unit_price_cents);
            expect(stock).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});
