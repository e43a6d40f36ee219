import type { Load, Try } from "./load.ts";

/** What clients saw between two moments, and what was wrong afterwards. */
export interface Outcome {
  scenario: string;
  requests: number;
  failed: number;
  /** Reasons of the failures, with how many tries each made fail. */
  reasons: Record<string, number>;
  /** The longest time in which nothing could be read, and nothing written, in seconds. */
  readGap_s: number;
  writeGap_s: number;
  /** What contradicts the invariants; none if nothing was lost and nothing was done twice. */
  faults: string[];
  note: string;
}

/** Counts what clients saw from `from` (ms since the epoch) until now. */
export function outcomeOf(scenario: string, load: Load, from: number, faults: string[], note = ""): Outcome {
  const tries = load.tries.filter(({ at }) => at >= from);
  const failures = tries.filter(({ failure }) => failure !== null);
  const gap_s = (writing: boolean) =>
    longestGap_s(
      tries.filter(({ writes }) => writes === writing),
      from,
    );
  const reasons: Record<string, number> = {};
  for (const { failure, what } of failures) {
    const reason = `${failure} (${what})`;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return {
    scenario,
    requests: tries.length,
    failed: failures.length,
    reasons,
    readGap_s: gap_s(false),
    writeGap_s: gap_s(true),
    faults,
    note,
  };
}

function longestGap_s(tries: readonly Try[], from: number): number {
  const answered = [from, ...tries.filter(({ failure }) => failure === null).map(({ at }) => at)];
  let longest_ms = 0;
  for (let at = 1; at < answered.length; at += 1)
    longest_ms = Math.max(longest_ms, answered[at]! - answered[at - 1]!);
  return longest_ms / 1000;
}

const headings = [
  "scenario",
  "requests",
  "failed",
  "no read for, s",
  "no write for, s",
  "afterwards",
  "notes",
];

/** The outcomes as a table in Markdown. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((each) => [
    each.scenario,
    `${each.requests}`,
    `${each.failed}`,
    each.readGap_s.toFixed(1),
    each.writeGap_s.toFixed(1),
    each.faults.length === 0 ? "nothing lost, nothing twice" : `**${each.faults.length} faults**`,
    each.note,
  ]);
  return [headings, headings.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
