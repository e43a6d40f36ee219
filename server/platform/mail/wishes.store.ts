import { sql } from "kysely";
import type { NotificationKind } from "../../../contract/notification-kinds.ts";
import type { Db } from "../database.ts";
import type { Wishes } from "./wishes.rules.ts";

interface Row {
  user_id: string | null;
  timezone: string | null;
  chosen: boolean | null;
  is_refused: boolean;
  starts_at: number | null;
  ends_at: number | null;
  digest_hour: number | null;
}

/** What the reader of an address wants of emails of this kind. */
export async function wishesOf(db: Db, email: string, kind: NotificationKind): Promise<Wishes> {
  const { rows } = await sql<Row>`
    select u.id as user_id, u.timezone, c.mail as chosen, q.starts_at, q.ends_at, d.hour as digest_hour,
      exists (select from mail_refusals r where r.email = lower(${email}) and r.kind = ${kind}) as is_refused
    from (select) one
    left join users u on lower(u.email) = lower(${email})
    left join notification_choices c on c.user_id = u.id and c.kind = ${kind}
    left join quiet_hours q on q.user_id = u.id
    left join daily_digests d on d.user_id = u.id`.execute(db);
  const { timezone, starts_at, ends_at, ...wishes } = rows[0]!;
  const quiet = starts_at === null || ends_at === null ? null : { starts_at, ends_at };
  return { ...wishes, quiet, timezone: timezone ?? "UTC" };
}
