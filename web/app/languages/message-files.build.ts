import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PO from "pofile";
import { fillsTheSame, type SourceText } from "./translate-source.build.ts";

// The files of messages are gettext's (PO), which translators' programs and services read. A message with a file as its
// context (msgctxt) is for that file alone, and takes precedence there.

const root = join(import.meta.dirname, "../../..");
const fileOf = (folder: string) => join(root, "content/spanish/messages", `${folder}.po`);

/** Tells translators that a word in code may be a value of the program. */
const bareNote = "One word in code. If nobody reads it because it is a value, repeat it in English.";

/** A text and the file that it stands in. */
export interface FoundText extends SourceText {
  file: string;
}

type Item = InstanceType<typeof PO.Item>;

const keyOf = (id: string, many = "", file = "") => JSON.stringify([id, many, file]);
const keyOfItem = (item: Item) => keyOf(item.msgid, item.msgid_plural ?? "", item.msgctxt ?? "");
const formsOf = (item: Item) => (item.msgid_plural ? 2 : 1);
const isTranslated = (item: Item) =>
  item.msgstr.filter(Boolean).length === formsOf(item) && !item.flags.fuzzy;

function itemsOf(folder: string): Item[] {
  const file = fileOf(folder);
  return existsSync(file) ? PO.parse(readFileSync(file, "utf8")).items : [];
}

/** Looks up a text of a file in the folder's messages; undefined if it has no translation that is certain. */
export function readMessages(
  folder: string,
): (text: SourceText, file: string) => readonly string[] | undefined {
  const found = new Map(
    itemsOf(folder)
      .filter(isTranslated)
      .map((item) => [keyOfItem(item), item.msgstr]),
  );
  return ({ id, many }, file) => found.get(keyOf(id, many, file)) ?? found.get(keyOf(id, many));
}

/** Brings a folder's file to the texts of its sources: adds those that are new, drops those that are gone. */
export function writeMessages(folder: string, texts: readonly FoundText[]): void {
  writeFileSync(fileOf(folder), messagesText(texts, itemsOf(folder)));
}

export function isUpToDate(folder: string, texts: readonly FoundText[]): boolean {
  const wanted = PO.parse(messagesText(texts, itemsOf(folder))).items;
  return JSON.stringify(wanted) === JSON.stringify(itemsOf(folder));
}

function messagesText(texts: readonly FoundText[], present: readonly Item[]): string {
  const known = new Map(present.map((item) => [keyOfItem(item), item]));
  const po = new PO();
  po.headers = {
    Language: "es",
    "Content-Type": "text/plain; charset=utf-8",
    "Plural-Forms": "nplurals=2; plural=(n != 1);",
  };
  const byText = Map.groupBy(texts, ({ id, many }) => keyOf(id, many));
  for (const [key, places] of byText) {
    const files = [...new Set(places.map(({ file }) => file))];
    const item = itemFor(places[0]!, known.get(key));
    item.references = files;
    item.extractedComments = places.every(({ isBare }) => isBare) ? [bareNote] : [];
    po.items.push(item);
    for (const file of files) {
      const own = known.get(keyOf(item.msgid, item.msgid_plural ?? "", file));
      if (own) po.items.push(itemFor(places[0]!, own));
    }
  }
  return po.toString();
}

function itemFor({ id, many }: SourceText, present: Item | undefined): Item {
  const item = new PO.Item();
  item.msgid = id;
  if (many) item.msgid_plural = many;
  item.msgstr = present?.msgstr ?? (many ? ["", ""] : [""]);
  if (present?.msgctxt) item.msgctxt = present.msgctxt;
  item.comments = present?.comments ?? [];
  item.flags = present?.flags ?? {};
  return item;
}

export function shareTranslated(folder: string): { all: number; done: number } {
  const items = itemsOf(folder);
  return { all: items.length, done: items.filter(isTranslated).length };
}

/** What keeps a folder from being complete: texts without a translation, uncertain ones, marks that are lost. */
export function problemsOf(folder: string): string[] {
  return itemsOf(folder).flatMap((item) => {
    const problem = problemOf(item);
    return problem ? [`${folder}.po: “${item.msgid}” ${problem}`] : [];
  });
}

function problemOf(item: Item): string | undefined {
  if (item.flags.fuzzy) return "is marked as uncertain (fuzzy)";
  if (!isTranslated(item)) return "has no Spanish";
  const isWhole = item.msgstr.every((said) => fillsTheSame(item.msgid, said));
  return isWhole ? undefined : "has other marks ({…} or <…>) in Spanish";
}
