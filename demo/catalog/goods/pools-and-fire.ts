import { inch, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";
import { type RoomWords, roomGoodsDraft } from "./room-goods.ts";
import { weathered } from "./weathered.words.ts";

type Water = { feet: string; gallons: number; shell: string; plunge: boolean };

function poolWords({ design }: GoodsSeed, { feet, gallons, shell, plunge }: Water): RoomWords {
  const { height_in } = design.size;
  const round = design.params.form === "round";
  return {
    measure: [
      `${feet} over the coping`,
      `of ${gallons} gallons`,
      `${inch(height_in - 6)} deep`,
      `for ${feet} of yard`,
    ],
    rooms: plunge
      ? ["small yards", "courtyards", "side yards", "roof terraces with engineering", "guest houses"]
      : ["family yards", "long lots", "level yards", "south-facing yards", "new patios"],
    detail: plunge
      ? round
        ? ["a true circle", "a band of tile at the water", "one even depth"]
        : ["three steps at one end", "straight sides", "a band of tile at the water"]
      : [
          "steps at one end",
          "a band of tile at the water",
          "a shelf for chairs in the water",
          "corners with a small radius",
        ],
    stuff: [
      shell.toLowerCase(),
      "a shell with ribs outside",
      "plaster with pebble in it",
      "a shell built for frost",
    ],
    care: [
      "test the water each week",
      "brush the tile line monthly",
      "keep the level at mid tile",
      "cover it when nobody swims",
    ],
    tests: ["by filling it", "for leaks", "at line pressure", "for level"],
    checked: [
      "checked with its lines under pressure",
      "measured against the drawing",
      "marked for the excavator",
      "sealed at the drain covers",
    ],
    does: [
      "a pump turns it over in eight hours",
      "the steps are easy to find",
      "two lights show the floor",
      "it warms in two days",
      "the skimmer is set downwind",
    ],
    plus: [
      "coping is ordered separately",
      "drain covers meet federal rules",
      "a heater can be added",
      "a cover track fits the rim",
    ],
    fit: [
      "a licensed builder sets it",
      "dig two feet beyond the shell",
      "ask the county for setbacks",
      "allow a crane lane of 12 ft",
    ],
    box: [
      "pump and filter are included",
      "it comes on one truck",
      "drawings are stamped on request",
      "delivery is booked by phone",
    ],
  };
}

function waterDraft(seed: GoodsSeed): GoodsDraft {
  const { design } = seed;
  const { width_in, depth_in, height_in } = design.size;
  const feet = `${Math.round(width_in / 12)} × ${Math.round(depth_in / 12)} ft`;
  const plunge = design.id.includes("plunge") || design.id.includes("round");
  const gallons =
    Math.round(
      ((width_in - 24) *
        (depth_in - 24) *
        (height_in - 10) *
        (param(seed, "form") === "round" ? 0.785 : 0.88)) /
        231 /
        10,
    ) * 10;
  const shell = seed.series_random.pick([
    "Fiberglass, one piece",
    "Precast concrete",
    "Shotcrete kit with steel",
  ]);
  return roomGoodsDraft(seed, {
    child: plunge ? "plunge-pools" : "in-ground-pools",
    title: `${feet} ${plunge ? "Plunge Pool" : design.id.includes("lap") ? "Lap Pool" : "In-Ground Pool"}`,
    noun: plunge ? "plunge pool" : "in-ground pool",
    price: 5200 + gallons * 0.92,
    weight_lb: Math.round(1400 + gallons * 0.28),
    is_freight: true,
    attributes: {
      shell,
      capacity_gal: gallons,
      pool_depth_in: Math.round(height_in - 6),
      mounting: "In ground",
      frost_proof: true,
      certifications: ["ANSI/PHTA/ICC-5"],
    },
    warranty: `${years(15, seed)}-year warranty on the shell, ${years(3, seed)} years on plaster.`,
    words: poolWords(seed, { feet, gallons, shell, plunge }),
  });
}

function fireDraft(seed: GoodsSeed): GoodsDraft {
  const { width_in, height_in } = seed.design.size;
  const bowl = param(seed, "shape") === "bowl";
  const btu = bowl ? 45000 : 60000;
  return roomGoodsDraft(seed, {
    child: "fire-pits",
    title: `${Math.round(width_in)} in. Fire ${bowl ? "Bowl" : "Table"}`,
    noun: bowl ? "fire bowl" : "fire table",
    price: bowl ? 420 : 560,
    weight_lb: bowl ? 96 : 138,
    is_freight: true,
    option: {
      name: "Fuel",
      choices: [
        { label: "Natural gas", code: "NG", price: 1 },
        { label: "Propane", code: "LP", price: 1.03 },
      ],
    },
    attributes: {
      fuel: ["Natural gas", "Propane"],
      btu,
      shell: "Glass-fiber concrete",
      mounting: "Freestanding",
      shape: bowl ? "Round" : width_in > 50 ? "Rectangle" : "Square",
      certifications: ["CSA 4.97"],
    },
    warranty: `${years(3, seed)}-year warranty on the burner, ${years(5, seed)} years on concrete.`,
    words: {
      ...weathered(
        bowl
          ? ["a wide rolled rim", "lava over the burner", "one cast bowl"]
          : ["a rim wide enough for plates", "a burner set in the middle", "a base that hides the tank"],
        [
          `${inch(width_in)} across`,
          `of ${btu.toLocaleString("en-US")} BTU`,
          `${inch(height_in)} high with its flame`,
        ],
        "Glass-fiber concrete",
      ),
      stuff: [
        "glass-fiber concrete, sealed at the factory",
        "glass-fiber concrete over a steel frame",
        "cast concrete with a stainless burner pan",
        "concrete that stays out all year",
      ],
      care: [
        "rinse it with a hose",
        "cover it when it's off",
        "reseal the concrete every few years",
        "keep leaves out of the burner",
        "let it cool before you cover it",
      ],
      plus: [
        "the burner is stainless steel",
        "the control knob is on the side",
        "feet adjust on rough stone",
        "lava rock hides the burner",
        "the valve has a safety shutoff",
      ],
      does: [
        "it lights with one turn",
        "flames stand a foot high",
        "a wind guard is sold separately",
        "it warms a ring of six",
      ],
      fit: [
        "keep 3 ft from anything that burns",
        "a plumber runs natural gas",
        "the tank goes inside the base",
        "set it on stone or pavers",
      ],
      box: [
        "lava stone is included",
        "a cover is included",
        "it comes on a pallet",
        "the key valve is inside",
      ],
    },
  });
}

export const poolsAndFire: GoodsPlan = {
  category: "pools-and-fire",
  styles: {},
  draft: (seed) => (seed.design.kind === "pool" ? waterDraft(seed) : fireDraft(seed)),
};
