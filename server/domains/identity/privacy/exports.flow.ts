import { promisify } from "node:util";
import { type Zippable, zip } from "fflate";
import type { Db } from "../../../platform/database.ts";
import { later } from "../../../platform/later.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import { queueMail } from "../../../platform/mail.ts";
import { marketplaceOf } from "../../../platform/marketplace.store.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createQueue } from "../../../platform/queue/queue.ts";
import { uploadsOf } from "../../catalog/pictures/index.ts";
import { collectPersonalData, documentsOf } from "./collect.store.ts";
import { expireExports, finishExport, nextQueuedExport, type QueuedExport } from "./exports.store.ts";

const week_ms = 7 * 24 * 60 * 60_000;

const failure = "a copy of somebody's data could not be made";

const queue = createQueue<QueuedExport>({
  failure,
  take: ({ db }) => nextQueuedExport(db),
  work: makeExport,
  isOneTransaction: true,
});

/** Makes the requested copies, one after another, and notifies their owners. May run in several processes. */
export async function makeExports(platform: Platform): Promise<void> {
  await queue.drain(platform);
  wakeMail(platform);
}

/** Starts on a request at once, without waiting for it; the job every minute covers what is lost. */
export const makeExportsSoon = (platform: Platform): void =>
  later(platform, failure, () => makeExports(platform));

/** In the transaction that holds the request. */
async function makeExport(platform: Platform, wanted: QueuedExport): Promise<void> {
  const { db, files, config, now } = platform;
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
  await finishExport(db, wanted.id, {
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
export async function forgetOldExports({ db, files, now }: Platform): Promise<void> {
  for (const path of await expireExports(db, now())) await files.delete(path);
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
