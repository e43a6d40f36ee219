import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { countSent, success, uuid } from "../shapes.ts";

export const reportMissing = endpoint("POST /api/orders/{id}/items/{item}/missing", {
  summary: "Report units that were missing from a delivery, within two weeks; it becomes a claim",
  permission: "order.customer",
  status: 201,
  idempotency: "accepted",
  params: z.object({ id: uuid, item: uuid }),
  body: z.strictObject({
    qty: countSent,
    wanted: z.enum(["replacement", "refund"], "Choose what you'd like."),
    details: z.string().trim().max(1000, "Enter at most 1,000 characters.").default(""),
  }),
  reply: success(z.object({ claim: z.string() })),
});
