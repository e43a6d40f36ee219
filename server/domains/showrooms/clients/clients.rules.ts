import type { Client } from "../../../../contract/showrooms/clients.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { ClientRow } from "./clients.store.ts";

export function clientView(row: ClientRow): Client {
  return {
    id: row.id,
    full_name: row.full_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    stage: row.stage,
    stage_since: row.stage_since.toISOString(),
    source: row.source,
    next_step: row.next_step,
    next_step_on: row.next_step_on,
    is_late: row.is_late,
    has_joined: row.has_joined,
    orders: row.orders,
    spent: toDollars(row.spent_cents),
    is_archived: row.is_archived,
    created_at: row.created_at.toISOString(),
  };
}
