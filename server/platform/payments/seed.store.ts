import { sql } from "kysely";
import { insertRows } from "../database/insert-rows.ts";
import type { Db } from "../database.ts";
import { refusals, type SandboxOutcome } from "./sandbox-cards.ts";

/** A card that was saved for later, and what becomes of its charges. */
export interface SandboxCard {
  token: string;
  outcome: SandboxOutcome;
  brand: string;
  last4: string;
  created_at: Date;
}

export const seedSandboxCards = (db: Db, cards: readonly SandboxCard[]): Promise<void> =>
  insertRows(
    db,
    "sandbox_card_tokens",
    cards.map(({ token, outcome, brand, last4, created_at }) => ({
      token,
      outcome,
      brand,
      last4,
      created_at,
      reusable: true,
      expires_at: "infinity",
    })),
  );

/** A charge that was settled at once. */
export interface SandboxCharge {
  id: string;
  idempotency_key: string;
  amount_cents: number;
  refusal: keyof typeof refusals | null;
  brand: string;
  last4: string;
  created_at: Date;
}

export interface SandboxRefund {
  id: string;
  charge_id: string;
  idempotency_key: string;
  amount_cents: number;
  created_at: Date;
}

/** What a refusal leaves on a payment of ours and on the provider's charge. */
export const settledAs = (refusal: SandboxCharge["refusal"]) => ({
  status: refusal ? "declined" : "succeeded",
  message: refusal ? refusals[refusal] : "",
});

export const seedSandboxCharges = (db: Db, charges: readonly SandboxCharge[]): Promise<void> =>
  insertRows(
    db,
    "sandbox_charges",
    charges.map(({ refusal, ...charge }) => ({ ...charge, ...settledAs(refusal) })),
  );

/** Refunds, which their charges count. */
export async function seedSandboxRefunds(db: Db, refunds: readonly SandboxRefund[]): Promise<void> {
  await insertRows(db, "sandbox_refunds", refunds);
  await sql`
    update sandbox_charges c set refunded_cents = r.refunded_cents
    from (select charge_id, sum(amount_cents)::int as refunded_cents from sandbox_refunds group by 1) r
    where c.id = r.charge_id`.execute(db);
}
