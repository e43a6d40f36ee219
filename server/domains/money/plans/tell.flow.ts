import type { AuditAction } from "../../../../contract/identity/audit.ts";
import type { Caller } from "../../../http/caller.ts";
import { invalidate } from "../../../platform/cache/invalidation.ts";
import type { Db } from "../../../platform/database.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { planPath } from "./emails.rules.ts";
import { payerOf } from "./subscriptions.store.ts";

/** Something that happened to a plan. */
export interface PlanEvent {
  user_id: string;
  action: AuditAction;
  /** Null for a job. */
  caller: Caller | null;
  details: Readonly<Record<string, string | number | boolean | null>>;
  /** An admin's words. */
  reason?: string;
  at: Date;
  /** Its email; the notification has its heading. */
  content: ((firstName: string) => EmailContent) | null;
  /** Names the event, so that nobody hears of it twice. */
  cause: string;
}

/**
 * Writes an event into the history, and tells the plan's owner, in the caller's transaction. Every server shows the
 * showroom anew once that commits, because a plan decides about its color and logo.
 */
export async function notifyOfPlan(
  db: Db,
  platform: Pick<Platform, "config">,
  event: PlanEvent,
): Promise<void> {
  const { user_id, action, caller, details, reason, at, content, cause } = event;
  await audit(db, {
    caller,
    action,
    about: { type: "user", id: user_id },
    details,
    ...(reason && { words: { user_id, words: { reason } } }),
    at,
  });
  await invalidate(db, "showrooms");
  const payer = content && (await payerOf(db, user_id));
  if (!payer) return;
  const written = content(payer.first_name);
  const isNew = await queueMail(db, platform.config, {
    kind: "plan",
    to: payer.email,
    content: written,
    cause: `plan:${cause}`,
  });
  if (!isNew) return;
  const { heading: title, preview: body } = written;
  await notify(db, { user_id, kind: "plan", title, body, link: planPath });
}
