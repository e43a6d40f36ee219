import { sql } from "kysely";
import type { NotificationKind } from "../../../../contract/messaging/notification-kinds.ts";
import type { Db } from "../../../platform/database.ts";
import { dropHeldMail, moveHeldMail } from "../../../platform/mail/held.store.ts";
import type { QuietHours } from "../../../platform/mail/wishes.rules.ts";
import type { Choice, WantedChoice } from "./settings.rules.ts";

interface KeptSettings {
  timezone: string;
  choices: Choice[];
  /** Kinds that were refused for the address before. */
  refused: string[];
  quiet: QuietHours | null;
  digest_hour: number | null;
}

export async function findSettings(db: Db, user_id: string): Promise<KeptSettings> {
  const { rows } = await sql<KeptSettings>`
    select u.timezone,
      coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'app', c.app, 'mail', c.mail,
          'push', c.push))
        from notification_choices c where c.user_id = u.id), '[]') as choices,
      array(select r.kind from mail_refusals r where r.email = lower(u.email)) as refused,
      (select jsonb_build_object('starts_at', q.starts_at, 'ends_at', q.ends_at)
        from quiet_hours q where q.user_id = u.id) as quiet,
      (select hour from daily_digests d where d.user_id = u.id) as digest_hour
    from users u where u.id = ${user_id}`.execute(db);
  return rows[0]!;
}

/** Stores what an account chose for a kind; a channel that is left out stays. */
export async function saveChoice(db: Db, user_id: string, wanted: WantedChoice): Promise<void> {
  const { kind, app = null, mail = null, push = null } = wanted;
  await sql`
    insert into notification_choices as c (user_id, kind, app, push, mail)
    select u.id, ${kind}, coalesce(${app}, true), coalesce(${push}, true), coalesce(${mail},
      not exists (select from mail_refusals r where r.email = lower(u.email) and r.kind = ${kind}))
    from users u where u.id = ${user_id} and u.deleted_at is null
    on conflict (user_id, kind) do update set
      app = coalesce(${app}, c.app), mail = coalesce(${mail}, c.mail), push = coalesce(${push}, c.push),
      changed_at = now()`.execute(db);
}

export async function saveQuietHours(db: Db, user_id: string, quiet: QuietHours | null): Promise<void> {
  if (!quiet) {
    await db.deleteFrom("quiet_hours").where("user_id", "=", user_id).execute();
    return;
  }
  await db
    .insertInto("quiet_hours")
    .values({ user_id, ...quiet })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(quiet))
    .execute();
}

export async function saveDigestHour(db: Db, user_id: string, hour: number | null): Promise<void> {
  if (hour === null) {
    await db.deleteFrom("daily_digests").where("user_id", "=", user_id).execute();
    return;
  }
  await db
    .insertInto("daily_digests")
    .values({ user_id, hour })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ hour }))
    .execute();
}

/** What waits is due at another time now. */
export async function moveHeld(db: Db, user_id: string, due: { mail: Date; push: Date }): Promise<void> {
  await moveHeldMail(db, user_id, due.mail);
  await sql`
    update push_messages m set next_at = ${due.push} from push_subscriptions s
    where s.user_id = ${user_id} and s.id = m.subscription_id and m.held`.execute(db);
}

/** What waits is not sent if the account has switched off their kind since. */
export async function dropHeld(db: Db, user_id: string): Promise<void> {
  await dropHeldMail(db, user_id);
  await sql`
    delete from push_messages m using push_subscriptions s, notification_choices c
    where s.user_id = ${user_id} and s.id = m.subscription_id and c.user_id = s.user_id and not c.push
      and m.kind = c.kind and m.held`.execute(db);
}

/** Stops emails of a kind to an address without an account. */
export async function refuseMail(db: Db, email: string, kind: NotificationKind): Promise<void> {
  await db
    .insertInto("mail_refusals")
    .values({ email, kind })
    .onConflict((conflict) => conflict.columns(["email", "kind"]).doNothing())
    .execute();
}

/** The kinds of which an address gets no emails. */
export async function refusedBy(db: Db, reader: { user_id: string } | { email: string }): Promise<string[]> {
  const { rows } =
    "user_id" in reader
      ? await sql<{ kind: string }>`
          select kind from notification_choices where user_id = ${reader.user_id} and not mail`.execute(db)
      : await sql<{ kind: string }>`select kind from mail_refusals where email = ${reader.email}`.execute(db);
  return rows.map(({ kind }) => kind);
}
