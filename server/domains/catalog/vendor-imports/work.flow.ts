import { setTimeout as pause } from "node:timers/promises";
import { type ChildPool, childPool, TaskEnded, TooManyWait } from "../../../platform/child-pool.ts";
import { filesVariables } from "../../../platform/files/open-files.ts";
import { FilesAway } from "../../../platform/files.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Cancelled, createQueue } from "../../../platform/queue/queue.ts";
import { undoSome } from "../import/index.ts";
import { withdrawImported } from "../vendor-products/index.ts";
import {
  type Claimed,
  checkOthersAgain,
  claimImport,
  moveImport,
  releaseClaim,
  renewClaim,
  writtenBy,
} from "./imports.store.ts";
import { notifyOutcome } from "./outcome.flow.ts";
import type { ImportTask, ImportTaskResult } from "./tasks.ts";

const mostAttempts = 3;
/** One vendor's list does not keep the others waiting. */
const atOnce = 2;
/** Limits for reading one list. A list of 50 MB takes a minute. */
const reading = { time_ms: 20 * 60_000, processor_ms: 120_000 };
const writing = { time_ms: 3 * 3600_000, processor_ms: null };
const tryAgain_s = 30;
const undoneAtOnce = 200;

type Pool = ChildPool<ImportTask, ImportTaskResult>;

/** One for each server: the processes that read and write lists. */
const pools = new WeakMap<Platform["db"], Pool>();

function poolOf({ db, stopping, config }: Platform): Pool {
  const known = pools.get(db);
  if (known) return known;
  const pool: Pool = childPool({
    script: new URL("./import.child.ts", import.meta.url),
    children: atOnce,
    longestQueue: 1,
    ...writing,
    memory_mb: 2000,
    heap_mb: 1500,
    recycle: { tasks: 20, memory_mb: 300 },
    idle_ms: 20_000,
    niceness: 5,
    variables: filesVariables(config.files),
  });
  stopping.addEventListener("abort", () => void pool.close(), { once: true });
  pools.set(db, pool);
  return pool;
}

const queue = createQueue<Claimed>({
  failure: "an import failed",
  place: { role: "worker", name: "price lists" },
  workers: atOnce,
  take: ({ db }) => claimImport(db),
  work: workOn,
  lease: {
    renewEvery_ms: 5_000,
    idOf: ({ id }) => id,
    renew: ({ db }, claimed) => renewClaim(db, claimed),
  },
});

/** Starts the waiting work and returns at once. */
export const wakeImports = (platform: Platform): void => queue.wake(platform);

/** Ends the work on an import that was cancelled, if this server does it; another server sees it in the database. */
export const endWorkOn = (platform: Platform, id: string): void => queue.cancel(platform, id);

/** Does what is to be done for imports until nothing is left; a second call while it runs only makes it look again. */
export const workOnImports = (platform: Platform): Promise<void> => queue.drain(platform);

async function workOn(platform: Platform, claimed: Claimed, stop: AbortController): Promise<void> {
  try {
    if (claimed.attempts > mostAttempts)
      await giveUp(platform, claimed, "We couldn't read the list. Upload it again.");
    else if (claimed.state === "undoing") await undo(platform, claimed);
    else await readOrWrite(platform, claimed, stop.signal);
  } catch (error) {
    if (error instanceof Cancelled) return;
    // another list of the vendor may be fine
    await afterFault(platform, claimed, error).catch((fault: unknown) =>
      platform.log.error({ err: fault }, "an import failed"),
    );
  }
}

/**
 * If this server is stopping, another one takes over the import. After a fault it is tried again, and given up in the
 * end.
 */
async function afterFault(platform: Platform, claimed: Claimed, error: unknown): Promise<void> {
  if (platform.stopping.aborted)
    return void (await releaseClaim(platform.db, claimed).catch(() => undefined));
  if (error instanceof TooManyWait || error instanceof FilesAway) {
    platform.log.warn({ err: error, import_id: claimed.id }, "an import can't start; it is tried again");
    return void (await releaseClaim(platform.db, claimed, tryAgain_s));
  }
  platform.log.error({ err: error, import_id: claimed.id }, "an import broke off");
  if (!(error instanceof TaskEnded)) return;
  const words = {
    memory: "The list is too large. Split it into several files, or save it as CSV.",
    time: "Reading the list took too long. Split it into several files.",
    crash: "We couldn't read the list. Save it again or as CSV, and upload the new file.",
  };
  if (error.reason !== "crash" || claimed.attempts >= mostAttempts)
    await giveUp(platform, claimed, words[error.reason]);
}

async function giveUp(platform: Platform, claimed: Claimed, problem: string): Promise<void> {
  const { db } = platform;
  const now = platform.now();
  await moveImport(db, claimed.id, ["checking"], { state: "unreadable", problem, checked_at: now });
  const result = {
    ...(await resultOf(platform, claimed)),
    refused: 0,
    pictures_shown: 0,
    pictures_lacking: 0,
  };
  await moveImport(db, claimed.id, ["applying"], { state: "failed", problem, result, finished_at: now });
  await moveImport(db, claimed.id, ["undoing"], { state: "failed", problem });
  await notifyOutcome(platform, claimed);
}

async function readOrWrite(platform: Platform, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { files, config, database } = platform;
  const { id, vendor, settings, is_fresh, withdraws_missing, file_name, file_path, pictures_path } = claimed;
  if (!file_path) return giveUp(platform, claimed, "We no longer have this file. Upload it again.");
  const errors_path = `imports/${id}.errors.csv`;
  const kind = claimed.state === "applying" ? "apply" : "check";
  const sent = pictures_path ? [file_path, pictures_path] : [file_path];
  const done = await files.lend(sent, ([list = "", pictures]) => {
    const task: ImportTask = {
      kind,
      import_id: id,
      vendor,
      settings,
      is_fresh,
      withdraws_missing,
      errors_path,
      database,
      leaves_unit_questions: leavesUnits(claimed),
      file: { name: file_name, path: list },
      pictures: pictures ? { name: claimed.pictures_name ?? "The ZIP file", path: pictures } : null,
      files: config.files,
    };
    return poolOf(platform).run(task, { signal, ...(kind === "apply" ? writing : reading) });
  });
  if (done.kind === "unreadable") return giveUp(platform, claimed, done.problem);
  const found = { report: done.report, errors_path: done.has_errors ? errors_path : null };
  if (done.is_written) await finish(platform, claimed, done, found);
  else await noteCheck(platform, claimed, done, found);
  await notifyOutcome(platform, claimed);
}

/** A list that is fetched by itself. */
const leavesUnits = ({ source, applies_itself }: Claimed) => source === "address" && applies_itself;

type Read = Extract<ImportTaskResult, { kind: "read" }>;
type Found = Pick<Claimed, "errors_path"> & { report: Read["report"] };

async function noteCheck(
  platform: Platform,
  claimed: Claimed,
  { report }: Read,
  found: Found,
): Promise<void> {
  const { counts, questions, rows, messages } = report;
  const bringsNothing = rows?.ready === 0;
  // rows that wait for their unit have not failed
  const asked = messages.find(({ kind }) => kind === "unknown_unit")?.rows ?? 0;
  const isClear = !bringsNothing && counts.rejected - asked <= claimed.most_failed * Math.max(1, counts.rows);
  const isHeld = questions.some(({ kind }) => kind !== "unit" || !leavesUnits(claimed));
  const goesOn = claimed.applies_itself && isClear && !isHeld;
  const state = goesOn ? "queued" : questions.length > 0 ? "questions" : "ready";
  await moveImport(platform.db, claimed.id, ["checking", "applying"], {
    ...found,
    state,
    problem: "",
    checked_at: platform.now(),
  });
}

const resultOf = (platform: Platform, { id }: Claimed) => writtenBy(platform.db, id);

async function finish(platform: Platform, claimed: Claimed, done: Read, found: Found): Promise<void> {
  const { refused, pictures_shown, pictures_lacking } = done;
  const result = { ...(await resultOf(platform, claimed)), refused, pictures_shown, pictures_lacking };
  await moveImport(platform.db, claimed.id, ["applying"], {
    ...found,
    state: "done",
    problem: "",
    result,
    finished_at: platform.now(),
  });
  await checkOthersAgain(platform.db, claimed.vendor_id, claimed.id);
}

/** Puts everything back, some hundred products at a time, with room for the shop's own work between them. */
async function undo(platform: Platform, claimed: Claimed): Promise<void> {
  const { db } = platform;
  const result = { ...claimed.result!, undone: claimed.result?.undone ?? 0, kept: claimed.result?.kept ?? 0 };
  for (;;) {
    const begun = performance.now();
    const batch = await db.transaction().execute(async (transaction) => {
      const undone = await undoSome(transaction, claimed.id, undoneAtOnce);
      await withdrawImported(transaction, undone.products, claimed.id);
      return undone;
    });
    if (batch.products.length === 0) break;
    result.undone += batch.variants;
    result.kept += batch.kept;
    if (platform.stopping.aborted) throw new Error("the server stops");
    await pause((performance.now() - begun) / 2);
  }
  await moveImport(db, claimed.id, ["undoing"], { state: "undone", result, undone_at: platform.now() });
  await checkOthersAgain(db, claimed.vendor_id, claimed.id);
}
