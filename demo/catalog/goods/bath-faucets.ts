import bathFaucetProse from "../../data/descriptions/bathroom-faucets.json" with { type: "json" };
import phrases from "../../data/phrases/faucets.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { filledIn, listed } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, inch, param, wordLike, years } from "./common.ts";
import { handles, shared, styles, titleOf } from "./faucet-words.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

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
