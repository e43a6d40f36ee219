import { promisify } from "node:util";
import { type Zippable, zip } from "fflate";
import type { Db } from "../../platform/database.ts";
import { pokeMail } from "../../platform/mail/send.ts";
import type { Letter } from "../../platform/mail.ts";
import { queueMail } from "../../platform/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { uploadsOf } from "../media/index.ts";
import { collectPersonalData, documentsOf } from "./collect.store.ts";
import { expireExports, finishExport, nextQueuedExport } from "./exports.store.ts";

const week_ms = 7 * 24 * 60 * 60_000;

/** Makes the copies that were asked for, one after another, and tells their owners. May run in several processes. */
export async function makeExports(platform: Platform): Promise<void> {
  while (await makeNextExport(platform));
  pokeMail(platform);
}

let isUnderway = false;

/** Begins with what was asked for at once, without waiting for it; the job of each minute makes up for what is lost. */
export function makeExportsSoon(platform: Platform): void {
  if (isUnderway) return;
  isUnderway = true;
  makeExports(platform)
    .catch((error) => platform.log.error({ err: error }, "a copy of somebody's data could not be made"))
    .finally(() => {
      isUnderway = false;
    });
}

async function makeNextExport(platform: Platform): Promise<boolean> {
  const { db, files, config, now } = platform;
  return db.transaction().execute(async (transaction) => {
    const wanted = await nextQueuedExport(transaction);
    if (!wanted) return false;
    const made_at = now();
    const data = await collectPersonalData(transaction, wanted.user_id);
    const text = JSON.stringify({ marketplace: config.providerName, made_at, data }, null, 2);
    const bytes = await packed({
      "my-data.json": new TextEncoder().encode(text),
      ...(await sentFiles(transaction, platform, wanted.user_id)),
    });
    const path = `exports/${wanted.id}.zip`;
    await files.put(path, bytes);
    await finishExport(transaction, wanted.id, {
      status: "ready",
      path,
      bytes: bytes.byteLength,
      ready_at: made_at,
      expires_at: new Date(made_at.getTime() + week_ms),
    });
    await queueMail(transaction, config, {
      to: wanted.email,
      letter: readyLetter(wanted.first_name),
      cause: `data-export:${wanted.id}`,
    });
    return true;
  });
}

const packed = promisify<Zippable, Uint8Array>(zip);

/** The files that somebody sent, by their places in the copy: documents of applications, pictures of rooms. */
async function sentFiles(db: Db, { files }: Platform, user_id: string): Promise<Zippable> {
  const documents = await documentsOf(db, user_id);
  const wanted = [
    ...documents.map(({ file_name, path }, index) => [`documents/${index + 1} ${file_name}`, path] as const),
    ...(await uploadsOf(db, user_id)).map(({ key, path }) => [`pictures/${key}.webp`, path] as const),
  ];
  const found = await Promise.all(wanted.map(async ([name, path]) => [name, await files.get(path)] as const));
  // they are packed as they are: pictures and PDFs hardly get smaller
  return Object.fromEntries(found.flatMap(([name, bytes]) => (bytes ? [[name, [bytes, { level: 0 }]]] : [])));
}

/** Removes the files of copies whose week is over. */
export async function forgetOldExports({ db, files, now }: Platform): Promise<void> {
  for (const path of await expireExports(db, now())) await files.delete(path);
}

/** The link opens nothing without a sign-in: whoever reads the mail alone gets nothing. */
const readyLetter = (first_name: string): Letter => ({
  subject: "The copy of your data is ready",
  preview: "You can take it within seven days.",
  heading: "The copy of your data is ready",
  blocks: [
    `Hello ${first_name},`,
    "Everything that we keep about your account stands in one file. Sign in to take it; after seven days it is removed.",
  ],
  button: { label: "Take the copy", path: "/account/privacy" },
  note: "If it was not you who asked for it, change your password.",
});
