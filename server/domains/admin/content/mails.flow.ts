import type { ContentValue } from "../../../../contract/admin/content.ts";
import {
  type NotificationKind,
  notificationKinds,
} from "../../../../contract/messaging/notification-kinds.ts";
import type { Account } from "../../../http/caller.ts";
import { reworded } from "../../../platform/mail/mail-words.rules.ts";
import { emailSender } from "../../../platform/mail/outbox.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type EmailContent, queueMail, writeEmail } from "../../../platform/mail.ts";
import { marketplaceOf } from "../../../platform/marketplace.store.ts";
import type { Platform } from "../../../platform/platform.ts";
import { assertSound } from "./content.flow.ts";
import { sampleEmail } from "./mail-samples.ts";

type Words = Extract<ContentValue, { kind: "words" }>;
type MailPiece = `mail_${NotificationKind}`;

const kindOf = (piece: MailPiece): NotificationKind => piece.slice("mail_".length) as NotificationKind;

async function sampleWith({ db, config }: Platform, piece: MailPiece, value: Words): Promise<EmailContent> {
  assertSound(piece, value);
  return reworded(sampleEmail(kindOf(piece)), value.texts, await marketplaceOf(db, config));
}

/** The sample email of a kind with these words, as its readers get it. */
export async function previewOf(platform: Platform, piece: MailPiece, value: Words) {
  const content = await sampleWith(platform, piece, value);
  const kind = kindOf(piece);
  const about = notificationKinds[kind].label.toLowerCase();
  const wayOut = "is_locked" in notificationKinds[kind] ? null : { url: "#", about };
  return {
    subject: content.subject,
    ...writeEmail(content, await emailSender(platform.db, platform.config), wayOut),
  };
}

/** Sends it to the admin who asks, whatever this admin's settings say. */
export async function sendSample(platform: Platform, { email }: Account, piece: MailPiece, value: Words) {
  const content = await sampleWith(platform, piece, value);
  const test = { ...content, subject: `Test: ${content.subject}` };
  await queueMail(platform.db, platform.config, {
    kind: "direct",
    to: email,
    content: test,
    has_words: true,
  });
  wakeMail(platform);
  return { to: email };
}
