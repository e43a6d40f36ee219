import type { Look } from "../../../domain/materials/look.ts";
import { inches, some } from "./common.ts";
import type { Choice, Size, SurfaceLine, SurfacePlan } from "./surface.types.ts";
import { woodDraft } from "./wood-draft.ts";

const board = (
  width_in: number,
  format: Size["format"],
  thickness_in: number,
  price: number,
  length_in = 48,
  pattern = "Random lengths",
): Size => ({
  label: `${inches(width_in).replace(" in.", "")} in. wide`.replace(
    "in. wide",
    length_in === 48 ? "in. wide" : `× ${inches(length_in)}`,
  ),
  code: String(width_in).replace(".", ""),
  format,
  width_in,
  length_in,
  thickness_in,
  pattern,
  price,
});

const select: Choice = { label: "Select", code: "SEL", price: 1.12 };
const character: Choice = { label: "Character", code: "CHR", price: 1 };
const classic: Choice = { label: "Classic", code: "NAT", price: 1.05 };
const rustic: Choice = { label: "Rustic", code: "RUS", price: 0.92 };

const isBlockOnly = (look: Look) => /bamboo|reclaimed|pine|teak/.test(look.id);

const engineered: SurfaceLine = {
  child: "engineered-hardwood",
  share: 40,
  group: "hardwood",
  accepts: () => true,
  draft: (seed) => {
    const { series_random: random } = seed;
    const wear_mm = random.pick([2, 2, 3, 4]);
    const thickness_in = wear_mm === 4 ? 0.625 : random.pick([0.5, 0.5625]);
    const widths = some([5, 6.5, 7.5], 3, random, 2);
    return woodDraft(seed, {
      child: "engineered-hardwood",
      construction: "engineered",
      thickness_in,
      wear_mm,
      core: random.pick([
        "nine-ply birch core",
        "seven-ply eucalyptus core",
        "poplar core",
        "multi-ply hardwood core",
      ]),
      install: ["Glue", "Nail", ...(random.chance(0.6) ? ["Float"] : [])],
      sizes: widths.map((width, at) =>
        board(width, width > 6 ? "plank-7.5" : "plank-5", thickness_in, 1 + at * 0.05),
      ),
      grades: some([character, select], 2, random),
      price: wear_mm === 4 ? [3.9, 5.6] : [2.8, 4.3],
      noun: "engineered hardwood plank",
      title: "Engineered Plank",
    });
  },
};

const solid: SurfaceLine = {
  child: "solid-hardwood",
  share: 26,
  group: "hardwood",
  brands: ["brackenfell", "hollin-and-rafe"],
  accepts: (look) => !/bamboo-natural|rift|fumed|whitewash/.test(look.id),
  draft: (seed) => {
    const { series_random: random } = seed;
    const widths = some([3.25, 2.25, 4, 5], 4, random, 2);
    return woodDraft(seed, {
      child: "solid-hardwood",
      construction: "solid",
      thickness_in: 0.75,
      wear_mm: null,
      core: "",
      install: ["Nail", "Staple"],
      sizes: widths.map((width) =>
        board(
          width,
          width > 4 ? "plank-5" : width > 3 ? "plank-3.25" : "plank-2.25",
          0.75,
          0.9 + width * 0.035,
        ),
      ),
      grades: some([select, classic, rustic], 2, random),
      price: [3.3, 4.6],
      noun: "solid hardwood strip",
      title: "Solid Strip",
    });
  },
};

const wide: SurfaceLine = {
  child: "wide-plank-hardwood",
  share: 20,
  group: "hardwood",
  accepts: (look) => !/strip|bamboo-natural/.test(look.id),
  draft: (seed) => {
    const { series_random: random } = seed;
    const widths = some([8.66, 9.5, 10.25], 3, random, 2);
    const thickness_in = random.pick([0.625, 0.75]);
    return woodDraft(seed, {
      child: "wide-plank-hardwood",
      construction: "engineered",
      thickness_in,
      wear_mm: random.pick([4, 4, 6]),
      core: random.pick(["birch multi-ply core", "balanced three-layer core", "nine-ply birch core"]),
      install: ["Glue", "Nail", "Glue-assist"],
      sizes: widths.map((width, at) => board(width, "plank-7.5", thickness_in, 1 + at * 0.06)),
      grades: some([character, select, rustic], 2, random, 2),
      price: [5, 7.4],
      noun: "wide-plank engineered floor",
      title: "Wide Plank",
    });
  },
};

const herringbone: SurfaceLine = {
  child: "herringbone-hardwood",
  share: 14,
  group: "hardwood",
  brands: ["norrvik", "brackenfell"],
  accepts: (look) =>
    !isBlockOnly(look) && look.formats("hardwood").some(({ id }) => id === "wood-herringbone"),
  draft: (seed) => {
    const { series_random: random } = seed;
    const chevron = random.chance(0.35);
    const thickness_in = random.pick([0.5625, 0.625]);
    const format = chevron ? "wood-chevron" : "wood-herringbone";
    const pattern = chevron ? "Chevron" : "Herringbone";
    const rows = some(
      [
        [4.75, 23.75],
        [3.5, 17.5],
        [5.5, 27.5],
      ] as const,
      3,
      random,
      2,
    );
    return woodDraft(seed, {
      child: "herringbone-hardwood",
      construction: "engineered",
      thickness_in,
      wear_mm: random.pick([3, 4]),
      core: random.pick(["nine-ply birch core", "multi-ply hardwood core"]),
      install: ["Glue"],
      sizes: rows.map(([width, length], at) =>
        board(width, format, thickness_in, 1 + at * 0.04, length, `${pattern}, left and right blocks`),
      ),
      grades: some([select, character], 2, random),
      price: [4.4, 6.4],
      noun: `${pattern.toLowerCase()} oak block`.replace("oak ", ""),
      title: `${pattern} Block`,
      pattern,
    });
  },
};

export const hardwood: SurfacePlan = {
  category: "hardwood-flooring",
  products: 310,
  lines: [engineered, solid, wide, herringbone],
};
