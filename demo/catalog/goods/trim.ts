import { makeMaterial } from "../../../domain/materials/looks.ts";
import trimProse from "../../data/descriptions/trim.json" with { type: "json" };
import { oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

/** Moldings come in 16-foot lengths and are sold by the foot. */
const STICK_FT = 16;

const uses: Record<
  string,
  { child: string; noun: string; title: string; places: readonly string[]; fit: readonly string[] }
> = {
  base: {
    child: "baseboard",
    noun: "baseboard",
    title: "Baseboard",
    places: [
      "long plain walls",
      "halls and stairs",
      "rooms with tall windows",
      "living rooms",
      "bedrooms",
      "new floors",
    ],
    fit: [
      "cope the inside corners",
      "leave 1/8 in. over the floor",
      "nail it to every stud",
      "scarf long runs at 30 degrees",
      "add 10 percent for cuts",
    ],
  },
  casing: {
    child: "casing",
    noun: "door and window casing",
    title: "Casing",
    places: ["doors and windows", "wide openings", "paneled doors", "plain jambs", "replacement windows"],
    fit: [
      "leave a 3/16 in. reveal",
      "glue the miters",
      "nail to jamb and stud",
      "a door takes 17 ft",
      "cut the head last",
    ],
  },
  crown: {
    child: "crown-moulding",
    noun: "crown",
    title: "Crown",
    places: [
      "nine-foot rooms",
      "dining rooms",
      "cabinet tops",
      "rooms with plaster ceilings",
      "low ceilings too",
    ],
    fit: [
      "cut it upside down",
      "cope the inside corners",
      "find the joists first",
      "caulk the ceiling line",
      "blocking makes it easy",
    ],
  },
};

const profiles: Record<string, { label: string; detail: readonly string[] }> = {
  square: {
    label: "Square",
    detail: ["a square edge, eased", "a flat face to the edge", "crisp plain arrises"],
  },
  craftsman: {
    label: "Craftsman",
    detail: ["a sloped top edge", "a top that sheds dust", "a slight bevel above"],
  },
  rounded: { label: "Rounded", detail: ["a quarter-round top", "a soft upper edge", "one plain round"] },
  ogee: { label: "Ogee", detail: ["an S-curve over a fillet", "an ogee cap", "a curve above a flat"] },
  colonial: {
    label: "Colonial",
    detail: ["a bead between fillets", "an old bead pattern", "a hollow and a bead"],
  },
  backband: {
    label: "Backband",
    detail: ["a raised outer edge", "a flat with a band", "a stepped outer edge"],
  },
  fluted: {
    label: "Fluted",
    detail: ["four shallow flutes", "flutes along the board", "hollows side by side"],
  },
  "crown-cove": { label: "Cove", detail: ["one deep hollow", "a hollow between fillets", "a plain cove"] },
  "crown-ogee": {
    label: "Ogee",
    detail: ["the S-curve of older rooms", "a full ogee", "a swell and a hollow"],
  },
  "crown-bevel": { label: "Bevel", detail: ["a flat slope", "a bevel between steps", "one straight slope"] },
  "crown-step": { label: "Stepped", detail: ["three square steps", "stepped fillets", "flat setbacks"] },
};

/** Words of which a description takes one each. */
const draftWords = {
  primed: ["primed on four sides", "primed twice and sanded", "sanded and primed", "primed, back too"],
  wood: ["finger-jointed pine", "MDF with a dense face", "finger-jointed poplar", "clear pine, jointed"],
  straight: ["stays straight", "takes a nail without splitting", "cuts without fuzz", "holds its edge"],
  lengths: ["in 16 ft lengths", "by the foot", "in bundles of four", "in full 16 ft sticks"],
  match: [
    "casing and crown of the series match",
    "the whole series shares its curves",
    "blocks and stops match",
    "stops and caps are milled with it",
  ],
  color: [
    "any latex enamel covers it",
    "one coat finishes it",
    "paint it the day it is up",
    "two coats hide the nails",
  ],
  knife: ["from one set of knives", "in one pass", "to a hundredth", "on a six-head molder"],
} as const;

/** Oak is sold bare, to be oiled. */
const oakWords = {
  primed: ["sanded to 180 grit", "sanded and unfinished", "planed and sanded"],
  wood: ["solid white oak", "white oak in one piece", "rift and plain white oak"],
  color: ["oil brings up the grain", "lacquer keeps it pale", "stain it before it goes up"],
} as const;

function draft(seed: GoodsSeed): GoodsDraft {
  const { design, random, series, series_random } = seed;
  const use = uses[param(seed, "use")] ?? uses.base!;
  const profile = profiles[param(seed, "profile")] ?? profiles.square!;
  const { height_in, depth_in } = design.size;
  const oak = design.finishes[0] === "white-oak";
  const words = { ...oneOfEach(draftWords, random), ...(oak ? oneOfEach(oakWords, random) : {}) };
  const detail = random.pick(profile.detail);
  const fit = random.pick(use.fit);
  return {
    child: use.child,
    name: `${series} ${height_in} in. ${oak ? "Oak " : ""}${profile.label} ${use.title}`,
    noun: use.noun,
    weight_lb: Number((height_in * depth_in * 0.26).toFixed(2)),
    wholesale: dollars(
      (oak ? 2.2 : 1) * (0.34 + height_in * depth_in * 0.36),
      (oak ? 2.2 : 1) * (0.44 + height_in * depth_in * 0.44),
      seed,
    ),
    saving: series_random.between(0.36, 0.48, 0.01),
    is_freight: true,
    extra_days: 0,
    minimum_unit: 8,
    attributes: {
      profile: profile.label,
      use: use.title,
      height_in,
      thickness_in: depth_in,
      material: capital(words.wood),
      stick_ft: STICK_FT,
      width_in: height_in,
      certifications: ["CARB2"],
    },
    surface: ["trim"],
    warranty: `${years(1, seed)}-year warranty against warp and delamination, kept dry.`,
    prose: trimProse,
    facts: {
      ...goodsFacts(seed, use.noun),
      ...words,
      profile: profile.label.toLowerCase(),
      tall: `${height_in} in.`,
      thick: `${depth_in} in.`,
      detail,
      detail_cap: capital(detail),
      place: random.pick(use.places),
      fit,
      fit_cap: capital(fit),
      primed_cap: capital(words.primed),
      wood_cap: capital(words.wood),
      match_cap: capital(words.match),
      color_cap: capital(words.color),
    },
  };
}

export const mouldingTrim: GoodsPlan = {
  category: "moulding-trim",
  styles: {},
  unit: "Linear foot",
  // a face's height, the length of a stick, how far it stands out
  laid: (design, finish) => ({
    material: trimMaterial(finish),
    size: {
      width_in: design.size.height_in,
      length_in: STICK_FT * 12,
      height_in: design.size.depth_in,
      pattern: "",
    },
  }),
  draft,
};

const trimMaterial = (finish: string) =>
  finish === "white-oak"
    ? makeMaterial("white-oak-natural", { seed: 7, layout: { pattern: "slab", grout: null } })
    : makeMaterial("paint-first-snow-lot", { seed: 7, finish: "semi_gloss" });
