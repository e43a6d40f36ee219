import bathFaucetProse from "../../data/descriptions/bathroom-faucets.json" with { type: "json" };
import kitchenFaucetProse from "../../data/descriptions/kitchen-faucets.json" with { type: "json" };
import phrases from "../../data/phrases/faucets.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { filledIn, listed, oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, inch, param, wordLike, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

const styles: GoodsPlan["styles"] = {
  averline: ["transitional", "traditional", "farmhouse", "modern"],
  brasswick: ["traditional", "farmhouse", "art-deco", "industrial", "transitional"],
  rivenna: ["modern", "industrial", "scandinavian", "midcentury", "art-deco"],
};

const spouts: Record<string, string> = phrases.spouts;

const handles: Record<string, string> = phrases.handles;

function shared(seed: GoodsSeed, noun: string) {
  const { random, design } = seed;
  const handle = handles[param(seed, "handle")] ?? "a single lever";
  const living = design.finishes.some((finish) => finish.includes("bronze") || finish.includes("aged"));
  const facts = goodsFacts(seed, noun);
  return {
    ...facts,
    finishes_cap: facts.finishes ? capital(facts.finishes) : undefined,
    spout: spouts[param(seed, "spout")] ?? "curved",
    handle_does: random.pick(filledIn(phrases.shared.handle_does, { handle })),
    handle_cap: capital(random.pick(filledIn(phrases.shared.handle_cap, { handle }))),
    ...oneOfEach(phrases.shared_words, random),
    process: random.pick(living ? phrases.shared.process : phrases.process.slice(0, 3)),
    finish_note: random.pick(phrases.notes),
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

const kitchenNoun: Record<string, string> = phrases.kitchen_noun;

const titleOf = (words: string) =>
  words.replace(/(^|[ -])([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase());

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
  const cartridge = random.pick(phrases.kitchen_faucet_basics.cartridge);
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
  const companions = random.pick(phrases.kitchen_faucet_basics.companions);
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
          ? random.pick(phrases.kitchen_faucet_facts.clears.large_height_in)
          : random.pick(phrases.kitchen_faucet_facts.clears.other),
    sinks:
      child === "pot-fillers"
        ? random.pick(phrases.kitchen_faucet_facts.sinks["pot-fillers"])
        : child === "bar-prep-faucets"
          ? random.pick(phrases.kitchen_faucet_facts.sinks["bar-prep-faucets"])
          : random.pick(phrases.kitchen_faucet_facts.sinks.other),
    companions,
    companions_cap: capital(companions),
    cartridge,
    cartridge_cap: capital(cartridge),
    ...oneOfEach(phrases.kitchen_words, random),
    spray_cap:
      spray === "pull-down" || spray === "pull-out"
        ? random.pick(
            filledIn(phrases.kitchen_faucet_facts.spray_cap, { way: spray === "pull-down" ? "down" : "out" }),
          )
        : undefined,
    hose: spray.startsWith("pull") ? random.pick(phrases.kitchen_faucet_facts.hose) : undefined,
    dock: spray.startsWith("pull") ? random.pick(phrases.kitchen_faucet_facts.dock) : undefined,
    modes: spray.startsWith("pull") ? random.pick(phrases.kitchen_faucet_facts.modes) : undefined,
    holes,
    holes_cap: capital(`it takes ${holes}`),
    deck: wall ? undefined : random.pick(phrases.kitchen_faucet_facts.deck),
    supply: wall ? "1/2 in. pipe thread" : random.pick(phrases.kitchen_faucet_facts.supply),
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
          option: options.faucets.deck_plate,
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

const bathChild: Record<string, string> = phrases.bath_child;

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
  const drain = random.pick(phrases.bath_faucet_basics.drain.slice(0, mount === "vessel" ? 4 : 3));
  const cartridge = one ? random.pick(phrases.said.cartridge) : random.pick(phrases.said.cartridge2);
  const facts = shared(seed, noun);
  const companions = random.pick(phrases.said.companions);
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
      ? random.pick(filledIn(phrases.bath_faucet_facts.handle_note.one, { handle }))
      : random.pick(filledIn(phrases.bath_faucet_facts.handle_note.other, { handle })),
    handle_plain: handle,
    reach: inch(reach),
    outlet: inch(outlet),
    basins:
      mount === "vessel"
        ? random.pick(phrases.bath_faucet_facts.basins.vessel)
        : mount === "wall"
          ? random.pick(phrases.bath_faucet_facts.basins.wall)
          : mount === "centerset"
            ? random.pick(phrases.bath_faucet_facts.basins.centerset)
            : random.pick(phrases.bath_faucet_facts.basins.other),
    flow,
    feel: random.pick(phrases.bath_faucet_facts.feel),
    cartridge,
    cartridge_cap: capital(one ? "its ceramic discs" : "ceramic valves"),
    drain: mount === "wall" ? undefined : drain,
    drain_cap: mount === "wall" ? undefined : capital(drain),
    extra: random.pick(phrases.bath_faucet_facts.extra),
    supply: mount === "wall" ? undefined : random.pick(phrases.bath_faucet_facts.supply),
    holes,
    holes_cap: capital(`it takes ${holes}`),
    deck: mount === "wall" ? undefined : random.pick(phrases.bath_faucet_facts.deck),
    wall_note: mount === "wall" ? random.pick(phrases.bath_faucet_facts.wall_note) : undefined,
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
          option: options.faucets.valve,
        }
      : {
          option: options.faucets.drain,
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
