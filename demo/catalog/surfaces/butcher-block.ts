import type { Look } from "../../../domain/materials/look.ts";
import blockProse from "../../data/descriptions/butcher-blocks.json" with { type: "json" };
import phrases from "../../data/phrases/butcher-block.json" with { type: "json" };
import woodRows from "../../data/product-kinds/butcher-block.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { filledIn, oneOfEach } from "../prose/grammar.ts";
import { capital, finishChoice, priced, some, someOf } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import type { Size, SurfaceLine, SurfaceSeed } from "./surface.types.ts";

const woods = woodRows as unknown as Record<
  string,
  { word: string; janka: number; density: number; price: [number, number] }
>;

/** What a block is, worked out once for its draft, attributes and description. */
function blockBasics(seed: SurfaceSeed) {
  const { series_random: random, random: own, brand } = seed;
  const [look] = seed.looks as [Look];
  const wood = woods[look.id] ?? woods["butcher-block-maple"]!;
  const lengths = some([72, 50, 74, 96, 98, 120], 5, random, 3);
  const thickness_in = random.pick([1.5, 1.5, 1.75, 2.25]);
  const depth = 25.5;
  const sizes: Size[] = lengths.map((length_in) => ({
    label: `${length_in}×25-1/2 in.`,
    code: `${length_in}`,
    format: "butcher-block",
    width_in: depth,
    length_in,
    thickness_in,
    pattern: "Edge grain, staves lengthwise",
    price: 1 + (length_in > 96 ? 0.08 : 0),
  }));
  const finishes = [finishChoice("Oiled", "oiled"), finishChoice("Satin Varnish", "satin", 1.06)];
  const care = own.pick(phrases.block_basics.care);
  return { seed, look, sizes, finishes, wood, brand, thickness_in, random, own, lengths, care };
}

function blockAttributes({
  wood,
  look,
  thickness_in,
  sizes,
  finishes,
}: ReturnType<typeof blockBasics>): Record<string, AttributeValue> {
  return {
    material: "Wood",
    species: capital(wood.word),
    color_family: look.colorFamily,
    look: "Wood Look",
    slab_thickness: filledIn(phrases.block_attributes.slab_thickness, { thickness_in }),
    slab_size: sizes.map((size) => size.label),
    finish: finishes.map((finish) => finish.label),
    janka_lbf: wood.janka,
    sealing: "Oil regularly",
    certifications: ["FSC"],
    use: ["Kitchen counter", "Island", "Workbench"],
  };
}

function blockFacts({
  brand,
  seed,
  look,
  own,
  wood,
  thickness_in,
  lengths,
  care,
}: ReturnType<typeof blockBasics>): Facts {
  return {
    brand: brand.name,
    series: seed.series,
    color: colorName(look),
    words: own.pick(seenIn(look)),
    wood: wood.word,
    edge: "edge-grain",
    thickness: `${thickness_in} in.`,
    ...oneOfEach(phrases.butcher_block_words, own),
    finish_word: "oiled",
    shortest: String(Math.min(...lengths)),
    longest: String(Math.max(...lengths)),
    depth: "25-1/2",
    janka: String(wood.janka),
    places: someOf(phrases.block_facts.places, 2, own),
    care,
    care_cap: capital(care),
  };
}

export const butcherBlock: SurfaceLine = {
  child: "butcher-block-countertops",
  share: 11,
  group: "countertop",
  brands: ["hollin-and-rafe"],
  accepts: (look) => look.family === "wood",
  draft: (seed) => {
    const basics = blockBasics(seed);
    const { look, sizes, finishes, wood, brand, thickness_in, random } = basics;
    return {
      name: `${seed.series} ${colorName(look)} Butcher Block Top`,
      noun: "butcher block top",
      sizes,
      finishes,
      unit: "Piece",
      minimum_unit: 1,
      density: wood.density,
      wholesale_sqft: priced(
        wood.price[0],
        wood.price[1],
        (brand.tier / 1.35) * (thickness_in > 2 ? 1.4 : 1),
        random,
      ),
      saving: random.between(0.4, 0.52, 0.01),
      is_freight: true,
      extra_days: 2,
      attributes: blockAttributes(basics),
      surface: ["countertop"],
      warranty:
        "5-year warranty against glue failure; wood moves with the seasons and is not warranted against standing water.",
      prose: blockProse,
      facts: blockFacts(basics),
    };
  },
};
