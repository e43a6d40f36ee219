import { infoOf } from "../../../../contract/messaging/notification-kinds.ts";
import {
  changeNotificationSettings,
  getNotificationSettings,
  getUnsubscription,
  type NotificationSettings,
  unsubscribe,
} from "../../../../contract/messaging/notifications.ts";
import { type Account, accountOf } from "../../../http/caller.ts";
import { failFields } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { readUnsubscribeToken, type Unsubscription } from "../../../platform/mail/unsubscribe.ts";
import { quietUntil, waitUntil } from "../../../platform/mail/wishes.rules.ts";
import type { Platform } from "../../../platform/platform.ts";
import { kindsFor, problemWith } from "./settings.rules.ts";
import {
  dropHeld,
  findSettings,
  moveHeld,
  refusedBy,
  refuseMail,
  saveChoice,
  saveDigestHour,
  saveQuietHours,
} from "./settings.store.ts";

async function settingsOf(db: Db, { id, type }: Account): Promise<NotificationSettings> {
  const { choices, refused, ...rest } = await findSettings(db, id);
  return { kinds: kindsFor(type, choices, refused), ...rest };
}

const show = serve(getNotificationSettings, async ({ caller, platform }) => ({
  data: await settingsOf(platform.db, accountOf(caller)),
}));

const change = serve(changeNotificationSettings, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  const { kinds = [], quiet, digest_hour } = body;
  const problem = problemWith(account.type, kinds);
  if (problem) failFields({ kinds: problem });
  if (quiet && quiet.starts_at === quiet.ends_at) {
    failFields({ "quiet.ends_at": "Choose an end time that differs from the start." });
  }
  const data = await platform.db.transaction().execute(async (db) => {
    for (const wanted of kinds) await saveChoice(db, account.id, wanted);
    if (quiet !== undefined) await saveQuietHours(db, account.id, quiet);
    if (digest_hour !== undefined) await saveDigestHour(db, account.id, digest_hour);
    const settings = await settingsOf(db, account);
    // the outbox goes by the real clock
    const now = new Date();
    const push = (settings.quiet && quietUntil(settings.quiet, settings.timezone, now)) ?? now;
    if (quiet !== undefined || digest_hour !== undefined) {
      await moveHeld(db, account.id, { mail: waitUntil(settings, now) ?? now, push });
    }
    await dropHeld(db, account.id);
    return settings;
  });
  return { message: "Saved.", data };
});

const badLink = "This link is not complete. Copy the whole link from the email.";

const read = ({ config }: Platform, token: string): Unsubscription =>
  readUnsubscribeToken(config, token) ?? failFields({ token: badLink });

async function viewOf(db: Db, { reader, kinds }: Unsubscription) {
  const refused = await refusedBy(db, reader);
  return {
    about: kinds.map((kind) => infoOf(kind).label),
    is_stopped: kinds.every((kind) => refused.includes(kind)),
    has_account: "user_id" in reader,
  };
}

const look = serve(getUnsubscription, async ({ params, platform }) => ({
  data: await viewOf(platform.db, read(platform, params.token)),
}));

const stop = serve(unsubscribe, async ({ params, platform }) => {
  const link = read(platform, params.token);
  const data = await platform.db.transaction().execute(async (db) => {
    const { reader, kinds } = link;
    for (const kind of kinds) {
      if ("user_id" in reader) await saveChoice(db, reader.user_id, { kind, mail: false });
      else await refuseMail(db, reader.email, kind);
    }
    if ("user_id" in reader) await dropHeld(db, reader.user_id);
    return viewOf(db, link);
  });
  return { message: "You won't get these emails anymore.", data };
});

export const settingsRoutes = [show, change, look, stop];
