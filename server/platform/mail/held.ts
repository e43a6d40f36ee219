import { isNotificationKind } from "../../../contract/notification-kinds.ts";
import type { Db } from "../database.ts";
import type { Platform } from "../platform.ts";
import { quietDigest } from "./digest.rules.ts";
import { findReadersDue, letGo, replaceBy, takeHeld } from "./held.store.ts";
import { pageUrl } from "./letter.ts";
import { putIntoOutbox } from "./outbox.ts";
import { pokeMail } from "./send.ts";
import { wishesOf } from "./wishes.store.ts";

/** Sends on what waited for the end of quiet hours: one email as it is, several to one reader as a digest. */
export async function releaseHeldMail(platform: Platform): Promise<void> {
  const readers = await findReadersDue(platform.db);
  for (const to of readers) {
    await platform.db.transaction().execute((db) => release(db, platform, to));
  }
  if (readers.length > 0) pokeMail(platform);
}

async function release(db: Db, { config }: Platform, to: string): Promise<void> {
  const mails = await takeHeld(db, to);
  const [first] = mails;
  if (!first) return;
  if (mails.length === 1) return letGo(db, first.id);
  const kinds = [...new Set(mails.map(({ kind }) => kind))].filter(isNotificationKind);
  const kind = kinds[0] ?? "order";
  const { user_id } = await wishesOf(db, to, kind);
  const reader = user_id ? { user_id } : { email: to.toLowerCase() };
  const letter = quietDigest(mails, (path) => pageUrl(config.publicUrl, path));
  // names all causes, so that it is deleted with whatever each of them is about
  const cause = ["digest", first.id, ...mails.map((mail) => mail.cause ?? "")].join(" ");
  const id = await putIntoOutbox(
    db,
    config,
    { to, letter, kind, cause },
    { held_until: null, stops: { reader, kinds } },
  );
  if (id)
    await replaceBy(
      db,
      id,
      mails.map((mail) => mail.id),
    );
}
