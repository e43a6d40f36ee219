import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";

const spaces = [
  "laundry rooms",
  "mudrooms",
  "second-floor closets",
  "basements",
  "galley kitchens",
  "busy families",
  "narrow closets",
];

const washing = {
  does: [
    "it fills by the weight of the load",
    "the drum spins at 1,300 rpm",
    "steam loosens stains",
    "a quick wash takes 28 minutes",
    "detergent is dosed for eight loads",
    "a heater holds hot washes hot",
  ],
  plus: [
    "the gasket drains dry",
    "a leak shuts the valve",
    "it balances heavy loads",
    "the door swings either way",
    "the drawer rinses itself",
    "it remembers the last cycle",
  ],
  fit: [
    "hoses need 5 in. behind",
    "level it on all four feet",
    "a 1-1/2 in. standpipe takes the drain",
    "leave an inch at both sides",
    "set it on a pan upstairs",
    "take out the transit bolts first",
  ],
};
const drying = {
  does: [
    "a sensor ends the cycle",
    "the drum turns both ways",
    "a rack for drying shoes is included",
    "it steams creases out",
    "towels take 41 minutes",
    "a light comes on with the door",
  ],
  plus: [
    "the lint screen is in the door",
    "the vent turns three ways",
    "it warns you before the vent clogs",
    "it cools before it stops",
    "the door swings either way",
    "the drum is stainless",
  ],
  fit: [
    "keep the duct under 35 ft",
    "the vent is 4 in. across",
    "leave 5 in. behind for the elbow",
    "rigid duct dries faster",
    "it stacks with a kit",
    "level it on all four feet",
  ],
};

const said = (width: string, does: typeof washing, noun: string): RoomWords => ({
  measure: [`${width} wide`, `for ${width} of floor`, `in ${width} of width`],
  rooms: spaces,
  detail: [
    "a brushed trim ring",
    "a dark glass door",
    "one dial and a glass display",
    "plain, flush sides",
    "a wide round door",
  ],
  stuff: [
    "galvanized steel, painted twice",
    "steel with a stainless drum",
    "enameled steel",
    "coated steel on a braced frame",
  ],
  care: [
    "wipe the gasket monthly",
    "parts are kept for fifteen years",
    "four screws open the panel",
    "the filter opens from the front",
    "a damp cloth is enough",
  ],
  tests: [
    "through a thousand loads",
    "for vibration and leaks",
    "through 10,000 door slams",
    "for shipping drops",
  ],
  checked: [
    `tested as a finished ${noun}`,
    "locked at the feet",
    "run through a full cycle",
    "run in and dried",
  ],
  ...does,
  box: [
    "two people can walk it in",
    "haul-away can be booked",
    "hoses are sold separately",
    "the cord is included",
    "delivery comes in a two-hour window",
  ],
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
    words: said(width, dryer ? drying : washing, kind.noun),
  });
}

export const laundry: GoodsPlan = { category: "laundry", styles: {}, draft };
