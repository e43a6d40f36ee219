import phrases from "../../data/phrases/appliances.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import priceRows from "../../data/product-kinds/refrigerator-prices.json" with { type: "json" };
import type { Random } from "../../random.ts";
import { filledIn } from "../prose/grammar.ts";
import { param } from "./common.ts";
import type { GoodsSeed } from "./goods.types.ts";
import type { Machine } from "./machine.types.ts";

const doorNames: Record<string, string> = phrases.door_names;

const refrigeratorPrices = priceRows as unknown as Record<string, [number, number]>;

export function refrigerator(seed: GoodsSeed, random: Random): Machine {
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
