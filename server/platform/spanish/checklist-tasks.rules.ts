import spanish from "../../../content/spanish/room-works.json" with { type: "json" };
import { partLabel } from "../../../domain/catalog/also-needed/part-words.es.ts";
import { metricMeasure, metricTemplate } from "../../../domain/catalog/metric-measures.ts";
import type { Language } from "../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../domain/languages/units.ts";
import { unitWord } from "../../../domain/orders/sales-unit.es.ts";
import { listed } from "../../../domain/room/geometry/listed.es.ts";
import { manyOf, the } from "../../../domain/room/geometry/place-words.es.ts";
import { spanishPlace, spanishThing } from "../../../domain/room/geometry/spanish-place.ts";

// What a room writes into its project's checklist, in English with names of products in it. Names must stay as they
// are, so a task is found by its template, and each of its parts is said in its own way.

/** What the reader of a task wants. */
interface Reader {
  language: Language;
  units: UnitSystem;
  /** Why something could not be counted, in the same language. */
  say?: (reason: string) => string;
}

interface Template {
  pattern: RegExp;
  english: string;
  spanish: string;
}

/** `{name}` ends as late as it can: a product may be "for" something, and the places after it never are. */
const values: Readonly<Record<string, string>> = {
  ...{
    sqft: "\\d[\\d,]*",
    feet: "\\d[\\d,]*",
    count: "\\d+",
    amount: "\\d+ .+?",
    name: ".+",
    products: ".+",
  },
  ...{ because: ".+" },
};

const templates: readonly Template[] = Object.entries(spanish.tasks)
  .map(([english, said]) => ({ english, spanish: said, pattern: patternOf(english) }))
  .toSorted((a, b) => lettersOf(b.english) - lettersOf(a.english));

function lettersOf(template: string): number {
  return template.replaceAll(/\{\w+\}|[^\p{L}]/gu, "").length;
}

function patternOf(template: string): RegExp {
  const source = template
    .replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${values[name] ?? ".+?"})`);
  return new RegExp(`^${source}$`, "u");
}

const areas = new Map(Object.entries(spanish.areas));
const people = new Map(Object.entries(spanish.who));

/** `Rough-in` and `Plumber`, if a room wrote them. */
export const areaFor = (area: string, { language }: Reader): string =>
  language === "es" ? (areas.get(area) ?? area) : area;
export const personFor = (who: string, { language }: Reader): string =>
  language === "es" ? (people.get(who) ?? who) : who;

/** What a room wrote as a task; undefined if it is nothing that a room writes. */
export function taskFor(task: string, reader: Reader): string | undefined {
  for (const { pattern, english, spanish: own } of templates) {
    const found = pattern.exec(task);
    if (!found) continue;
    const template = reader.language === "es" ? own : english;
    const groups = found.groups ?? {};
    const amountsSaid = template.replaceAll(
      /\{(sqft|feet)\} (sq ft|pies²|ft|pies)(?!\p{L})/gu,
      (_, name: string, unit: string) => measureFor(`${groups[name]} ${unit}`, reader),
    );
    const words = reader.units === "metric" ? metricTemplate(amountsSaid) : amountsSaid;
    return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => partFor(name, groups[name] ?? "", reader));
  }
  return undefined;
}

const measureFor = (measure: string, { units }: Reader): string =>
  (units === "metric" ? metricMeasure(measure) : undefined) ?? measure;

function partFor(name: string, text: string, reader: Reader): string {
  if (name === "because") return reader.say?.(text) ?? text;
  if (reader.language === "en") return text;
  if (name === "things" || name === "place") return thingsIn(text);
  if (name === "places") return placesIn(text);
  if (name === "label") return labelIn(text);
  if (name === "amount") return amountIn(text);
  return name === "products" ? productsIn(text) : text;
}

/** `the toilet, 2 sinks and the vanity` */
const thingsIn = (text: string): string => listed(text.split(/, | and /).map(thingIn));

function thingIn(words: string): string {
  const [, count, kind = ""] = /^(\d+) (.+)$/.exec(words) ?? [];
  if (count) return `${count} ${manyOf(spanishThing(singular(kind)) ?? kind)}`;
  const [, item] = /^the walls of (?:the )?(.+)$/.exec(words) ?? [];
  if (item) return wallsOf(spanishThing(item) ?? item);
  if (words === "the walls") return "las paredes";
  if (words === "the countertops") return "las cubiertas";
  return withArticle(words);
}

/** `las paredes de la regadera`, `las paredes del nicho` */
const wallsOf = (thing: string): string => `las paredes de ${the(thing)}`.replace(" de el ", " del ");

const singular = (words: string): string => words.replace(/ies$/, "y").replace(/(?<=box)es$|s$/, "");

/** A place of the room with its article; what is no place stays as it is. */
function withArticle(words: string): string {
  const place = words.replace(/^the /, "");
  const said = spanishThing(place) ?? spanishPlace(place);
  return said === place ? words : the(said);
}

/** `floor, north wall and 2 more` */
function placesIn(text: string): string {
  const [, places = text, more] = /^(.*) and (\d+) more$/.exec(text) ?? [];
  const said = places.split(", ").map(withArticle);
  return more ? `${said.join(", ")} y ${more} más` : listed(said);
}

/** A surface or an item, or a supply of one: `grout for the floor`. */
function labelIn(text: string): string {
  const [, part, place] = /^(.+) for (?:the )?(.+)$/.exec(text) ?? [];
  if (!part || !place) return withArticle(text);
  return `${partIn(part)} para ${withArticle(place)}`;
}

/** The name of a part is written small in a task. */
const partIn = (part: string): string =>
  partLabel(part.charAt(0).toUpperCase() + part.slice(1)).toLowerCase();

const units = new Map([
  ["boxes", "Box"],
  ["square feet", "Square foot"],
  ["square foot", "Square foot"],
  ["feet", "Linear foot"],
  ["linear foot", "Linear foot"],
]);

function amountIn(text: string): string {
  const [, count = "", word = ""] = /^(\d+) (.+)$/.exec(text) ?? [];
  const one = word.replace(/s$/, "");
  const unit = units.get(word) ?? one.charAt(0).toUpperCase() + one.slice(1);
  return `${count} ${unitWord(unit, Number(count))}`;
}

const nextProduct = /(?:, | and )(?=\d+ [a-z ]+? of |product not chosen yet$)/;

/** `5 boxes of Carrara Tile, 2 pieces of Trim and product not chosen yet` */
const productsIn = (text: string): string => listed(text.split(nextProduct).map(productIn));

function productIn(text: string): string {
  if (text === "product not chosen yet") return "producto por elegir";
  const [, amount, name = text] = /^(\d+ .+?) of (.+)$/.exec(text) ?? [];
  const said = name.replace(/ from the same boxes$/, " de las mismas cajas");
  return amount ? `${amountIn(amount)} de ${said}` : said;
}
