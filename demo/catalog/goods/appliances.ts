import applianceProse from "../../data/descriptions/appliances.json" with { type: "json" };
import phrases from "../../data/phrases/appliances.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { Random } from "../../random.ts";
import type { Facts } from "../prose/grammar.ts";
import { filledIn, oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { goodsFacts, inch, param, years } from "./common.ts";
import { cooktop, microwave, range, wallOven } from "./cooking-appliances.ts";
import { refrigerator } from "./cooling-appliances.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import type { Machine } from "./machine.types.ts";

function dishwasher(seed: GoodsSeed, random: Random): Machine {
  const drawers = seed.design.params.drawers === true;
  const decibels = random.pick([39, 42, 44, 46, 48]);
  const settings = drawers ? "14" : random.pick(["14", "15", "16"]);
  return {
    child: "dishwashers",
    noun: drawers ? "double-drawer dishwasher" : "24 in. dishwasher",
    title: drawers
      ? "24 in. Double-Drawer Dishwasher"
      : `24 in. ${capital(param(seed, "control"))}-Control Dishwasher`,
    price: drawers ? [720, 1060] : [360, 690],
    weight: drawers ? 110 : 82,
    attributes: {
      decibels,
      place_settings: settings,
      power_kw: 1.4,
      circuit: "120 V, 15 A",
      energy_star: true,
      certifications: ["UL", "Energy Star"],
    },
    option: options.appliances.tub,
    features: drawers ? phrases.dishwasher.features.drawers : phrases.dishwasher.features.other,
    seconds: phrases.dishwasher.seconds,
    output: filledIn(phrases.dishwasher.output, { decibels, gallons: random.pick(["2.9", "3.2", "3.5"]) }),
    does: phrases.dishwasher.does,
    inside: filledIn(phrases.dishwasher.inside, { settings }),
    opening: "24 in. wide and 34 in. high",
    openings: "24 in. openings",
    circuit: "a 120 V outlet",
    pipe: phrases.dishwasher.pipe,
  };
}

function hood(seed: GoodsSeed, random: Random): Machine {
  const { width_in } = seed.design.size;
  const form = param(seed, "form");
  const pro = form === "pro";
  const cfm = pro
    ? random.pick([1000, 1200])
    : form === "under"
      ? random.pick([300, 400])
      : random.pick([400, 600, 700]);
  const nominal = Math.round(width_in);
  return {
    child: "range-hoods",
    noun: `${nominal} in. ${form === "under" ? "under-cabinet" : pro ? "canopy" : form === "curved" ? "sculpted" : "wall-chimney"} hood`,
    title: `${nominal} in. ${form === "under" ? "Under-Cabinet" : pro ? "Professional Canopy" : form === "curved" ? "Sculpted" : "Wall-Chimney"} Hood`,
    price: pro ? [760, 1180] : form === "under" ? [110, 210] : form === "curved" ? [690, 1120] : [240, 460],
    weight: Math.round(nominal * (pro ? 2.4 : form === "under" ? 0.7 : 1.3)),
    attributes: {
      airflow_cfm: cfm,
      sones: Number((1 + cfm / 260).toFixed(1)),
      duct_in: cfm > 600 ? "10" : cfm > 400 ? "8" : "6",
      power_kw: Number((cfm / 2600).toFixed(2)),
      circuit: "120 V, 15 A",
      energy_star: false,
      decibels: random.int(48, 62),
      certifications: ["UL", "HVI certified"],
    },
    option: options.appliances.venting,
    features: filledIn(phrases.hood.features, { cfm }),
    seconds: [...phrases.hood.seconds, ...(cfm > 400 ? phrases.hood.strong_seconds : [])],
    output: filledIn(phrases.hood.output, { cfm, low_cfm: Math.round(cfm * 0.4) }),
    does: phrases.hood.does,
    inside: phrases.hood.inside,
    opening: `${nominal} in. wide`,
    openings: `${nominal} in. cooktops and ranges`,
    circuit: "a 120 V outlet",
  };
}

/** The longest warranty coverage, by kind of machine. */
const longCovered: Record<string, string> = phrases.long_covered;

const machines: Record<string, (seed: GoodsSeed, random: Random) => Machine> = {
  range,
  cooktop,
  refrigerator,
  dishwasher,
  hood,
  wall_oven: wallOven,
  microwave,
};

/** Remarks on how it works, by the design's kind. */
const sounds: Record<string, readonly string[]> = phrases.sounds;

const tests: Record<string, readonly string[]> = phrases.tests;
const hotTests = phrases.hot_tests;

/** What an appliance is, worked out once for its draft, attributes and description. */
function applianceBasics(seed: GoodsSeed) {
  const { design, random, series } = seed;
  const machine = (machines[design.kind] ?? range)(seed, seed.series_random);
  const pick = (list: readonly string[]) => random.pick(list);
  const output = pick(machine.output);
  const does = pick(machine.does);
  const inside = pick(machine.inside);
  const sound = random.pick(sounds[design.kind] ?? phrases.appliance_basics.sound);
  const cord = random.pick(
    ["range", "cooktop", "wall_oven", "dishwasher"].includes(design.kind)
      ? phrases.appliance_basics.cord.wired
      : phrases.appliance_basics.cord.plugged,
  );
  const front = random.pick(phrases.appliance_basics.front);
  const handles = ["cooktop", "hood"].includes(design.kind)
    ? undefined
    : param(seed, "handle") === "pocket"
      ? "pocket grips"
      : random.pick(phrases.appliance_basics.handles);
  return { machine, series, seed, design, pick, random, front, handles, output, sound, does, inside, cord };
}

function applianceFacts({
  seed,
  machine,
  design,
  pick,
  random,
  front,
  handles,
  output,
  sound,
  does,
  inside,
  cord,
}: ReturnType<typeof applianceBasics>): Facts {
  return {
    ...goodsFacts(seed, machine.noun),
    width: inch(design.size.width_in),
    feature: pick(machine.features),
    second: pick(machine.seconds),
    openings: machine.openings,
    opening: machine.opening,
    ...oneOfEach(phrases.draft_words, random),
    front,
    front_cap: capital(front),
    handles,
    tested: random.pick(tests[design.kind] ?? hotTests),
    flush: !handles
      ? undefined
      : design.size.depth_in < 26
        ? random.pick(phrases.appliance_facts.flush.small_depth_in)
        : random.pick(phrases.appliance_facts.flush.other),
    output_cap: capital(output),
    sound,
    sound_cap: capital(sound),
    does_cap: capital(does),
    does,
    inside,
    inside_cap: capital(inside),
    clear:
      design.kind === "refrigerator"
        ? "1 in. at the sides and 2 in. above"
        : design.kind === "hood"
          ? "24 to 30 in. above the burners"
          : design.kind === "range"
            ? "30 in. to cabinets above"
            : "1/8 in. at each side",
    weight: String(machine.weight),
    carry:
      machine.weight > 180
        ? random.pick(phrases.appliance_facts.carry.large_weight)
        : random.pick(phrases.appliance_facts.carry.other),
    circuit: machine.circuit,
    pipe: machine.pipe ? pick(machine.pipe) : " alone",
    cord,
    cord_cap: capital(cord),
  };
}

function draft(seed: GoodsSeed): GoodsDraft {
  const basics = applianceBasics(seed);
  const { machine, series, design } = basics;
  return {
    child: machine.child,
    name: `${series} ${machine.title}`,
    noun: machine.noun,
    ...(machine.option ? { option: machine.option } : {}),
    weight_lb: machine.weight,
    wholesale: Number(
      (seed.series_random.around(machine.price[0], machine.price[1]) * seed.brand.tier).toFixed(2),
    ),
    saving: seed.series_random.between(0.17, 0.3, 0.01),
    is_freight: machine.weight > 60,
    extra_days: machine.price[0] > 3000 ? 8 : 1,
    attributes: machine.attributes,
    surface: [],
    warranty: `${years(1, seed)}-year full warranty on parts and labor, 5 years on ${longCovered[design.kind] ?? "burners and elements"}.`,
    prose: applianceProse,
    facts: applianceFacts(basics),
  };
}

const makers: Record<string, RegExp> = {
  thermarch: /^(?:range|cooktop|hood|wall_oven|microwave)$/,
  coldmere: /^(?:refrigerator|dishwasher)$/,
  fornelle: /^(?:range|cooktop|dishwasher|microwave|hood|wall_oven|refrigerator)$/,
};

export const appliances: GoodsPlan = {
  category: "appliances",
  styles: { fornelle: ["transitional", "midcentury", "modern"] },
  makes: (brand, design) => makers[brand.slug]?.test(design.kind) ?? true,
  draft,
};
