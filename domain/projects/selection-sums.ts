import type { SelectionStatus } from "../../contract/design/selection-words.ts";
import type { Cents } from "../money/money.ts";
import { isLocked } from "./selection-moves.ts";

/** What a selection adds to the sums of its project. */
export interface SummedSelection {
  status: SelectionStatus;
  allowance_cents: Cents | null;
  /** What was signed last. */
  approved_cents: Cents | null;
  /** Totals of the options that can be chosen now. */
  open_cents: readonly Cents[];
}

export interface SelectionSums {
  allowances_cents: Cents;
  approved_cents: Cents;
  /** Approved, less the allowances of what is approved; negative below them. */
  over_allowance_cents: Cents;
  /** What is still open, at the lowest and at the highest options. */
  open_least_cents: Cents;
  open_most_cents: Cents;
  /** How many are approved, and how many there are without those withdrawn. */
  approved: number;
  count: number;
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0);

/** The running total of a project's selections; what is withdrawn does not count. */
export function selectionSums(all: readonly SummedSelection[]): SelectionSums {
  const counted = all.filter(({ status }) => status !== "withdrawn");
  const locked = counted.filter(({ status }) => isLocked(status));
  const open = counted.filter(({ status, open_cents }) => !isLocked(status) && open_cents.length > 0);
  const withAllowance = locked.filter(({ allowance_cents }) => allowance_cents !== null);
  const approved = (those: readonly SummedSelection[]) => sum(those.map((one) => one.approved_cents ?? 0));
  return {
    allowances_cents: sum(counted.map((one) => one.allowance_cents ?? 0)),
    approved_cents: approved(locked),
    over_allowance_cents: approved(withAllowance) - sum(withAllowance.map((one) => one.allowance_cents ?? 0)),
    open_least_cents: sum(open.map(({ open_cents }) => Math.min(...open_cents))),
    open_most_cents: sum(open.map(({ open_cents }) => Math.max(...open_cents))),
    approved: locked.length,
    count: counted.length,
  };
}
