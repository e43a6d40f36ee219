import bathFaucetProse from "../../data/descriptions/bathroom-faucets.json" with { type: "json" };
import kitchenFaucetProse from "../../data/descriptions/kitchen-faucets.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { listed, oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, inch, param, wordLike, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

const styles: GoodsPlan["styles"] = {
  averline: ["transitional", "traditional", "farmhouse", "modern"],
  brasswick: ["traditional", "farmhouse", "art-deco", "industrial", "transitional"],
  rivenna: ["modern", "industrial", "scandinavian", "midcentury", "art-deco"],
};

const spouts: Record<string, string> = {
  gooseneck: "high-arc",
  spring: "spring",
  square: "squared",
  angular: "angled",
  "low-arc": "low-arc",
  bridge: "bridge",
  wall: "swinging wall",
  articulated: "double-jointed",
  arc: "curved",
  block: "squared",
  tube: "cylindrical",
  hook: "hooked",
  trough: "open-trough",
  sheet: "sheet-flow",
  pump: "pump",
  low: "low",
  swan: "swan-neck",
  pipe: "bent-pipe",
  curve: "curved",
};

const handles: Record<string, string> = {
  "side-stick": "a slim side stick",
  "side-lever": "a side lever",
  "side-blade": "a flat side blade",
  "top-lever": "a lever on top",
  "top-blade": "a blade on top",
  "top-stick": "a stick on top",
  "top-loop": "a looped lever",
  joystick: "a joystick",
  "pair-lever": "a pair of levers",
  "pair-lever-top": "two small levers",
  "pair-cross": "two cross handles",
  "pair-wheel": "two wheel handles",
  "pair-stick": "two knurled sticks",
  pump: "a pump handle",
  lever: "lever handles",
  cross: "cross handles",
  blade: "flat blade handles",
  knurl: "knurled handles",
  porcelain: "porcelain levers",
  wheel: "wheel handles",
  stick: "slim stick handles",
  fluted: "fluted handles",
  knob: "clear knobs",
};

const process = ["PVD", "electroplating", "powder coat over nickel", "hand-rubbed patina"];
const notes = [
  "it resists scouring pads",
  "fingerprints wipe off",
  "hard water leaves less trace",
  "it keeps its tone for years",
  "keys and rings do not mark it",
];

/** Words of which a description takes one each. */
const sharedWords = {
  body: ["solid brass", "forged brass", "brass with a zinc handle", "lead-free brass"],
  process_cap: ["A PVD", "An electroplated", "A powder-coated"],
  test: ["air under water", "water at 125 psi", "500,000 turns of the valve", "hot and cold in turn"],
  polish: ["clean edges", "soft highlights", "even brush lines", "crisp shoulders"],
} as const;

function shared(seed: GoodsSeed, noun: string) {
  const { random, design } = seed;
  const handle = handles[param(seed, "handle")] ?? "a single lever";
  const living = design.finishes.some((finish) => finish.includes("bronze") || finish.includes("aged"));
  const facts = goodsFacts(seed, noun);
  return {
    ...facts,
    finishes_cap: facts.finishes ? capital(facts.finishes) : undefined,
    spout: spouts[param(seed, "spout")] ?? "curved",
    handle_does: random.pick([
      `it works by ${handle}`,
      `it is worked by ${handle}`,
      `it turns on with ${handle}`,
    ]),
    handle_cap: capital(random.pick([`it works by ${handle}`, `it is worked by ${handle}`])),
    ...oneOfEach(sharedWords, random),
    process: random.pick(living ? ["hand-rubbed patina", "PVD", "electroplating"] : process.slice(0, 3)),
    finish_note: random.pick(notes),
  };
}

const kitchenChild = (seed: GoodsSeed): string => {
  const spout = param(seed, "spout");
  if (spout === "articulated") return "pot-fillers";
  if (spout === "bridge") return "bridge-faucets";
  if (spout === "wall") return "wall-mount-kitchen-faucets";
  if (wordLike(seed, /^(?:bar|beverage|instant hot)$/)) return "bar-prep-faucets";
  if (param(seed, "spray") === "pull-out") return "pull-out-faucets";
  if (param(seed, "spray") === "pull-down") return "pull-down-faucets";
  return "standard-kitchen-faucets";
};

const kitchenNoun: Record<string, string> = {
  "pot-fillers": "pot filler",
  "bridge-faucets": "bridge faucet",
  "wall-mount-kitchen-faucets": "wall-mount faucet",
  "bar-prep-faucets": "bar faucet",
  "pull-out-faucets": "pull-out faucet",
  "pull-down-faucets": "pull-down faucet",
  "standard-kitchen-faucets": "kitchen faucet",
};

const titleOf = (words: string) =>
  words.replace(/(^|[ -])([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase());

/** Words of which a description takes one each. */
const kitchenWords = {
  feel: ["a quarter turn", "two fingers", "a light push", "little effort"],
  waterway: ["a PEX hose through the brass body", "copper inside the brass", "a one-piece polymer way"],
  corners: ["every corner of the bowl", "a bucket on the floor", "both bowls"],
} as const;

/** What a kitchen faucet is, worked out once for its draft, attributes and description. */
function kitchenFaucetBasics(seed: GoodsSeed) {
  const { design, random, series_random } = seed;
  const child = kitchenChild(seed);
  const beverage = wordLike(seed, /filtered|hot/);
  const noun = beverage
    ? beverage.includes("hot") || wordLike(seed, /instant/)
      ? "instant-hot faucet"
      : "filtered-water faucet"
    : (kitchenNoun[child] ?? "kitchen faucet");
  const spray = param(seed, "spray");
  const two = param(seed, "handle").startsWith("pair");
  const wall = child === "pot-fillers" || child === "wall-mount-kitchen-faucets";
  const tall = param(seed, "spout") === "spring" || wordLike(seed, /commercial/);
  const semi = wordLike(seed, /touchless|joystick|knurled|semi-professional|low-profile|compact/);
  const reach = Number((design.size.depth_in * (child === "pot-fillers" ? 0.95 : 0.92)).toFixed(1));
  const outlet = Number((design.size.height_in * (spray === "none" ? 0.62 : 0.5)).toFixed(1));
  const holes = wall
    ? two
      ? "two wall holes 8 in. apart"
      : "one wall outlet"
    : two && child !== "bar-prep-faucets"
      ? spray === "side-spray"
        ? "three holes and one for the sprayer"
        : "two holes 8 in. apart"
      : "one hole of 1-3/8 in.";
  const cartridge = random.pick([
    "a ceramic disc cartridge",
    "a 35 mm ceramic cartridge",
    "a drip-free ceramic valve",
  ]);
  const price =
    child === "pot-fillers"
      ? [118, 205]
      : tall
        ? [150, 265]
        : child === "bridge-faucets"
          ? [150, 250]
          : child === "bar-prep-faucets"
            ? [72, 135]
            : spray === "pull-down"
              ? [98, 190]
              : [64, 128];
  const companions = random.pick([
    "a soap dispenser and air gap",
    "a bar faucet and soap pump",
    "a pot filler",
    "a filtered-water faucet",
  ]);
  const titled = `${semi ? `${titleOf(semi)} ` : tall && child === "pull-down-faucets" ? "Spring " : ""}${titleOf(noun)}`;
  return {
    child,
    seed,
    titled,
    noun,
    wall,
    two,
    beverage,
    design,
    tall,
    price,
    series_random,
    spray,
    outlet,
    reach,
    random,
    companions,
    cartridge,
    holes,
  };
}

function kitchenFaucetAttributes({
  wall,
  two,
  child,
  spray,
  beverage,
  outlet,
  reach,
  seed,
}: ReturnType<typeof kitchenFaucetBasics>): Record<string, AttributeValue> {
  return {
    mounting: wall ? "Wall" : "Deck",
    holes: wall
      ? two
        ? "2, wall"
        : "1, wall"
      : two && child !== "bar-prep-faucets"
        ? spray === "side-spray"
          ? "4"
          : "2"
        : "1",
    handles: two ? "Two" : "One",
    spray: spray === "none" ? "None" : titleOf(spray),
    flow_gpm: child === "pot-fillers" ? "4.0" : beverage ? "1.0" : "1.8",
    spout_height_in: outlet,
    spout_reach_in: reach,
    valve: "Ceramic disc",
    connection: "3/8 in. compression",
    material: "Brass",
    ada: !two || !["cross", "wheel"].some((kind) => param(seed, "handle").includes(kind)),
    certifications: [
      "NSF/ANSI 61",
      "NSF/ANSI 372",
      "CSA B125.1",
      ...(child === "pot-fillers" ? [] : ["CEC compliant"]),
    ],
  };
}

function kitchenFaucetFacts({
  seed,
  noun,
  reach,
  child,
  outlet,
  design,
  random,
  companions,
  cartridge,
  spray,
  holes,
  wall,
}: ReturnType<typeof kitchenFaucetBasics>): Facts {
  return {
    ...shared(seed, noun),
    reach: inch(reach),
    outlet: child === "pot-fillers" ? undefined : inch(outlet),
    clears:
      child === "pot-fillers"
        ? undefined
        : design.size.height_in > 13
          ? random.pick(["stock pots", "tall pitchers", "a full roasting pan"])
          : random.pick(["mixing bowls", "a kettle", "sauté pans"]),
    sinks:
      child === "pot-fillers"
        ? random.pick(["a 30 to 36 in. range", "wide cooktops", "the back burners"])
        : child === "bar-prep-faucets"
          ? random.pick(["bar and prep sinks", "a 15 in. bar sink", "an island sink"])
          : random.pick([
              "33 in. single bowls",
              "farmhouse sinks",
              "double bowls",
              "workstation sinks",
              "deep undermount bowls",
            ]),
    companions,
    companions_cap: capital(companions),
    cartridge,
    cartridge_cap: capital(cartridge),
    ...oneOfEach(kitchenWords, random),
    spray_cap:
      spray === "pull-down" || spray === "pull-out"
        ? random.pick([
            `The head pulls ${spray === "pull-down" ? "down" : "out"}`,
            "A two-function head comes away in one hand",
            "The spray head detaches with a light tug",
          ])
        : undefined,
    hose: spray.startsWith("pull") ? random.pick(["60 in.", "68 in.", "24 in. free-moving"]) : undefined,
    dock: spray.startsWith("pull") ? random.pick(["a magnet", "a weight", "a magnetic dock"]) : undefined,
    modes: spray.startsWith("pull")
      ? random.pick(["stream and spray", "stream, spray and pause", "aerated stream and blade spray"])
      : undefined,
    holes,
    holes_cap: capital(`it takes ${holes}`),
    deck: wall ? undefined : random.pick(["2-1/2 in.", "2 in.", "1-3/4 in."]),
    supply: wall
      ? "1/2 in. pipe thread"
      : random.pick(["3/8 in. braided lines", "attached 20 in. supply lines", "color-coded 3/8 in. hoses"]),
  };
}

function kitchenDraft(seed: GoodsSeed): GoodsDraft {
  const basics = kitchenFaucetBasics(seed);
  const { child, titled, noun, wall, two, beverage, design, tall, price, series_random } = basics;
  return {
    child,
    name: `${seed.series} ${titled}`
      .replace(/Pull-(Down|Out) Faucet/, "Pull-$1 Kitchen Faucet")
      .replace("Bridge Faucet", "Bridge Kitchen Faucet")
      .replace("Wall-Mount Faucet", "Wall-Mount Kitchen Faucet"),
    noun,
    ...(wall || two || beverage
      ? {}
      : {
          option: {
            name: "Deck plate",
            choices: [
              { label: "Without", code: "", price: 1 },
              { label: "With 10 in. plate", code: "DP", price: 1.06 },
            ],
          },
        }),
    weight_lb: Number((3.4 + design.size.height_in * 0.16 + (two ? 2.2 : 0) + (tall ? 1.8 : 0)).toFixed(1)),
    wholesale: dollars(
      price[0]! * (wordLike(seed, /touchless/) ? 1.6 : 1),
      price[1]! * (wordLike(seed, /touchless/) ? 1.6 : 1),
      seed,
    ),
    saving: series_random.between(0.44, 0.58, 0.01),
    is_freight: false,
    extra_days: 0,
    attributes: kitchenFaucetAttributes(basics),
    surface: [],
    warranty: `Limited lifetime warranty on finish and function to the first owner; ${years(5, seed)} years in commercial kitchens.`,
    prose: kitchenFaucetProse,
    facts: kitchenFaucetFacts(basics),
  };
}

export const kitchenFaucets: GoodsPlan = {
  category: "kitchen-faucets",
  styles,
  draft: kitchenDraft,
};

const bathChild: Record<string, string> = {
  single: "single-hole-faucets",
  vessel: "vessel-faucets",
  widespread: "widespread-faucets",
  centerset: "centerset-faucets",
  wall: "wall-mount-faucets",
  bridge: "bath-bridge-faucets",
};

/** Ways of saying what depends on the products; which list is used is decided below. */
const said = {
  cartridge: ["a 25 mm ceramic cartridge", "a ceramic disc cartridge"],
  cartridge2: ["quarter-turn ceramic valves", "a pair of ceramic valves"],
  companions: [
    "towel bars and a paper holder",
    "a tub filler and shower trim",
    "robe hooks and drains",
    "shower trims",
  ],
} as const;

/** What a bath faucet is, worked out once for its draft, attributes and description. */
function bathFaucetBasics(seed: GoodsSeed) {
  const { design, random, series_random } = seed;
  const mount = param(seed, "mount");
  const spread =
    mount === "widespread"
      ? design.params.spread === 4
        ? "4"
        : "8"
      : mount === "centerset"
        ? "4"
        : mount === "bridge"
          ? "8"
          : "";
  const mini = mount === "widespread" && spread === "4";
  const one = mount === "single" || mount === "vessel" || wordLike(seed, /single-handle/) !== undefined;
  const noun = `${mini ? "mini-widespread" : mount === "single" ? "single-hole" : mount === "wall" ? "wall-mount" : mount} bathroom faucet`;
  const reach = Number((design.size.depth_in * 0.86).toFixed(1));
  const outlet = Number((design.size.height_in * (mount === "vessel" ? 0.72 : 0.55)).toFixed(1));
  const flow = series_random.pick(["1.2", "1.2", "1.0"]);
  const hole: Record<string, string> = {
    single: "one hole of 1-3/8 in.",
    vessel: "one hole of 1-3/8 in.",
    widespread: `three holes, ${spread} in. between the outer ones`,
    centerset: "three holes on 4 in. centers",
    wall: one ? "two holes and the rough-in valve" : "three holes on 8 in. centers and the rough-in valve",
    bridge: "two holes on 8 in. centers",
  };
  const holes = hole[mount] ?? "one hole";
  const handle = handles[param(seed, "handle")] ?? "a lever";
  const price: Record<string, readonly [number, number]> = {
    single: [52, 112],
    vessel: [74, 142],
    widespread: [104, 205],
    centerset: [38, 82],
    wall: [118, 215],
    bridge: [146, 240],
  };
  const [least, most] = price[mount] ?? [60, 120];
  const drain = random.pick(
    ["a pop-up drain", "a push drain", "a metal pop-up assembly", "a grid drain for vessels"].slice(
      0,
      mount === "vessel" ? 4 : 3,
    ),
  );
  const cartridge = one ? random.pick(said.cartridge) : random.pick(said.cartridge2);
  const facts = shared(seed, noun);
  const companions = random.pick(said.companions);
  const titled = titleOf(noun);
  const distinct = wordLike(
    seed,
    /waterfall|cross|knurled|fluted|porcelain|wheel|joystick|pump|blade|tapered|swan/,
  );
  return {
    mount,
    seed,
    distinct,
    titled,
    noun,
    one,
    design,
    least,
    most,
    series_random,
    spread,
    flow,
    outlet,
    reach,
    facts,
    random,
    handle,
    cartridge,
    drain,
    holes,
    companions,
  };
}

function bathFaucetAttributes({
  mount,
  one,
  spread,
  flow,
  outlet,
  reach,
  seed,
}: ReturnType<typeof bathFaucetBasics>): Record<string, AttributeValue> {
  return {
    mounting: mount === "wall" ? "Wall" : mount === "vessel" ? "Vessel" : "Deck",
    holes:
      one && mount !== "wall"
        ? "1"
        : mount === "bridge"
          ? "2"
          : mount === "wall" && one
            ? "2, wall"
            : mount === "wall"
              ? "3, wall"
              : "3",
    handles: one ? "One" : "Two",
    ...(spread ? { spread_in: spread } : {}),
    flow_gpm: flow,
    spout_height_in: outlet,
    spout_reach_in: reach,
    valve: "Ceramic disc",
    connection: mount === "wall" ? "1/2 in. NPT" : "3/8 in. compression",
    material: "Brass",
    watersense: true,
    ada: !/cross|wheel|knob|pump/.test(param(seed, "handle")),
    certifications: ["NSF/ANSI 61", "CSA B125.1", "WaterSense"],
  };
}

function bathFaucetFacts({
  facts,
  one,
  random,
  handle,
  reach,
  outlet,
  mount,
  flow,
  cartridge,
  drain,
  holes,
  companions,
  seed,
}: ReturnType<typeof bathFaucetBasics>): Facts {
  return {
    ...facts,
    handle_note: one
      ? random.pick([`works by ${handle}`, `turns on by ${handle}`])
      : random.pick([`carries ${handle}`, `is worked by ${handle}`]),
    handle_plain: handle,
    reach: inch(reach),
    outlet: inch(outlet),
    basins:
      mount === "vessel"
        ? random.pick(["vessel basins of 5 to 6 in.", "bowls that stand on the top"])
        : mount === "wall"
          ? random.pick(["vessels and trough sinks", "basins set against the wall"])
          : mount === "centerset"
            ? random.pick(["drop-in basins with 4 in. holes", "older basins drilled at 4 in."])
            : random.pick([
                "undermount basins",
                "basins to 15 in. deep",
                "integrated tops",
                "double vanities",
              ]),
    flow,
    feel: random.pick(["an even stream", "a soft, aerated stream", "the stream one expects"]),
    cartridge,
    cartridge_cap: capital(one ? "its ceramic discs" : "ceramic valves"),
    drain: mount === "wall" ? undefined : drain,
    drain_cap: mount === "wall" ? undefined : capital(drain),
    extra: random.pick(["a deck gasket", "an aerator key", "a mounting wrench", "a template"]),
    supply:
      mount === "wall"
        ? undefined
        : random.pick(["braided supply lines", "3/8 in. supplies", "stainless hoses"]),
    holes,
    holes_cap: capital(`it takes ${holes}`),
    deck: mount === "wall" ? undefined : random.pick(["1-1/2 in.", "1-3/4 in.", "2 in."]),
    wall_note:
      mount === "wall"
        ? random.pick([
            "the valve sits 1-1/2 to 2-1/2 in. behind the tile.",
            "set the valve before the wall is closed.",
          ])
        : undefined,
    companions,
    companions_cap: capital(companions),
    finish_list: listed(seed.finishes),
  };
}

function bathDraft(seed: GoodsSeed): GoodsDraft {
  const basics = bathFaucetBasics(seed);
  const { mount, distinct, titled, noun, one, design, least, most, series_random } = basics;
  return {
    child: bathChild[mount] ?? "single-hole-faucets",
    name: `${seed.series} ${distinct ? `${titleOf(distinct.replace(/ handles?| lever| column| body|hand /g, "").replace("swan neck, porcelain", "porcelain"))} ` : ""}${titled}`,
    noun,
    ...(mount === "wall"
      ? {
          option: {
            name: "Valve",
            choices: [
              { label: "Trim only", code: "T", price: 1 },
              { label: "Trim with rough-in valve", code: "TV", price: 1.34 },
            ],
          },
        }
      : {
          option: {
            name: "Drain",
            choices: [
              { label: "With drain", code: "D", price: 1 },
              { label: "Without drain", code: "N", price: 0.88 },
            ],
          },
        }),
    weight_lb: Number((2.4 + (one ? 0.8 : 2.6) + design.size.height_in * 0.12).toFixed(1)),
    wholesale: dollars(least, most, seed),
    saving: series_random.between(0.26, 0.42, 0.01),
    is_freight: false,
    extra_days: seed.brand.slug === "brasswick" ? 2 : 0,
    attributes: bathFaucetAttributes(basics),
    surface: [],
    warranty: `Limited lifetime warranty on finish and function to the first owner; ${years(5, seed)} years in hotels and rentals.`,
    prose: bathFaucetProse,
    facts: bathFaucetFacts(basics),
  };
}

export const bathroomFaucets: GoodsPlan = {
  category: "bathroom-faucets",
  styles,
  draft: bathDraft,
};
