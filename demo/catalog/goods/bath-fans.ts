import fanProse from "../../data/descriptions/fans.json" with { type: "json" };
import phrases from "../../data/phrases/bath-fans.json" with { type: "json" };
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { filledIn, oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, param, years } from "./common.ts";
import type { GoodsDraft, GoodsSeed } from "./goods.types.ts";

/** CFM that the larger size of a bath fan moves more. */
const stronger = 30;

/** What a bath fan is, worked out once for its draft, attributes and description. */
function bathFanBasics(seed: GoodsSeed) {
  const { design, random, series_random, series } = seed;
  const named = /(\d+) CFM/.exec(design.name_words.join(" "))?.[1];
  const cfm = Number(named ?? series_random.pick([80, 110]));
  const quiet = design.name_words.includes("quiet");
  const sones = quiet
    ? series_random.pick([0.3, 0.5, 0.7])
    : cfm > 100
      ? series_random.pick([1, 1.3, 1.5])
      : series_random.pick([0.9, 1.5, 2]);
  const grille = param(seed, "grille");
  const lit = ["light", "round", "heater"].includes(grille);
  const noun = `bath fan${grille === "heater" ? " with heater" : lit ? " with light" : grille === "perforated" ? " with speaker" : ""}`;
  const area = Math.round(cfm / 1.1 / 5) * 5;
  const price =
    46 +
    cfm * 0.42 +
    (grille === "heater" ? 88 : lit ? 34 : 0) +
    (grille === "perforated" ? 66 : 0) +
    (quiet ? 24 : 0);
  const control =
    grille === "heater"
      ? "heater, light and fan want three switches"
      : random.pick(phrases.bath_fan_basics.control);
  const mount = random.pick(phrases.bath_fan_basics.mount);
  const quietWords =
    sones <= 0.7
      ? random.pick(filledIn(phrases.bath_fan_basics.quiet_words.small_sones, { sones }))
      : random.pick(filledIn(phrases.bath_fan_basics.quiet_words.other, { sones }));
  return {
    series,
    cfm,
    grille,
    lit,
    noun,
    price,
    seed,
    series_random,
    sones,
    area,
    random,
    quietWords,
    control,
    mount,
  };
}

function bathFanAttributes({
  cfm,
  sones,
  lit,
  grille,
}: ReturnType<typeof bathFanBasics>): Record<string, AttributeValue> {
  return {
    airflow_cfm: [cfm, cfm + stronger],
    sones,
    motor: sones <= 0.7 ? "DC" : "AC, permanently lubricated",
    duct_in: cfm > 100 ? "6" : "4",
    light_kit: lit ? "LED, 12 W" : "None",
    control: grille === "heater" ? "Three switches" : "Switch",
    location: grille === "recessed" ? "Over tub and shower, GFCI" : "Damp rated",
    energy_star: sones <= 1.5 && grille !== "heater",
    certifications: ["UL", "HVI certified"],
  };
}

function bathFanFacts({
  seed,
  noun,
  cfm,
  area,
  grille,
  random,
  sones,
  quietWords,
  control,
  mount,
}: ReturnType<typeof bathFanBasics>): Facts {
  return {
    ...goodsFacts(seed, noun),
    measure: `of ${cfm} CFM`,
    rooms: `baths to ${area} sq ft`,
    detail:
      grille === "round"
        ? "a round trim with opal glass"
        : grille === "flat"
          ? "a flat panel with air at its edges"
          : grille === "perforated"
            ? "a fine perforated face"
            : grille === "recessed"
              ? "a trim like a can light"
              : grille === "light"
                ? "a light panel in the grille"
                : "a louvered grille",
    ...oneOfEach(phrases.bath_fan_words, random),
    cfm: String(cfm),
    watts: random.pick(filledIn(phrases.bath_fan_facts.watts, { duct_in: cfm > 100 ? "6" : "4" })),
    area: `${area} sq ft of bath`,
    motor: sones <= 0.7 ? "a direct-current motor" : "a lubricated motor",
    motor_cap: sones <= 0.7 ? "A direct-current motor" : "A lubricated motor",
    quiet: quietWords,
    quiet_cap: capital(quietWords),
    control,
    control_cap: capital(control),
    season_cap: capital(random.pick(phrases.bath_fan_facts.season_cap)),
    mount,
    mount_cap: capital(mount),
    location:
      grille === "recessed" ? "it may hang over a shower on a GFCI circuit" : "it is rated for damp rooms",
    weight: String(Math.round(7.5 + cfm * 0.03)),
  };
}

/** A bath fan in two sizes of airflow. */
export function bathFan(seed: GoodsSeed): GoodsDraft {
  const basics = bathFanBasics(seed);
  const { series, cfm, grille, lit, noun, price, series_random } = basics;
  return {
    child: "bath-fans",
    name: `${series} Bath Fan${grille === "heater" ? " with Heater" : lit ? " with Light" : grille === "perforated" ? " with Speaker" : ""}`,
    noun,
    option: {
      name: "Airflow",
      choices: [
        { label: `${cfm} CFM`, code: String(cfm), price: 1 },
        { label: `${cfm + stronger} CFM`, code: String(cfm + stronger), price: 1.14 },
      ],
    },
    weight_lb: Number((7.5 + cfm * 0.03 + (grille === "heater" ? 5 : 0)).toFixed(1)),
    wholesale: dollars(price * 0.88, price * 1.15, seed),
    saving: series_random.between(0.3, 0.45, 0.01),
    is_freight: false,
    extra_days: 0,
    attributes: bathFanAttributes(basics),
    surface: [],
    warranty: `${years(3, seed)}-year warranty, 6 years on the motor.`,
    prose: fanProse,
    facts: bathFanFacts(basics),
  };
}
