import { setTimeout as pause } from "node:timers/promises";
import { type ChildPool, childPool, TaskEnded } from "../../platform/child-pool.ts";
import { later } from "../../platform/later.ts";
import type { Platform } from "../../platform/platform.ts";
import { undoSome } from "../catalog/index.ts";
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
import { tellOutcome } from "./outcome.flow.ts";
import type { ImportTask, ImportTaskResult } from "./tasks.ts";

const claim_s = 45;
const renewEvery_ms = 15_000;
const mostAttempts = 3;
const undoneAtOnce = 200;

/** One for each server: what it works on, and the processes that do it. */
interface Workshop {
  pool: ChildPool<ImportTask, ImportTaskResult>;
  underway: Promise<void> | null;
  isAskedAgain: boolean;
}

const workshops = new WeakMap<Platform["db"], Workshop>();

function workshopOf({ db, stopping }: Platform): Workshop {
  const known = workshops.get(db);
  if (known) return known;
  const workshop: Workshop = {
    // one at a time: the shop's own work comes first on a small machine
    pool: childPool<ImportTask, ImportTaskResult>({
      script: new URL("./import.child.ts", import.meta.url),
      children: 1,
      longestQueue: 1,
      time_ms: 3 * 3600_000,
      processor_ms: null,
      memory_mb: 2000,
      heap_mb: 1500,
      recycle: { tasks: 20, memory_mb: 300 },
      idle_ms: 20_000,
      niceness: 5,
    }),
    underway: null,
    isAskedAgain: false,
  };
  stopping.addEventListener("abort", () => void workshop.pool.close(), { once: true });
  workshops.set(db, workshop);
  return workshop;
}

/** Begins the work that waits, without waiting for it. */
export function pokeImports(platform: Platform): void {
  later(platform, "an import failed", () => workOnImports(platform));
}

/** Does what is to be done for imports until nothing is left; a second call while it runs only makes it look again. */
export function workOnImports(platform: Platform): Promise<void> {
  const workshop = workshopOf(platform);
  if (workshop.underway) {
    workshop.isAskedAgain = true;
    return workshop.underway;
  }
  workshop.underway = untilDone(platform, workshop).finally(() => {
    workshop.underway = null;
  });
  return workshop.underway;
}

async function untilDone(platform: Platform, workshop: Workshop): Promise<void> {
  while (!platform.stopping.aborted) {
    workshop.isAskedAgain = false;
    const claimed = await claimImport(platform.db, claim_s);
    if (claimed) await workOn(platform, workshop, claimed);
    else if (!workshop.isAskedAgain) return;
  }
}

async function workOn(platform: Platform, workshop: Workshop, claimed: Claimed): Promise<void> {
  const renewing = setInterval(() => {
    renewClaim(platform.db, claimed.id, claim_s).catch(() => undefined);
  }, renewEvery_ms);
  renewing.unref();
  try {
    if (claimed.attempts > mostAttempts) await giveUp(platform, claimed, "Reading it failed repeatedly.");
    else if (claimed.state === "undoing") await undo(platform, claimed);
    else await readOrWrite(platform, workshop, claimed);
  } catch (error) {
    await afterFault(platform, claimed, error);
  } finally {
    clearInterval(renewing);
  }
}

/** A server that stops leaves the work to the next; what breaks by itself is tried again, then given up. */
async function afterFault(platform: Platform, claimed: Claimed, error: unknown): Promise<void> {
  if (platform.stopping.aborted)
    return void (await releaseClaim(platform.db, claimed.id).catch(() => undefined));
  platform.log.error({ err: error, import_id: claimed.id }, "an import broke off");
  if (!(error instanceof TaskEnded)) return;
  const words = {
    memory: "The list is too large to be read at once. Cut it into several, or save it as CSV.",
    time: "The list takes too long. Split it into several files.",
    crash: "The list cannot be read. Save it again, or as CSV, and send it once more.",
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
  await tellOutcome(platform, claimed);
}

async function readOrWrite(platform: Platform, workshop: Workshop, claimed: Claimed): Promise<void> {
  const { files } = platform;
  const { id, vendor, settings, is_fresh, withdraws_missing, file_name, file_path } = claimed;
  if (!file_path) return giveUp(platform, claimed, "The file is no longer kept. Send it again.");
  const errors_path = `imports/${id}.errors.csv`;
  const done = await workshop.pool.run({
    kind: claimed.state === "applying" ? "apply" : "check",
    import_id: id,
    ...{ vendor, settings, is_fresh, withdraws_missing, errors_path },
    file: { name: file_name, path: files.placeOf(file_path) },
    pictures: claimed.pictures_path
      ? { name: claimed.pictures_name ?? "The ZIP file", path: files.placeOf(claimed.pictures_path) }
      : null,
    store: files.placeOf("."),
    database: platform.database,
  });
  if (done.kind === "unreadable") return giveUp(platform, claimed, done.problem);
  const found = { report: done.report, errors_path: done.has_errors ? errors_path : null };
  if (done.is_written) await finish(platform, claimed, done, found);
  else await noteCheck(platform, claimed, done, found);
  await tellOutcome(platform, claimed);
}

type Read = Extract<ImportTaskResult, { kind: "read" }>;
type Found = Pick<Claimed, "errors_path"> & { report: Read["report"] };

async function noteCheck(
  platform: Platform,
  claimed: Claimed,
  { report }: Read,
  found: Found,
): Promise<void> {
  const { counts, questions, rows } = report;
  const bringsNothing = rows?.ready === 0;
  const isClear = !bringsNothing && counts.rejected <= claimed.most_failed * Math.max(1, counts.rows);
  const state = questions.length > 0 ? "questions" : claimed.applies_itself && isClear ? "queued" : "ready";
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
    ...{ ...found, state: "done", problem: "", result },
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
