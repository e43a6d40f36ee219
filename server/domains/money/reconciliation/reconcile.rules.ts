import type { FindingKind } from "../../../../contract/money/reconciliation.ts";
import type { ListedMovement } from "../../../platform/payments/gateway.ts";

/** Something that does not agree. Two runs that find the same have the same `kind` and `subject`. */
export interface Finding {
  kind: FindingKind;
  subject: string;
  order_id: string | null;
  payout_id: string | null;
  provider_ref: string | null;
  /** What our books have; null where they have nothing. */
  booked_cents: number | null;
  /** What it was compared with; null where there is nothing. */
  found_cents: number | null;
}

interface Booked {
  ref: string;
  subject: string;
  order_id: string | null;
  payout_id: string | null;
  amount_cents: number;
  is_made: boolean;
}

type Listed = "charge" | "refund" | "payout";

/** Compares one page of a provider's list with what our books have of the same references. */
export function compareListed(
  what: Listed,
  listed: readonly ListedMovement[],
  booked: readonly Booked[],
): Finding[] {
  const byRef = new Map(booked.map((row) => [row.ref, row]));
  return listed.flatMap(({ ref, amount_cents }): Finding[] => {
    const row = byRef.get(ref);
    const about = { order_id: row?.order_id ?? null, payout_id: row?.payout_id ?? null, provider_ref: ref };
    if (!row?.is_made) {
      return [
        { kind: `${what}_missing`, subject: ref, ...about, booked_cents: null, found_cents: amount_cents },
      ];
    }
    if (row.amount_cents === amount_cents) return [];
    const cents = { booked_cents: row.amount_cents, found_cents: amount_cents };
    return [{ kind: `${what}_amount_differs`, subject: ref, ...about, ...cents }];
  });
}

/** What our books have and the provider's list does not. */
export const unknownToProvider = (
  what: Listed,
  booked: readonly Booked[],
  listed: ReadonlySet<string>,
): Finding[] =>
  booked
    .filter(({ ref }) => !listed.has(ref))
    .map(({ ref, order_id, payout_id, amount_cents }) => ({
      kind: `${what}_unknown`,
      subject: ref,
      order_id,
      payout_id,
      provider_ref: ref,
      booked_cents: amount_cents,
      found_cents: null,
    }));
