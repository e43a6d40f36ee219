import { sql } from "kysely";
import { createTransport, type Transporter } from "nodemailer";
import type { Attachment } from "nodemailer/lib/mailer";
import { marketplaceOf } from "../marketplace.store.ts";
import type { Platform } from "../platform.ts";
import { paceMail } from "./pace.ts";

const batch = 20;
/** After so many, an email counts as failed and waits for an admin. */
export const mostAttempts = 10;
/** No second process takes an email for this long while one is sending it; SMTP times out earlier. */
const claimSeconds = 180;

interface ClaimedMail {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  unsubscribe_url: string;
  attempts: number;
}

/** Sends one message; replaced in tests. */
export type SendOne = (mail: ClaimedMail) => Promise<void>;

const transports = new Map<string, Transporter>();

/**
 * Sends the emails waiting in the outbox, oldest first, and returns the number sent. A failed email is retried after 1,
 * 4, 9 … minutes, ten times in all. Does nothing without an SMTP server. May run in several processes at once.
 */
export async function sendQueuedMail(platform: Platform, send = smtpSender(platform)): Promise<number> {
  if (!send) return 0;
  await paceMail(platform);
  let sent = 0;
  for (;;) {
    const mails = await claimMails(platform);
    for (const mail of mails) if (await sendClaimed(platform, mail, send)) sent++;
    if (mails.length < batch) return sent;
  }
}

let underway: Promise<unknown> | undefined;
let pokedAgain = false;

/** Sends queued email soon, without waiting for it. Call it after the transaction that queued the email. */
export function pokeMail(platform: Platform): void {
  if (!platform.config.smtpUrl) return;
  if (underway) {
    pokedAgain = true;
    return;
  }
  underway = sendQueuedMail(platform)
    .catch((error) => platform.log.error({ err: error }, "mail could not be sent"))
    .finally(() => {
      underway = undefined;
      if (!pokedAgain) return;
      pokedAgain = false;
      pokeMail(platform);
    });
}

/** Whether the mail server lets us in: null, or what is wrong. */
export async function checkMailServer({ config }: Platform): Promise<string | null> {
  if (!config.smtpUrl) return "No mail server is set.";
  try {
    await transportOf(config.smtpUrl).verify();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function transportOf(url: string): Transporter {
  const known = transports.get(url);
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = known ?? createTransport({ url, pool: true, ...timeouts });
  if (!known) transports.set(url, transport);
  return transport;
}

/** The configured sender, under the name that the marketplace goes by now. */
async function senderNow({ db, config }: Platform): Promise<string | { name: string; address: string }> {
  const { name } = await marketplaceOf(db, config);
  const address = /<(.+)>/.exec(config.mailFrom)?.[1];
  return name === config.providerName ? config.mailFrom : { name, address: address ?? config.mailFrom };
}

function smtpSender(platform: Platform): SendOne | undefined {
  const { config } = platform;
  const url = config.smtpUrl;
  if (!url) return undefined;
  const transport = transportOf(url);
  const domain = new URL(config.publicUrl).hostname;
  return async (mail) => {
    await transport.sendMail({
      from: await senderNow(platform),
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      attachments: await attachmentsOf(platform, mail.id),
      // the same for each attempt, so that an email whose response was lost is shown once
      messageId: `<${mail.id}@${domain}>`,
      headers: unsubscribeHeaders(mail.unsubscribe_url),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

async function attachmentsOf({ db }: Platform, mail_id: string): Promise<Attachment[]> {
  const files = await db.selectFrom("mail_attachments").selectAll().where("mail_id", "=", mail_id).execute();
  return files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes }));
}

/** Mail programs show a button of their own that stops emails of this kind with one request (RFC 8058). */
const unsubscribeHeaders = (url: string): Record<string, string> =>
  url ? { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};

/** Claims a batch of due emails for this process, and counts the attempt. */
async function claimMails({ db }: Platform): Promise<ClaimedMail[]> {
  return db
    .updateTable("mails")
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${claimSeconds})`,
    })
    .where("id", "in", (due) =>
      due
        .selectFrom("mails")
        .select("id")
        .where("sent_at", "is", null)
        .where("discarded_at", "is", null)
        .where("held", "is", null)
        .where((where) => where.or([where("gist", "is", null), where("let_through_at", "is not", null)]))
        .where("attempts", "<", mostAttempts)
        .where("next_attempt_at", "<=", sql<Date>`now()`)
        .orderBy("created_at")
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "recipient", "subject", "body_text", "body_html", "unsubscribe_url", "attempts"])
    .execute();
}

async function sendClaimed({ db, log }: Platform, mail: ClaimedMail, send: SendOne): Promise<boolean> {
  try {
    await send(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ mail: mail.id, attempts: mail.attempts, reason }, "mail not delivered");
    await db
      .updateTable("mails")
      .set({
        last_error: reason.slice(0, 500),
        next_attempt_at: sql<Date>`now() + make_interval(mins => ${mail.attempts ** 2})`,
      })
      .where("id", "=", mail.id)
      .execute();
    return false;
  }
  await db
    .updateTable("mails")
    .set({ sent_at: sql<Date>`now()`, last_error: null })
    .where("id", "=", mail.id)
    .execute();
  return true;
}
