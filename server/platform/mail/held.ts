import { isNotificationKind } from "../../../contract/messaging/notification-kinds.ts";
import type { Platform } from "../platform.ts";
import { createQueue } from "../queue/queue.ts";
import { digestOf } from "./digest.rules.ts";
import { pageUrl } from "./email-content.ts";
import { inLanguageOf } from "./email-language.ts";
import { nextReaderDue, replaceBy, takeHeld } from "./held.store.ts";
import { languagesOf } from "./languages.store.ts";
import { emailSender, putIntoOutbox } from "./outbox.ts";
import { nextTurn } from "./pace.rules.ts";
import { gotLately, letThrough, lockReader, waitOn } from "./pace.store.ts";
import { wakeMail } from "./send.ts";
import { wishesOf } from "./wishes.store.ts";

const queue = createQueue<string>({
  failure: "held emails could not be sent on",
  take: ({ db }) => nextReaderDue(db),
  work: release,
  isOneTransaction: true,
});

/** Sends on what has waited long enough: one email as it is, several to one reader as a digest. */
export async function releaseHeldMail(platform: Platform): Promise<void> {
  await queue.drain(platform);
  wakeMail(platform);
}

async function release({ db, config }: Platform, to: string): Promise<void> {
  const address = to.toLowerCase();
  await lockReader(db, address);
  const turn = nextTurn(await gotLately(db, address), new Date());
  if (turn) return void (await waitOn(db, address, turn));
  const mails = await takeHeld(db, to);
  const [first] = mails;
  if (!first) return;
  if (mails.length === 1) return void (await letThrough(db, first.id));
  const kinds = [...new Set(mails.map(({ kind }) => kind))].filter(isNotificationKind);
  const kind = kinds[0] ?? "order";
  const { user_id } = await wishesOf(db, to, kind);
  const reader = user_id ? { user_id } : { email: address };
  const language = (await languagesOf(db, [address])).get(address) ?? "en";
  const content = inLanguageOf(
    digestOf(mails, (path) => pageUrl(config.publicUrl, path)),
    language,
  );
  // names all causes, so that it is deleted with whatever each of them is about
  const cause = ["digest", first.id, ...mails.map((mail) => mail.cause ?? "")].join(" ");
  const [id] = await putIntoOutbox(db, config, await emailSender(db, config), [
    { mail: { to, content, kind, cause, language }, handling: { waits: "digest", stops: { reader, kinds } } },
  ]);
  if (id)
    await replaceBy(
      db,
      id,
      mails.map((mail) => mail.id),
    );
}
