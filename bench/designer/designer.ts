import type { ReadBrief } from "../../domain/designer/brief/brief.types.ts";
import { readRooms } from "../../domain/designer/brief/read-rooms.ts";
import byHand from "../data/briefs/by-hand.json" with { type: "json" };
import { designsOf, mostMissed, rowsOf } from "./designs.ts";
import { meaningOf } from "./meaning.ts";
import { precisionOf, recallOf, sumOf, type Tally, tallied } from "./score.ts";
import { sentences } from "./sentences.ts";

const generated = 2000;
const seed = "briefs";

interface Judged {
  name: string;
  briefs: number;
  tallies: Map<string, Tally>;
}

/** Briefs with what each of their rooms means. */
type Meant = readonly { text: string; rooms: readonly (readonly string[])[] }[];

/** How well the embedded reader understands these briefs, by kind of clause. */
function judged(name: string, meant: Meant): Judged {
  const tallies = new Map<string, Tally>();
  for (const { text, rooms } of meant) {
    const read = readRooms(text);
    for (let at = 0; at < Math.max(rooms.length, read.length); at++)
      tallied(tallies, rooms[at] ?? [], meaningsAt(read, at));
  }
  return { name, briefs: meant.length, tallies };
}

const meaningsAt = (read: readonly ReadBrief[], at: number): string[] => {
  const room = read[at];
  return room ? meaningOf(room) : [];
};

/** The three sets: made up by our grammar, written by hand, and those written by hand that nothing was tuned on. */
export const judgedSets = (count = generated): Judged[] => [
  judged(
    "generated",
    sentences(count, seed).map(({ text, means }) => ({ text, rooms: [means] })),
  ),
  judged(
    "by hand",
    byHand.filter((brief) => !("held_out" in brief)),
  ),
  judged(
    "by hand, held out",
    byHand.filter((brief) => "held_out" in brief),
  ),
];

/** So many briefs are designed, or as many as this processor time allows. */
const mostDesigned = 1000;
const longest_ms = 10 * 60_000;

/** Prints what the designs of made-up briefs come to, and how well the reader understands briefs. */
export async function measureDesigner(): Promise<void> {
  measureReader();
  const sums = await designsOf(mostDesigned, seed, Number(process.env.DESIGN_MS ?? longest_ms));
  console.log(`\n| of generated briefs | |\n| --- | ---: |`);
  for (const [name, figure] of rowsOf(sums)) console.log(`| ${name} | ${figure} |`);
  console.log(`\nRecommendations that are missed most: ${mostMissed(sums)}`);
}

/** Precision and recall of the reader for each kind of clause. */
function measureReader(): void {
  const sets = judgedSets();
  const kinds = [...new Set(sets.flatMap(({ tallies }) => [...tallies.keys()]))].sort();
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  for (const { name, briefs } of sets) console.log(`${name}: ${briefs} briefs`);
  console.log(`| clause | ${sets.map(({ name }) => `${name}: precision | recall | clauses`).join(" | ")} |`);
  console.log(`| --- |${" ---: | ---: | ---: |".repeat(sets.length)}`);
  const row = (title: string, tallyOf: (set: Judged) => Tally | undefined) => {
    const cells = sets.map((set) => {
      const tally = tallyOf(set);
      if (!tally) return "– | – | 0";
      return `${percent(precisionOf(tally))} | ${percent(recallOf(tally))} | ${tally.right + tally.missed}`;
    });
    console.log(`| ${title} | ${cells.join(" | ")} |`);
  };
  for (const kind of kinds) row(kind, ({ tallies }) => tallies.get(kind));
  row("all", ({ tallies }) => sumOf(tallies));
}
