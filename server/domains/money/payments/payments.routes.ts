import { getPayment, listPayments, paymentPaper } from "../../../../contract/money/managed-payments.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { signedVersion } from "../../design/proposals/index.ts";
import { paperOf, papersOf } from "./papers.flow.ts";
import { paymentView } from "./payments.rules.ts";
import { findPayment, findPayments } from "./payments.store.ts";

const list = serve(listPayments, async ({ query, platform }) => {
  const { page, per_page, ...filter } = query;
  const { rows, total } = await findPayments(platform.db, filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const shown = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const path = "/api/admin/payments";
  return { data: listForm(rows.map(paymentView), { total, page, per_page, path, query: shown }) };
});

const get = serve(getPayment, async ({ params, caller, platform }) => {
  const row = (await findPayment(platform.db, params.id)) ?? fail("not_found");
  const signed = row.proposal_id ? await signedVersion(platform.db, row.proposal_id) : undefined;
  return {
    data: {
      ...paymentView(row),
      provider: row.provider,
      provider_ref: row.provider_ref ?? "",
      paid_with: row.paid_with,
      message: row.message,
      settled_at: row.settled_at?.toISOString() ?? null,
      order: row.order_id && row.order_number ? { id: row.order_id, number: row.order_number } : null,
      refunded: toDollars(row.refunded_cents),
      signature: signed
        ? {
            name: signed.signed_name,
            ip: signed.signed_ip,
            email: signed.signer_email,
            at: signed.answered_at.toISOString(),
            version: signed.version,
          }
        : null,
      papers: await papersOf(platform, caller, row),
    },
  };
});

const paper = serve(paymentPaper, async ({ params, caller, platform }) => {
  const row = (await findPayment(platform.db, params.id)) ?? fail("not_found");
  return (await paperOf(platform, caller, row, params.paper)) ?? fail("not_found");
});

export const paymentRoutes: readonly Route[] = [list, get, paper];
