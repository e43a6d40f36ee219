import { createHash } from "node:crypto";
import { newId, randomToken } from "../../../platform/ids.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { fetchPublic, NotFetched } from "../../../platform/public-fetch.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { greeting } from "../../showrooms/leads/index.ts";
import { insertImport } from "./imports.store.ts";
import { afterFailure, nameOfList, nextRun } from "./schedule.rules.ts";
import { accountOfVendor, dropWaiting, dueSchedule, noteFetch, type ScheduleRow } from "./schedule.store.ts";
import { wakeImports } from "./work.flow.ts";

type Fetch = (url: string) => Promise<Uint8Array>;

const fetchList: Fetch = (url) =>
  fetchPublic(url, {
    most_bytes: 50 * 1024 * 1024,
    time_ms: 120_000,
    isSecureOnly: true,
    wanted: {
      accept: "text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*",
      name: "list",
    },
  });

/** Fetches the lists that are due and has them checked; what is clear is then written by itself. */
export async function fetchDueLists(platform: Platform, fetch: Fetch = fetchList): Promise<void> {
  while (!platform.stopping.aborted) {
    const due = await takeDue(platform);
    if (!due) return;
    try {
      await take(platform, due, await fetch(due.url));
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      await noteFailure(platform, due, error);
    }
  }
}

/** The next list that is due, with its next time already set: a crash skips one turn and repeats none. */
const takeDue = ({ db, now }: Platform) =>
  db.transaction().execute(async (transaction) => {
    const due = await dueSchedule(transaction, now());
    if (due) await noteFetch(transaction, due.vendor_id, { next_at: nextRun(due, now()) });
    return due;
  });

async function take(platform: Platform, due: ScheduleRow, bytes: Uint8Array): Promise<void> {
  const now = platform.now();
  const last_hash = createHash("sha256").update(bytes).digest("hex");
  const seen = { last_at: now, last_problem: "", failures: 0, last_hash };
  if (last_hash === due.last_hash) return void (await noteFetch(platform.db, due.vendor_id, seen));
  const id = newId();
  const file_path = `imports/${randomToken(24)}`;
  await platform.files.put(file_path, bytes);
  await platform.db.transaction().execute(async (db) => {
    await dropWaiting(db, due.vendor_id, now);
    await insertImport(db, {
      id,
      vendor_id: due.vendor_id,
      user_id: null,
      source: "address",
      file_path,
      settings: {},
      file_name: nameOfList(due.url),
      file_bytes: bytes.length,
      pictures_name: null,
      pictures_bytes: null,
      pictures_path: null,
      is_fresh: false,
      withdraws_missing: false,
      applies_itself: true,
      created_at: now,
      most_failed: due.most_failed_percent / 100,
    });
    await noteFetch(db, due.vendor_id, { ...seen, last_import_id: id });
  });
  wakeImports(platform);
}

async function noteFailure(platform: Platform, due: ScheduleRow, error: NotFetched): Promise<void> {
  const now = platform.now();
  const { isTold, ...next } = afterFailure(due, due.failures, error.isFinal, now);
  await platform.db.transaction().execute(async (db) => {
    await noteFetch(db, due.vendor_id, { ...next, last_at: now, last_problem: error.message });
    const account = isTold ? await accountOfVendor(db, due.vendor_id) : undefined;
    if (!account) return;
    const title = "We couldn't download your price list";
    const link = "/account/products/import";
    await notify(db, { user_id: account.id, kind: "import", title, body: error.message, link });
    const content: EmailContent = {
      subject: title,
      preview: error.message,
      heading: title,
      blocks: [greeting(account.first_name), `We tried to download ${due.url}. ${error.message}`],
      button: { label: "Change the URL", path: link },
    };
    await queueMail(db, platform.config, { kind: "import", to: account.email, content });
  });
}
