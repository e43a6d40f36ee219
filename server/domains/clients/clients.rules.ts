import { clientSources, clientStages } from "../../../contract/client-stages.ts";
import type { Client } from "../../../contract/clients.ts";
import { toDollars } from "../../../domain/money.ts";
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

export const exportHeader = [
  "Name",
  "Email",
  "Phone",
  "Address",
  "Stage",
  "Next step",
  "Next step on",
  "Came by",
  "Joined",
  "Orders",
  "Spent",
  "Client since",
] as const;

export const exportCells = (row: ClientRow): (string | number)[] => [
  row.full_name,
  row.email,
  row.phone,
  row.address,
  clientStages[row.stage],
  row.next_step,
  row.next_step_on ?? "",
  clientSources[row.source],
  row.has_joined ? "Yes" : "No",
  row.orders,
  toDollars(row.spent_cents),
  row.created_at.toISOString().slice(0, 10),
];
