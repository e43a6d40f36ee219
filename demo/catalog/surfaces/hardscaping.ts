import type { Look } from "../../../domain/materials/look.ts";
import prices from "../../data/product-kinds/stone-prices.json" with { type: "json" };
import sizeRows from "../../data/product-kinds/surface-sizes.json" with { type: "json" };
import { capital, finishChoice, pieces, priced, some } from "./common.ts";
import { finishWords, outdoorFinishes, pavingDraft } from "./paving.ts";
import type { SurfaceLine, SurfacePlan } from "./surface.types.ts";
import { stoneOf } from "./tile-stone.ts";

const concrete: SurfaceLine = {
  child: "concrete-pavers",
  share: 34,
  group: "hardscape",
  brands: ["cobbleworth", "brindlerock"],
  accepts: (look) =>
    look.family === "paver" || look.id.startsWith("cast-concrete") || look.id === "exposed-aggregate",
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const slab = look.family !== "paver";
    const thick = slab ? random.pick([1.75, 2]) : random.pick([2.375, 2.375, 3.125]);
    const sizes = slab
      ? some(pieces(sizeRows.hardscaping.concrete_slabs, { thickness_in: thick }), 3, random, 2)
      : some(pieces(sizeRows.hardscaping.concrete_pavers, { thickness_in: thick }), 4, random, 2);
    return pavingDraft(seed, {
      kind: slab ? "concrete patio slab" : "concrete paver",
      material: "Concrete",
      title: slab ? "Patio Slab" : "Concrete Paver",
      sizes,
      finishes: some(outdoorFinishes(look), 3, random, 2),
      unit: "Square foot",
      least: 10,
      density: 0.0825,
      price: priced(slab ? 3.6 : 2.6, slab ? 6.4 : 4.6, brand.tier, random),
      psi: random.between(8000, 9600, 100),
      absorption: random.between(3, 5, 0.1),
      vehicles: !slab,
      dcof: random.between(0.55, 0.7, 0.01),
      shape: slab ? "Slab" : "Paver",
      makes: "casts",
    });
  },
};

const stonePrices = prices.paving as unknown as Record<string, [number, number]>;

const naturalStone: SurfaceLine = {
  child: "natural-stone-pavers",
  share: 28,
  group: "hardscape",
  brands: ["stonnard", "solmarra", "lagunera"],
  accepts: (look) => ["travertine", "limestone", "slate", "granite"].includes(look.family),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const stone = stoneOf(look);
    const [least, most] = stonePrices[stone] ?? [5, 8];
    const thick = random.pick([1.25, 1.25, 1.5]);
    const pattern =
      look.family === "travertine" || stone === "limestone" ? sizeRows.hardscaping.french_pattern : [];
    const sizes = some(
      pieces([...sizeRows.hardscaping.natural_stone, ...pattern], { thickness_in: thick }),
      4,
      random,
      2,
    );
    const finishes = some(outdoorFinishes(look), 2, random, 2);
    return pavingDraft(seed, {
      kind: `${stone} paver`,
      material: capital(stone),
      title: `${capital(stone)} Paver`,
      sizes,
      finishes: finishes.length ? finishes : [finishWords.natural!],
      unit: "Square foot",
      least: 10,
      density: stone === "travertine" ? 0.0865 : 0.0965,
      price: priced(least, most, brand.tier, random),
      psi: random.between(stone === "travertine" ? 7200 : 11000, stone === "travertine" ? 9800 : 19000, 100),
      absorption: random.between(
        stone === "travertine" || stone === "limestone" ? 1 : 0.3,
        stone === "limestone" ? 4.5 : stone === "travertine" ? 2.4 : 0.9,
        0.1,
      ),
      vehicles: stone === "granite" && thick > 1.4,
      dcof: random.between(0.55, 0.68, 0.01),
      shape: pattern.length && sizes.length > 2 ? "Paver and pattern set" : "Paver",
      makes: "saws",
    });
  },
};

const porcelainPaver: SurfaceLine = {
  child: "porcelain-pavers",
  share: 18,
  group: "hardscape",
  brands: ["veldtmark", "solmarra"],
  accepts: (look) => look.formats("hardscape").some(({ id }) => id === "paver-24x24"),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const sizes = some(pieces(sizeRows.hardscaping.porcelain_pavers), 4, random, 2);
    return pavingDraft(seed, {
      kind: "2 cm porcelain paver",
      material: "Porcelain",
      title: "Porcelain Paver",
      sizes,
      finishes: [finishWords.grip!],
      unit: "Box",
      least: 1,
      density: 0.083,
      price: priced(4.1, 6.6, brand.tier, random),
      psi: random.between(12000, 15000, 100),
      absorption: random.between(0.1, 0.4, 0.1),
      vehicles: false,
      dcof: random.between(0.6, 0.74, 0.01),
      shape: "Slab",
      makes: "presses",
    });
  },
};

const clay: SurfaceLine = {
  child: "clay-brick-pavers",
  share: 12,
  group: "hardscape",
  brands: ["cobbleworth"],
  accepts: (look) => look.family === "brick",
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const thick = random.pick([2.25, 2.25, 2.75]);
    return pavingDraft(seed, {
      kind: "clay brick paver",
      material: "Clay brick",
      title: "Clay Brick Paver",
      sizes: some(pieces(sizeRows.hardscaping.clay_brick, { thickness_in: thick }), 3, random, 2),
      finishes: some(outdoorFinishes(look), 2, random, 2),
      unit: "Square foot",
      least: 10,
      density: 0.078,
      price: priced(3.6, 6.2, brand.tier, random),
      psi: random.between(9000, 12500, 100),
      absorption: random.between(3, 5.8, 0.1),
      vehicles: true,
      dcof: random.between(0.56, 0.68, 0.01),
      shape: "Brick",
      makes: "fires",
    });
  },
};

const flagstone: SurfaceLine = {
  child: "flagstone",
  share: 12,
  group: "hardscape",
  brands: ["stonnard", "brindlerock"],
  accepts: (look) => look.formats("hardscape").some(({ id }) => id === "flagstone"),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    const [look] = seed.looks as [Look];
    const stone = stoneOf(look);
    return pavingDraft(seed, {
      kind: `${stone} flagstone`,
      material: capital(stone),
      title: `${capital(stone)} Flagstone`,
      sizes: pieces(sizeRows.hardscaping.flagstone),
      finishes: some(outdoorFinishes(look), 2, random),
      unit: "Square foot",
      least: 25,
      density: 0.092,
      price: priced(3.4, 6.1, brand.tier, random),
      psi: random.between(9000, 16000, 100),
      absorption: random.between(0.6, 3.4, 0.1),
      vehicles: false,
      dcof: random.between(0.58, 0.72, 0.01),
      shape: "Irregular",
      makes: "splits",
    });
  },
};

const cobble: SurfaceLine = {
  child: "cobbles-setts",
  share: 8,
  group: "hardscape",
  brands: ["stonnard"],
  accepts: (look) => look.formats("hardscape").some(({ id }) => id === "cobble"),
  draft: (seed) => {
    const { series_random: random, brand } = seed;
    return pavingDraft(seed, {
      kind: "granite sett",
      material: "Granite",
      title: "Granite Cobble",
      sizes: pieces(sizeRows.hardscaping.cobble),
      finishes: some(
        [
          finishChoice("Split", "natural_cleft"),
          finishChoice("Tumbled", "tumbled", 1.05),
          finishChoice("Thermal Top", "flamed", 1.1),
        ],
        3,
        random,
        2,
      ),
      unit: "Square foot",
      least: 10,
      density: 0.0965,
      price: priced(8.2, 12.8, brand.tier, random),
      psi: random.between(17000, 24000, 100),
      absorption: random.between(0.2, 0.5, 0.1),
      vehicles: true,
      dcof: random.between(0.55, 0.66, 0.01),
      shape: "Cobble",
      makes: "splits",
    });
  },
};

export const hardscaping: SurfacePlan = {
  category: "hardscaping",
  products: 320,
  lines: [concrete, naturalStone, porcelainPaver, clay, flagstone, cobble],
};
