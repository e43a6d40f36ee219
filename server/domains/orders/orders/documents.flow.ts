import type { Order } from "../../../../contract/orders/orders.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { drawPaper, type Paper } from "../../../pdf/paper.ts";
import type { Platform } from "../../../platform/platform.ts";
import { paperBrandOf } from "../../showrooms/showrooms/index.ts";
import { creditNotePaper, invoicePaper } from "./documents.rules.ts";
import { showOrder } from "./show-order.flow.ts";

type Brand = Pick<Paper, "sender" | "color" | "logo">;

/** Who asks for a document, in the language of their page. */
interface Reader {
  platform: Platform;
  caller: Caller;
  language: Language;
}

/** A document of an order as its viewer sees it. 404 where the viewer's order has none. */
export async function documentOf(
  { platform, caller, language }: Reader,
  id: string,
  name: string,
  paperOf: (order: Order, brand: Brand) => Paper | null,
): Promise<File> {
  const order = await showOrder(platform, accountOf(caller), id);
  const paper = paperOf(order, await paperBrandOf(platform, order.showroom.id)) ?? fail("not_found");
  const bytes = await drawPaper(paper, platform.log, language);
  return new File([new Uint8Array(bytes)], `${name}-${order.number}.pdf`, { type: "application/pdf" });
}

/** The invoice or credit note of an order, for whoever sees its totals. */
export const orderPaper = (reader: Reader, id: string, paper: "invoice" | "credit_note"): Promise<File> =>
  paper === "invoice"
    ? documentOf(reader, id, "invoice", (order, brand) =>
        // a vendor's part of an order has no totals
        order.totals && order.status === "paid" ? invoicePaper(order, brand) : null,
      )
    : documentOf(reader, id, "credit-note", (order, brand) =>
        order.totals ? creditNotePaper(order, brand) : null,
      );
