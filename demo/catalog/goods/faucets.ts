import kitchenFaucetProse from "../../data/descriptions/kitchen-faucets.json" with { type: "json" };
import phrases from "../../data/phrases/faucets.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { filledIn, oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, inch, param, wordLike, years } from "./common.ts";
import { shared, styles, titleOf } from "./faucet-words.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

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
