import {
  creditNote,
  invoice,
  packingSlip,
  purchaseOrder,
  receipt,
} from "../../../../contract/orders/order-documents.ts";
import { fail } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { documentOf, orderPaper } from "./documents.flow.ts";
import { packingSlipPaper, purchaseOrderPaper, receiptPaper } from "./documents.rules.ts";
import { findShipsFrom } from "./documents.store.ts";

const bill = serve(invoice, (call) => orderPaper(call, call.params.id, "invoice"));

const paid = serve(receipt, (call) => documentOf(call, call.params.id, "receipt", receiptPaper));

const credit = serve(creditNote, (call) => orderPaper(call, call.params.id, "credit_note"));

const purchase = serve(purchaseOrder, ({ params, caller, platform }) =>
  documentOf({ platform, caller, language: "en" }, params.id, "purchase-order", (order, brand) =>
    purchaseOrderPaper(order, params.vendor, brand),
  ),
);

/** Not for the customer: what is packed is between vendor, pro and us. */
const slip = serve(packingSlip, async ({ params, caller, platform }) => {
  const from = (await findShipsFrom(platform.db, params.vendor)) ?? fail("not_found");
  return documentOf({ platform, caller, language: "en" }, params.id, "packing-slip", (order, brand) =>
    order.is_buyer || order.status !== "paid" ? null : packingSlipPaper(order, params.vendor, from, brand),
  );
});

export const documentRoutes: readonly Route[] = [bill, paid, credit, purchase, slip];
