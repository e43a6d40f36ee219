import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { readLength } from "../../../../domain/catalog/read-length.ts";
import type { Brief, Feature, ReadBrief, Span } from "../../../../domain/designer/brief/brief.types.ts";
import { productWords, seatsWords, shapeWords } from "../../../../domain/designer/brief/brief-words.ts";
import { featureWords } from "../../../../domain/designer/brief/features.ts";
import { isSameProduct } from "../../../../domain/designer/brief/merge-brief.ts";
import { readBrief } from "../../../../domain/designer/brief/read-brief.ts";
import { styleById } from "../../../../domain/projects/style-profile/styles.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { roomLabel } from "../../../kit/room/room-words.ts";

/** One thing that was understood, and the draft without it. */
export interface Understood {
  key: string;
  words: string;
  /** Left out of what is wanted. */
  kind?: Span["kind"];
  /** Where the text says it; null for a choice beside the text. */
  span: Pick<Span, "from" | "to"> | null;
  without: Partial<Draft>;
}

const groups: readonly { title: string; kind: Span["kind"] }[] = [
  { title: "Wanted", kind: undefined },
  { title: "Not wanted", kind: "unwanted" },
  { title: "Stays", kind: "kept" },
];

/** What was understood, by what is wanted, what is not, and what stays; without empty groups. */
export const groupsOf = (chips: readonly Understood[]): { title: string; chips: readonly Understood[] }[] =>
  groups
    .map(({ title, kind }) => ({ title, chips: chips.filter((chip) => chip.kind === kind) }))
    .filter((group) => group.chips.length > 0);

/** What the designer will go by: choices first, then what the text says that no choice replaces. */
export function understoodOf(draft: Draft, read: ReadBrief): Understood[] {
  return [
    ...chosenOf(draft),
    ...sameOnce(read.spans.filter((span) => !isReplaced(draft, span, read.brief.room))).map(ofText),
  ];

  function ofText(same: readonly Span[]): Understood {
    const span = same[0]!;
    return {
      key: `text ${span.from}`,
      words: span.words,
      span,
      ...(span.kind && { kind: span.kind }),
      without: { text: same.toReversed().reduce(cutOut, draft.text) },
    };
  }
}

/** What is said twice is one chip; taking it away takes both away. */
const sameOnce = (spans: readonly Span[]): readonly (readonly Span[])[] => [
  ...Map.groupBy(spans, ({ words, kind }) => `${kind} ${words}`).values(),
];

function chosenOf(draft: Draft): Understood[] {
  const { room, plan, style, must_haves, budget } = draft;
  const size = sizeWords(draft);
  const ceiling = lengthOf(draft.ceiling);
  const chosen: (Omit<Understood, "span"> | false)[] = [
    plan !== null && { key: "plan", words: `Floor plan: ${plan.name}`, without: { plan: null } },
    plan === null && room !== null && { key: "room", words: roomLabel(room), without: { room: null } },
    plan === null && size !== "" && { key: "size", words: size, without: { width: "", depth: "" } },
    plan === null &&
      ceiling !== null && {
        key: "ceiling",
        words: `Ceiling ${lengthText(ceiling)}`,
        without: { ceiling: "" },
      },
    style !== null && { key: "style", words: styleById(style)?.name ?? style, without: { style: null } },
    ...must_haves.map((feature) => ({
      key: feature,
      words: featureWords[feature],
      without: { must_haves: must_haves.filter((one) => one !== feature) },
    })),
    budget !== "" && {
      key: "budget",
      words: `Budget $${Number(budget).toLocaleString("en-US")}`,
      without: { budget: "" },
    },
  ];
  return chosen.filter((one) => one !== false).map((one) => ({ ...one, span: null }));
}

/** Whether a choice beside the text says another thing about the same. */
function isReplaced(draft: Draft, span: Span, about: Brief["room"]): boolean {
  if (span.isIncluded) return false;
  const { brief } = readBrief(draft.text.slice(span.from, span.to), about);
  const hasSize = draft.plan !== null || sizeWords(draft) !== "";
  return (
    (namesRoom(brief) && (draft.room !== null || draft.plan !== null)) ||
    ((brief.width_in !== null || brief.area_sqft !== null) && hasSize) ||
    (brief.ceiling_in !== null && (draft.plan !== null || lengthOf(draft.ceiling) !== null)) ||
    (brief.style !== null && draft.style !== null) ||
    (brief.budget_cents !== null && draft.budget !== "") ||
    (brief.wants.length > 0 &&
      brief.wants.every((feature) => draft.must_haves.includes(feature)) &&
      brief.products.length === 0 &&
      brief.seats === null)
  );
}

/** Whether a phrase is about the room itself: an island says "kitchen", too, but is a wish. */
export const namesRoom = ({ room, wants, avoids }: Brief): boolean =>
  room !== null && wants.length === 0 && avoids.length === 0;

/** Room, style and so on as they stand when choices and text are taken together. */
export function takenTogether(draft: Draft, { brief }: Pick<ReadBrief, "brief">) {
  return {
    room: (draft.plan?.room ?? draft.room ?? brief.room) as Brief["room"],
    style: draft.style ?? brief.style,
    budget: draft.budget === "" ? (brief.budget_cents ?? 0) / 100 || null : Number(draft.budget),
    wants: [...new Set([...draft.must_haves, ...brief.wants])],
  };
}

/** What the text says of shape, seats and kinds of products, each to take back out of it. */
export function saidBeside(draft: Draft, { brief, spans }: ReadBrief): Understood[] {
  const { shape, seats, products } = brief;
  const chip = (key: string, words: string, says: (brief: Brief) => boolean): Understood => ({
    key,
    words,
    span: null,
    without: { text: unsaid(draft.text, spans, says) },
  });
  return [
    ...(shape === null ? [] : [chip("shape", shapeWords(shape), (said) => said.shape === shape)]),
    ...(seats === null ? [] : [chip("seats", seatsWords(seats), (said) => said.seats === seats)]),
    ...products.map((wish) =>
      chip(`${wish.slot} ${wish.word}`, productWords(wish), ({ products: said }) =>
        said.some((each) => isSameProduct(each, wish)),
      ),
    ),
  ];
}

/** A must-have put in or taken out, wherever it came from. */
export function toggled(draft: Draft, { spans }: Pick<ReadBrief, "spans">, feature: Feature): Partial<Draft> {
  const { must_haves, text } = draft;
  if (must_haves.includes(feature)) return { must_haves: must_haves.filter((one) => one !== feature) };
  const said = unsaid(text, spans, ({ wants }) => wants.includes(feature));
  return said === text ? { must_haves: [...must_haves, feature] } : { text: said };
}

/** The text without the phrases that say something. */
export function unsaid(text: string, spans: readonly Span[], says: (brief: Brief) => boolean): string {
  const about = spans.length > 0 ? readBrief(text).brief.room : null;
  return spans
    .filter(({ from, to }) => says(readBrief(text.slice(from, to), about).brief))
    .toSorted((a, b) => b.from - a.from)
    .reduce(cutOut, text);
}

/** The text without a phrase, and without the commas and spaces that only held it. */
export function cutOut(text: string, { from, to }: Pick<Span, "from" | "to">): string {
  const before = text.slice(0, from).replace(/[ \t]+$/, "");
  const after = text.slice(to).replace(/^[ \t]+/, "");
  const opened = before === "" || /[.!?;\n]$/.test(before);
  if (opened) {
    const rest = after.replace(/^(?:[,;:.]|(?:and|y)\b)[ \t]*/i, "");
    return before === "" || before.endsWith("\n") ? before + capital(rest) : joined(before, capital(rest));
  }
  if (/^[.!?;,\n]|^$/.test(after))
    return before.replace(/(?:,|\b(?:and|with|y|con))$/i, "").trimEnd() + after;
  return joined(before, after);
}

const joined = (before: string, after: string): string => (after === "" ? before : `${before} ${after}`);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function sizeWords({ width, depth }: Draft): string {
  const sides = [lengthOf(width), lengthOf(depth)].filter((side) => side !== null);
  return sides.length === 2 ? sides.map((side) => lengthText(side)).join(" × ") : "";
}

/** Inches of a typed length, where a number alone is feet or meters; null where it is none. */
export function lengthOf(typed: string): number | null {
  if (typed.trim() === "") return null;
  const length = readLength(typed, "room", "ft");
  return length.ok ? length.inches : null;
}
