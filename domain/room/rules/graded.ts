import type { Point } from "../geometry/point.ts";
import type { Broken } from "./finding.types.ts";
import type { PlanningRule } from "./rule.types.ts";
import { inch } from "./words.ts";

/** Tolerance for rounding of measurements. */
const slack_in = 0.1;

/**
 * Which level a length violates: `must` below the law's minimum, `should` below the recommended one, nothing above
 * both. `says` starts the sentence: `The toilet's center line is`.
 */
export function graded(
  rule: Pick<PlanningRule, "must_in" | "should_in">,
  measured_in: number,
  about: {
    items: string[];
    openings?: string[];
    says: string;
    ends?: string;
    moves?: (short_in: number) => Point[];
  },
): Broken[] {
  const { must_in, should_in } = rule;
  const level = must_in !== null && measured_in < must_in - slack_in ? "must" : "should";
  const wanted_in = level === "must" ? must_in! : should_in;
  if (wanted_in === null || measured_in >= wanted_in - slack_in) return [];
  const asked = level === "must" ? `at least ${inch(wanted_in)} is required` : `${inch(wanted_in)} is better`;
  return [
    {
      level,
      items: about.items,
      ...(about.openings ? { openings: about.openings } : {}),
      measured_in,
      wanted_in,
      message: `${about.says} ${inch(measured_in)}${about.ends ? ` ${about.ends}` : ""}; ${asked}.`,
      ...(about.moves ? { moves: about.moves(wanted_in - measured_in) } : {}),
    },
  ];
}
