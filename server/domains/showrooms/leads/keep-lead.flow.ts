import { calendarDay } from "../../../../domain/days/calendar.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";
import { noteMailLanguage } from "../../../platform/mail/languages.store.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { noteClient } from "../clients/index.ts";
import { mailBrandOf } from "../showrooms/index.ts";
import { type LeadNews, leadEmail } from "./emails.rules.ts";
import { insertLead, type LeadShowroom, leadShowroom, type NewLead, supportAddress } from "./leads.store.ts";

/** People send a form once or twice; bots send it again and again. */
const perAddress = { count: 8, seconds: 600 };

/** Counts a form from an IP address; refuses with 429 after too many. */
export const countForm = (platform: Platform, ip: string): Promise<void> =>
  takeAttempt(platform.db, `lead-form:${ip}`, perAddress);

type Left = Omit<NewLead, "id" | "showroom_id"> & { shop_profile_id: string };

/**
 * Stores a lead and notifies those who answer it: the showroom's pro if it came from a showroom, and always the
 * marketplace. The sender gets an email too, one of each kind a day, so that nobody can be flooded by entering a
 * stranger's address.
 */
export async function keepLead(
  platform: Platform,
  left: Left,
  news: Omit<LeadNews, "company_name">,
  {
    language,
    thanks,
  }: {
    /** Of the page; emails to the sender come in it from now on. */
    language: Language;
    thanks: (showroom: LeadShowroom | undefined) => EmailContent;
  },
): Promise<void> {
  const { shop_profile_id, ...lead } = left;
  await platform.db.transaction().execute(async (db) => {
    const showroom = shop_profile_id ? await leadShowroom(db, shop_profile_id) : undefined;
    await insertLead(db, { ...lead, id: newId(), showroom_id: showroom?.id ?? null });
    await noteMailLanguage(db, lead.email, language);
    if (showroom) await noteLead(db, showroom.id, lead, platform.now());
    const support = await supportMailbox(db, platform);
    const content = leadEmail({ ...news, company_name: showroom?.company_name ?? null });
    await queueMail(db, platform.config, { kind: "direct", to: support, content });
    if (showroom && showroom.email !== support) {
      await queueMail(db, platform.config, { kind: "lead", to: showroom.email, content });
    }
    await queueMail(db, platform.config, {
      kind: "direct",
      to: lead.email,
      content: thanks(showroom),
      brand: showroom && (await mailBrandOf(db, platform.config, showroom.id)),
      cause: `lead-thanks:${lead.lead_type}:${calendarDay(platform.now())}:${fingerprint(lead.email)}`,
    });
  });
  wakeMail(platform);
}

/**
 * Lists samples that an account ordered among the leads of the showroom where they were found. Nobody is emailed: the
 * vendors ship them. Call it in the transaction of the order.
 */
export async function keepSampleLead(
  db: Db,
  lead: Omit<NewLead, "id" | "lead_type" | "topic" | "order_number" | "product_id"> & { showroom_id: string },
  at: Date,
): Promise<void> {
  const left = { ...lead, lead_type: "Samples", topic: "", order_number: "", product_id: null } as const;
  await insertLead(db, { ...left, id: newId() });
  await noteLead(db, lead.showroom_id, left, at);
}

/**
 * Keeps a design that a customer sent to the pro of a showroom, and emails the pro. Call it in the transaction that
 * stores the design.
 * @returns the lead, and the client that the sender is
 */
export async function keepDesignLead(
  db: Db,
  platform: Platform,
  {
    account_id,
    ...lead
  }: Pick<NewLead, "full_name" | "email" | "phone_number" | "message"> & {
    showroom_id: string;
    account_id: string | null;
  },
  { path, title }: { path: string; title: string },
): Promise<{ lead_id: string; client_id: string | null }> {
  const left = { lead_type: "Designs", topic: "", order_number: "", product_id: null, ship_to: {} } as const;
  const lead_id = newId();
  await insertLead(db, { ...left, ...lead, id: lead_id });
  const client_id = await noteLead(db, lead.showroom_id, { ...left, ...lead, account_id }, platform.now());
  const showroom = await leadShowroom(db, lead.showroom_id);
  const news = {
    ...lead,
    about: `Design from a customer: ${title}`,
    order_number: "",
    product: null,
    ship_to: "",
  };
  const content = {
    ...leadEmail({ ...news, company_name: null }),
    button: { label: "See the design", path },
  };
  if (showroom) await queueMail(db, platform.config, { kind: "lead", to: showroom.email, content });
  return { lead_id, client_id: client_id ?? null };
}

/** Whoever leaves details in a showroom is a client to be called. */
const noteLead = (
  db: Db,
  showroom_id: string,
  lead: Pick<Left, "full_name" | "email" | "phone_number" | "lead_type"> & { account_id?: string | null },
  at: Date,
) =>
  noteClient(db, {
    showroom_id,
    account_id: lead.account_id ?? null,
    full_name: lead.full_name,
    email: lead.email,
    phone: lead.phone_number,
    source: "lead",
    stage: "lead",
    kind: "lead",
    detail: lead.lead_type,
    at,
  });

/** The marketplace's own inbox. */
export const supportMailbox = async (db: Db, platform: Platform): Promise<string> =>
  (await supportAddress(db)) ?? addressIn(platform.config.mailFrom);

const fingerprint = (email: string): string =>
  tokenHash(email.toLowerCase()).toString("base64url").slice(0, 22);
const addressIn = (mailFrom: string): string => /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom;
