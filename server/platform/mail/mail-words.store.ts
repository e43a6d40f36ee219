import { sql } from "kysely";
import type { NotificationKind } from "../../../contract/messaging/notification-kinds.ts";
import { anyOf } from "../any-of.ts";
import type { Db } from "../database.ts";
import type { MailWords } from "./mail-words.rules.ts";

/** The admins' words for emails of these kinds, as they are published, by kind; none where nobody has changed them. */
export async function publishedMailWords(
  db: Db,
  kinds: readonly NotificationKind[],
): Promise<Map<NotificationKind, MailWords>> {
  if (kinds.length === 0) return new Map();
  const keys = kinds.map((kind) => `mail_${kind}`);
  const { rows } = await sql<{ key: string; value: { texts?: MailWords } | null }>`
    select distinct on (key) key, value from content_versions
    where key = ${anyOf(keys, "text")} order by key, number desc`.execute(db);
  const published = new Map(rows.map(({ key, value }) => [key, value?.texts]));
  return new Map(
    kinds.flatMap((kind) => {
      const words = published.get(`mail_${kind}`);
      return words ? [[kind, words] as const] : [];
    }),
  );
}
