import {
  buyCredits as buying,
  changePlan as changing,
  confirmPlanPayment,
  listPlanInvoices,
  makeCreditCode as makingCode,
  payPlan,
  planInvoicePdf,
  previewPlan,
  readCredits,
  readPlan,
  withdrawCreditCode as withdrawingCode,
} from "../../../../contract/money/plans.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { changePlan, confirmPayment, payOpenInvoice, planOf, previewOf } from "./change-plan.flow.ts";
import { makeCode, withdrawCode } from "./credit-codes.flow.ts";
import { buyCredits, creditsOf } from "./credits.flow.ts";
import { invoiceFile } from "./invoice-file.flow.ts";
import { paidInvoice, paidInvoices } from "./invoices.store.ts";
import { invoiceView } from "./plans.rules.ts";

const read = serve(readPlan, async ({ caller, platform }) => ({
  data: await planOf(platform, accountOf(caller).id),
}));

const preview = serve(previewPlan, async ({ query, caller, platform }) => ({
  data: await previewOf(platform, accountOf(caller).id, query.choice),
}));

const change = serve(changing, async ({ body, caller, platform }) => ({
  data: await changePlan(platform, caller, body),
}));

const pay = serve(payPlan, async ({ caller, platform }) => ({
  data: await payOpenInvoice(platform, caller),
}));

const confirm = serve(confirmPlanPayment, async ({ body, caller, platform }) => ({
  data: await confirmPayment(platform, caller, body),
}));

const credits = serve(readCredits, async ({ caller, platform }) => ({
  data: await creditsOf(platform, accountOf(caller).id),
}));

const buy = serve(buying, async ({ body, caller, platform, idempotency_key }) => ({
  data: await buyCredits(platform, caller, { ...body, request_key: idempotency_key ?? fail("not_found") }),
}));

const makeCreditCode = serve(makingCode, async ({ body, caller, platform, idempotency_key }) => ({
  data: await makeCode(platform, caller, { ...body, request_key: idempotency_key ?? fail("not_found") }),
}));

const withdrawCreditCode = serve(withdrawingCode, async ({ params, caller, platform }) => ({
  data: await withdrawCode(platform, caller, params.id),
}));

const invoices = serve(listPlanInvoices, async ({ query, caller, platform }) => {
  const { page, per_page } = query;
  const shown = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await paidInvoices(platform.db, accountOf(caller).id, shown);
  return { data: listForm(rows.map(invoiceView), { ...query, total, path: "/api/plan/invoices" }) };
});

const pdf = serve(planInvoicePdf, async ({ params, caller, platform }) => {
  const row = (await paidInvoice(platform.db, accountOf(caller).id, params.id)) ?? fail("not_found");
  return invoiceFile(platform, row);
});

export const planRoutes: readonly Route[] = [
  read,
  preview,
  change,
  pay,
  confirm,
  credits,
  buy,
  makeCreditCode,
  withdrawCreditCode,
  invoices,
  pdf,
];
