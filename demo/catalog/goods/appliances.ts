import applianceProse from "../../data/descriptions/appliances.json" with { type: "json" };
import phrases from "../../data/phrases/appliances.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import priceRows from "../../data/product-kinds/refrigerator-prices.json" with { type: "json" };
import type { Random } from "../../random.ts";
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { filledIn, oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { goodsFacts, inch, numberParam, param, years } from "./common.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

interface Machine {
  child: string;
  noun: string;
  title: string;
  price: readonly [number, number];
  weight: number;
  attributes: Record<string, AttributeValue>;
  option?: { name: string; choices: readonly GoodsChoice[] };
  features: readonly string[];
  seconds: readonly string[];
  output: readonly string[];
  does: readonly string[];
  inside: readonly string[];
  opening: string;
  openings: string;
  circuit: string;
  pipe?: readonly string[];
}

const gas = (choices = true) =>
  choices
    ? {
        option: options.appliances.gas,
      }
    : {};

function range(seed: GoodsSeed, random: Random): Machine {
  const { width_in } = seed.design.size;
  const fuel = param(seed, "fuel");
  const burners = numberParam(seed, "burners", fuel === "gas" ? 5 : 4);
  const pro = param(seed, "control") === "pro" && seed.design.params.retro !== true;
  const nominal = Math.round(width_in);
  const btu = pro ? random.pick([18000, 20000, 22000]) : random.pick([15000, 17000, 18000]);
  const double = seed.design.params.ovens === 2;
  const oven = double ? 6.7 : nominal >= 36 ? 5.6 : random.pick([5, 5.3, 5.8]);
  const kw = fuel === "induction" ? 10.8 : fuel === "electric" ? 9.8 : 0.9;
  const dual = seed.design.name_words.includes("dual fuel");
  return {
    child: "ranges",
    noun: `${nominal} in. ${dual ? "dual-fuel" : fuel} range`,
    title: `${nominal} in. ${pro ? "Professional " : ""}${dual ? "Dual-Fuel" : capital(fuel)} Range`,
    price: pro
      ? [nominal * 82, nominal * 118]
      : fuel === "induction"
        ? [1320, 1980]
        : fuel === "gas"
          ? [720, 1240]
          : [560, 960],
    weight: Math.round(nominal * (pro ? 9.4 : 5.6)),
    attributes: {
      fuel: dual ? "Dual fuel" : capital(fuel),
      burners: String(burners),
      ...(fuel === "gas" ? { btu } : {}),
      power_kw: kw,
      oven_cu_ft: oven,
      capacity_cu_ft: oven,
      circuit: fuel === "gas" && !dual ? "120 V, 15 A" : "240 V, 50 A",
      energy_star: false,
      certifications: fuel === "gas" ? ["CSA", "ANSI Z21.1"] : ["UL"],
    },
    ...(fuel === "gas" ? gas() : {}),
    features:
      fuel === "gas"
        ? filledIn(phrases.range.features.gas, { burners })
        : fuel === "induction"
          ? phrases.range.features.induction
          : phrases.range.features.other,
    seconds: [...phrases.range.seconds, ...(double ? phrases.range.double_seconds : [])],
    output:
      fuel === "gas"
        ? filledIn(phrases.range.output.gas, {
            btu: btu.toLocaleString("en-US"),
            least_btu: random.pick([500, 650, 750]),
          })
        : fuel === "induction"
          ? phrases.range.output.induction
          : phrases.range.output.other,
    does: fuel === "gas" ? phrases.range.does.gas : phrases.range.does.other,
    inside: filledIn(phrases.range.inside, { oven, racks: random.pick(["three", "two"]) }),
    opening: `${nominal} in. wide`,
    openings: `${nominal} in. cabinet gaps`,
    circuit: fuel === "gas" && !dual ? "a 120 V outlet" : "a 240 V, 50 A circuit",
    ...(fuel === "gas" ? { pipe: phrases.range.pipe } : {}),
  };
}

function cooktop(seed: GoodsSeed, random: Random): Machine {
  const fuel = param(seed, "fuel");
  const burners = numberParam(seed, "burners", 4);
  const nominal = Math.round(seed.design.size.width_in);
  const btu = random.pick([17000, 18000, 20000]);
  return {
    child: "cooktops",
    noun: `${nominal} in. ${fuel} cooktop`,
    title: `${nominal} in. ${capital(fuel)} Cooktop`,
    price: fuel === "gas" ? [520, 860] : [690, 1180],
    weight: fuel === "gas" ? 52 : 44,
    attributes: {
      fuel: capital(fuel),
      burners: String(burners),
      ...(fuel === "gas" ? { btu } : {}),
      power_kw: fuel === "gas" ? 0.1 : 7.4,
      circuit: fuel === "gas" ? "120 V, 15 A" : "240 V, 40 A",
      energy_star: false,
      certifications: fuel === "gas" ? ["CSA", "ANSI Z21.1"] : ["UL"],
    },
    ...(fuel === "gas"
      ? gas()
      : {
          option: options.appliances.cooktop_trim,
        }),
    features:
      fuel === "gas" ? filledIn(phrases.cooktop.features.gas, { burners }) : phrases.cooktop.features.other,
    seconds: fuel === "gas" ? phrases.cooktop.seconds.gas : phrases.cooktop.seconds.other,
    output:
      fuel === "gas"
        ? filledIn(phrases.cooktop.output.gas, { btu: btu.toLocaleString("en-US") })
        : phrases.cooktop.output.other,
    does: phrases.cooktop.does,
    inside: phrases.cooktop.inside,
    opening: `${nominal - 1.5} by 19-1/2 in.`,
    openings: `${nominal} in. base cabinets`,
    circuit: fuel === "gas" ? "a 120 V outlet" : "a 240 V, 40 A circuit",
    ...(fuel === "gas" ? { pipe: phrases.cooktop.pipe } : {}),
  };
}

const doorNames: Record<string, string> = phrases.door_names;

const refrigeratorPrices = priceRows as unknown as Record<string, [number, number]>;

function refrigerator(seed: GoodsSeed, random: Random): Machine {
  const { width_in, depth_in, height_in } = seed.design.size;
  const doors = param(seed, "doors");
  const wine = doors === "wine";
  const builtin = seed.design.params.grille === true;
  const feet = Number(
    (
      (((width_in - 3) * (depth_in - 6) * (height_in - 8)) / 1728) *
      (wine ? 0.72 : builtin ? 0.74 : 0.8)
    ).toFixed(1),
  );
  const nominal = Math.round(width_in);
  const bottles = Math.round(feet * 9.5);
  return {
    child: "refrigerators",
    noun: wine ? "undercounter wine cooler" : `${doorNames[doors] ?? "bottom-freezer"} refrigerator`,
    title: wine
      ? `${nominal} in. Undercounter Wine Cooler`
      : `${nominal} in. ${builtin ? "Built-In " : ""}${(doorNames[doors] ?? "").replace(/(^|[ -])([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase())} Refrigerator`,
    price: builtin ? [5200, 7400] : (refrigeratorPrices[doors] ?? [980, 1640]),
    weight: Math.round(builtin ? 640 : wine ? 118 : nominal * 7.6),
    attributes: {
      capacity_cu_ft: feet,
      counter_depth: depth_in < 30,
      power_kw: 0.2,
      decibels: random.int(36, 43),
      circuit: "120 V, 15 A",
      energy_star: !wine,
      certifications: ["UL", ...(wine ? [] : ["Energy Star"])],
    },
    option: wine || builtin ? options.appliances.hinge : options.appliances.ice_maker,
    features: wine
      ? filledIn(phrases.refrigerator.features.wine, { bottles })
      : seed.design.params.dispenser
        ? phrases.refrigerator.features.dispenser
        : phrases.refrigerator.features.other,
    seconds: wine ? phrases.refrigerator.seconds.wine : phrases.refrigerator.seconds.other,
    output: [
      wine
        ? `it holds 40 to 65 °F within a degree`
        : `it uses about ${Math.round(feet * 14 + 290 + random.int(-30, 40))} kWh a year`,
    ],
    does: wine ? phrases.refrigerator.does.wine : phrases.refrigerator.does.other,
    inside: wine
      ? filledIn(phrases.refrigerator.inside.wine, { bottles })
      : filledIn(phrases.refrigerator.inside.other, { feet }),
    opening: `${nominal} in. wide and ${Math.round(height_in) + 1} in. high`,
    openings: builtin ? "full-height panels" : wine ? "24 in. base runs" : `${nominal} in. alcoves`,
    circuit: "a 120 V outlet",
    ...(wine ? {} : { pipe: phrases.refrigerator.pipe }),
  };
}

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

function wallOven(seed: GoodsSeed, random: Random): Machine {
  const double = seed.design.params.ovens === 2;
  const micro = seed.design.params.micro === true;
  const oven = random.pick([4.8, 5, 5.1]);
  return {
    child: "wall-ovens",
    noun: double ? "double wall oven" : micro ? "wall oven with microwave" : "single wall oven",
    title: `30 in. ${double ? "Double Wall Oven" : micro ? "Microwave Combination Oven" : "Single Wall Oven"}`,
    price: double ? [1480, 2240] : micro ? [1420, 2100] : [820, 1360],
    weight: double ? 268 : micro ? 215 : 152,
    attributes: {
      fuel: "Electric",
      oven_cu_ft: oven,
      capacity_cu_ft: double ? Number((oven * 2).toFixed(1)) : oven,
      power_kw: double ? 7.6 : micro ? 6.4 : 4.2,
      circuit: double || micro ? "240 V, 40 A" : "240 V, 30 A",
      energy_star: false,
      certifications: ["UL"],
    },
    option: options.appliances.oven_trim,
    features: phrases.wall_oven.features,
    seconds: phrases.wall_oven.seconds,
    output: filledIn(phrases.wall_oven.output, { minutes: random.int(7, 11) }),
    does: phrases.wall_oven.does,
    inside: filledIn(phrases.wall_oven.inside, { oven, each: double ? " in each oven" : "" }),
    opening: double ? "28-1/2 by 50-1/4 in." : "28-1/2 by 28-1/4 in.",
    openings: "30 in. oven cabinets",
    circuit: double || micro ? "a 240 V, 40 A circuit" : "a 240 V, 30 A circuit",
  };
}

function microwave(seed: GoodsSeed, random: Random): Machine {
  const form = param(seed, "form");
  const feet = form === "otr" ? random.pick([1.7, 1.9]) : form === "drawer" ? 1.2 : random.pick([1.1, 1.4]);
  const watts = random.pick([950, 1000, 1100]);
  return {
    child: "microwave-ovens",
    noun:
      form === "otr"
        ? "over-the-range microwave"
        : form === "drawer"
          ? "microwave drawer"
          : "countertop microwave",
    title:
      form === "otr"
        ? "30 in. Over-the-Range Microwave"
        : form === "drawer"
          ? "24 in. Microwave Drawer"
          : "Countertop Microwave",
    price: form === "otr" ? [190, 330] : form === "drawer" ? [620, 920] : [92, 168],
    weight: form === "otr" ? 58 : form === "drawer" ? 86 : 36,
    attributes: {
      capacity_cu_ft: feet,
      power_kw: Number(((watts * 1.55) / 1000).toFixed(2)),
      circuit: "120 V, 15 A",
      ...(form === "otr" ? { airflow_cfm: 300 } : {}),
      energy_star: false,
      certifications: ["UL", "FCC"],
    },
    ...(form === "counter"
      ? {}
      : {
          option: {
            name: form === "otr" ? "Venting" : "Control",
            choices:
              form === "otr" ? options.appliances.microwave_venting : options.appliances.microwave_control,
          },
        }),
    features: filledIn(phrases.microwave.features, { feet, watts }),
    seconds: phrases.microwave.seconds,
    output: filledIn(phrases.microwave.output, { watts }),
    does: form === "drawer" ? phrases.microwave.does.drawer : phrases.microwave.does.other,
    inside: filledIn(phrases.microwave.inside, { turntable: form === "counter" ? "12" : "13", feet }),
    opening: form === "drawer" ? "22-1/8 by 14-13/16 in." : "30 in. wide",
    openings:
      form === "otr"
        ? "30 in. upper cabinets"
        : form === "drawer"
          ? "24 in. base cabinets"
          : "counters 20 in. deep",
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
