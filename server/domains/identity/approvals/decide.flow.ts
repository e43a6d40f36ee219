import { randomInt } from "node:crypto";
import type { Account, Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { invalidate } from "../../../platform/cache/invalidation.ts";
import type { Db } from "../../../platform/database.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openVendor } from "../../catalog/vendor-products/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { openShowroom } from "../../showrooms/showrooms/index.ts";
import { audit } from "../audit/index.ts";
import { openAccount } from "../people/index.ts";
import { drawShowroomId, slugOf } from "./approvals.rules.ts";
import { type ApplicationRow, decide, findApplication } from "./approvals.store.ts";
import { declinedEmail, showroomOpenEmail, vendorOpenEmail } from "./emails.rules.ts";

export interface Decision {
  id: string;
  decision: "approve" | "decline";
  reason: string;
}

/**
 * Approves or declines a pending application and emails the applicant; a second decision is refused (409). Approval
 * opens the account, and a contractor's showroom with a new ID or a vendor.
 */
export async function decideApplication(
  platform: Platform,
  caller: Caller,
  admin: Account,
  { id, decision, reason }: Decision,
): Promise<ApplicationRow> {
  const { db, now } = platform;
  await db.transaction().execute(async (transaction) => {
    const application = (await findApplication(transaction, id)) ?? fail("not_found");
    const status = decision === "approve" ? "approved" : "declined";
    const isFirst = await decide(transaction, id, {
      status,
      reason,
      decided_by: admin.id,
      decided_at: now(),
    });
    if (!isFirst) fail("already_used");
    const content =
      decision === "approve" ? await open(transaction, platform, application) : declined(application, reason);
    await invalidate(transaction, "showrooms");
    await queueMail(transaction, platform.config, { kind: "account", to: application.email, content });
    await audit(transaction, {
      caller,
      action: `application.${status}`,
      about: { type: "user", id: application.user_id },
      details: { application: id, kind: application.kind },
      words: { user_id: application.user_id, words: { company: application.company_name } },
    });
  });
  platform.cache.forget("showrooms");
  return (await findApplication(db, id))!;
}

const declined = ({ first_name, company_name, kind }: ApplicationRow, reason: string): EmailContent =>
  declinedEmail(first_name, company_name, reason, kind);

async function open(db: Db, platform: Platform, application: ApplicationRow): Promise<EmailContent> {
  await openAccount(db, application.user_id);
  const { kind, user_id, first_name, company_name, showroom_name } = application;
  if (kind === "Vendor") {
    const created_at = platform.now();
    const { city, state } = application;
    const vendor = { user_id, name: company_name, slug: slugOf(company_name), city, state, created_at };
    if (!(await openVendor(db, vendor))) {
      failFields({ decision: `There is already a vendor named ${company_name}. Decline for that reason.` });
    }
    return vendorOpenEmail(first_name, company_name);
  }
  const vsd_id = await openShowroomOf(db, platform, application);
  await notify(db, {
    user_id,
    kind: "account",
    title: `${showroom_name} is open`,
    body: `Your Showroom ID is ${vsd_id}. Share it with your clients.`,
    link: "/account",
  });
  return showroomOpenEmail(first_name, showroom_name, vsd_id);
}

/** Opens the showroom; with about 850 billion IDs, a taken one is drawn once in a lifetime. */
async function openShowroomOf(db: Db, platform: Platform, row: ApplicationRow): Promise<string> {
  const vsd_id = drawShowroomId(randomInt);
  const opened = await openShowroom(db, {
    vsd_id,
    user_id: row.user_id,
    company_name: row.showroom_name,
    about: row.about,
    is_listed: row.is_listed,
    license: row.license_number ? { number: row.license_number, state: row.license_state } : {},
    contact: {
      name: `${row.first_name} ${row.last_name}`.trim(),
      phone: row.phone,
      email: row.email,
      city: row.city,
      state: row.state,
    },
    site_links: row.website ? [{ label: "Website", url: row.website }] : [],
    created_at: platform.now(),
  });
  return opened ? vsd_id : openShowroomOf(db, platform, row);
}
