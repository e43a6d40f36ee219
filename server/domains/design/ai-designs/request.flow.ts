import type { z } from "zod";
import type { AiJob, aiGenerate } from "../../../../contract/design/ai-designs.ts";
import type { Brief } from "../../../../domain/designer/brief/brief.types.ts";
import type { SketchPlan } from "../../../../domain/designer/sketch/room-sketch.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { styleById, styles } from "../../../../domain/projects/style-profile/styles.ts";
import { aiAccountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { forgetRoomPicture } from "../../catalog/pictures/index.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { ownerOf } from "../projects/index.ts";
import { floorplanById, standingRoom } from "../rooms/index.ts";
import {
  countOpenJobs,
  deleteJob,
  findDesign,
  findJob,
  findSentJob,
  insertJob,
  type NewJob,
} from "./ai-designs.store.ts";
import { giveCreditBack, holdCredit, withAccountLocked } from "./credit-hold.flow.ts";
import { keptOf, planOf, standingOf } from "./design-state.rules.ts";
import { cancelJob } from "./job-work.store.ts";
import { readAsked } from "./read-asked.rules.ts";
import { showJob } from "./show.flow.ts";
import { stillKeysOf } from "./stills.store.ts";
import { stopWork, wakeDesigner } from "./work-off.flow.ts";

type Asked = z.output<(typeof aiGenerate)["body"]>;

const limits = {
  account: { count: 40, seconds: 3600 },
  address: { count: 120, seconds: 3600 },
};
/** Requests of one account that may be queued or running. */
const mostAtOnce = 2;

/** Takes a request, holds its credit, and starts designing. The same request sent again is answered as the first. */
export async function requestDesigns(platform: Platform, caller: Caller, asked: Asked): Promise<AiJob> {
  const account = aiAccountOf(caller);
  const sent = await findSentJob(platform.db, account.id, asked.client_id);
  if (sent) return showOwn(platform, account.id, sent);
  if (!account.is_verified) fail("email_unverified");
  await takeAttempt(platform.db, `ai-generate:${account.id}`, limits.account);
  await takeAttempt(platform.db, `ai-generate:${caller.ip}`, limits.address);
  const job = await jobOf(platform, caller, account.id, asked);
  const id = await withAccountLocked(platform.db, account.id, async (db) => {
    const sentMeanwhile = await findSentJob(db, account.id, asked.client_id);
    if (sentMeanwhile) return sentMeanwhile;
    if ((await countOpenJobs(db, account.id)) >= mostAtOnce) fail("designs_underway");
    if (!(await holdCredit(db, job))) fail("no_credits");
    await insertJob(db, job);
    return job.id;
  });
  const taken = await showOwn(platform, account.id, id);
  wakeDesigner(platform);
  return taken;
}

async function showOwn(platform: Platform, accountId: string, id: string): Promise<AiJob> {
  return showJob(platform, (await findJob(platform.db, accountId, id)) ?? fail("not_found"));
}

/** The request with everything that it names; what cannot be found is an error of its field. */
async function jobOf(platform: Platform, caller: Caller, accountId: string, asked: Asked): Promise<NewJob> {
  if (asked.style !== undefined && !styleById(asked.style))
    failFields({ style: `Choose one of the styles: ${styles.map(({ id }) => id).join(", ")}.` });
  const before = asked.from ? await ownDesign(platform, accountId, asked.from) : null;
  refuseNothing(asked);
  const [plan, stands] = [
    await planAsked(platform, caller, asked),
    await standingAsked(platform, caller, asked),
  ];
  const showroom =
    (await findShowroom(platform, caller, asked.showroom)) ??
    failFields({ showroom: "We couldn't find that showroom." });
  if (stands && stands.showroom_id !== showroom.id)
    failFields({ showroom: `This room has products of ${stands.company_name}. Enter that showroom first.` });
  const standing = stands
    ? { design: stands.design, stays: stands.stays }
    : asked.room
      ? null
      : before && standingOf(before);
  const job = {
    id: newId(),
    ai_account_id: accountId,
    client_id: asked.client_id,
    showroom_id: showroom.id,
    brief: asked.brief,
    given: givenBrief(asked, plan ?? standing?.design),
    standing,
    alternatives: asked.alternatives,
    ...wallsOf(asked, plan, before),
    kept: before && keptOf(before),
    from_design_id: before?.id ?? null,
    created_at: platform.now(),
  };
  const { understood, unread } = readAsked(job);
  if (before && understood.length === 0) refuseUnknown(asked);
  return { ...job, understood, unread };
}

/** The floor plan that was chosen, else the walls of the design that is changed, unless another room was chosen. */
function wallsOf(
  { room }: Asked,
  plan: SketchPlan | null,
  before: Before | null,
): Pick<NewJob, "plan" | "plan_is_drawn"> {
  if (plan) return { plan, plan_is_drawn: false };
  if (room || !before) return { plan: null, plan_is_drawn: true };
  return { plan: planOf(before), plan_is_drawn: before.plan_is_drawn };
}

type Before = Awaited<ReturnType<typeof ownDesign>>;

const ownDesign = async ({ db }: Platform, accountId: string, id: string) =>
  (await findDesign(db, accountId, id)) ?? failFields({ from: "We couldn't find that design." });

function refuseNothing({ brief, room, from, style, budget, must_haves }: Asked): void {
  if (brief !== "" || room) return;
  if (!from) failFields({ brief: "Describe the room, or choose one." });
  if (style === undefined && budget === undefined && must_haves.length === 0)
    failFields({ brief: "Say what to change." });
}

/** A change in words of which nothing was understood would cost a credit and change nothing. */
function refuseUnknown({ room, style, budget, must_haves }: Asked): void {
  if (room || style !== undefined || budget !== undefined || must_haves.length > 0) return;
  failFields({ brief: notUnderstood });
}

/** What is said of a change that says nothing. */
export const notUnderstood =
  "We didn't understand this change, so no credit was used. Say it another way, such as “darker floor”, “no tub” or “20% cheaper”.";

async function planAsked(platform: Platform, caller: Caller, { room }: Asked): Promise<SketchPlan | null> {
  if (room?.floorplan === undefined) return null;
  const owner = ownerOf(caller, room.temp_project_id);
  const found =
    (await floorplanById(platform.db, owner, room.floorplan)) ??
    failFields({ "room.floorplan": "We couldn't find that floor plan." });
  return { id: found.id, room: found.room, plan: found.plan, tags: found.tags };
}

/** The caller's own room as it stands, with what of it stays. */
async function standingAsked(platform: Platform, caller: Caller, { room }: Asked) {
  if (room?.saved === undefined) return null;
  const found =
    (await standingRoom(platform.db, caller, room.saved, room.temp_project_id)) ??
    failFields({ "room.saved": "We couldn't find that room." });
  const { items, surfaces } = found.design;
  if (items.length + surfaces.length === 0) failFields({ "room.saved": "Nothing stands in this room yet." });
  const there = new Set([...items, ...surfaces].map(({ id }) => id));
  const stays = room.stays.filter((id) => there.has(id));
  return { ...found, design: { ...found.design, notes: "" }, stays };
}

/** What was chosen beside the words. */
function givenBrief(
  { room, style, must_haves, budget }: Asked,
  plan: Pick<SketchPlan, "room"> | null | undefined,
): Partial<Brief> {
  const { width_in, depth_in, ceiling_in } = room ?? {};
  const kind = room?.kind ?? (plan?.room as Brief["room"] | undefined);
  return {
    ...(kind && { room: kind }),
    ...(width_in && depth_in && { width_in, depth_in }),
    ...(ceiling_in && { ceiling_in }),
    ...(style !== undefined && { style }),
    ...(must_haves.length > 0 && { wants: must_haves }),
    ...(budget !== undefined && { budget_cents: fromDollars(budget) }),
  };
}

/** Stops a request and gives its credit back; one that has ended stays as it is. */
export async function cancelRequest(platform: Platform, accountId: string, id: string): Promise<AiJob> {
  const isStopped = await withAccountLocked(platform.db, accountId, async (db) => {
    if (!(await cancelJob(db, accountId, id, platform.now()))) return false;
    await giveCreditBack(db, { id, ai_account_id: accountId });
    return true;
  });
  if (isStopped) stopWork(platform, id);
  return showOwn(platform, accountId, id);
}

/** Deletes a request with its designs; one that is underway is stopped, and its credit given back. */
export async function deleteRequest(platform: Platform, accountId: string, id: string): Promise<void> {
  const pictures = await withAccountLocked(platform.db, accountId, async (db) => {
    const keys = await stillKeysOf(db, id);
    const { status } = (await deleteJob(db, accountId, id)) ?? fail("not_found");
    if (status === "queued" || status === "running")
      await giveCreditBack(db, { id, ai_account_id: accountId });
    return keys;
  });
  stopWork(platform, id);
  for (const key of pictures) await forgetRoomPicture(platform, key);
}
