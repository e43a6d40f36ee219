import { makeMaterial } from "../../../domain/materials/looks.ts";
import trimProse from "../../data/descriptions/trim.json" with { type: "json" };
import phrases from "../../data/phrases/trim.json" with { type: "json" };
import { oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

/** Moldings come in 16-foot lengths and are sold by the foot. */
const STICK_FT = 16;

const uses: Record<
  string,
  { child: string; noun: string; title: string; places: readonly string[]; fit: readonly string[] }
> = phrases.uses;

const profiles: Record<string, { label: string; detail: readonly string[] }> = phrases.profiles;

function draft(seed: GoodsSeed): GoodsDraft {
  const { design, random, series, series_random } = seed;
  const use = uses[param(seed, "use")] ?? uses.base!;
  const profile = profiles[param(seed, "profile")] ?? profiles.square!;
  const { height_in, depth_in } = design.size;
  const oak = design.finishes[0] === "white-oak";
  const words = {
    ...oneOfEach(phrases.draft_words, random),
    ...(oak ? oneOfEach(phrases.oak_words, random) : {}),
  };
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
