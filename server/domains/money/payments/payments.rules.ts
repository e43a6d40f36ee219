import type { ManagedPayment } from "../../../../contract/money/managed-payments.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { PaymentRow } from "./payments.store.ts";

export const paymentView = (row: PaymentRow): ManagedPayment => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  amount: toDollars(row.amount_cents),
  at: row.at.toISOString(),
  customer:
    row.customer_id && row.customer_email
      ? { id: row.customer_id, name: row.customer || row.customer_email, email: row.customer_email }
      : null,
  pro: row.pro_id
    ? {
        id: row.pro_id,
        name: row.pro ?? "",
        email: row.pro_email ?? "",
        company_name: row.company_name ?? "",
      }
    : null,
  dispute:
    row.dispute_id && row.dispute_number && row.dispute_status
      ? { id: row.dispute_id, number: row.dispute_number, status: row.dispute_status }
      : null,
});
