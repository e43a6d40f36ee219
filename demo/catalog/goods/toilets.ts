import toiletProse from "../../data/descriptions/toilets.json" with { type: "json" };
import phrases from "../../data/phrases/toilets.json" with { type: "json" };
import kindRows from "../../data/product-kinds/toilets.json" with { type: "json" };
import type { Random } from "../../random.ts";
import type { AttributeValue } from "../product.types.ts";
import type { Facts } from "../prose/grammar.ts";
import { oneOfEach } from "../prose/grammar.ts";
import { capital } from "../surfaces/common.ts";
import { dollars, goodsFacts, inch, numberParam, param, years } from "./common.ts";
import type { GoodsDraft, GoodsPlan, GoodsSeed } from "./goods.types.ts";

const kinds = kindRows as unknown as Record<
  string,
  { child: string; noun: string; price: [number, number]; weight: number }
>;

/** What a bowl looks like, by its form. */
const shapes: Record<string, string> = phrases.shapes;

/** Phrases about a seat; other seats have other soft-close mechanisms. */
const seats: Record<string, string> = phrases.seats;

/** Gallons a flush and grams that it clears; empty for what does not flush. */
function flushOf(
  form: string,
  dual: boolean,
  flushes: boolean,
  random: Random,
): { gpf: string; map: string } {
  if (form === "urinal") return { gpf: "0.125", map: "" };
  if (!flushes) return { gpf: "", map: "" };
  if (form.endsWith("level")) return { gpf: "1.6", map: random.pick(["600", "800"]) };
  const gpf = dual ? "0.8/1.28" : random.pick(phrases.flush_of.gpf);
  return { gpf, map: random.pick(form === "wall-hung" ? ["600", "800", "1000"] : ["800", "1000", "1000"]) };
}

/** Rough-ins that a toilet is made for, the usual one first; none for what hangs on a wall. */
function roughInsOf(form: string, style: string): string[] {
  if (form === "two-piece") return style === "transitional" ? ["12", "10", "14"] : ["12", "10"];
  if (form === "one-piece") return ["12", "10"];
  return form === "tankless" || form.endsWith("level") ? ["12"] : [];
}

/** What a toilet is, worked out once for its draft, attributes and description. */
function toiletBasics(seed: GoodsSeed) {
  const { design, random, series_random, series } = seed;
  const form = param(seed, "form");
  const kind = kinds[form] ?? kinds["two-piece"]!;
  const rim = numberParam(seed, "rim", 16.5);
  const smart = param(seed, "seat") === "bidet";
  const dual =
    design.name_words.some((word) => word.includes("dual")) ||
    form === "wall-hung" ||
    form === "back-to-wall";
  const flushes = form !== "bidet" && form !== "urinal";
  const { gpf, map } = flushOf(form, dual, flushes, series_random);
  const bowl = param(seed, "bowl") === "round" ? "round-front" : param(seed, "bowl");
  const roughs = roughInsOf(form, design.style);
  const skirt = design.params.skirt === true;
  const noun = form === "one-piece" && smart ? "one-piece bidet toilet" : kind.noun;
  const trap = series_random.pick(phrases.toilet_basics.trap);
  const clean = skirt
    ? random.pick(phrases.said.clean)
    : form === "wall-hung"
      ? random.pick(phrases.said.clean2)
      : random.pick(phrases.said.clean3);
  const seat = seats[param(seed, "seat")] ?? random.pick(phrases.said.closed);
  const shape = shapes[form] ?? "a plain bowl";
  const weight = Math.round(kind.weight * (0.92 + design.size.depth_in / 360));
  const inBox =
    form === "wall-hung" || form === "back-to-wall"
      ? random.pick(phrases.said.inBox)
      : flushes
        ? random.pick(phrases.said.inBox2)
        : random.pick(phrases.said.inBox3);
  const [least, most] = kind.price;
  const factor = form === "one-piece" && smart ? 2.6 : 1;
  return {
    form,
    smart,
    kind,
    series,
    bowl,
    flushes,
    noun,
    roughs,
    weight,
    least,
    factor,
    most,
    seed,
    series_random,
    gpf,
    map,
    rim,
    dual,
    skirt,
    design,
    random,
    shape,
    trap,
    clean,
    seat,
    inBox,
  };
}

function toiletAttributes({
  roughs,
  gpf,
  map,
  bowl,
  rim,
  form,
  dual,
  flushes,
  skirt,
  smart,
}: ReturnType<typeof toiletBasics>): Record<string, AttributeValue> {
  return {
    ...(roughs.length ? { rough_in_in: roughs } : {}),
    ...(gpf ? { flush_gpf: gpf } : {}),
    ...(map ? { map_score_g: map } : {}),
    bowl_shape: bowl === "round-front" ? "Round front" : capital(bowl),
    ...(rim > 0 ? { seat_height_in: rim } : {}),
    flush_type:
      form === "tankless"
        ? "Electric"
        : dual
          ? "Dual flush"
          : form === "urinal"
            ? "Flush valve"
            : flushes
              ? form.endsWith("level")
                ? "Chain or lever gravity"
                : "Gravity, single"
              : "None",
    trapway: skirt
      ? "Skirted"
      : form === "wall-hung" || form === "back-to-wall"
        ? "Concealed"
        : flushes
          ? "Exposed"
          : "None",
    mounting: form === "wall-hung" || form === "urinal" ? "Wall" : "Floor",
    watersense: flushes && gpf !== "1.6",
    ada: rim >= 16.5 && rim <= 19,
    material: "Vitreous china",
    certifications: [
      "ASME A112.19.2",
      "CSA B45.1",
      ...(flushes && gpf !== "1.6" ? ["WaterSense"] : []),
      ...(smart ? ["UL 1431"] : []),
    ],
  };
}

function toiletFacts({
  seed,
  noun,
  bowl,
  rim,
  design,
  random,
  shape,
  map,
  flushes,
  trap,
  gpf,
  clean,
  seat,
  smart,
  roughs,
  inBox,
  weight,
}: ReturnType<typeof toiletBasics>): Facts {
  return {
    ...goodsFacts(seed, noun),
    bowl,
    rim: rim > 0 ? inch(rim) : undefined,
    height_word:
      rim >= 18
        ? "easy on stiff knees"
        : rim >= 16.5
          ? "chair height"
          : rim > 0
            ? "standard height"
            : undefined,
    rooms:
      design.size.depth_in < 26
        ? random.pick(phrases.toilet_facts.rooms.small_depth_in)
        : random.pick(phrases.toilet_facts.rooms.other),
    shape,
    map: map || undefined,
    trap: flushes ? trap : undefined,
    ...oneOfEach(phrases.draft_words, random),
    gpf: gpf || undefined,
    flush_cap: flushes ? random.pick(phrases.toilet_facts.flush_cap) : undefined,
    clean,
    clean_cap: capital(clean),
    seat: param(seed, "seat") === "none" ? undefined : seat,
    seat_cap: param(seed, "seat") === "none" ? undefined : `The seat ${seat}`,
    hinges: smart ? "a night light" : random.pick(phrases.toilet_facts.hinges),
    rough: roughs.length ? roughs.join(" or ") : undefined,
    in_box: inBox,
    in_box_cap: capital(inBox),
    weight: String(weight),
  };
}

function draft(seed: GoodsSeed): GoodsDraft {
  const basics = toiletBasics(seed);
  const {
    form,
    smart,
    kind,
    series,
    bowl,
    flushes,
    noun,
    roughs,
    weight,
    least,
    factor,
    most,
    series_random,
  } = basics;
  return {
    child: form === "one-piece" && smart ? "bidet-toilets" : kind.child,
    name: `${series} ${bowl === "round-front" && flushes ? "Round-Front " : bowl === "elongated" && flushes && form.includes("piece") ? "Elongated " : bowl === "square" ? "Square " : ""}${noun.replace(/(^|[ -])([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase())}`,
    noun,
    ...(roughs.length > 1
      ? {
          option: {
            name: "Rough-in",
            choices: roughs.map((rough) => ({
              label: `${rough} in.`,
              code: `${rough}R`,
              price: rough === "12" ? 1 : 1.09,
            })),
          },
        }
      : {}),
    weight_lb: weight,
    wholesale: dollars(least * factor, most * factor, seed),
    saving: series_random.between(0.25, 0.39, 0.01),
    is_freight: true,
    extra_days: smart ? 2 : 0,
    attributes: toiletAttributes(basics),
    surface: [],
    warranty: `${smart ? `${years(3, seed)}-year warranty on seat and electronics, 10 years on china` : `Lifetime warranty on china, ${years(5, seed)} years on tank fittings and seat`}.`,
    prose: toiletProse,
    facts: toiletFacts(basics),
  };
}

export const toilets: GoodsPlan = {
  category: "toilets",
  styles: {
    larkmoor: ["transitional", "traditional", "farmhouse", "modern"],
    halvorne: ["modern", "scandinavian", "transitional"],
  },
  draft,
};
