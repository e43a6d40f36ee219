import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { mostAttempts } from "../../../platform/mail/send.ts";

interface History {
  last_success_at: string | null;
  failures: number;
}

/** When payments and emails last got through, and how many failed in the last 24 hours. */
export async function serviceHistory(db: Db): Promise<{ payments: History; emails: History }> {
  const { rows } = await sql<{ paid_at: Date | null; unpaid: number; sent_at: Date | null; unsent: number }>`
    select (select max(created_at) from payments where status = 'succeeded') as paid_at,
      (select count(*)::int from payments
        where status = 'failed' and created_at > now() - interval '1 day') as unpaid,
      (select max(sent_at) from mails) as sent_at,
      (select count(*)::int from mails
        where sent_at is null and discarded_at is null and attempts >= ${mostAttempts}
          and created_at > now() - interval '1 day') as unsent`.execute(db);
  const { paid_at = null, unpaid = 0, sent_at = null, unsent = 0 } = rows[0] ?? {};
  return {
    payments: { last_success_at: paid_at?.toISOString() ?? null, failures: unpaid },
    emails: { last_success_at: sent_at?.toISOString() ?? null, failures: unsent },
  };
}
