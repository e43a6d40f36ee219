import {
  disputeFile,
  getDispute,
  listDisputes,
  sendEvidence as send,
} from "../../../../contract/orders/disputes.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { assembleEvidence, sendEvidence } from "./disputes.flow.ts";
import { type DisputeRow, findDispute, findDisputes } from "./disputes.store.ts";
import { evidenceRows } from "./evidence.rules.ts";
import { fileOf, listFiles } from "./files.flow.ts";

const view = (row: DisputeRow) => ({
  id: row.id,
  number: row.number,
  reason: row.reason,
  status: row.status,
  is_inquiry: row.is_inquiry,
  payment:
    row.payment_id && row.payment_kind && row.payment_title
      ? { id: row.payment_id, kind: row.payment_kind, title: row.payment_title }
      : null,
  customer: row.customer_id ? { id: row.customer_id, name: row.customer || row.customer_email || "" } : null,
  pro: row.pro_id ? { id: row.pro_id, company_name: row.company_name ?? "" } : null,
  order:
    row.order_id && row.order_number
      ? { id: row.order_id, number: row.order_number, customer: row.customer ?? "" }
      : null,
  amount: toDollars(row.amount_cents),
  fee: toDollars(row.fee_cents),
  is_held: row.held_at !== null && row.closed_at === null,
  evidence_due_at: row.evidence_due_at?.toISOString() ?? null,
  evidence_sent_at: row.evidence_sent_at?.toISOString() ?? null,
  opened_at: row.opened_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
});

const list = serve(listDisputes, async ({ query, platform }) => {
  const { page, per_page, status } = query;
  const { rows, total } = await findDisputes(platform.db, status, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const path = "/api/admin/disputes";
  return { data: listForm(rows.map(view), { total, page, per_page, path, query: status ? { status } : {} }) };
});

async function inFull(platform: Platform, caller: Caller, id: string) {
  const row = (await findDispute(platform.db, id)) ?? fail("not_found");
  const evidence = row.evidence ?? (await assembleEvidence(platform, caller, row, ""));
  return {
    data: {
      ...view(row),
      evidence: evidence ? evidenceRows(evidence) : [],
      files: await listFiles(platform, caller, row),
      can_send: row.status === "needs_response" && row.evidence_sent_at === null && evidence !== null,
    },
  };
}

const get = serve(getDispute, ({ params, caller, platform }) => inFull(platform, caller, params.id));

const evidence = serve(send, async ({ params, body, caller, platform }) => {
  await sendEvidence(platform, caller, params.id, body.statement);
  return inFull(platform, caller, params.id);
});

const file = serve(disputeFile, async ({ params, caller, platform }) => {
  const row = (await findDispute(platform.db, params.id)) ?? fail("not_found");
  return (await fileOf(platform, caller, row, params.purpose)) ?? fail("not_found");
});

export const disputeRoutes: readonly Route[] = [list, get, evidence, file];
