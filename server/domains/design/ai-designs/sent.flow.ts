import type { SentDesign } from "../../../../contract/design/ai-design-shares.ts";
import type { DesignSentView } from "../../../../contract/design/ai-designs.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { type Account, type AiAccount, workerOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { wakeStream } from "../../messaging/stream/index.ts";
import { beginProjectIn, noteClient } from "../../showrooms/clients/index.ts";
import { keepDesignLead } from "../../showrooms/leads/index.ts";
import { mailBrandOf, showroomById } from "../../showrooms/showrooms/index.ts";
import { draftProposal } from "../proposals/index.ts";
import { beginRoom, setLinesOf } from "../rooms/index.ts";
import { findDesign } from "./ai-designs.store.ts";
import { lockDesign } from "./links.store.ts";
import { takenEmail } from "./sent.rules.ts";
import { accountAt, insertSent, markTaken, proOf, type SentRow, sentOf, sentToPro } from "./sent.store.ts";
import { sendingView, shownToOthers } from "./show.flow.ts";

interface Words {
  full_name: string;
  phone_number: string;
  message: string;
}

const sentADay = { count: 20, seconds: 24 * 3600 };

/** Sends a design as it is shown to the pro of its showroom. What was sent already is not sent again. */
export async function sendDesign(
  platform: Platform,
  account: AiAccount,
  id: string,
  words: Words,
): Promise<DesignSentView> {
  if (!(await findDesign(platform.db, account.id, id))) fail("not_found");
  if (!account.is_verified) fail("email_unverified");
  await takeAttempt(platform.db, `send-design:${account.id}`, sentADay);
  const sent = await platform.db.transaction().execute(async (db) => {
    const design = (await lockDesign(db, account.id, id)) ?? fail("not_found");
    const before = (await sentOf(db, [id])).find(({ step }) => step === design.step);
    if (before) return before;
    const sent_at = platform.now();
    const { title, arrangement, style_name, area_sqft, price_cents, showroom_id, step } = design;
    const own = newId();
    const about = { path: `/account/designs/${own}`, title };
    const from = { ...words, email: account.email, showroom_id };
    const account_id = await accountAt(db, account.email);
    const kept = await keepDesignLead(db, platform, { ...from, account_id }, about);
    await insertSent(db, {
      ...{ id: own, ...kept, ai_account_id: account.id, design_id: id, step, showroom_id, sent_at },
      // the notes tell of the brief
      ...{ title, arrangement, style_name, area_sqft, price_cents, design: { ...design.design, notes: "" } },
    });
    const pro_id = await proOf(db, showroom_id);
    if (pro_id) {
      const headline = `${words.full_name} sent you a design: ${title}`;
      await notify(db, { user_id: pro_id, kind: "project", link: about.path, title: headline });
    }
    return { step, sent_at, taken_at: null };
  });
  wakeMail(platform);
  wakeStream(platform);
  return sendingView(sent);
}

/** A design that a customer sent, for the pro who got it. */
export async function showSent(platform: Platform, pro_id: string, id: string): Promise<SentDesign> {
  return sentView(platform, (await sentToPro(platform.db, pro_id, id)) ?? fail("not_found"));
}

async function sentView(platform: Platform, row: SentRow): Promise<SentDesign> {
  const showroom = (await showroomById(platform, row.showroom_id)) ?? fail("not_found");
  const { full_name, email, phone_number, message } = row;
  return {
    id: row.id,
    ...(await shownToOthers(platform, showroom, row)),
    price_then: toDollars(row.price_cents),
    from: { full_name, email, phone_number, message },
    client: row.client_id,
    sent_at: row.sent_at.toISOString(),
    taken_at: row.taken_at?.toISOString() ?? null,
    project: row.project_id,
    proposal: row.proposal_id,
  };
}

/**
 * Makes a project with its room and lines, and a draft of a proposal, of a design that was sent. The project is the
 * client's, shared with the pro, where the client has an account; else the pro's until then.
 */
export async function takeOver(platform: Platform, account: Account, id: string): Promise<SentDesign> {
  await platform.db.transaction().execute(async (db) => {
    const row = (await sentToPro(db, account.id, id, { lock: true })) ?? fail("not_found");
    if (row.taken_at) return;
    const taken_at = platform.now();
    const client_id = row.client_id ?? (await clientAgain(db, row, taken_at)) ?? fail("not_found");
    const made = await makeProject(platform, db, account, { ...row, client_id });
    await markTaken(db, id, { taken_at, taken_by: workerOf(account), client_id, ...made });
  });
  wakeMail(platform);
  wakeStream(platform);
  return showSent(platform, account.id, id);
}

/** The project with the room and all that it needs, and the proposal's draft; the customer hears of it. */
async function makeProject(
  platform: Platform,
  db: Db,
  account: Account,
  { client_id, showroom_id, title, design, ...sent }: SentRow & { client_id: string },
): Promise<{ project_id: string; proposal_id: string }> {
  const name = title.slice(0, 80);
  const { id: project_id, account_id } = await beginProjectIn(platform, db, account, client_id, name);
  const owner = { user_id: account_id ?? account.id };
  const begun = { showroom_id, project_id, name, design, floorplan_id: null, template_id: null };
  await setLinesOf(platform, db, owner, await beginRoom(db, owner, begun), { to_cart: false });
  const start = { client: client_id, client_name: "", client_email: "", project: project_id, room: null };
  const proposal_id = await draftProposal(platform, db, account.id, start);
  // who has an account heard of the project already
  if (!account_id) {
    const { company_name: company } = (await showroomById(platform, showroom_id)) ?? fail("not_found");
    await queueMail(db, platform.config, {
      kind: "direct",
      to: sent.email,
      content: takenEmail({ title, company, full_name: sent.full_name }),
      brand: await mailBrandOf(db, platform.config, showroom_id),
      cause: `design-taken:${sent.id}`,
    });
  }
  return { project_id, proposal_id };
}

/** The client anew, where the pro deleted it meanwhile. */
const clientAgain = (db: Db, { showroom_id, full_name, email, phone_number }: SentRow, at: Date) =>
  noteClient(db, {
    ...{ showroom_id, full_name, email, phone: phone_number },
    ...{ source: "lead", stage: "lead", kind: "lead", detail: "Designs", at },
  });
