import beside from "../../../content/brief/beside.json" with { type: "json" };
import type { BriefRoom, ReadBrief, Span } from "./brief.types.ts";
import { budgetWords, roomWords } from "./brief-words.ts";
import type { Heard } from "./negation.ts";
import { readBrief } from "./read-brief.ts";
import { reading } from "./said.ts";
import { hasKind, hasRole, isClauseEnd } from "./unit-words.ts";

/** Most rooms that one brief is designed for; each gets at least one of four designs. */
const mostRooms = 4;

/** A piece of a text between commas and periods, and the room that it is about; null for all rooms. */
interface Clause {
  from: number;
  to: number;
  key: string | null;
  /** Where it counts rooms of one kind. */
  head?: Span;
}

/**
 * Reads a brief that may be about several rooms: "the kitchen is 13x14 with an island, the bath 6x8 without a tub".
 * Each room that is described on its own gets its own brief, with what is said of all; positions are those of the whole
 * text. One room where only one is described.
 */
export function readRooms(text: string): ReadBrief[] {
  const clauses = clausesOf(text);
  const keys = [...new Set(clauses.flatMap(({ key }) => key ?? []))].slice(0, mostRooms);
  if (keys.length < 2) return [readBrief(text)];
  const whole = together.test(text) ? readBrief(text) : null;
  return keys.map((key) => {
    const own = readBrief(only(text, clauses, key));
    const room = key.split(" ", 1)[0] as BriefRoom;
    const read = { ...own, brief: { ...own.brief, room }, spans: withHead(own.spans, clauses) };
    return sharedBudget(read, clauses, keys, whole);
  });
}

const together = /\b(?:together|combined|in total|for both|altogether|en total|para ambos)\b/i;

/** With the words that count the rooms: "two baths". */
const withHead = (spans: readonly Span[], clauses: readonly Clause[]): readonly Span[] => {
  const head = clauses.find(({ head }) => head)?.head;
  return head ? [head, ...spans] : spans;
};

/** The text with other rooms' clauses blanked out, as long as before. */
function only(text: string, clauses: readonly Clause[], key: string): string {
  let rest = text;
  for (const { from, to, key: other } of clauses)
    if (other !== null && other !== key) rest = rest.slice(0, from) + "\n".repeat(to - from) + rest.slice(to);
  return rest;
}

function clausesOf(text: string): Clause[] {
  const { units } = reading(text);
  const pieces = piecesOf(units);
  const alike = alikeOf(text, pieces);
  if (alike) return alike;
  const named = pieces.map((piece) => roomKeys(piece));
  // a room counts where its size or a list stands beside its name
  const own = new Set(
    named.flatMap((keys, at) => (keys.length === 1 && isDescribed(pieces, at) ? keys : [])),
  );
  if (own.size < 2) return [];
  let current: string | null = null;
  return pieces.map((piece, at) => {
    const keys = named[at]!.filter((key) => own.has(key));
    const isShared = keys.length > 1 || piece.some(({ text }) => shared.has(text));
    if (keys.length === 1) current = keys[0]!;
    const next = pieces[at + 1]?.[0];
    const from = piece[0]!.from;
    return { from, to: next ? next.from : text.length, key: isShared ? null : current };
  });
}

const selectors = new Set(beside.room_selectors);
const names = new Set(beside.room_names);
const numbers = /^(?:2|3|4|two|three|four|both|do|dos|tre|tres)$/;

/** "Two baths: master 9x10, kids' 5x8 with a tub": rooms of one kind, each told by a word of its own. */
function alikeOf(text: string, pieces: readonly (readonly Heard[])[]): Clause[] | null {
  const head = pieces.findIndex((piece) => countedRoom(piece) !== null);
  const counted = head < 0 ? null : countedRoom(pieces[head]!);
  if (!counted) return null;
  const { room, span } = counted;
  let count = 0;
  const clauses = pieces.map((piece, at): Clause => {
    if (at > head && isSelected(pieces, at)) count += 1;
    const next = pieces[at + 1]?.[0];
    const isShared = piece.some((unit) => shared.has(unit.text));
    const key = count === 0 || isShared ? null : `${room} #${Math.min(count, mostRooms)}`;
    const to = next ? next.from : text.length;
    return { from: piece[0]!.from, to, key, ...(at === head && { head: span }) };
  });
  return count < 2 ? null : clauses;
}

function countedRoom(piece: readonly Heard[]): { room: BriefRoom; span: Span } | null {
  for (const [at, unit] of piece.entries()) {
    const room = unit.means.find((meaning): meaning is RoomMeaning => meaning.kind === "room")?.value;
    const before = piece[at - 1];
    if (room && before && numbers.test(before.text))
      return { room, span: { from: before.from, to: unit.to, words: roomWords[room] } };
  }
  return null;
}

/** Whether a piece begins with "one", "the other" or, with a size behind it, "master" and the like. */
function isSelected(pieces: readonly (readonly Heard[])[], at: number): boolean {
  const [first, second] = pieces[at]!.filter(({ text }) => !leading.test(text));
  if (!first) return false;
  if (selectors.has(first.text))
    return second !== undefined && !hasKind(second, "feature", "product", "part");
  const isNamed = first.text.split(" ").some((word) => names.has(word));
  return isNamed && (pieces[at]!.some(({ isRead }) => isRead) || pieces[at + 1]?.[0]?.isRead === true);
}

const leading = /^(?:the|a|and|el|la|y)$/;

const shared = new Set(["both", "either", "everywhere", "altogether", "throughout", "total", "ambo"]);

function piecesOf(units: readonly Heard[]): Heard[][] {
  const pieces: Heard[][] = [];
  for (const [at, unit] of units.entries()) {
    const isNew = at === 0 || isClauseEnd(unit.gap) || /[,:&]/.test(unit.gap) || startsRoom(units, at);
    if (isNew) pieces.push([unit]);
    else pieces.at(-1)!.push(unit);
  }
  return pieces;
}

/** "… and a laundry room", "… and the other 9x10" */
const startsRoom = (units: readonly Heard[], at: number): boolean =>
  hasRole(units[at], "and") &&
  (units.slice(at + 1, at + 3).some(({ text, gap }) => selectors.has(text) && gap === " ") ||
    units.slice(at + 1, at + 4).some((unit) => isNamed(unit) && !isClauseEnd(unit.gap)));

const isNamed = (unit: Heard): boolean => unit.polarity > 0 && keyOf(unit) !== null;

const short = new Map([
  ["dining", "dining_room"],
  ["living", "living_room"],
]);

type RoomMeaning = { kind: "room" | "hint"; value: BriefRoom };

const keyOf = (unit: Heard): string | null => {
  const room = unit.means.find((meaning): meaning is RoomMeaning => meaning.kind === "room");
  const key = room?.value ?? short.get(unit.text) ?? null;
  const which = key === "bathroom" ? baths.find(([words]) => words.test(unit.text))?.[1] : undefined;
  return which ? `${key} ${which}` : key;
};

/** Baths of one house that are told apart by their names. */
const baths: readonly (readonly [RegExp, string])[] = [
  [/powder|half|guest toilet|medio|aseo/, "half"],
  [/master|primary|en suite|ensuite|mstr|principal/, "primary"],
  [/hall|guest|visita/, "hall"],
];

/** The rooms that a piece names; "bath 1" and "bath 2" are two. */
function roomKeys(piece: readonly Heard[]): string[] {
  const keys = piece.flatMap((unit, at) => {
    const key = isNamed(unit) ? keyOf(unit) : null;
    const number = /^[1-4]$/.test(piece[at + 1]?.text ?? "") ? ` ${piece[at + 1]!.text}` : "";
    return key ? [key + number] : [];
  });
  return [...new Set(keys)];
}

/** Whether a piece, or the one behind it, gives a size, or a colon opens a list. */
function isDescribed(pieces: readonly (readonly Heard[])[], at: number): boolean {
  const piece = pieces[at]!;
  const next = pieces[at + 1];
  const opensList = /^\s*[:(]/.test(next?.[0]?.gap ?? "") && piece.length <= 4;
  return (
    piece.some(({ isRead }) => isRead) ||
    opensList ||
    (next?.[0]?.isRead === true && roomKeys(next).length === 0)
  );
}

/** How a sum for several rooms is usually divided. */
const weights = new Map<string, number>([
  ["kitchen", 3],
  ["bathroom", 2],
]);
const weightOf = (key: string): number => weights.get(key.split(" ", 1)[0]!) ?? 1;

/** A budget that is said of all rooms is divided among them; `whole` where the text says that they share it. */
function sharedBudget(
  read: ReadBrief,
  clauses: readonly Clause[],
  keys: readonly string[],
  whole: ReadBrief | null,
): ReadBrief {
  const budget_cents = whole?.brief.budget_cents ?? read.brief.budget_cents;
  if (budget_cents === null) return read;
  const span = (whole ?? read).spans.find(({ words }) => words === budgetWords(budget_cents));
  const isShared = span && clauses.find(({ from, to }) => span.from >= from && span.from < to)?.key === null;
  if (!isShared && !whole) return read;
  const all = keys.reduce((sum, key) => sum + weightOf(key), 0);
  const own = Math.round((budget_cents * weightOf(read.brief.room!)) / all / 100) * 100;
  return { ...read, brief: { ...read.brief, budget_cents: own } };
}
