import { takeAttempt } from "../../limits.ts";
import type { Db } from "../../platform/database.ts";
import { newId, tokenHash } from "../../platform/ids.ts";
import { pokeMail } from "../../platform/mail/send.ts";
import { type Letter, queueMail } from "../../platform/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { insertLead, type LeadShowroom, leadShowroom, type NewLead, supportAddress } from "./leads.store.ts";
import { type LeadNews, leadLetter } from "./letters.rules.ts";

/** Somebody with a question sends a form once or twice; a program sends it on and on. */
const perAddress = { count: 8, seconds: 600 };

/** Counts a form sent from an address of the net; refuses with 429 once there were too many. */
export const countForm = (platform: Platform, ip: string): Promise<void> =>
  takeAttempt(platform.db, `lead-form:${ip}`, perAddress);

type Left = Omit<NewLead, "id" | "showroom_id"> & { shop_profile_id: string };

/**
 * Keeps what somebody left and tells those who answer it: the showroom's pro where it came from a showroom, the
 * marketplace in any case. The sender gets a letter too, one of each kind a day, so that nobody can be buried in
 * mail by entering a foreign address here.
 */
export async function keepLead(
  platform: Platform,
  left: Left,
  news: Omit<LeadNews, "company_name">,
  thanks: (showroom: LeadShowroom | undefined) => Letter,
): Promise<void> {
  const { shop_profile_id, ...lead } = left;
  await platform.db.transaction().execute(async (db) => {
    const showroom = shop_profile_id ? await leadShowroom(db, shop_profile_id) : undefined;
    await insertLead(db, { ...lead, id: newId(), showroom_id: showroom?.id ?? null });
    const support = await supportMailbox(db, platform);
    const letter = leadLetter({ ...news, company_name: showroom?.company_name ?? null });
    const readers = new Set([support, ...(showroom ? [showroom.email] : [])]);
    for (const to of readers) await queueMail(db, platform.config, { to, letter });
    await queueMail(db, platform.config, {
      to: lead.email,
      letter: thanks(showroom),
      cause: `lead-thanks:${lead.lead_type}:${day(platform.now())}:${fingerprint(lead.email)}`,
    });
  });
  pokeMail(platform);
}

/** Where the marketplace itself reads its mail. */
export const supportMailbox = async (db: Db, platform: Platform): Promise<string> =>
  (await supportAddress(db)) ?? addressIn(platform.config.mailFrom);

const day = (now: Date): string => now.toISOString().slice(0, 10);
const fingerprint = (email: string): string =>
  tokenHash(email.toLowerCase()).toString("base64url").slice(0, 22);
const addressIn = (mailFrom: string): string => /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom;
