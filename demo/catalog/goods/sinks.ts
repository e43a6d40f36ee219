import sinkProse from "../../data/descriptions/sinks.json" with { type: "json" };
import phrases from "../../data/phrases/sinks.json" with { type: "json" };
import kindRows from "../../data/product-kinds/kitchen-sinks.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

const kinds: Record<string, { child: string; noun: string; title: string }> = kindRows;
const bowlWords: Record<string, string> = phrases.bowl_words;

function materialOf(seed: GoodsSeed): {
  word: string;
  label: string;
  gauge?: string;
  price: number;
  density: number;
} {
  const finish = seed.design.finishes[0] ?? "stainless";
  if (seed.design.name_words.includes("cast iron"))
    return { word: "enameled cast iron", label: "Cast iron", price: 5.6, density: 0.145 };
  if (finish.startsWith("granite"))
    return { word: "granite composite", label: "Granite composite", price: 4.7, density: 0.062 };
  if (finish === "copper") return { word: "hammered copper", label: "Copper", price: 11.5, density: 0.05 };
  if (finish.includes("fireclay") || finish === "white")
    return { word: "fireclay", label: "Fireclay", price: 7.4, density: 0.17 };
  const gauge =
    seed.design.name_words.some((word) => word.includes("18 gauge")) || param(seed, "form") === "drop-in"
      ? "18"
      : "16";
  return {
    word: `${gauge} gauge stainless steel`,
    label: "Stainless steel",
    gauge,
    price: gauge === "16" ? 4.9 : 3.3,
    density: gauge === "16" ? 0.043 : 0.034,
  };
}

/** What a sink is, worked out once for its draft, attributes and description. */
function sinkBasics(seed: GoodsSeed) {
  const { design, random, series_random, series } = seed;
  const form = param(seed, "form");
  const bar = design.size.width_in <= 18 && form !== "utility";
  const { child, noun, title } = kinds[bar && form !== "round" ? "bar" : form] ?? kinds.undermount!;
  const material = materialOf(seed);
  const { width_in, depth_in, height_in } = design.size;
  const bowlDepth = form === "utility" ? 12 : Math.min(height_in, 10);
  const bowls = param(seed, "bowls");
  const cabinet =
    form === "utility" || form === "trough"
      ? ""
      : String(Math.ceil((width_in + (form === "apron" ? 0 : 3)) / 3) * 3);
  const weight = Math.round(
    width_in * depth_in * material.density * (bowls === "half" || bowls === "60-40" ? 1.12 : 1) + 3,
  );
  const base =
    width_in *
    material.price *
    (form === "workstation" ? 1.5 : form === "apron" ? 1.25 : 1) *
    (bowls === "single" || bowls === "drainboard" ? 1 : 1.1);
  const steel = material.label === "Stainless steel";
  const clay = material.label === "Fireclay";
  const mount: Record<string, readonly string[]> = phrases.sink_basics.mount;
  const mounted = random.pick(mount[form] ?? mount.undermount!);
  const quiet = steel ? random.pick(phrases.said.quiet) : random.pick(phrases.said.quiet2);
  const build = steel
    ? random.pick(phrases.said.build)
    : clay
      ? random.pick(phrases.said.build2)
      : random.pick(phrases.said.build3);
  const care = steel
    ? random.pick(phrases.said.care)
    : clay
      ? random.pick(phrases.said.care2)
      : material.label === "Copper"
        ? random.pick(phrases.said.care3)
        : random.pick(phrases.said.care4);
  const extra = form === "workstation" ? random.pick(phrases.said.extra) : random.pick(phrases.said.extra2);
  const takes = bar ? random.pick(phrases.sink_basics.takes) : random.pick(phrases.said.takes);
  return {
    child,
    series,
    width_in,
    material,
    form,
    title,
    noun,
    design,
    weight,
    base,
    seed,
    series_random,
    steel,
    clay,
    bowls,
    bowlDepth,
    cabinet,
    takes,
    random,
    build,
    quiet,
    mounted,
    extra,
    care,
  };
}

function sinkAttributes({
  material,
  form,
  bowls,
  bowlDepth,
  cabinet,
  series_random,
  steel,
}: ReturnType<typeof sinkBasics>): Record<string, AttributeValue> {
  return {
    material: material.label,
    ...(material.gauge ? { gauge: material.gauge } : {}),
    mounting:
      form === "apron"
        ? "Apron front"
        : form === "workstation"
          ? "Undermount"
          : capital(form === "round" ? "Undermount" : form),
    bowls:
      bowls === "single"
        ? "Single"
        : bowls === "drainboard"
          ? "Single with drainboard"
          : bowls === "half"
            ? "Double 50/50"
            : "Double 60/40",
    bowl_depth_in: bowlDepth,
    ...(cabinet ? { min_cabinet_in: cabinet } : {}),
    drain: series_random.pick(phrases.sink_attributes.drain),
    certifications: [steel ? "ASME A112.19.3" : "ASME A112.19.2", "CSA B45"],
  };
}

function sinkFacts({
  seed,
  noun,
  material,
  steel,
  clay,
  bowls,
  bowlDepth,
  takes,
  random,
  design,
  form,
  build,
  quiet,
  weight,
  cabinet,
  mounted,
  extra,
  care,
}: ReturnType<typeof sinkBasics>): Facts {
  return {
    ...goodsFacts(seed, noun),
    material: material.word,
    makes: steel ? "presses" : clay ? "casts and fires" : "molds",
    bowls: bowlWords[bowls] ?? "one bowl",
    bowl_depth: inch(bowlDepth),
    takes,
    takes_cap: capital(takes),
    ...oneOfEach(phrases.draft_words, random),
    corners: Number(design.params.corner ?? 1) < 1.3 ? "tight" : "rounded",
    corners_cap: Number(design.params.corner ?? 1) < 1.3 ? "Tight" : "Rounded",
    front:
      form === "apron"
        ? random.pick(phrases.sink_facts.front.apron)
        : random.pick(phrases.sink_facts.front.other),
    build,
    build_cap: capital(build),
    quiet,
    quiet_cap: capital(quiet),
    weight: String(weight),
    cabinet: cabinet || undefined,
    mount: mounted,
    mount_cap: capital(mounted),
    extra,
    extra_cap: extra.includes(" and ") ? capital(extra) : undefined,
    care,
    care_cap: capital(care),
  };
}

function draft(seed: GoodsSeed): GoodsDraft {
  const basics = sinkBasics(seed);
  const {
    child,
    series,
    width_in,
    material,
    form,
    title,
    noun,
    design,
    weight,
    base,
    series_random,
    steel,
    clay,
  } = basics;
  return {
    child,
    name: `${series} ${Math.round(width_in)} in. ${material.label === "Fireclay" && form === "apron" ? "Fireclay " : material.label === "Granite composite" ? "Granite Composite " : material.label === "Copper" ? "Copper " : ""}${title}`,
    noun,
    ...(form === "drop-in"
      ? {
          option: {
            name: "Faucet holes",
            choices: [
              {
                label: `${String(design.params.holes ?? 1)}`,
                code: `${String(design.params.holes ?? 1)}H`,
                price: 1,
              },
              {
                label: design.params.holes === 1 ? "3" : "1",
                code: design.params.holes === 1 ? "3H" : "1H",
                price: 1,
              },
            ],
          },
        }
      : form === "utility" || form === "trough"
        ? {}
        : {
            option: options.sinks.set,
          }),
    weight_lb: weight,
    wholesale: dollars(base * 0.85, base * 1.18, seed),
    saving: series_random.between(0.44, 0.57, 0.01),
    is_freight: weight > 68,
    extra_days: 0,
    attributes: sinkAttributes(basics),
    surface: [],
    warranty:
      steel || clay
        ? "Limited lifetime warranty against cracks, rust and glaze defects."
        : `${years(10, seed)}-year limited warranty against cracks and loss of color.`,
    prose: sinkProse,
    facts: sinkFacts(basics),
  };
}

export const kitchenSinks: GoodsPlan = {
  category: "kitchen-sinks",
  styles: {},
  makes: (brand, design) => {
    const clayOrStone = /fireclay|granite|copper|biscuit|white/.test(design.finishes[0] ?? "");
    return brand.slug === "kilnmoor"
      ? clayOrStone
      : !clayOrStone || /granite|drainboard|utility/.test(design.id);
  },
  draft,
};
