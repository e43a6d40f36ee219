import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { contactSettings } from "../../admin/settings/index.ts";
import { marketplacePaper } from "../../showrooms/showrooms/index.ts";
import { drawPlanInvoice } from "./invoice-pdf.rules.ts";
import { findInvoice, type InvoiceRow } from "./invoices.store.ts";

/** A paid invoice as PDF. */
export async function invoiceFile(platform: Platform, row: InvoiceRow): Promise<File> {
  const { db, config, log } = platform;
  const seller = { ...(await marketplacePaper(platform)), ...(await contactSettings(db, config)) };
  const bytes = await drawPlanInvoice(row, seller, log);
  return new File([new Uint8Array(bytes)], `invoice-${row.number}.pdf`, { type: "application/pdf" });
}

/** The same by its id; undefined for an invoice that is not paid. */
export async function planInvoiceFile(platform: Platform, id: string): Promise<File | undefined> {
  const row = await findInvoice(platform.db, id);
  return row?.status === "paid" ? invoiceFile(platform, row) : undefined;
}

/** What an invoice says: who pays, for what and for which time. */
export const planInvoice = (db: Db, id: string): Promise<InvoiceRow | undefined> => findInvoice(db, id);
