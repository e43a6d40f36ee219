import { toDollars } from "../../../../domain/money/money.ts";
import { orderPath } from "../../../../domain/orders/order-path.ts";
import type { Config } from "../../../config.ts";
import type { Db } from "../../../platform/database.ts";
import { type EmailContent, queueMails } from "../../../platform/mail.ts";
import { emitEvents, type Happened } from "../../identity/api-access/index.ts";
import { notifyAll } from "../../messaging/notifications/index.ts";
import type { Person } from "../orders/index.ts";
import { customerSaleEmail, proSaleEmail, type Sale, vendorSaleEmail } from "./sale-emails.rules.ts";
import type { PaidLine } from "./settle.store.ts";

/**
 * Emails and notifications to the customer, the pro and each vendor, inside the transaction that completes the sale.
 */
export async function notifyOfSale(db: Db, config: Config, sale: Sale, at: Date): Promise<void> {
  const { order, brand } = sale;
  const { customer, pro } = order;
  const byVendor = Map.groupBy(sale.lines, (line) => line.vendor_id);
  const vendors = [...byVendor.values()].flatMap((lines) => {
    const person = lines[0]!.vendor;
    return person ? [{ person, lines }] : [];
  });
  const parts: { person: Person; part: string; content: EmailContent; title: string }[] = [
    {
      person: customer,
      part: "customer",
      content: customerSaleEmail(customer.first_name, sale, at),
      title: `Order ${order.number} is confirmed`,
    },
    // a pro who buys in their own showroom gets one email, not two
    ...(pro.id === customer.id
      ? []
      : [
          {
            person: pro,
            part: "pro",
            content: proSaleEmail(pro.first_name, sale),
            title: `${order.customer_name} ordered in ${order.company_name}`,
          },
        ]),
    ...vendors.map(({ person, lines }) => ({
      person,
      part: `vendor:${lines[0]!.vendor_id}`,
      content: vendorSaleEmail(person.first_name, { order, lines }),
      title: `New purchase order ${lines[0]!.vendor_order_number}`,
    })),
  ];
  await Promise.all([
    queueMails(
      db,
      config,
      parts.map(({ person, part, content }) => ({
        kind: part === "customer" ? "receipt" : "order",
        to: person.email,
        content,
        cause: `sale:${order.id}:${part}`,
        // vendors deal with the marketplace
        ...(person === customer && { brand }),
      })),
    ),
    notifyAll(
      db,
      parts.map(({ person, title }) => ({
        user_id: person.id,
        kind: "order",
        title,
        link: orderPath(order.id),
      })),
    ),
    emitEvents(db, [saleForPro(sale, pro.id), ...vendors.map((each) => saleForVendor(sale, each))], at),
  ]);
}

const itemOf = ({ id, sku, product_name, qty, unit }: PaidLine) => ({ id, sku, product_name, qty, unit });

/** A pro's webhook hears what the customer paid, a vendor's what the vendor is paid; neither the other's. */
function saleForPro({ order, lines }: Sale, user_id: string): Happened {
  const items = lines.map((line) => ({ ...itemOf(line), unit_price: toDollars(line.unit_price_cents) }));
  const data = { order: { id: order.id, number: order.number, total: toDollars(order.total_cents) }, items };
  return { user_id, event: "order.placed", data };
}

function saleForVendor({ order }: Sale, { person, lines }: { person: Person; lines: PaidLine[] }): Happened {
  const items = lines.map((line) => ({
    ...itemOf(line),
    vendor_sku: line.vendor_sku,
    price: toDollars(line.final_price_cents),
  }));
  const purchase_order = lines[0]!.vendor_order_number;
  const { id, number } = order;
  return {
    user_id: person.id,
    event: "order.placed",
    data: { order: { id, number }, purchase_order, items },
  };
}
