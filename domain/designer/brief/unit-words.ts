import type { Meaning, Role } from "./lexicon.ts";
import type { Unit } from "./text-units.ts";

type Kind = Meaning["kind"];

/** The first meaning of this kind. */
export const meaningOf = <K extends Kind>(unit: Unit | undefined, kind: K) =>
  unit?.means.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind);

export const hasKind = (unit: Unit | undefined, ...kinds: readonly Kind[]): boolean =>
  unit?.means.some(({ kind }) => kinds.includes(kind)) ?? false;

export const hasRole = (unit: Unit | undefined, ...roles: readonly Role[]): boolean =>
  unit?.means.some((meaning) => meaning.kind === "role" && roles.includes(meaning.value)) ?? false;

/** Whether punctuation ends a clause; commas do not. */
export const isClauseEnd = (gap: string): boolean => /[.;!?()\n•…—]|\s[-–/|*]\s/.test(gap);
