import {
  type ReconciliationFinding,
  type ReconciliationRun,
  reconciliation,
  reconciliationFindings,
  resolveFinding,
  runReconciliation,
} from "../../../../contract/money/reconciliation.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { audit } from "../../identity/audit/index.ts";
import { reconcile } from "./reconcile.flow.ts";
import {
  countFindings,
  type FindingRow,
  findFinding,
  findingRows,
  lastRuns,
  type RunRow,
  storeResolution,
} from "./runs.store.ts";

const shownRuns = 14;
const nothing = { transfers: 0, orders: 0, charges: 0, refunds: 0, payouts: 0 };

const runView = (row: RunRow): ReconciliationRun => ({
  id: row.id,
  started_at: row.started_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  since: row.since.toISOString(),
  checked: { ...nothing, ...row.checked },
  found: row.found,
  new_found: row.new_found,
  error: row.error,
});

const dollarsOf = (cents: number | null) => (cents === null ? null : toDollars(cents));

const findingView = (row: FindingRow): ReconciliationFinding => ({
  id: row.id,
  kind: row.kind,
  order: row.order_id && row.order_number ? { id: row.order_id, number: row.order_number } : null,
  payout_id: row.payout_id,
  provider_ref: row.provider_ref,
  booked: dollarsOf(row.booked_cents),
  found: dollarsOf(row.found_cents),
  first_seen: row.first_seen.toISOString(),
  last_seen: row.last_seen.toISOString(),
  resolved: row.resolved_at && {
    at: row.resolved_at.toISOString(),
    by: row.resolver ?? "",
    note: row.note,
  },
});

const show = serve(reconciliation, async ({ platform: { db, payments, payouts } }) => {
  const [runs, open] = await Promise.all([lastRuns(db, shownRuns), countFindings(db, "open")]);
  const providers = { provider: payments.name, payout_provider: payouts?.name ?? null };
  return { data: { runs: runs.map(runView), open, ...providers } };
});

const findings = serve(reconciliationFindings, async ({ query, platform: { db } }) => {
  const { page, per_page, state } = query;
  const [rows, total] = await Promise.all([
    findingRows(db, state, { offset: offsetOf({ page, per_page }), limit: per_page }),
    countFindings(db, state),
  ]);
  const path = "/api/admin/reconciliation/findings";
  return { data: listForm(rows.map(findingView), { total, page, per_page, path, query: { state } }) };
});

const run = serve(runReconciliation, async ({ caller, platform }) => {
  await audit(platform.db, { caller, action: "reconciliation.run" });
  const done = await reconcile(platform);
  const message = done.found === 0 ? "Everything matches." : "The findings are below.";
  return { message, data: runView(done) };
});

const resolve = serve(resolveFinding, async ({ params: { id }, body: { note }, caller, platform }) => {
  const { db, now } = platform;
  const row = await db.transaction().execute(async (tx) => {
    const known = (await findFinding(tx, id)) ?? fail("not_found");
    const resolution = { resolved_at: now(), resolved_by: accountOf(caller).id, note };
    if (!(await storeResolution(tx, id, resolution))) fail("stale_version", { data: findingView(known) });
    const about = known.order_id ? { about: { type: "order" as const, id: known.order_id } } : {};
    await audit(tx, {
      caller,
      action: "reconciliation.resolved",
      ...about,
      details: { kind: known.kind, note },
    });
    return (await findFinding(tx, id))!;
  });
  return { message: "Marked as resolved.", data: findingView(row) };
});

export const reconciliationRoutes: readonly Route[] = [show, findings, run, resolve];
