import type { Look } from "../../../domain/materials/look.ts";
import copingProse from "../../data/descriptions/copings.json" with { type: "json" };
import phrases from "../../data/phrases/coping.json" with { type: "json" };
import kindRows from "../../data/product-kinds/copings.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import sizeRows from "../../data/product-kinds/surface-sizes.json" with { type: "json" };
import type { AttributeValue, Unit } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { capital, finishChoice, inches, pieces, priced, some } from "./common.ts";
import { colorName, seenIn } from "./look-notes.ts";
import { outdoorFinishes } from "./paving.ts";
import type { Choice, SurfaceDraft, SurfaceLine, SurfacePlan, SurfaceSeed } from "./surface.types.ts";
import { stoneOf } from "./tile-stone.ts";

const edges: readonly Choice[] = options.coping.edges;
const clayEdges: readonly Choice[] = options.coping.clay_edges;

interface Kind {
  child: string;
  share: number;
  brands: string[];
  price: [number, number];
  absorption: [number, number];
  density: number;
  salt: boolean;
  piece: boolean;
}

const kinds = kindRows as unknown as readonly Kind[];

/** The looks that a kind comes in, and the stone that they are called. */
const looksOf: Record<string, { accepts(look: Look): boolean; stone(look: Look): string }> = {
  "travertine-coping": { accepts: ({ family }) => family === "travertine", stone: () => "travertine" },
  "limestone-coping": { accepts: ({ family }) => family === "limestone", stone: stoneOf },
  "bluestone-coping": { accepts: ({ family }) => family === "slate" || family === "granite", stone: stoneOf },
  "porcelain-coping": {
    accepts: ({ family, label }) => family === "concrete" && label.includes("porcelain"),
    stone: () => "porcelain",
  },
  "concrete-coping": {
    accepts: ({ id, family }) =>
      id.startsWith("cast-concrete") || id === "exposed-aggregate" || family === "brick",
    stone: ({ family }) => (family === "brick" ? "clay brick" : "cast concrete"),
  },
};

/** What a coping is, worked out once for its draft, attributes and description. */
function copingBasics(seed: SurfaceSeed, kind: Kind) {
  const { series_random: random, random: own, brand } = seed;
  const [look] = seed.looks as [Look];
  const stone = looksOf[kind.child]!.stone(look);
  const brick = look.family === "brick";
  const porcelain = stone === "porcelain";
  const thick = porcelain ? 1.575 : random.pick([1.25, 2, 2, 2.25]);
  const sizes = brick
    ? pieces(sizeRows.coping.clay, { pattern: "Along the edge" })
    : some(pieces(sizeRows.coping.stone, { pattern: "Along the edge", thickness_in: thick }), 4, random, 2);
  const outdoor = outdoorFinishes(look);
  const finishes = some(
    porcelain
      ? [finishChoice("Grip", "grip")]
      : outdoor.length
        ? outdoor
        : [finishChoice("Natural", "natural")],
    2,
    random,
    2,
  );
  const choices = brick ? clayEdges : porcelain ? [edges[1]!, edges[2]!] : some(edges, 3, random, 2);
  const edge = choices[0]!.label.toLowerCase();
  const absorption = random.between(kind.absorption[0], kind.absorption[1], 0.1);
  const dcof = random.between(0.55, 0.7, 0.01);
  const salt = kind.salt
    ? own.pick(phrases.coping_basics.salt.salt)
    : own.pick(phrases.coping_basics.salt.other);
  const frost = absorption < 3.5 ? "frost leaves it whole" : "it is for mild climates";
  const by: Unit = kind.piece ? "Piece" : "Linear foot";
  const mortar = porcelain ? "two-part flexible thinset" : own.pick(phrases.coping_basics.mortar);
  const sold =
    by === "Piece" ? own.pick(phrases.coping_basics.sold.Piece) : own.pick(phrases.coping_basics.sold.other);
  return {
    seed,
    look,
    stone,
    sizes,
    finishes,
    choices,
    by,
    kind,
    brand,
    random,
    thick,
    dcof,
    absorption,
    own,
    edge,
    salt,
    frost,
    mortar,
    sold,
  };
}

function copingAttributes({
  stone,
  choices,
  sizes,
  finishes,
  look,
  thick,
  dcof,
  absorption,
  kind,
}: ReturnType<typeof copingBasics>): Record<string, AttributeValue> {
  return {
    material: capital(stone),
    edge: choices.map((choice) => choice.label),
    size: sizes.map((entry) => entry.label),
    finish: finishes.map((finish) => finish.label),
    color_family: look.colorFamily,
    look: "Outdoor",
    thickness_in: thick,
    dcof,
    absorption_percent: absorption,
    salt_safe: kind.salt,
    frost_proof: absorption < 3.5,
    use: ["Pool edge", "Spa", "Steps"],
  };
}

function copingFacts({
  brand,
  seed,
  look,
  stone,
  own,
  edge,
  sizes,
  thick,
  finishes,
  salt,
  frost,
  absorption,
  dcof,
  mortar,
  sold,
  by,
}: ReturnType<typeof copingBasics>): Facts {
  return {
    brand: brand.name,
    series: seed.series,
    color: colorName(look),
    stone,
    stone_cap: capital(stone),
    words: own.pick(seenIn(look)),
    edge,
    edge_cap: capital(edge),
    sizes:
      sizes.length > 2
        ? `${["three", "four"][sizes.length - 3]} sizes, ${sizes[0]?.label.replace(/ in\.$/, "")} to ${sizes.at(-1)?.label}`
        : listed(sizes.map((entry) => entry.label)),
    thickness: inches(thick),
    finish_word: (finishes[0]?.label ?? "natural").toLowerCase(),
    ...oneOfEach(phrases.coping_words, own),
    salt,
    salt_cap: capital(salt),
    frost,
    absorption: String(absorption),
    dcof: dcof.toFixed(2),
    mortar,
    mortar_cap: capital(mortar),
    sold,
    sold_short: by === "Piece" ? "count by the piece" : "measure in running feet",
  };
}

function copingDraft(seed: SurfaceSeed, kind: Kind): SurfaceDraft {
  const basics = copingBasics(seed, kind);
  const { look, stone, sizes, finishes, choices, by, brand, random } = basics;
  return {
    name: `${seed.series} ${colorName(look)} ${capital(stone)} Coping`
      .replace("Clay brick", "Clay Brick")
      .replace("Cast concrete", "Cast Concrete"),
    noun: `${stone} pool coping`,
    sizes,
    finishes,
    builds: { option: "Edge", choices },
    keeps_format: true,
    unit: by,
    minimum_unit: by === "Piece" ? 4 : 5,
    density: kind.density,
    wholesale_sqft: priced(kind.price[0], kind.price[1], brand.tier, random),
    saving: random.between(0.34, 0.47, 0.01),
    is_freight: true,
    extra_days: 2,
    attributes: copingAttributes(basics),
    surface: ["outdoor"],
    warranty: kind.piece
      ? "Stone is warranted against splitting for 10 years when set on a sound beam; color varies by nature."
      : "15-year limited warranty against cracking from manufacture.",
    prose: copingProse,
    facts: copingFacts(basics),
  };
}

const copingLine = (kind: Kind): SurfaceLine => ({
  child: kind.child,
  share: kind.share,
  group: "coping",
  brands: kind.brands,
  accepts: looksOf[kind.child]!.accepts,
  draft: (seed) => copingDraft(seed, kind),
});

export const coping: SurfacePlan = { category: "pool-copings", products: 230, lines: kinds.map(copingLine) };
