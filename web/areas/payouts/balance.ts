import type { ReplyOf } from "../../client/api-call.ts";

export type Balance = ReplyOf<"GET /api/payouts">["data"];
