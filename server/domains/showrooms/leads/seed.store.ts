import type { LeadState } from "../../../../contract/showrooms/leads.ts";
import { insertRows } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { NewLead } from "./leads.store.ts";

/** A lead of the marketplace's own, and how far it is. */
export type SeededLead = Pick<
  NewLead,
  "lead_type" | "full_name" | "email" | "phone_number" | "topic" | "message"
> & { state: LeadState; note: string; assigned_to: string | null; created_at: Date };

export const seedLeads = (db: Db, leads: readonly SeededLead[]): Promise<void> =>
  insertRows(
    db,
    "leads",
    leads.map((lead) => ({ ...lead, id: newId() })),
  );
