import writeExcelFile from "write-excel-file/node";
import type { LeadState } from "../../../../contract/showrooms/leads.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import type { Caller } from "../../../http/caller.ts";
import { csvOf } from "../../../http/csv.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { assignedEmail } from "./emails.rules.ts";
import { aboutLead, addressLine, fileCells, fileHeader, workedLeadView } from "./lead-views.rules.ts";
import {
  findLead,
  type LeadFilter,
  type LeadRow,
  type LeadWorker,
  leadWorkerRows,
  lockLead,
  newestLeads,
  updateLead,
} from "./leads.store.ts";

interface LeadWork {
  version: number;
  state: LeadState;
  assigned_to: string | null;
  note: string;
}

/**
 * Says how far a lead is and who works on it; who is newly assigned gets an email. Refuses (409) with the lead as it
 * is now, where another admin was first.
 */
export async function workOnLead(
  platform: Platform,
  caller: Caller,
  id: string,
  work: LeadWork,
): Promise<LeadRow> {
  const changed = await platform.db.transaction().execute(async (db) => {
    if (!(await lockLead(db, id))) fail("not_found");
    const before = (await findLead(db, id))!;
    if (before.version !== work.version) fail("stale_version", { data: workedLeadView(before) });
    const isNew = work.assigned_to !== null && work.assigned_to !== before.assigned_to;
    const [worker] = isNew ? await leadWorkerRows(db, work.assigned_to!) : [];
    if (isNew && !worker) failFields({ assigned_to: "Choose an admin or a pro whose account is active." });
    await updateLead(db, id, work);
    await audit(db, {
      caller,
      action: "lead.changed",
      about: { type: "lead", id },
      details: { state: work.state, assigned_to: work.assigned_to },
    });
    if (worker) {
      const content = assignedEmail(newsOf(before), { path: pathOf(worker), note: work.note });
      await queueMail(db, platform.config, { kind: "lead", to: worker.email, content });
    }
    return (await findLead(db, id))!;
  });
  wakeMail(platform);
  return changed;
}

const pathOf = ({ type }: LeadWorker): string => (type === "Admin" ? "/account/leads/all" : "/account/leads");

const newsOf = (lead: LeadRow) => ({
  full_name: lead.full_name,
  email: lead.email,
  phone_number: lead.phone_number,
  about: aboutLead(lead),
  message: lead.message,
  order_number: lead.order_number,
  product: lead.product_hash
    ? { name: lead.product_name ?? "", path: `/product/${lead.product_hash}` }
    : null,
  ship_to: addressLine(lead.ship_to),
});

const mostRows = 20_000;

/** The leads of a filter as a file for a spreadsheet; the audit log notes it. */
export async function leadsAsFile(
  { db, now }: Platform,
  caller: Caller,
  filter: LeadFilter,
  format: "csv" | "xlsx",
): Promise<File> {
  const rows = await newestLeads(db, filter, { offset: 0, limit: mostRows });
  await audit(db, { caller, action: "leads.exported", details: { format, rows: rows.length } });
  const name = `leads-${calendarDay(now())}.${format}`;
  const table = rows.map(fileCells);
  if (format === "csv") {
    const text = csvOf([fileHeader, ...table]);
    return new File([`\uFEFF${text}`], name, { type: "text/csv; charset=utf-8" });
  }
  // a text is written as a text, so nothing in it is taken for a formula
  const cells = [
    fileHeader.map((value) => ({ value, fontWeight: "bold" as const })),
    ...table.map((row) => row.map((value) => ({ value }))),
  ];
  const columns = fileHeader.map((title) => ({ width: title === "Message" ? 60 : 20 }));
  const bytes = await writeExcelFile(cells, { sheet: "Leads", columns, stickyRowsCount: 1 }).toBuffer();
  return new File([new Uint8Array(bytes)], name, {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
