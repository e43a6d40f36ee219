import { setImmediate as nextTurn } from "node:timers/promises";
import type { Brief } from "../../../../domain/designer/brief/brief.types.ts";
import type { DesignOutcome, DesignStep, Thrift } from "../../../../domain/designer/design.types.ts";
import type { SketchPlan } from "../../../../domain/designer/sketch/room-sketch.ts";
import { areaOf } from "../../../../domain/geometry/polygon.ts";
import { findingsOf } from "../../../../domain/planning-rules/findings.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Showroom, showroomById } from "../../showrooms/showrooms/index.ts";
import { countDesign } from "../rooms/index.ts";
import { type DesignRow, insertDesigns, type JobRow } from "./ai-designs.store.ts";
import { giveCreditBack, withAccountLocked } from "./credit-hold.flow.ts";
import { endJob, leaveJob, noteProgress, type Progress, renewLease } from "./job-work.store.ts";
import { readWithModel, withCritique } from "./language-model.flow.ts";
import { shelfOf } from "./shelf.flow.ts";

/** How often a request is taken up again after a server died with it. */
const mostAttempts = 2;
const renewedEvery_ms = 10_000;
const notedEvery_ms = 150;

const words = {
  died: "We couldn't finish this design. Your credit is back; please try again, or describe the room another way.",
  broke:
    "Something went wrong on our side while we designed this room. Your credit is back; please try again.",
  closed: "This showroom has closed. Choose another one.",
};

/** Works on a request until it has ended, `stop` is aborted, or the server stops; then the next start takes it up. */
export async function runJob(platform: Platform, job: JobRow, stop: AbortController): Promise<void> {
  if (job.attempts > mostAttempts) return void (await endWithout(platform, job, words.died));
  const { db, now, stopping } = platform;
  const signal = AbortSignal.any([stop.signal, stopping]);
  const pulse = setInterval(() => {
    renewLease(db, job, now()).then(
      (isOurs) => isOurs || stop.abort(),
      (error) => platform.log.warn({ err: error, job: job.id }, "a design request could not be renewed"),
    );
  }, renewedEvery_ms);
  try {
    const outcome = await designFor(platform, job, stop, signal);
    if (outcome.rooms.length > 0) await endWith(platform, job, outcome.rooms);
    else await endWithout(platform, job, outcome.problem ?? words.died);
  } catch (error) {
    if (stopping.aborted && !stop.signal.aborted) return await leaveJob(db, job);
    // of an ended request nothing more is wanted; one that lost its database is taken up again
    if (signal.aborted || error instanceof DatabaseAway) return;
    platform.log.error({ err: error, job: job.id }, "a design request failed");
    await endWithout(platform, job, words.broke);
  } finally {
    clearInterval(pulse);
  }
}

interface Designed {
  rooms: readonly Omit<DesignRow, "id" | "job_id" | "position">[];
  problem: string | null;
}

async function designFor(
  platform: Platform,
  job: JobRow,
  stop: AbortController,
  signal: AbortSignal,
): Promise<Designed> {
  const note = progressNotes(platform, job, stop);
  await note({ stage: "reading", progress: 1, doing: "Reading the brief" });
  const showroom = await showroomById(platform, job.showroom_id);
  if (!showroom) return { rooms: [], problem: words.closed };
  const { brief, thrift } = await readWithModel(platform, job, signal);
  await note({ stage: "choosing", progress: 3, doing: `Looking at what ${showroom.company_name} sells` });
  const shelf = await shelfOf(platform, showroom);
  signal.throwIfAborted();
  const steps = platform.designRooms({
    ...{ brief, plan: wallsFor(job, brief), shelf, alternatives: job.alternatives },
    count: (design) => countDesign(platform, showroom, design),
    kept: job.kept && { ...job.kept, thrift: stepped(job.kept.thrift, thrift) },
    isCheaper: thrift > 0,
  });
  const outcome = await walk(steps, note, signal);
  const sound = await buildable(platform, showroom, job, outcome);
  const hasBudget = brief.budget_cents !== null;
  const rooms = await withCritique(platform, job, { rooms: sound, hasBudget }, signal);
  return {
    rooms: rooms.map(({ findings, plan, ...room }) => ({
      ...room,
      ...{ findings: [...findings], brief, plan_id: plan.id, plan_tags: plan.tags },
      area_sqft: areaOf(room.design.plan.vertices_in) / 144,
    })),
    problem: outcome.problem,
  };
}

/** The walls to design in; null where they are drawn anew, because a change asks for other lengths. */
function wallsFor({ plan, plan_is_drawn, kept }: JobRow, brief: Brief): SketchPlan | null {
  const lengths = ["width_in", "depth_in", "ceiling_in", "area_sqft"] as const;
  const areOthers = kept !== null && lengths.some((length) => brief[length] !== kept.brief[length]);
  return plan_is_drawn && areOthers ? null : plan;
}

const cheapest: Thrift = 4;
const finest: Thrift = -2;
const stepped = (thrift: Thrift, by: number): Thrift =>
  Math.min(cheapest, Math.max(finest, thrift + by)) as Thrift;

/** Goes through the steps; other requests of the server get their turn after each. */
async function walk(
  steps: AsyncGenerator<DesignStep, DesignOutcome>,
  note: (step: Progress) => Promise<void>,
  signal: AbortSignal,
): Promise<DesignOutcome> {
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return value;
    await note({ ...value, progress: 5 + Math.round(94 * Math.min(1, Math.max(0, value.progress))) });
    await nextTurn();
    signal.throwIfAborted();
  }
}

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

/** The rooms without a violation of a `must` rule, checked once more with the showroom's products. */
async function buildable(platform: Platform, showroom: Showroom, job: JobRow, outcome: DesignOutcome) {
  const sound = [];
  for (const room of outcome.rooms) {
    const { goods } = await countDesign(platform, showroom, room.design);
    const broken = findingsOf(room.design, { fixes: false, goods }).find(({ level }) => level === "must");
    if (!broken) sound.push(room);
    else platform.log.error({ job: job.id, rule: broken.rule }, "a design broke a rule and was left out");
    await nextTurn();
  }
  return sound;
}

async function endWith({ db, now }: Platform, job: JobRow, rooms: Designed["rooms"]): Promise<void> {
  await withAccountLocked(db, job.ai_account_id, async (transaction) => {
    const isOurs = await endJob(transaction, job, { status: "succeeded", problem: null }, now());
    if (!isOurs) return;
    const rows = rooms.map((room, position) => ({ ...room, id: newId(), job_id: job.id, position }));
    await insertDesigns(transaction, rows);
  });
}

async function endWithout({ db, now }: Platform, job: JobRow, problem: string): Promise<void> {
  await withAccountLocked(db, job.ai_account_id, async (transaction) => {
    if (await endJob(transaction, job, { status: "failed", problem }, now()))
      await giveCreditBack(transaction, job);
  });
}
