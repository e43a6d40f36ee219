import {
  payeeBalance as balance,
  holdPayouts as hold,
  liftHold as lift,
  recordBalancePayment,
} from "../../../../contract/money/balances.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { holdPayouts, liftHold, payeeBalance, recordPayment } from "./holds.flow.ts";

const show = serve(balance, async ({ params, platform }) => ({
  data: await payeeBalance(platform, params.user),
}));

const put = serve(hold, async ({ params, body, caller, platform }) => ({
  message: "Payouts are on hold. We emailed the payee.",
  data: await holdPayouts(platform, caller, params.user, body.reason),
}));

const remove = serve(lift, async ({ params, caller, platform }) => ({
  message: "Payouts resumed. We emailed the payee.",
  data: await liftHold(platform, caller, params.user),
}));

const record = serve(recordBalancePayment, async ({ params, body, caller, platform, idempotency_key }) => ({
  message: "The payment is in the ledger.",
  data: await recordPayment(platform, caller, params.user, {
    ...body,
    request_key: `${params.user}:${idempotency_key}`,
  }),
}));

export const balanceRoutes: readonly Route[] = [show, put, remove, record];
