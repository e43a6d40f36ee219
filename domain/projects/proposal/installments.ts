import type { ProposalContent } from "../../../contract/design/proposal-content.ts";
import { basisPoints, type Cents, fromDollars, splitCents } from "../../money/money.ts";

/** A payment as planned; without day and milestone it is due at the signing. */
export interface PlannedPayment {
  label: string;
  amount_cents: Cents;
  /** ISO day, or null. */
  due_on: string | null;
  milestone: string;
}

/** A planned payment, with what of it pays for products and what for the pro's own charges. */
export interface Installment extends PlannedPayment {
  product_cents: Cents;
  own_cents: Cents;
}

/** Card charges below this are refused by payment providers. */
export const leastPaymentCents = 100;

type Plan = Pick<ProposalContent, "deposit" | "schedule">;

/** The deposit of a total: at most all of it. */
function depositOf({ deposit }: Plan, total: Cents): Cents {
  if (deposit.kind === "none") return 0;
  const asked =
    deposit.kind === "percent"
      ? basisPoints(total, Math.round(deposit.percent * 100))
      : fromDollars(deposit.amount);
  return Math.min(asked, total);
}

/**
 * The payments that a total is paid in: the deposit, then what is left by the percentages of the schedule. They add up
 * to the total to the cent. A payment too small to charge goes into the next one, or at the end into the one before.
 */
export function planPayments(plan: Plan, total: Cents): PlannedPayment[] {
  const deposit = depositOf(plan, total);
  const isWhole = deposit === total;
  const rows =
    plan.schedule.length > 0 ? plan.schedule : [{ label: "", percent: 100, due_on: "", milestone: "" }];
  const parts = splitCents(
    total - deposit,
    rows.map(({ percent }) => Math.round(percent * 100)),
  );
  const first = {
    label: isWhole ? "Payment" : "Deposit",
    amount_cents: deposit,
    due_on: null,
    milestone: "",
  };
  const rest = rows.map((row, index) => ({
    label: row.label || (rows.length > 1 ? `Payment ${index + 1}` : deposit > 0 ? "Balance" : "Payment"),
    amount_cents: parts[index]!,
    due_on: row.due_on || null,
    milestone: row.due_on ? "" : row.milestone,
  }));
  return chargeable([first, ...rest]);
}

/** Merges what is too small to charge into its neighbor. */
function chargeable(payments: readonly PlannedPayment[]): PlannedPayment[] {
  const kept: PlannedPayment[] = [];
  let carried = 0;
  for (const payment of payments) {
    const amount_cents = payment.amount_cents + carried;
    carried = amount_cents < leastPaymentCents ? amount_cents : 0;
    if (carried === 0 && amount_cents > 0) kept.push({ ...payment, amount_cents });
  }
  if (carried === 0) return kept;
  const last = kept.at(-1);
  if (!last) return [{ ...payments.at(-1)!, amount_cents: carried }];
  return [...kept.slice(0, -1), { ...last, amount_cents: last.amount_cents + carried }];
}

/** What was paid already. */
export interface Paid {
  product_cents: Cents;
  own_cents: Cents;
}

/** What a signed version comes to. */
export interface Due {
  product_cents: Cents;
  total_cents: Cents;
}

/**
 * The payments that are left after a signature. Money paid before counts for the first ones, so that a change order
 * asks for the difference. Products are paid first, so that they can be ordered early.
 * @throws RangeError if more was paid than the new total, or for own charges than are left of them
 */
export function installmentsOf(
  plan: Plan,
  due: Due,
  paid: Paid = { product_cents: 0, own_cents: 0 },
): Installment[] {
  const refusal = changeRefusal(due, paid);
  if (refusal) throw new RangeError(refusal);
  let covered = paid.product_cents + paid.own_cents;
  const left = planPayments(plan, due.total_cents).map((payment) => {
    const used = Math.min(covered, payment.amount_cents);
    covered -= used;
    return { ...payment, amount_cents: payment.amount_cents - used };
  });
  // what was paid for products that are no longer in the job counts for the own charges
  let products = Math.max(0, due.product_cents - paid.product_cents);
  return chargeable(left).map((payment) => {
    const product_cents = Math.min(products, payment.amount_cents);
    products -= product_cents;
    return { ...payment, product_cents, own_cents: payment.amount_cents - product_cents };
  });
}

/** Why a change order cannot be signed after what was paid, or null. */
export function changeRefusal(due: Due, paid: Paid): string | null {
  if (paid.product_cents + paid.own_cents > due.total_cents) {
    return "The new total is below what the client has paid.";
  }
  if (paid.own_cents > due.total_cents - due.product_cents) {
    return "The client has already paid more for labor and other charges than is left of them.";
  }
  return null;
}

/** What a change order moves from the deposit for products to the pro's own charges. */
export const movedToOwn = (due: Due, paid: Paid): Cents =>
  Math.max(0, paid.product_cents - due.product_cents);
