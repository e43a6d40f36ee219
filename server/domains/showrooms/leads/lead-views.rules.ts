import { contactTopics, type OwnLead, type WorkedLead } from "../../../../contract/showrooms/leads.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { LeadDesign, LeadRow, OwnLeadRow } from "./leads.store.ts";

/** A lead for the pro who answers it. */
export function leadView(row: LeadRow) {
  const { id, lead_type, full_name, email, phone_number, topic, message } = row;
  return {
    id,
    lead_type,
    full_name,
    email,
    phone_number,
    topic,
    message,
    product: row.product_hash ? { hash: row.product_hash, name: row.product_name ?? "" } : null,
    design: row.design && designView(row.design),
    ship_to: addressLine(row.ship_to),
    showroom: row.showroom_id ? { id: row.showroom_id, company_name: row.company_name ?? "" } : null,
    created_at: row.created_at.toISOString(),
  };
}

const designView = ({ price_cents, ...design }: LeadDesign) => ({ ...design, price: toDollars(price_cents) });

/** A lead with the client that it belongs to, for the pro. */
export const ownLeadView = (row: OwnLeadRow): OwnLead => ({
  ...leadView(row),
  client: row.client_id ? { id: row.client_id, stage: row.stage!, next_step_on: row.next_step_on } : null,
});

/** A lead for admins, with what has become of it. */
export const workedLeadView = (row: LeadRow): WorkedLead => ({
  ...leadView(row),
  order_number: row.order_number,
  state: row.state,
  assigned: row.assigned_to ? { id: row.assigned_to, name: row.assigned_name ?? "" } : null,
  note: row.note,
  version: row.version,
});

/** "1200 SW Park Ave, Apt 4, Portland, OR 97205" */
export function addressLine({ street, apartment, city, state, zip_code }: LeadRow["ship_to"]): string {
  const place = [state, zip_code].filter(Boolean).join(" ");
  return [street, apartment, city, place].filter(Boolean).join(", ");
}

/** What a lead is about, in words. */
export const aboutLead = ({ lead_type, topic }: Pick<LeadRow, "lead_type" | "topic">): string =>
  new Map<string, string>(Object.entries(contactTopics)).get(topic) ??
  { "Pop-Ups": "Contact request", Samples: "Sample order", Contact: "Message", Designs: "Design" }[lead_type];

export const fileHeader = [
  "Received",
  "About",
  "Name",
  "Email",
  "Phone",
  "Showroom",
  "Product",
  "Ship to",
  "Order",
  "Message",
  "State",
  "Assigned to",
  "Note",
];

/** A row of the file. */
export function fileCells(row: LeadRow): string[] {
  return [
    row.created_at.toISOString(),
    aboutLead(row),
    row.full_name,
    row.email,
    row.phone_number,
    row.company_name ?? "",
    row.product_name ?? "",
    addressLine(row.ship_to),
    row.order_number,
    row.message,
    row.state,
    row.assigned_name ?? "",
    row.note,
  ];
}
