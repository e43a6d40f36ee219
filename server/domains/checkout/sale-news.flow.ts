import { orderPath } from "../../../domain/order-path.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../platform/database.ts";
import { type Letter, queueMail } from "../../platform/mail.ts";
import { notify } from "../notifications/index.ts";
import { type Person, peopleOfOrder } from "../orders/index.ts";
import { customerSaleLetter, proSaleLetter, type Sale, vendorSaleLetter } from "./sale-letters.rules.ts";

/** Mails and notices to the customer, the pro and each vendor, inside the transaction that completes the sale. */
export async function tellOfSale(db: Db, config: Config, sale: Sale): Promise<void> {
  const { order } = sale;
  const people = await peopleOfOrder(db, order.id);
  const byVendor = Map.groupBy(sale.lines, (line) => line.vendor_id);
  const vendors = [...byVendor].flatMap(([vendorId, lines]) => {
    const person = people.vendors.get(vendorId);
    return person ? [{ person, lines }] : [];
  });
  const tell = (person: Person, part: string, letter: Letter, title: string) =>
    Promise.all([
      queueMail(db, config, { to: person.email, letter, cause: `sale:${order.id}:${part}` }),
      notify(db, { user_id: person.id, kind: "order", title, link: orderPath(order.id) }),
    ]);
  await Promise.all([
    tell(
      people.customer,
      "customer",
      customerSaleLetter(people.customer.first_name, sale),
      `Order ${order.number} is confirmed`,
    ),
    tell(
      people.pro,
      "pro",
      proSaleLetter(people.pro.first_name, sale),
      `${order.customer_name} ordered in ${order.company_name}`,
    ),
    ...vendors.map(({ person, lines }) =>
      tell(
        person,
        `vendor:${lines[0]!.vendor_id}`,
        vendorSaleLetter(person.first_name, { order, lines }),
        `New purchase order ${lines[0]!.vendor_order_number}`,
      ),
    ),
  ]);
}
