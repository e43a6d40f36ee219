import fanProse from "../../data/descriptions/fans.json" with { type: "json" };
import phrases from "../../data/phrases/ceiling-fans.json" with { type: "json" };
import options from "../../data/product-kinds/options.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsSeed } from "./goods.types.ts";

const counts = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
];

function ceilingKind(is: { wall: boolean; caged: boolean; hugger: boolean; outdoor: boolean }) {
  if (is.wall) return { child: "caged-drum-fans", noun: "wall fan" };
  if (is.caged) return { child: "caged-drum-fans", noun: "ceiling fan with lamps" };
  if (is.hugger) return { child: "low-profile-fans", noun: "low-profile ceiling fan" };
  return is.outdoor
    ? { child: "outdoor-fans", noun: "outdoor ceiling fan" }
    : { child: "ceiling-fans", noun: "ceiling fan" };
}

/** What a ceiling fan is, worked out once for its draft, attributes and description. */
function ceilingFanBasics(seed: GoodsSeed) {
  const { design, random, series_random, series } = seed;
  const form = param(seed, "form");
  const blades = numberParam(seed, "blades", 3);
  const sweep = Math.round(design.size.width_in);
  const hugger = param(seed, "body") === "hugger";
  const outdoor = /outdoor|palm|leaf|industrial/.test(design.id);
  const wet = design.id.includes("wet");
  const wall = form === "wall";
  const caged = form === "cage" || form === "drum";
  const { child, noun } = ceilingKind({ wall, caged, hugger, outdoor });
  const dc = seed.brand.slug === "zephrane" || design.name_words.includes("DC motor");
  const cfm = wall
    ? 1500
    : caged
      ? 1200 + sweep * 30
      : Math.round((sweep * sweep * 1.62 + (dc ? 700 : 250)) / 10) * 10;
  const light = param(seed, "light");
  const lit = light !== "none" && light !== "";
  const price =
    (wall ? 70 : 78 + sweep * 1.55) + (dc ? 48 : 0) + (lit ? 24 : 0) + (blades > 7 ? 70 : 0) + (wet ? 30 : 0);
  const area =
    sweep >= 60
      ? "rooms to 400 sq ft"
      : sweep >= 52
        ? "rooms to 300 sq ft"
        : sweep >= 44
          ? "rooms to 180 sq ft"
          : "rooms to 100 sq ft";
  const control = dc ? random.pick(phrases.said.control) : random.pick(phrases.said.control2);
  const season = random.pick(phrases.said.season);
  const quiet = dc ? random.pick(phrases.said.quiet) : random.pick(phrases.said.quiet2);
  const mount = wall
    ? "it screws to studs and swings 80 degrees"
    : hugger
      ? random.pick(phrases.said.mount)
      : random.pick(phrases.said.mount2);
  const motor = dc ? "a DC motor" : "a sealed AC motor";
  const watts = dc ? `on ${Math.round(sweep * 0.55)} watts` : `on ${Math.round(sweep * 1.15)} watts`;
  const numeral = blades > 1 ? `${capital(counts[blades] ?? String(blades))}-Blade ` : "";
  return {
    child,
    series,
    sweep,
    wall,
    caged,
    numeral,
    hugger,
    outdoor,
    noun,
    blades,
    price,
    seed,
    series_random,
    cfm,
    dc,
    lit,
    light,
    wet,
    random,
    watts,
    area,
    motor,
    quiet,
    control,
    season,
    mount,
  };
}

function ceilingFanAttributes({
  sweep,
  wall,
  blades,
  cfm,
  dc,
  lit,
  light,
  wet,
  outdoor,
}: ReturnType<typeof ceilingFanBasics>): Record<string, AttributeValue> {
  return {
    blade_span_in: String(sweep),
    blades: wall ? "Caged" : String(blades),
    airflow_cfm: cfm,
    motor: dc ? "DC" : "AC",
    light_kit: lit ? (light === "bulbs" ? "Lamps, E26" : "LED, dimmable") : "None",
    control: dc ? "Remote" : wall ? "Switch" : "Pull chain or wall control",
    location: wet ? "Wet rated" : outdoor ? "Damp rated" : "Dry rated",
    energy_star: dc,
    certifications: ["UL", ...(dc ? ["Energy Star"] : [])],
  };
}

function ceilingFanFacts({
  seed,
  noun,
  sweep,
  blades,
  wall,
  random,
  outdoor,
  hugger,
  caged,
  cfm,
  watts,
  area,
  motor,
  quiet,
  control,
  season,
  mount,
  wet,
}: ReturnType<typeof ceilingFanBasics>): Facts {
  return {
    ...goodsFacts(seed, noun),
    measure: `${sweep} in. across${blades > 1 && !wall ? ` with ${counts[blades] ?? blades} blades` : ""}`,
    rooms: wall
      ? random.pick(phrases.ceiling_fan_facts.rooms.wall)
      : outdoor
        ? random.pick(phrases.ceiling_fan_facts.rooms.outdoor)
        : hugger
          ? random.pick(phrases.ceiling_fan_facts.rooms.hugger)
          : random.pick(phrases.ceiling_fan_facts.rooms.other),
    detail: /leaf/.test(param(seed, "blade"))
      ? "carved palm-leaf blades"
      : blades > 7
        ? "a windmill's ring of blades"
        : wall
          ? "a wire cage"
          : caged
            ? "lamps around hidden blades"
            : param(seed, "blade") === "metal"
              ? "bare metal blades"
              : random.pick(phrases.ceiling_fan_facts.detail),
    making: random.pick(phrases.ceiling_fan_facts.making),
    packed: random.pick(phrases.ceiling_fan_facts.packed),
    cfm: cfm.toLocaleString("en-US"),
    watts,
    area,
    motor,
    motor_cap: capital(motor),
    quiet,
    quiet_cap: capital(quiet),
    control,
    control_cap: capital(control),
    season: wall ? undefined : season,
    season_cap: wall ? undefined : capital(season),
    mount,
    mount_cap: capital(mount),
    location: wet
      ? random.pick(phrases.ceiling_fan_facts.location.wet)
      : outdoor
        ? "it is rated for damp places under a roof"
        : random.pick(phrases.ceiling_fan_facts.location.other),
    weight: String(Math.round(9 + sweep * 0.19)),
  };
}

/** A ceiling fan, or a wall fan, which is made like one. */
export function ceilingFan(seed: GoodsSeed): GoodsDraft {
  const basics = ceilingFanBasics(seed);
  const { child, series, sweep, wall, caged, numeral, hugger, outdoor, noun, blades, price, series_random } =
    basics;
  return {
    child,
    name: `${series} ${sweep} in. ${wall ? "Oscillating Wall Fan" : caged ? "Fan with Lamps" : `${numeral}${hugger ? "Low-Profile " : outdoor ? "Outdoor " : ""}Ceiling Fan`}`,
    noun,
    ...(wall || caged
      ? {}
      : {
          option: {
            name: "Downrod",
            choices: hugger ? [{ label: "Flush", code: "", price: 1 }] : options.ceiling_fans.downrod,
          },
        }),
    weight_lb: Number((wall ? 14 : 9 + sweep * 0.19 + blades * 0.6).toFixed(1)),
    wholesale: dollars(price * 0.85, price * 1.2, seed),
    saving: series_random.between(0.32, 0.48, 0.01),
    is_freight: false,
    extra_days: 0,
    attributes: ceilingFanAttributes(basics),
    surface: [],
    warranty: `Lifetime warranty on the motor, ${years(2, seed)} years on everything else.`,
    prose: fanProse,
    facts: ceilingFanFacts(basics),
  };
}
