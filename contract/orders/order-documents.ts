import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { uuid } from "../shapes.ts";

const order = z.object({ id: uuid });
/** The vendor's id and ".pdf", as the address ends. */
const vendorPdf = z
  .string()
  .regex(/^[0-9a-f-]{36}\.pdf$/, "This is not a vendor's document.")
  .transform((name) => name.slice(0, -4))
  .pipe(uuid);
const part = z.object({ id: uuid, vendor: vendorPdf });

export const invoice = endpoint("GET /api/orders/{id}/invoice.pdf", {
  summary: "The customer's invoice as PDF; a vendor finds none",
  permission: "order.read",
  params: order,
  reply: z.file(),
});

export const receipt = endpoint("GET /api/orders/{id}/receipt.pdf", {
  summary: "What was paid and refunded of an order as PDF, for its buyer and admins",
  permission: "order.read",
  params: order,
  reply: z.file(),
});

export const creditNote = endpoint("GET /api/orders/{id}/credit_note.pdf", {
  summary: "What was refunded of an order as PDF; 404 where nothing was",
  permission: "order.read",
  params: order,
  reply: z.file(),
});

export const purchaseOrder = endpoint("GET /api/orders/{id}/purchase_order/{vendor}", {
  summary: "A vendor's part of an order at the vendor's prices as PDF; for that vendor and admins",
  permission: "order.read",
  params: part,
  reply: z.file(),
});

export const packingSlip = endpoint("GET /api/orders/{id}/packing_slip/{vendor}", {
  summary: "What a vendor packs, without prices, as PDF",
  permission: "order.read",
  params: part,
  reply: z.file(),
});
