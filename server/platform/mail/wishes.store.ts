import { sql } from "kysely";
import type { NotificationKind } from "../../../contract/messaging/notification-kinds.ts";
import type { Language } from "../../../domain/languages/language.ts";
import { listOf } from "../any-of.ts";
import type { Db } from "../database.ts";
import type { Wishes } from "./wishes.rules.ts";

interface Row {
  language: Language | null;
  user_id: string | null;
  timezone: string | null;
  chosen: boolean | null;
  is_refused: boolean;
  starts_at: number | null;
  ends_at: number | null;
  digest_hour: number | null;
}

/** What the reader of an address wants of emails of this kind. */
export const wishesOf = async (db: Db, email: string, kind: NotificationKind): Promise<Wishes> =>
  (await readersOf(db, [{ to: email, kind }]))[0]!.wishes;

/** The reader of an email: what they want of its kind, and their language as `languagesOf` says; null if unknown. */
export interface Reader {
  wishes: Wishes;
  language: Language | null;
}

/** The readers of several emails, in their order. */
export async function readersOf(
  db: Db,
  mails: readonly { to: string; kind: NotificationKind }[],
): Promise<Reader[]> {
  if (mails.length === 0) return [];
  const [addresses, kinds] = [mails.map(({ to }) => to), mails.map(({ kind }) => kind)];
  const { rows } = await sql<Row>`
    select case when u.id is null then (select l.language from mail_languages l where l.email = lower(m.email))
        when u.type = 'User' then u.language else 'en' end as language, u.id as user_id, u.timezone, c.mail as chosen, q.starts_at, q.ends_at, d.hour as digest_hour,
      exists (select from mail_refusals r where r.email = lower(m.email) and r.kind = m.kind) as is_refused
    from unnest(${listOf(addresses, "text")}, ${listOf(kinds, "text")}) with ordinality as m (email, kind, at)
    left join users u on lower(u.email) = lower(m.email)
    left join notification_choices c on c.user_id = u.id and c.kind = m.kind
    left join quiet_hours q on q.user_id = u.id
    left join daily_digests d on d.user_id = u.id
    order by m.at`.execute(db);
  return rows.map(({ language, timezone, starts_at, ends_at, ...wishes }) => {
    const quiet = starts_at === null || ends_at === null ? null : { starts_at, ends_at };
    return { language, wishes: { ...wishes, quiet, timezone: timezone ?? "UTC" } };
  });
}
