import { cancelPayment, getPayment } from "../../../../contract/orders/checkout.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { confirmWithin_ms } from "../../../../domain/orders/waiting-payment.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { marketplaceOf } from "../../../platform/marketplace.store.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type AskedPaymentRow, findAskedPayment } from "./cart.store.ts";
import { giveUpConfirmation } from "./pay.flow.ts";

const find = async ({ db }: Platform, caller: Caller, id: string): Promise<AskedPaymentRow> =>
  (await findAskedPayment(db, id, accountOf(caller).id)) ?? fail("not_found");

async function shown({ db, config }: Platform, row: AskedPaymentRow) {
  return {
    payment: row.id,
    status: statusOf(row),
    order: row.order_id,
    order_number: row.order_number,
    amount: toDollars(row.amount_cents),
    merchant: (await marketplaceOf(db, config)).name,
    showroom: { vsd_id: row.vsd_id, company_name: row.company_name },
    card: row.card_brand ? { brand: row.card_brand, last4: row.card_last4 } : null,
    expires_at: new Date(row.created_at.getTime() + confirmWithin_ms).toISOString(),
  };
}

function statusOf({
  status,
  processing_at,
}: AskedPaymentRow): "waiting" | "processing" | "paid" | "given_up" {
  if (status === "succeeded") return "paid";
  if (status === "declined" || status === "failed") return "given_up";
  return status === "requires_action" && !processing_at ? "waiting" : "processing";
}

const get = serve(getPayment, async ({ params, caller, platform }) => ({
  data: await shown(platform, await find(platform, caller, params.id)),
}));

const cancel = serve(cancelPayment, async ({ params, caller, platform }) => {
  const payment = await find(platform, caller, params.id);
  if (statusOf(payment) === "waiting") await giveUpConfirmation(platform, payment);
  return { data: await shown(platform, await find(platform, caller, params.id)) };
});

export const askedPaymentRoutes: readonly Route[] = [get, cancel];
