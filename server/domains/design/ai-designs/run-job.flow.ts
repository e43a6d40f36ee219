import { roomWords } from "../../../../domain/designer/brief/brief-words.ts";
import type { DesignStep, NearestRoom } from "../../../../domain/designer/design.types.ts";
import { TaskEnded, TooManyWait } from "../../../platform/child-pool.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { wakeStills } from "../stills/index.ts";
import { type DesignState, insertDesigns, type JobRow } from "./ai-designs.store.ts";
import { giveCreditBack, withAccountLocked } from "./credit-hold.flow.ts";
import { stateOf, stepped, wallsFor } from "./design-state.rules.ts";
import type { DesignTask } from "./design-task.flow.ts";
import { design } from "./designer.flow.ts";
import { endJob, leaveJob, noteProgress, type Progress, postponeJob } from "./job-work.store.ts";
import { readWithModel, withCritique } from "./language-model.flow.ts";
import { shownIn } from "./stills.rules.ts";
import { askForDesignStills } from "./stills.store.ts";

/** How often a request is taken up again after a server died with it. */
const mostAttempts = 2;
const notedEvery_ms = 150;

const words = {
  died: "We couldn't finish this design. Your credit is back; please try again, or describe the room another way.",
  broke:
    "Something went wrong on our side while we designed this room. Your credit is back; please try again.",
};

/** Works on a request until it has ended, `stop` is aborted, or the server stops; then the next start takes it up. */
export async function runJob(platform: Platform, job: JobRow, stop: AbortController): Promise<void> {
  if (job.attempts > mostAttempts) return void (await endWithout(platform, job, words.died));
  const { db, stopping } = platform;
  const signal = AbortSignal.any([stop.signal, stopping]);
  try {
    const outcome = await roomsFor(platform, job, stop, signal);
    if (outcome.rooms.length > 0) await endWith(platform, job, outcome.rooms);
    else await endWithout(platform, job, outcome.problem ?? words.died, outcome.nearest);
  } catch (error) {
    if (stopping.aborted && !stop.signal.aborted) return void (await leaveJob(db, job));
    // of an ended request nothing more is wanted; one that lost its database is taken up again
    if (signal.aborted || error instanceof DatabaseAway) return;
    if (error instanceof TooManyWait) {
      platform.log.warn({ job: job.id }, "no process could be started for a design; it is tried again");
      return void (await postponeJob(db, job, platform.now()));
    }
    // so is one whose process died
    if (error instanceof TaskEnded && job.attempts < mostAttempts)
      return platform.log.warn({ err: error, job: job.id }, "a design request broke off; it is tried again");
    platform.log.error({ err: error, job: job.id }, "a design request failed");
    await endWithout(platform, job, words.broke);
  }
}

interface Made {
  rooms: readonly DesignState[];
  problem: string | null;
  nearest: NearestRoom | null;
}

async function roomsFor(
  platform: Platform,
  job: JobRow,
  stop: AbortController,
  signal: AbortSignal,
): Promise<Made> {
  const note = progressNotes(platform, job, stop);
  await note({ stage: "reading", progress: 1, doing: "Reading the brief" });
  const { brief: first, others, thrift, saving } = await readWithModel(platform, job, signal);
  await note({ stage: "choosing", progress: 3, doing: `Looking at what ${job.company_name} sells` });
  const briefs = [first, ...others];
  const made: Made["rooms"][number][] = [];
  const problems: string[] = [];
  let nearest: NearestRoom | null = null;
  for (const [at, brief] of briefs.entries()) {
    const task: DesignTask = {
      showroom_id: job.showroom_id,
      brief,
      plan: others.length > 0 ? null : wallsFor(job, brief),
      alternatives: shareOf(job.alternatives, at, briefs.length),
      standing: job.standing,
      kept: job.kept && { ...job.kept, thrift: stepped(job.kept.thrift, thrift) },
      isCheaper: thrift > 0,
      saving,
    };
    const onStep = (step: DesignStep) =>
      note({ ...step, progress: 5 + Math.round((94 * (at + bounded(step.progress))) / briefs.length) });
    const {
      rooms: sound,
      broken,
      problem,
      nearest: larger = null,
    } = await design(platform, task, { onStep, signal });
    for (const rule of broken)
      platform.log.error({ job: job.id, rule }, "a design broke a rule and was left out");
    const hasBudget = brief.budget_cents !== null;
    const rooms = await withCritique(platform, job, { rooms: sound, hasBudget }, signal);
    made.push(...rooms.map((room) => stateOf(room, brief)));
    // of several rooms nobody knows which one is meant
    if (briefs.length === 1) nearest = larger;
    if (problem)
      problems.push(briefs.length > 1 && brief.room ? `${roomWords[brief.room]}: ${problem}` : problem);
  }
  return {
    // what one room of several came to nothing for is said with the others
    rooms: made.map((room) => ({ ...room, unmet: [...room.unmet, ...problems] })),
    problem: problems.join(" ") || null,
    nearest,
  };
}

const bounded = (part: number): number => Math.min(1, Math.max(0, part));

/** How many designs each of several rooms gets; at least one. */
const shareOf = (all: number, at: number, rooms: number): number =>
  Math.max(1, Math.floor(all / rooms) + (at < all % rooms ? 1 : 0));

/** Writes steps, at most one in 150 ms; stops the work once the request is no longer ours. */
function progressNotes({ db, now }: Platform, job: JobRow, stop: AbortController) {
  let noted_ms = Number.NEGATIVE_INFINITY;
  return async (step: Progress): Promise<void> => {
    if (performance.now() - noted_ms < notedEvery_ms) return;
    noted_ms = performance.now();
    if (!(await noteProgress(db, job, step, now()))) stop.abort();
    stop.signal.throwIfAborted();
  };
}

async function endWith(platform: Platform, job: JobRow, rooms: Made["rooms"]): Promise<void> {
  const { db, now } = platform;
  await withAccountLocked(db, job.ai_account_id, async (transaction) => {
    const isOurs = await endJob(transaction, job, { status: "succeeded", problem: null }, now());
    if (!isOurs) return;
    const rows = rooms.map((room, position) => ({ ...room, id: newId(), job_id: job.id, position }));
    await insertDesigns(transaction, rows);
    const wanted = rows.map(({ id, design: room }) => ({ id, shows: shownIn(room, job.showroom_id) }));
    await askForDesignStills(transaction, wanted, now());
  });
  wakeStills(platform);
}

async function endWithout(
  { db, now }: Platform,
  job: JobRow,
  problem: string,
  nearest: NearestRoom | null = null,
): Promise<void> {
  await withAccountLocked(db, job.ai_account_id, async (transaction) => {
    if (await endJob(transaction, job, { status: "failed", problem, nearest }, now()))
      await giveCreditBack(transaction, job);
  });
}
