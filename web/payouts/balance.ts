import type { ReplyOf } from "../api-call.ts";

export type Balance = ReplyOf<"GET /api/payouts">["data"];
