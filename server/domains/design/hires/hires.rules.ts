import type { Hire } from "../../../../contract/design/hires.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { reviewAuthor } from "./directory.rules.ts";
import type { HireRow } from "./hires.store.ts";

export const customerName = (row: Pick<HireRow, "customer_first_name" | "customer_last_name">): string =>
  [row.customer_first_name, row.customer_last_name].filter(Boolean).join(" ") || "Former customer";

export const customerPath = (id: string): string => `/account/hires/${id}`;
export const proPath = (id: string): string => `/account/requests/${id}`;

export const hireView = (row: HireRow): Hire => ({
  id: row.id,
  status: row.status,
  title: row.title,
  project: row.project_id,
  room: row.room_id,
  message: row.message,
  budget: row.budget_cents === null ? null : toDollars(row.budget_cents),
  reason: row.reason,
  pro: {
    id: row.pro_id,
    name: row.pro_name,
    is_designer: row.pro_is_designer,
    is_listed: row.pro_is_listed,
  },
  customer: customerName(row),
  conversation: row.conversation_id,
  review: row.reviewed_at && {
    id: row.id,
    author: reviewAuthor(row.customer_first_name, row.customer_last_name),
    rating: row.rating ?? 0,
    text: row.review_text ?? "",
    created_at: row.reviewed_at.toISOString(),
    reply: row.reply,
  },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
