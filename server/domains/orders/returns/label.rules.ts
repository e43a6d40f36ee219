import type { Order } from "../../../../contract/orders/orders.ts";
import type { Paper } from "../../../pdf/paper.ts";
import { reasonWords } from "./returns.rules.ts";
import type { CaseRow } from "./returns.store.ts";

type Brand = Pick<Paper, "sender" | "color" | "logo">;

/** A page for a return: what the vendor needs to know the carton by, and both addresses to cut out. */
export function labelPaper(row: CaseRow, from: NonNullable<Order["shipping_address"]>, brand: Brand): Paper {
  const sender = [
    from.name || row.customer,
    [from.street, from.apartment].filter(Boolean).join(", "),
    `${from.city}, ${from.state} ${from.zip_code}`,
  ];
  return {
    ...brand,
    title: `Return ${row.number}`,
    notes: [`Order ${row.order_number}`],
    blocks: [
      {
        kind: "facts",
        columns: [
          { title: "Ship to", lines: row.return_to.split("\n") },
          { title: "From", lines: sender },
        ],
      },
      ...(row.label_note ? [{ kind: "text" as const, text: row.label_note }] : []),
      { kind: "heading", text: "In this carton" },
      {
        kind: "table",
        columns: [
          { title: "Qty", share: 0.14 },
          { title: "Product", share: 0.42 },
          { title: "SKU", share: 0.22 },
          { title: "Reason", share: 0.22 },
        ],
        rows: [[`${row.qty} ${row.unit}`, row.product_name, row.sku, reasonWords(row)]],
      },
      {
        kind: "text",
        text: `Put this page in the carton and write "Return ${row.number}" on the outside. Then enter the tracking number on the return's page.`,
      },
    ],
    footer: `${brand.sender} · Return ${row.number}`,
  };
}
