import phrases from "../../data/phrases/laundry.json" with { type: "json" };
import { filledIn } from "../prose/grammar.ts";
import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const said = (width: string, does: typeof phrases.washing, noun: string): RoomWords => ({
  measure: filledIn(phrases.said.measure, { width }),
  rooms: phrases.spaces,
  detail: phrases.said.detail,
  stuff: phrases.said.stuff,
  care: phrases.said.care,
  tests: phrases.said.tests,
  checked: filledIn(phrases.said.checked, { noun }),
  ...does,
  box: phrases.said.box,
});

function kindOf(seed: GoodsSeed) {
  const tower = param(seed, "form") === "tower";
  if (tower) return { child: "laundry-towers", noun: "laundry tower", title: "Laundry Tower" };
  const top = param(seed, "form") === "top";
  if (seed.design.kind === "dryer") {
    const fuel = param(seed, "fuel") || "electric";
    const name = fuel === "heat pump" ? "Heat-Pump Dryer" : fuel === "gas" ? "Gas Dryer" : "Electric Dryer";
    return { child: "dryers", noun: name.toLowerCase(), title: name };
  }
  return {
    child: "washers",
    noun: top ? "top-load washer" : "front-load washer",
    title: top ? "Top-Load Washer" : "Front-Load Washer",
  };
}

function draft(seed: GoodsSeed): GoodsDraft {
  const { design, random } = seed;
  const kind = kindOf(seed);
  const compact = design.params.compact === true;
  const dryer = design.kind === "dryer";
  const fuel = dryer || kind.child === "laundry-towers" ? param(seed, "fuel") || "electric" : "";
  const pedestal = typeof design.params.pedestal_in === "number";
  const width = inch(design.size.width_in);
  return roomGoodsDraft(seed, {
    ...kind,
    title: `${compact ? "Compact " : ""}${kind.title}${pedestal ? " with Drawer" : ""}`,
    price:
      (kind.child === "laundry-towers" ? 1320 : dryer ? 560 : 610) *
        (compact ? 1.12 : 1) *
        (fuel === "heat pump" ? 1.4 : 1) +
      (pedestal ? 190 : 0),
    weight_lb:
      (kind.child === "laundry-towers" ? 300 : dryer ? 128 : 205) * (compact ? 0.72 : 1) +
      (pedestal ? 55 : 0),
    is_freight: true,
    attributes: {
      capacity_cu_ft: Number(
        ((dryer ? 7.4 : 4.6) * (compact ? 0.52 : 1) + (kind.noun === "top-load washer" ? 0.3 : 0)).toFixed(1),
      ),
      ...(fuel && { fuel: fuel === "heat pump" ? "Heat pump" : fuel === "gas" ? "Natural gas" : "Electric" }),
      circuit: fuel === "electric" && !compact ? "240 V, 30 A" : "120 V, 15 A",
      decibels: random.int(46, 62),
      energy_star: fuel !== "gas",
      certifications: ["UL 2157"],
    },
    warranty: `${years(1, seed)}-year warranty on parts and labor, ten years on the motor.`,
    words: said(width, dryer ? phrases.drying : phrases.washing, kind.noun),
  });
}

export const laundry: GoodsPlan = { category: "laundry", styles: {}, draft };
