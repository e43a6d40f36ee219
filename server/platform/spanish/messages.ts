import { readFileSync } from "node:fs";
import { join } from "node:path";
import PO from "pofile";
import catalog from "../../../content/spanish/catalog.json" with { type: "json" };
import designWords from "../../../content/spanish/design-words.json" with { type: "json" };
import { names as namesOfWishes } from "../../../domain/designer/brief/wish-words.es.ts";
import type { Language } from "../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../domain/languages/units.ts";
import { taskFor } from "./checklist-tasks.rules.ts";
import { Sentences } from "./sentences.rules.ts";

const folder = join(import.meta.dirname, "../../../content/spanish/messages");
/** What the server writes, and the rules and states that it has words of; the first file that has a text decides. */
const files = ["mails", "replies", "states", "rules"];

/** Options of products, such as "Chrome", in emails and documents. */
const namesOfCatalog = Object.entries({ ...catalog.filters, ...catalog.values });
/** Options with a size in them; a range is a part of many sentences. */
const optionsWithSizes = Object.entries(catalog.measures).filter(([english]) => english !== "{} to {}");

let read: Sentences | undefined;
const readOfDesigns = new Map<string, Sentences>();

/** The Spanish of what the server writes, from the message files that translators fill in. */
export function spanishTexts(): Sentences {
  read ??= new Sentences([...namesOfCatalog, ...optionsWithSizes, ...files.toReversed().flatMap(textsOf)], {
    also: (task) => taskFor(task, { language: "es", units: "feet" }),
  });
  return read;
}

/**
 * What the designer says in a language and in units. It puts its sentences together from short words, so they are looked
 * up apart from texts in which people's own words are.
 */
export function sayingsOfDesigns(language: Language, units: UnitSystem): Sentences {
  const known = readOfDesigns.get(language + units);
  if (known) return known;
  const texts: (readonly [string, string])[] = [
    ...namesOfCatalog,
    ...namesOfWishes,
    ...textsOf("states"),
    ...textsOf("rules"),
    ...Object.entries(designWords),
    ...textsOf("designs"),
  ];
  const own = language === "en" ? texts.map(([english]) => [english, english] as const) : texts;
  const read = new Sentences(own, { areOurs: true, language, units });
  readOfDesigns.set(language + units, read);
  return read;
}

function textsOf(name: string): [string, string][] {
  const { items } = PO.parse(readFileSync(join(folder, `${name}.po`), "utf8"));
  return items
    .filter(({ msgctxt, flags, msgstr }) => !msgctxt && !flags.fuzzy && msgstr.every(Boolean))
    .flatMap(({ msgid, msgid_plural, msgstr: [one = "", many = ""] }): [string, string][] =>
      msgid_plural
        ? [
            [msgid, one],
            [msgid_plural, many],
          ]
        : [[msgid, one]],
    );
}
