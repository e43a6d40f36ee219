import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";
import { type SandboxCharge, seedSandboxCharges, settledAs } from "../../../platform/payments/seed.store.ts";

/** Coupons, all with the same columns. */
export const seedCoupons = (db: Db, coupons: readonly Row<"coupons">[]): Promise<void> =>
  insertRows(db, "coupons", coupons);

/** A payment that was settled as soon as the order was placed. */
export type SeededPayment = Omit<SandboxCharge, "idempotency_key"> & { order_id: string };

/** Payments, with the charges of the test payments. */
export async function seedPayments(db: Db, payments: readonly SeededPayment[]): Promise<void> {
  const keyOf = (id: string) => `pay_${id}`;
  const chargeOf = (id: string) => `ch_${id}`;
  await insertRows(
    db,
    "payments",
    payments.map(({ id, order_id, amount_cents, refusal, created_at }) => ({
      id,
      order_id,
      provider: "sandbox",
      idempotency_key: keyOf(id),
      amount_cents,
      provider_ref: chargeOf(id),
      ...settledAs(refusal),
      created_at,
      settled_at: created_at,
    })),
  );
  await seedSandboxCharges(
    db,
    payments.map(({ id, order_id: _, ...charge }) => ({
      ...charge,
      id: chargeOf(id),
      idempotency_key: keyOf(id),
    })),
  );
}
