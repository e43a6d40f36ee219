import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoomProduct } from "../../contract/design/room-design.ts";
import type { MaterialDefinition } from "../../domain/materials/material.ts";
import { savingsPercent, unitPrice } from "../../domain/money/pricing.ts";
import { pieceOf } from "../../domain/room/takeoff/laying/product-piece.ts";
import { coverOfProduct } from "../../web/kit/room/scene/cover-of.ts";
import { finishes, photographedSizes, pictureFile } from "../fixtures/designs.ts";
import { fixtureDesigns } from "../fixtures/photographed.ts";
import { supplyDesigns } from "../fixtures/supplies/designs.ts";
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

describe("the demo catalog", () => {
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

  it("puts products in every subcategory, and nowhere else", () => {
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

  it("sells products of every brand, from every vendor", () => {
    expect(brands.length).toBeGreaterThanOrEqual(40);
    expect(vendors.length).toBeGreaterThanOrEqual(15);
    expect(new Set(products.map(({ brand }) => brand)).size).toBe(brands.length);
    expect(new Set(products.map(({ vendor }) => vendor)).size).toBe(vendors.length);
  });

  it("has no two products with the same name", () => {
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

  it("are the only products with an area in a box", () => {
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
  it("exist for every product and variant, with alternative text", () => {
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
      fixtureDesigns
        .flatMap(photographedSizes)
        .flatMap(({ id, finishes: taken }) => taken.map((finish) => `fixtures/${pictureFile(id, finish)}`)),
    );
    for (const { id, finishes: own } of supplyDesigns)
      for (const finish of own) taken.add(`fixtures/${pictureFile(id, finish)}`);
    expect(fixtureDesigns.flatMap((design) => design.finishes).filter((finish) => !ids.has(finish))).toEqual(
      [],
    );
    const files = products.flatMap(({ pictures }) =>
      pictures.flatMap(({ source }) => (source.kind === "file" ? [source.path] : [])),
    );
    expect(files.filter((path) => !taken.has(path))).toEqual([]);
    expect(taken.size - new Set(files).size).toBe(0);
  });

  it("and rooms show every size of every surface as it is sold and counted", () => {
    const wrong = surfaces.flatMap((product) =>
      product.variants.flatMap((variant) => {
        const source = product.pictures[variant.picture]!.source;
        if (source.kind !== "material") return [];
        const good = asGood(product, variant, source.definition);
        const [cover, counted] = [coverOfProduct(good), pieceOf(good, {})];
        if (cover?.kind !== "material") return [`${named({ product, variant })} is not drawn`];
        if (!counted || source.definition.family === "turf") return [];
        const { width_in, height_in } = counted.sheet ? chipOf(variant) : counted.piece;
        const differs = ({ piece }: MaterialDefinition, most: number) =>
          Math.abs(piece.width_in / width_in - 1) > most || Math.abs(piece.height_in / height_in - 1) > most;
        const { definition } = cover;
        // a slab or a set of mixed sizes has no one piece that its picture could show
        const isOnePiece = definition.piece.shape === "rectangle" && counted.pattern !== "mixed";
        const nominal = isOnePiece && definition.layout.pattern !== "slab" ? 0.1 : Number.POSITIVE_INFINITY;
        const exact = counted.sheet ? 0.1 : isOnePiece ? 0.001 : nominal;
        return differs(definition, exact) || differs(source.definition, nominal)
          ? [`${named({ product, variant })}: ${width_in}×${height_in} is counted`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
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

  it("share no eight words in a row with more than an eighth of their category, or four products of a small one", () => {
    for (const { slug } of categories) {
      const own = products.filter(({ category }) => category === slug);
      const uses = new Map<string, number>();
      for (const { description } of own)
        for (const run of runsOf(description)) uses.set(run, (uses.get(run) ?? 0) + 1);
      const common = [...uses].filter(([, count]) => count > Math.max(4, own.length / 8));
      expect(common, slug).toEqual([]);
    }
  });
});

/** A variant as a room knows it, as far as it is laid. */
const asGood = (
  { attributes, unit }: CatalogProduct,
  { size, options }: CatalogVariant,
  material: MaterialDefinition,
) => ({ attributes, unit, size, options, material, model: null }) as unknown as RoomProduct;

/** A chip of a mosaic sheet as its size names it: `1×4 in. brick on 12×12 in. sheet`, `2 in. hexagon on …`. */
function chipOf({ options, size }: CatalogVariant): { width_in: number; height_in: number } {
  const label = options.Size ?? size.pattern;
  const [a = 0, b = a] = (/^[\d./×]+/.exec(label)?.[0] ?? "1.5").split("×").map((number) => {
    const [over = 0, under = 1] = number.split("/").map(Number);
    return over / under;
  });
  const height_in = label.includes("rhombus") ? a * Math.sqrt(3) : Math.min(a, b);
  return { width_in: Math.max(a, b), height_in };
}

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

  it("includes the products of a smaller catalog in a larger one", () => {
    const small = [...catalogProducts({ skus: 1_500 })];
    const hashes = new Map(products.map((product) => [product.hash, product]));
    for (const product of small) expect(hashes.get(product.hash)).toEqual(product);
  });

  it("follows all rules for any seed", () => {
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
