import phrases from "../../data/phrases/appliances.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { Random } from "../../random.ts";
import { filledIn } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { numberParam, param } from "./common.ts";
import type { GoodsSeed } from "./goods.types.ts";
import type { Machine } from "./machine.types.ts";

const gas = (choices = true) =>
  choices
    ? {
        option: options.appliances.gas,
      }
    : {};

export function range(seed: GoodsSeed, random: Random): Machine {
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

export function cooktop(seed: GoodsSeed, random: Random): Machine {
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

export function wallOven(seed: GoodsSeed, random: Random): Machine {
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

export function microwave(seed: GoodsSeed, random: Random): Machine {
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
