import { addDays, calendarDay } from "../../../../domain/days/calendar.ts";
import { stateBaseRates } from "../../../../domain/money/tax.ts";
import { isUsState } from "../../../../domain/places/us-states.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { activeAdmins } from "../../identity/accounts/index.ts";
import { redrawDocument } from "../../identity/approvals/index.ts";
import { audit } from "../../identity/audit/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import {
  certificatesPath,
  decidedEmail,
  deskPath,
  expiryEmail,
  nameOf,
  waitingTitle,
} from "./certificates.rules.ts";
import {
  type CertificateRow,
  findCertificate,
  insertCertificate,
  type ManagedRow,
  storeDecision,
  takeExpiring,
} from "./certificates.store.ts";

type Sent = Pick<CertificateRow, "state" | "number" | "reason" | "expires_on"> & { document: File };

const reminderDays = 30;
const sentADay = { count: 20, seconds: 24 * 3600 };

/** Keeps a certificate for an admin to decide on. */
export async function sendCertificate(platform: Platform, user_id: string, sent: Sent): Promise<void> {
  const at = platform.now();
  const today = calendarDay(at);
  if (!isUsState(sent.state)) failFields({ state: "Choose a U.S. state." });
  if (stateBaseRates(sent.state, at) === 0) failFields({ state: "This state has no sales tax." });
  if (sent.expires_on < today) failFields({ expires_on: "This certificate has expired." });
  if (sent.expires_on > addDays(calendarDay(at), 20 * 365)) {
    failFields({ expires_on: "Enter a date within 20 years." });
  }
  await takeAttempt(platform.db, `tax-certificate:${user_id}`, sentADay);
  const { bytes, file_name, media_type } = await redrawDocument(platform, sent.document);
  const id = newId();
  const path = `tax-certificates/${id.slice(0, 8)}/${id}`;
  await platform.files.put(path, bytes);
  const { document: _, ...said } = sent;
  await platform.db.transaction().execute(async (db) => {
    await insertCertificate(db, { id, user_id, ...said, file_name, media_type, path, created_at: at });
    for (const admin of await activeAdmins(db)) {
      await notify(db, { user_id: admin.id, kind: "order", title: waitingTitle(said), link: deskPath });
    }
  });
}

const moves = {
  approve: { from: ["requested", "declined", "revoked"], to: "approved" },
  decline: { from: ["requested"], to: "declined" },
  revoke: { from: ["approved"], to: "revoked" },
} as const;

/** Decides on a certificate and tells its owner; a decision that no longer fits gets 409. */
export async function decide(
  platform: Platform,
  caller: Caller,
  id: string,
  said: { decision: keyof typeof moves; answer: string },
): Promise<ManagedRow> {
  const at = platform.now();
  const row = await platform.db.transaction().execute(async (db) => {
    const found = (await findCertificate(db, id, { lock: true })) ?? fail("not_found");
    const { from, to } = moves[said.decision];
    if (!(from as readonly string[]).includes(found.status)) fail("stale_version");
    if (to === "approved" && found.expires_on < calendarDay(at)) {
      failFields({ decision: "This certificate has expired." });
    }
    const decided = { status: to, answer: said.answer, decided_by: accountOf(caller).id, decided_at: at };
    await storeDecision(db, found, decided);
    await queueMail(db, platform.config, {
      kind: "order",
      to: found.email,
      content: decidedEmail(found, said),
    });
    await notify(db, {
      user_id: found.user_id,
      kind: "order",
      title: decidedEmail(found, said).subject,
      link: certificatesPath,
    });
    await audit(db, {
      caller,
      action: `tax_certificate.${to}`,
      about: { type: "user", id: found.user_id },
      at,
      details: { certificate: id, state: found.state },
    });
    return { ...found, ...decided };
  });
  wakeMail(platform);
  return row;
}

/** Reminds owners a month before their certificate expires. */
export async function remindOfExpiry(platform: Platform): Promise<void> {
  const { config, db, now } = platform;
  const by = addDays(calendarDay(now()), reminderDays);
  await db.transaction().execute(async (tx) => {
    for (const row of await takeExpiring(tx, by, now())) {
      await queueMail(tx, config, { kind: "order", to: row.email, content: expiryEmail(row) });
      await notify(tx, {
        user_id: row.user_id,
        kind: "order",
        title: `Your ${nameOf(row)} expires soon`,
        link: certificatesPath,
      });
    }
  });
  wakeMail(platform);
}
