import nouns from "../../../content/brief/nouns.json" with { type: "json" };
import things from "../../../content/brief/things.json" with { type: "json" };
import families from "../../../content/colors/families.json" with { type: "json" };
import { finishColor } from "../../catalog/finish-color.ts";
import type { Bar, Part } from "../brief/brief.types.ts";
import { plainWord } from "../brief/plain-word.ts";
import type { Offer } from "../offer.types.ts";
import { palettes } from "../styles/palettes.ts";
import { isAsAsked, kindOfSlot } from "./product-wishes.ts";
import { missedBy, says, shade, shadeOf } from "./shades.ts";

/** Where a surface product is to be laid; fixtures tell their part by their kind. */
export type Place = Exclude<Part, "any" | "furniture"> | "ceiling" | "other";

const partsOfKind = new Map<string, readonly Bar["part"][]>([
  ...["base_cabinet", "wall_cabinet", "tall_cabinet", "island", "peninsula"].map(
    (kind) => [kind, ["cabinets"]] as const,
  ),
  ["vanity", ["cabinets", "counter"]],
  ...["sofa", "chair", "bed", "table", "low_table", "stool", "media", "lounge"].map(
    (kind) => [kind, ["furniture"]] as const,
  ),
  ...["faucet", "light", "mirror", "accessory", "shower", "tub_shower", "fan"].map(
    (kind) => [kind, ["fittings"]] as const,
  ),
]);

/** What a shelf leaves out: products that look like, or are, what somebody does not want. */
export class Barred {
  readonly bars: readonly Bar[];
  readonly #known = new Map<string, readonly Bar[]>();

  /** @param bars those that say a place, too, are about where things stand and leave out no product */
  constructor(bars: readonly Bar[]) {
    this.bars = bars.filter(({ near }) => near === undefined);
  }

  /** Whether a product is not wanted, anywhere or at this place. */
  has(offer: Offer, place: Place | null = null): boolean {
    return this.bars.length > 0 && this.of(offer).some((bar) => isAt(bar, offer, place));
  }

  /** The bars that a product falls under, wherever it would stand. */
  of(offer: Offer): readonly Bar[] {
    const known = this.#known.get(offer.sku);
    if (known) return known;
    const found = this.bars.filter((bar) => isBarred(offer, bar));
    this.#known.set(offer.sku, found);
    return found;
  }
}

/** White there is what they are sold in, not a color that somebody chose. */
const usuallyWhite = new Set(["toilet", "bidet", "tub", "tub_shower", "lavatory", "fan"]);
const whites = new Set(["white", "off-white", "off white", "bright white"]);

function isUsual(
  { kind, word, isStrict }: Bar,
  { model, product, material }: Offer,
  place: Place | null,
): boolean {
  if (kind !== "color" || isStrict || !whites.has(word)) return false;
  if (model) return usuallyWhite.has(model.kind) || product.child === "shower-bases";
  return place === "ceiling" || product.child === "ceiling-paint" || (material === null && place === null);
}

function isAt(bar: Bar, offer: Offer, place: Place | null): boolean {
  const { part } = bar;
  const { model } = offer;
  if (part === "any") return !isUsual(bar, offer, place);
  if (model) return partsOfKind.get(model.kind)?.includes(part) ?? false;
  return part === place;
}

/** Whether a product looks like, or is, what is not wanted, by its own name, options and attributes. */
function isBarred(offer: Offer, bar: Bar): boolean {
  return isOf(offer, bar) && (!bar.also || isBarred(offer, bar.also));
}

function isOf(offer: Offer, bar: Bar): boolean {
  switch (bar.kind) {
    case "metal":
      return metalWords(bar.word).test(lookOf(offer)) || isOneFamily(offer, bar.word);
    case "color":
      return isColored(offer, bar);
    case "material":
      return isMadeOf(offer, bar);
    case "sheen":
      return isShiny(offer);
    case "tone":
      return isToned(offer, bar.word);
    case "style":
      return palettes.find(({ id }) => id === bar.word)?.styles[0] === offer.style && offer.style !== "";
    case "product":
      return offer.model?.kind === kindOfSlot(bar.slot!) && isAsAsked(offer, { ...bar, slot: bar.slot! });
    case "thing":
      return isThing(offer, bar.word);
  }
}

const text = (...parts: readonly unknown[]): string =>
  parts.flat().join(" ").toLowerCase().replaceAll(/[-–_]/g, " ");

/** Name, finish and options: what tells how this variant looks. */
const lookOf = ({ product, finish, options, model }: Offer): string =>
  text(product.name, finish, Object.values(options), model ? [] : [product.attributes.look ?? []]);

const metals = new Map([
  ["gold", /\b(?:gold|golden|brass|champagne)\b/],
  ["nickel", /\bnickel\b/],
  ["bronze", /\bbronze\b/],
  ["chrome", /\bchrome\b/],
  ["copper", /\bcopper\b/],
  ["gunmetal", /\bgunmetal\b/],
]);
const metalWords = (word: string): RegExp => metals.get(word) ?? new RegExp(`\\b${word}\\b`);

/** Whether the catalog sorts a product under this one color. */
function isOneFamily({ product, options, model }: Offer, word: string): boolean {
  const family = product.attributes.color_family;
  const only = Array.isArray(family) && family.length === 1 ? family[0] : family;
  return only === word && (model === null || options.Finish === undefined);
}

/** Woods and stones whose names hold a color that they do not have. */
const misnamed = /\b(?:white|red|black) (?:oak|ash|walnut|maple|birch|cherry)\b/g;
/** Within this, a color is called the same. */
const sameColor = 0.07;

function isColored(offer: Offer, { word, hex }: Bar): boolean {
  // a vanity's top is seen as much as its front
  const top = offer.model?.kind === "vanity" ? text(offer.product.attributes.top_material ?? []) : "";
  const look = `${lookOf(offer)} ${top}`.replaceAll(misnamed, " ");
  const base = baseOf(word);
  const names = base === word ? [word, ...familyOf(word)] : [word];
  if (names.some((name) => new RegExp(`\\b${name}\\b`).test(look))) return true;
  if (base === word) return isOneFamily(offer, word) || (finishBase(offer) === word && offer.model !== null);
  const wanted = hex ? shade(hex) : null;
  const own = offer.model ? finishShade(offer) : shadeOf(offer);
  return wanted !== null && own !== null && missedBy(wanted, own) < sameColor;
}

const lists: Readonly<Record<string, readonly string[]>> = families;
/** Stones and woods name several colors; they count by the catalog's own family. */
const ambiguous = new Set(
  "alabaster concrete slate travertine linen pearl walnut cherry oak maple teak ash hickory rattan cane iron ink bronze ice cotton clay plum teal".split(
    " ",
  ),
);
const familyOf = (word: string): readonly string[] =>
  (lists[word] ?? []).filter((name) => !ambiguous.has(name));

/** "Gray" of "gray"; null-like (another word) for shades of it. */
const baseOf = (word: string): string => (Object.hasOwn(lists, word) || word === "gold" ? word : "");

const finishShade = ({ finish }: Offer) => {
  const color = finish ? finishColor(finish.replaceAll("-", " ")) : null;
  return color ? shade(color) : null;
};

/** The base color that a fixture's finish is called by. */
function finishBase({ finish }: Offer): string | null {
  const words = finish.split("-");
  const named = Object.keys(lists).find((base) => words.includes(base));
  return named ?? null;
}

const stones: Readonly<Record<string, RegExp>> = {
  marble: /\bmarble\b|\bcalacatta\b|\bcarrara\b|\bstatuario\b/,
  wood: /\bwood(?:en)?\b|\boak\b|\bwalnut\b|\bmaple\b|\bhickory\b|\bteak\b|\bcherry\b|\bbamboo\b|\bacacia\b|\bbirch\b|\bpine\b|\bash wood\b|\bbutcher block\b|\bhardwood\b/,
  stone:
    /\bstone\b|\bmarble\b|\btravertine\b|\blimestone\b|\bslate\b|\bgranite\b|\bquartzite\b|\bsandstone\b|\bbluestone\b/,
  tile: /\btiles?\b|\bmosaic\b/,
  glass: /\bglass\b/,
  brick: /\bbricks?\b/,
  hexagon: /\bhex(?:agon)?\b/,
  "wood-look": /\bwood look\b/,
  leather: /\bleather\b/,
  rattan: /\brattan\b|\bwicker\b|\bcane\b/,
};

/** What a product is made of or made to look like. Of a vanity the top counts as a counter, its front as a cabinet. */
function isMadeOf(offer: Offer, { word, part }: Bar): boolean {
  const { product, material, model } = offer;
  const { attributes } = product;
  const pattern = stones[word] ?? new RegExp(`\\b${word.replaceAll("-", " ")}\\b`);
  if (model) {
    const top = part === "counter" || part === "any" ? attributes.top_material : [];
    const own = part === "counter" ? [] : [product.name, offer.finish, Object.values(offer.options)];
    const body = model.kind === "faucet" || part === "counter" ? [] : (attributes.material ?? []);
    const glazed = word === "glass" ? attributes.glass_thickness && "glass" : [];
    return pattern.test(text(own, top ?? [], body, glazed || [], doorsOf(word, offer)));
  }
  const own = text(
    product.name,
    product.child,
    [attributes.look ?? [], attributes.material ?? [], attributes.species ?? []],
    material?.family ?? "",
    Object.values(offer.options),
  );
  return pattern.test(own) || (pattern.source.includes(word) && word.length > 5 && says(offer, word));
}

/** Fronts of cabinets are told by their model. */
const doorsOf = (word: string, { model }: Offer): string =>
  [model?.params.door, model?.params.front].includes(word) ? word : "";

const shiny = /\b(?:polished|gloss|glossy|high gloss|semi gloss|chrome|lacquer)\b/;

function isShiny({ product, finish, options }: Offer): boolean {
  const own = text(finish, Object.values(options)).replaceAll("low gloss", "");
  const only = product.attributes.finish;
  const all =
    options.Finish === undefined && options.Sheen === undefined
      ? text(only ?? []).replaceAll("low gloss", "")
      : "";
  return shiny.test(own) || shiny.test(all);
}

const darkest = 0.42;
const lightest = 0.88;

function isToned(offer: Offer, tone: string): boolean {
  const own = offer.model ? finishShade(offer) : shadeOf(offer);
  if (tone === "dark" && (isOneFamily(offer, "black") || /\b(?:dark|espresso|ebony)\b/.test(lookOf(offer))))
    return true;
  if (!own) return false;
  return tone === "dark" ? own[0] < darkest : tone === "light" ? own[0] > lightest : false;
}

interface NamedThing {
  name: string;
  says?: readonly string[];
  kinds: readonly string[];
  /** Kinds and categories that its words count in; everywhere where there are none. */
  among?: readonly string[];
}

const known = new Map<string, NamedThing>([...nouns, ...things].map((thing) => [thing.name, thing]));

/** Whether no product is looked for, because it is about an arrangement that no design has. */
export const isNoProduct = (word: string): boolean => {
  const thing = known.get(word);
  return thing !== undefined && thing.kinds.length === 0 && (thing.says ?? []).length === 0;
};

/**
 * A thing of the table by what it says there, any other one by its words in the product's name and category. Colors of
 * paint and tile are called all sorts of things, such as "Gravel", so of those only the category and the make count.
 */
function isThing({ product, model, said, finish, options }: Offer, word: string): boolean {
  const thing = known.get(word);
  const { material, look, plant_type, pot_material } = product.attributes;
  if (thing) {
    if (model && thing.kinds.includes(model.kind)) return true;
    const { among, says = [] } = thing;
    if (among && !among.includes(product.child) && !among.includes(model?.kind ?? "")) return false;
    const own = [product.name, product.child, finish, said, Object.values(options)];
    const marked = ` ${text(own.flat(), material ?? [], plant_type ?? [])} `;
    return says.some((each) => marked.includes(text(each)));
  }
  const own = model ? [product.name, finish, said, ...Object.values(options)] : [look ?? []];
  const words = new Set(
    text(own.flat(), product.child, material ?? [], plant_type ?? [], pot_material ?? [])
      .split(/\s+/)
      .map(plainWord),
  );
  return word.split(/[\s-]+/).every((each) => words.has(plainWord(each)));
}
