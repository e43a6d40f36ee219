import {
  creditNote,
  invoice,
  packingSlip,
  purchaseOrder,
  receipt,
} from "../../../contract/order-documents.ts";
import type { Order } from "../../../contract/orders.ts";
import { accountOf, type Caller } from "../../caller.ts";
import { fail } from "../../failure.ts";
import { drawPaper, type Paper } from "../../pdf/paper.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Route, serve } from "../../serve.ts";
import { paperBrandOf } from "../showrooms/index.ts";
import {
  creditNotePaper,
  invoicePaper,
  packingSlipPaper,
  purchaseOrderPaper,
  receiptPaper,
} from "./documents.rules.ts";
import { showOrder } from "./show-order.flow.ts";

type Brand = Pick<Paper, "sender" | "color" | "logo">;

/** A document of an order as its viewer sees it. 404 where the viewer's order has none. */
async function documentOf(
  platform: Platform,
  caller: Caller,
  id: string,
  name: string,
  paperOf: (order: Order, brand: Brand) => Paper | null,
): Promise<File> {
  const order = await showOrder(platform, accountOf(caller), id);
  const paper = paperOf(order, await paperBrandOf(platform, order.showroom.id)) ?? fail("not_found");
  const bytes = await drawPaper(paper, platform.log);
  return new File([new Uint8Array(bytes)], `${name}-${order.number}.pdf`, { type: "application/pdf" });
}

const bill = serve(invoice, ({ params, caller, platform }) =>
  documentOf(platform, caller, params.id, "invoice", (order, brand) =>
    // a vendor's part of an order has no totals
    order.totals && order.status === "paid" ? invoicePaper(order, brand) : null,
  ),
);

const paid = serve(receipt, ({ params, caller, platform }) =>
  documentOf(platform, caller, params.id, "receipt", receiptPaper),
);

const credit = serve(creditNote, ({ params, caller, platform }) =>
  documentOf(platform, caller, params.id, "credit-note", (order, brand) =>
    order.totals ? creditNotePaper(order, brand) : null,
  ),
);

const purchase = serve(purchaseOrder, ({ params, caller, platform }) =>
  documentOf(platform, caller, params.id, "purchase-order", (order, brand) =>
    purchaseOrderPaper(order, params.vendor, brand),
  ),
);

/** Not for the customer: what is packed is between vendor, pro and us. */
const slip = serve(packingSlip, ({ params, caller, platform }) =>
  documentOf(platform, caller, params.id, "packing-slip", (order, brand) =>
    order.is_buyer || order.status !== "paid" ? null : packingSlipPaper(order, params.vendor, brand),
  ),
);

export const documentRoutes: readonly Route[] = [bill, paid, credit, purchase, slip];
