import { promisify } from "node:util";
import { type Zippable, zip } from "fflate";
import type { Db } from "../../../platform/database.ts";
import { discardFiles } from "../../../platform/files/discard.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import { queueMail } from "../../../platform/mail.ts";
import { marketplaceOf } from "../../../platform/marketplace.store.ts";
import { type Platform, within } from "../../../platform/platform.ts";
import { createQueue } from "../../../platform/queue/queue.ts";
import { nextTry } from "../../../platform/queue/retry.rules.ts";
import { uploadsOf } from "../../catalog/pictures/index.ts";
import { collectPersonalData, documentsOf } from "./collect.store.ts";
import { expireExports, holdExport, noteExport, type QueuedExport, takeExport } from "./exports.store.ts";

const week_ms = 7 * 24 * 60 * 60_000;

const failure = "a copy of somebody's data could not be made";

const queue = createQueue<QueuedExport>({
  failure,
  place: { role: "worker", name: "data copies" },
  take: ({ db, now }) => takeExport(db, now()),
  work: tryExport,
});

/** After each failed attempt: a minute, five, half an hour, two hours and eight. */
const pauses_s = [60, 5 * 60, 30 * 60, 2 * 3600, 8 * 3600];

/** Makes the requested copies, one after another, and notifies their owners. May run in several processes. */
export const makeExports = (platform: Platform): Promise<void> => queue.drain(platform);

/** Starts on a request at once, without waiting for it; the job every minute covers what is lost. */
export const makeExportsSoon = (platform: Platform): void => queue.wake(platform);

/** Makes a copy; after one that failed, says when it is tried again, or tells its owner that it is given up. */
async function tryExport(platform: Platform, wanted: QueuedExport): Promise<void> {
  const { db, log } = platform;
  try {
    // servers that died count: each took it and wrote nothing
    if (wanted.attempts > pauses_s.length + 1) throw new Error("the last attempt never ended");
    await db.transaction().execute((held) => makeExport(within(platform, held), wanted));
  } catch (error) {
    log.error({ err: error, export: wanted.id, attempts: wanted.attempts }, failure);
    await db.transaction().execute((held) => noteFailure(within(platform, held), wanted));
  }
  wakeMail(platform);
}

async function noteFailure({ db, config, now }: Platform, wanted: QueuedExport): Promise<void> {
  if (!(await holdExport(db, wanted))) return;
  const next_attempt_at = nextTry(pauses_s, wanted.attempts, now());
  await noteExport(db, wanted.id, next_attempt_at ? { next_attempt_at } : { status: "failed" });
  if (next_attempt_at) return;
  await queueMail(db, config, {
    kind: "account",
    to: wanted.email,
    content: failedEmail(wanted.first_name),
    cause: `data-export:${wanted.id}`,
  });
}

/** In the transaction that holds the request. */
async function makeExport(platform: Platform, wanted: QueuedExport): Promise<void> {
  const { db, files, config, now } = platform;
  if (!(await holdExport(db, wanted))) return;
  const made_at = now();
  const data = await collectPersonalData(db, wanted.user_id);
  const { name } = await marketplaceOf(db, config);
  const text = JSON.stringify({ marketplace: name, made_at, data }, null, 2);
  const bytes = await packed({
    "my-data.json": new TextEncoder().encode(text),
    ...(await sentFiles(db, platform, wanted.user_id)),
  });
  const path = `exports/${wanted.id}.zip`;
  await files.put(path, bytes);
  await noteExport(db, wanted.id, {
    status: "ready",
    path,
    bytes: bytes.byteLength,
    ready_at: made_at,
    expires_at: new Date(made_at.getTime() + week_ms),
  });
  await queueMail(db, config, {
    kind: "account",
    to: wanted.email,
    content: readyEmail(wanted.first_name),
    cause: `data-export:${wanted.id}`,
  });
}

const packed = promisify<Zippable, Uint8Array>(zip);

/** Uploaded files by their path in the copy: application documents, room pictures. */
async function sentFiles(db: Db, { files }: Platform, user_id: string): Promise<Zippable> {
  const documents = await documentsOf(db, user_id);
  const wanted = [
    ...documents.map(({ file_name, path }, index) => [`documents/${index + 1} ${file_name}`, path] as const),
    ...(await uploadsOf(db, user_id)).map(({ key, path }) => [`pictures/${key}.webp`, path] as const),
  ];
  const found = await Promise.all(wanted.map(async ([name, path]) => [name, await files.get(path)] as const));
  // stored without compression: pictures and PDFs hardly shrink
  return Object.fromEntries(found.flatMap(([name, bytes]) => (bytes ? [[name, [bytes, { level: 0 }]]] : [])));
}

/** Removes the files of copies after a week. */
export async function forgetOldExports(platform: Platform): Promise<void> {
  await discardFiles(platform, await expireExports(platform.db, platform.now()));
}

/** The link requires a sign-in: the email alone gives no access. */
const readyEmail = (first_name: string): EmailContent => ({
  subject: "Your data is ready to download",
  preview: "You have seven days to download it.",
  heading: "Your data is ready to download",
  blocks: [
    `Hello ${first_name},`,
    "Everything we keep about your account is in one file. Sign in to download it within seven days.",
  ],
  button: { label: "Download my data", path: "/account/privacy" },
  note: "If you didn't ask for this, change your password.",
});

const failedEmail = (first_name: string): EmailContent => ({
  subject: "We couldn't make the copy of your data",
  preview: "Ask for it again, or write to us.",
  heading: "We couldn't make the copy of your data",
  blocks: [
    `Hello ${first_name},`,
    "We tried for half a day and couldn't put the copy of your data together. Ask for it again on your privacy page. If that fails too, reply to this email and we'll send you the copy ourselves.",
  ],
  button: { label: "Ask again", path: "/account/privacy" },
});
