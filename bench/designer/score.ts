import { normal } from "./meaning.ts";

/** Clauses of one kind: those that are right, those that were missed, and those that nobody said. */
export interface Tally {
  right: number;
  missed: number;
  added: number;
}

/** Adds one text to tallies by kind of clause; what differs is returned, `-` for missed and `+` for added ones. */
export function tallied(
  tallies: Map<string, Tally>,
  meant: readonly string[],
  read: readonly string[],
): string[] {
  const [wanted, got] = [meant.map(normal), read.map(normal)];
  const note = (clause: string, what: keyof Tally) => {
    const kind = clause.split(" ", 1)[0]!;
    const tally = tallies.get(kind) ?? { right: 0, missed: 0, added: 0 };
    tally[what] += 1;
    tallies.set(kind, tally);
  };
  const missed = wanted.filter((clause) => !got.includes(clause));
  const added = got.filter((clause) => !wanted.includes(clause));
  for (const clause of wanted) if (got.includes(clause)) note(clause, "right");
  for (const clause of missed) note(clause, "missed");
  for (const clause of added) note(clause, "added");
  return [...missed.map((clause) => `- ${clause}`), ...added.map((clause) => `+ ${clause}`)];
}

/** Of what was read, how much was said; 1 where nothing was read. */
export const precisionOf = ({ right, added }: Tally): number =>
  right + added === 0 ? 1 : right / (right + added);

/** Of what was said, how much was read; 1 where nothing was said. */
export const recallOf = ({ right, missed }: Tally): number =>
  right + missed === 0 ? 1 : right / (right + missed);

/** All kinds together. */
export const sumOf = (tallies: ReadonlyMap<string, Tally>): Tally =>
  [...tallies.values()].reduce(
    (sum, tally) => ({
      right: sum.right + tally.right,
      missed: sum.missed + tally.missed,
      added: sum.added + tally.added,
    }),
    { right: 0, missed: 0, added: 0 },
  );
