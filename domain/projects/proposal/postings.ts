import { type Parties, type Posting, tidy } from "../../money/ledger-posting.ts";
import type { Cents } from "../../money/money.ts";
import type { Paid } from "./installments.ts";

/** An installment has been paid: the products' part is held as a deposit, the rest is the pro's. */
export const installmentPostings = ({ product_cents, own_cents }: Paid, parties: Parties): Posting[] =>
  tidy([
    { kind: "gateway_clearing", owner_id: null, amount_cents: product_cents + own_cents },
    { kind: "customer_deposits", owner_id: parties.customer_id, amount_cents: -product_cents },
    { kind: "contractor_pending", owner_id: parties.showroom_id, amount_cents: -own_cents },
  ]);

/** The products are ordered: the deposits pay what the customer owes for them. */
export const depositUsedPostings = (total: Cents, parties: Parties): Posting[] =>
  tidy([
    { kind: "customer_deposits", owner_id: parties.customer_id, amount_cents: total },
    { kind: "customer_receivable", owner_id: parties.customer_id, amount_cents: -total },
  ]);

/** A change order needs fewer products than were paid for: the difference counts for the pro's own charges. */
export const movedToOwnPostings = (amount: Cents, parties: Parties): Posting[] =>
  tidy([
    { kind: "customer_deposits", owner_id: parties.customer_id, amount_cents: amount },
    { kind: "contractor_pending", owner_id: parties.showroom_id, amount_cents: -amount },
  ]);

/** The pro's own charges become available. */
export const ownReleasedPostings = (amount: Cents, parties: Parties): Posting[] =>
  tidy([
    { kind: "contractor_pending", owner_id: parties.showroom_id, amount_cents: amount },
    { kind: "contractor_available", owner_id: parties.showroom_id, amount_cents: -amount },
  ]);

/** The client's bank keeps a deposit, so no products are owed for it. */
export const depositLostPostings = (amount: Cents, parties: Parties): Posting[] =>
  tidy([
    { kind: "customer_deposits", owner_id: parties.customer_id, amount_cents: amount },
    { kind: "refunds", owner_id: null, amount_cents: -amount },
  ]);

/** The client's bank keeps what the pro charged, and the pro gives it back. */
export const ownLostPostings = (
  { own_cents, released_cents }: { own_cents: Cents; released_cents: Cents },
  parties: Parties,
): Posting[] =>
  tidy([
    { kind: "contractor_pending", owner_id: parties.showroom_id, amount_cents: own_cents - released_cents },
    { kind: "contractor_available", owner_id: parties.showroom_id, amount_cents: released_cents },
    { kind: "refunds", owner_id: null, amount_cents: -own_cents },
  ]);

/** A canceled job gives a payment back whole, before its products were ordered. */
export const installmentBackPostings = (
  { product_cents, own_cents, released_cents }: Paid & { released_cents: Cents },
  parties: Parties,
): Posting[] =>
  tidy([
    { kind: "customer_deposits", owner_id: parties.customer_id, amount_cents: product_cents },
    { kind: "contractor_pending", owner_id: parties.showroom_id, amount_cents: own_cents - released_cents },
    { kind: "contractor_available", owner_id: parties.showroom_id, amount_cents: released_cents },
    { kind: "refunds", owner_id: null, amount_cents: -(product_cents + own_cents) },
  ]);
