import { sql } from "kysely";
import { createTransport, type Transporter } from "nodemailer";
import type { Attachment } from "nodemailer/lib/mailer";
import type { Db } from "../database.ts";
import { marketplaceOf } from "../marketplace.store.ts";
import type { Platform } from "../platform.ts";
import { claimJobs, type JobTable } from "../queue/lease.store.ts";
import { createQueue, type Queue, type QueueOptions } from "../queue/queue.ts";
import { nextTry } from "../queue/retry.rules.ts";
import { paceMail } from "./pace.ts";

/** After failed attempts: 1, 4, 9 … minutes. */
const pauses_s = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => attempts ** 2 * 60);
/** After so many, an email counts as failed and waits for an admin. */
export const mostAttempts = pauses_s.length + 1;
/** SMTP times out earlier. */
const lease_s = 180;

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

/** Without an SMTP server emails stay where they are. */
const outbox = (
  sender: (platform: Platform) => SendOne | undefined,
  { onSent = () => {}, ...options }: Pick<QueueOptions<ClaimedMail>, "place"> & { onSent?: () => void } = {},
): Queue =>
  createQueue<ClaimedMail>({
    ...options,
    failure: "mail could not be sent",
    async take(platform) {
      if (!sender(platform)) return undefined;
      await paceMail(platform);
      return takeMail(platform.db);
    },
    async work(platform, mail) {
      if (await sendClaimed(platform, mail, sender(platform)!)) onSent();
    },
  });

/** Sends the emails of the outbox. */
export const mailQueue = outbox(smtpSender, { place: { role: "jobs", name: "emails" } });

/**
 * Sends the emails waiting in the outbox, oldest first, and returns the number sent. A failed email is retried after 1,
 * 4, 9 … minutes, ten times in all. Does nothing without an SMTP server. May run in several processes at once.
 */
export async function sendQueuedMail(platform: Platform, send = smtpSender(platform)): Promise<number> {
  let sent = 0;
  await outbox(() => send, { onSent: () => sent++ }).drain(platform);
  return sent;
}

/** Sends queued email soon, without waiting for it. Call it after the transaction that queued the email. */
export function wakeMail(platform: Platform): void {
  if (platform.config.smtpUrl) mailQueue.wake(platform);
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

const jobs: JobTable = {
  table: "mails",
  due: "next_attempt_at",
  waiting: sql`j.sent_at is null and j.discarded_at is null and j.held is null
    and (j.gist is null or j.let_through_at is not null) and j.attempts < ${mostAttempts}`,
  order: sql`j.created_at`,
};

async function takeMail(db: Db): Promise<ClaimedMail | undefined> {
  // the database's clock, which the outbox goes by: a row of this moment is due by it
  const [mail] = await claimJobs<ClaimedMail>(db, jobs, {
    now: sql<Date>`now()`,
    lease: lease_s,
    returning: sql`j.id, j.recipient, j.subject, j.body_text, j.body_html, j.unsubscribe_url, j.attempts`,
  });
  return mail;
}

async function sendClaimed({ db, log }: Platform, mail: ClaimedMail, send: SendOne): Promise<boolean> {
  try {
    await send(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ mail: mail.id, attempts: mail.attempts, reason }, "mail not delivered");
    const next_attempt_at = nextTry(pauses_s, mail.attempts, new Date());
    await db
      .updateTable("mails")
      .set({ last_error: reason.slice(0, 500), ...(next_attempt_at && { next_attempt_at }) })
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
