import library from "../../../content/spanish/room-library.json" with { type: "json" };
import type { Language } from "../../../domain/languages/language.ts";
import { inWords } from "../../platform/spanish/in-words.ts";
import { Sentences } from "../../platform/spanish/sentences.rules.ts";
import { placeInSpanish } from "./place-names.ts";

type Entry = Record<string, unknown>;

const names = new Map(Object.entries(library.names));
const layouts = new Map(Object.entries(library.layouts));
let descriptions: Sentences | undefined;

/** What a room is called that begins from one of the marketplace's plans or templates, or from nothing. */
export const roomNameIn = (language: Language, name: string): string =>
  language === "es" ? (names.get(name) ?? inWords(name, language)) : name;

/** A copy of a reply with the names and descriptions of the marketplace's floor plans and templates in Spanish. */
export function ofRooms(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(ofRooms);
  if (typeof reply !== "object" || reply === null) return reply;
  const entry = Object.fromEntries(
    Object.entries(reply).map(([key, inner]) => [key, large.has(key) ? inner : ofRooms(inner)]),
  );
  if (isFromLibrary(entry)) return { ...entry, ...wordsOf(entry) };
  return Array.isArray(entry.missing) ? { ...entry, missing: entry.missing.map(placeInSpanish) } : entry;
}

/** Rooms themselves, which have no names of the library in them. */
const large: ReadonlySet<string> = new Set(["design", "plan"]);

/** What people have made keeps their words. */
const isFromLibrary = ({ name, floorplan, layout, is_private }: Entry): boolean =>
  typeof name === "string" && !is_private && (layout !== undefined || floorplan !== undefined);

function wordsOf({ name, description, layout, picture }: Entry): Entry {
  const own = names.get(name as string) ?? (name as string);
  return {
    name: own,
    ...(typeof description === "string" && { description: described(description) }),
    ...(typeof layout === "string" && { layout: layouts.get(layout) ?? layout }),
    ...(isPicture(picture) && { picture: { ...picture, alt: altOf(picture.alt, name as string, own) } }),
  };
}

function described(text: string): string {
  descriptions ??= new Sentences(Object.entries({ ...library.descriptions, ...library.sentences }));
  return descriptions.say(text);
}

const isPicture = (value: unknown): value is { alt: string } =>
  typeof (value as { alt?: unknown } | null)?.alt === "string";

/** `Plumb Line Primary Bath, rendered`: the name, and the words around it. */
function altOf(alt: string, name: string, own: string): string {
  const words = Object.entries(library.pictures).find(([english]) => english.replace("{}", name) === alt);
  return words ? words[1].replace("{}", own) : alt;
}
