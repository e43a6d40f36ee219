import vanityProse from "../../data/descriptions/vanities.json" with { type: "json" };
import phrases from "../../data/phrases/vanities.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, param, years } from "./common.ts";
import { centerset, noHole, single, widespread } from "./faucet-holes.ts";
import type { GoodsChoice, GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

const fronts: Record<string, string> = phrases.fronts;
const tops: Record<string, string> = phrases.tops;
const basins: Record<string, string> = phrases.basins;
const pulls: Record<string, string> = phrases.pulls;
const insides: Record<string, string> = phrases.insides;
const drawerCount: Record<string, string> = phrases.drawer_count;

/** What a vanity is, worked out once for its draft, attributes and description. */
function vanityBasics(seed: GoodsSeed) {
  const { design, random, series_random, series } = seed;
  const nominal = Number(
    /(\d+) in\./.exec(design.name_words[0] ?? "")?.[1] ?? Math.round(design.size.width_in),
  );
  const double = design.params.bowls === 2;
  const base = param(seed, "base");
  const floating = base.startsWith("wall");
  const console = param(seed, "layout").startsWith("console");
  const child = console
    ? "console-vanities"
    : double
      ? "double-vanities"
      : floating
        ? "floating-vanities"
        : nominal <= 24
          ? "powder-room-vanities"
          : "single-vanities";
  const noun = console
    ? "console vanity"
    : `${floating ? "floating " : ""}${double ? "double" : "single"} vanity`;
  const top = tops[param(seed, "top")] ?? "quartz";
  const basin = basins[param(seed, "sink")] ?? "an undermount basin";
  const inside = insides[param(seed, "layout")] ?? "a cupboard and drawers";
  const carcass = console ? "welded steel" : random.pick(phrases.said.carcass);
  const stone =
    param(seed, "top") === "marble" || param(seed, "top") === "quartz" || param(seed, "top") === "concrete";
  const weight = Math.round(
    nominal * (console ? 1.5 : 2.35) * (stone ? 1.3 : 1) * (floating ? 0.82 : 1) + 18,
  );
  const price = nominal * (console ? 9.5 : 11) + (stone ? nominal * 2.4 : 0) + (double ? 120 : 0) + 40;
  const vessel = param(seed, "sink").startsWith("vessel");
  const setting = floating
    ? random.pick(phrases.said.setting)
    : console
      ? random.pick(phrases.said.setting2)
      : random.pick(phrases.said.setting3);
  const drawers = console ? undefined : random.pick(phrases.said.drawers);
  const frontWords = fronts[param(seed, "front")] ?? "plain fronts";
  const title = `${nominal} in. ${console ? "Console" : `${floating ? "Floating " : ""}${double ? "Double" : "Single"}`} Vanity`;
  return {
    child,
    series,
    title,
    noun,
    vessel,
    console,
    weight,
    price,
    seed,
    series_random,
    nominal,
    double,
    floating,
    top,
    carcass,
    frontWords,
    inside,
    basin,
    random,
    drawers,
    setting,
  };
}

function vanityAttributes(basics: ReturnType<typeof vanityBasics>): Record<string, AttributeValue> {
  const { nominal, double, floating, top, console, carcass, seed } = basics;
  return {
    width_in: nominal,
    bowls: double ? "Double" : "Single",
    mounting: floating ? "Wall" : "Floor",
    top_material: capital(top.replace("one-piece ", "").replace("sealed ", "")),
    cabinet_material: console ? "Steel" : capital(carcass),
    drawers: drawerCount[param(seed, "layout")] ?? "2",
    assembly: console ? "Some assembly" : "Assembled",
    holes: drilledFor(basics),
    certifications: ["CARB2", "ASME A112.19.2"],
  };
}

function vanityFacts({
  seed,
  noun,
  nominal,
  frontWords,
  console,
  inside,
  top,
  double,
  basin,
  vessel,
  random,
  carcass,
  drawers,
  setting,
  weight,
}: ReturnType<typeof vanityBasics>): Facts {
  return {
    ...goodsFacts(seed, noun),
    width: `${nominal} in.`,
    fronts: frontWords,
    closed:
      console || param(seed, "layout") === "open-shelf" || inside.startsWith("one") ? undefined : frontWords,
    fronts_cap: console ? undefined : capital(frontWords),
    top,
    basin: double ? basin.replace(/^an? /, "two ").replace("basin", "basins") : basin,
    basin_cap: capital(double ? basin.replace(/^an? /, "two ").replace("basin", "basins") : basin),
    drilling: vessel ? "a drain hole for each bowl" : random.pick(phrases.vanity_facts.drilling),
    ...oneOfEach(phrases.draft_words, random),
    ...(console ? { coat: undefined } : {}),
    pulls: pulls[param(seed, "pull")] ?? "bar pulls",
    pulls_cap: console ? undefined : capital(pulls[param(seed, "pull")] ?? "bar pulls"),
    inside,
    inside_cap: inside.startsWith("two") || inside.includes("drawers") ? capital(inside) : undefined,
    carcass,
    carcass_cap: console ? undefined : capital(carcass),
    drawers,
    drawers_cap: drawers ? `${capital(drawers)} drawers` : undefined,
    delivered: console ? "in one carton" : random.pick(phrases.vanity_facts.delivered),
    rooms:
      nominal <= 24
        ? random.pick(phrases.vanity_facts.rooms.small_nominal)
        : double
          ? random.pick(phrases.vanity_facts.rooms.double)
          : random.pick(phrases.vanity_facts.rooms.other),
    setting,
    setting_cap: capital(setting),
    weight: String(weight),
  };
}

/** Up to this width, tops for one are drilled for 4 in. as well. */
const largest_centerset = 36;

/** How a vanity's top is sold drilled, the usual way first. */
function drillingsOf({ vessel, console, double, nominal }: ReturnType<typeof vanityBasics>): GoodsChoice[] {
  if (vessel) return [single, noHole];
  const usual = console ? [single, widespread] : [widespread, single];
  const isSmall = !double && nominal <= largest_centerset;
  return isSmall ? [...usual, { ...centerset, isAdded: true }] : usual;
}

/** The same as the filters name it. */
const drilledFor = (basics: ReturnType<typeof vanityBasics>): string[] =>
  drillingsOf(basics).flatMap(({ code }) =>
    code === "0H" ? [] : code === "1H" ? "1" : code === "4C" ? "3, 4 in. spread" : "3, 8 in. spread",
  );

function draft(seed: GoodsSeed): GoodsDraft {
  const basics = vanityBasics(seed);
  const { child, series, title, noun, weight, price, series_random, nominal } = basics;
  return {
    child,
    name: `${series} ${title}`,
    noun,
    option: { name: "Faucet holes", choices: drillingsOf(basics) },
    weight_lb: weight,
    wholesale: dollars(price * 0.9, price * 1.22, seed),
    saving: series_random.between(0.27, 0.4, 0.01),
    is_freight: true,
    extra_days: nominal >= 60 ? 3 : 0,
    attributes: vanityAttributes(basics),
    surface: [],
    warranty: `${years(2, seed)}-year limited warranty on cabinet and hardware, 1 year on stone tops.`,
    prose: vanityProse,
    facts: vanityFacts(basics),
  };
}

export const bathroomVanities: GoodsPlan = {
  category: "bathroom-vanitys",
  styles: {
    penhallow: [
      "traditional",
      "transitional",
      "art-deco",
      "farmhouse",
      "coastal",
      "midcentury",
      "industrial",
    ],
    larkmoor: ["modern", "transitional", "scandinavian", "midcentury", "farmhouse", "industrial"],
  },
  draft,
};
