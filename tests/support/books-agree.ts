import { expect } from "vitest";
import { reconcile } from "../../server/domains/money/reconciliation/reconcile.flow.ts";
import type { Shop } from "./shop.ts";

/**
 * Two hours later: entries balance, orders match their sales, and the payment provider's lists match the books. The
 * provider keeps real time, so the shop's clock must not have been moved by weeks before.
 */
export async function expectBooksAgree(
  shop: Shop,
  least: { charges: number; refunds: number },
): Promise<void> {
  shop.clock.skipMinutes(130);
  const run = await reconcile(shop.platform);
  const found = await shop.platform.db.selectFrom("reconciliation_findings").selectAll().execute();
  expect(found).toEqual([]);
  expect(run.error).toBeNull();
  expect(run.checked.charges).toBeGreaterThanOrEqual(least.charges);
  expect(run.checked.refunds).toBeGreaterThanOrEqual(least.refunds);
}
