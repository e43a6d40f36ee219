import {
  answerAsGuest,
  approveAsGuest,
  checkGuestCode,
  commentAsGuest,
  lookAtGuestRoom,
  mailGuestCode,
  openGuestSelections,
  printGuestTearSheets,
} from "../../../../contract/design/guest-selections.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { wakeStream } from "../../messaging/stream/index.ts";
import { guestActor, linkFor, mailLinkCode, proofFor, showGuestBoard } from "./guest.flow.ts";
import { answer, approve, comment } from "./moves.flow.ts";
import { roomFor } from "./places.flow.ts";
import { tearSheetsOf } from "./tear-sheets.flow.ts";

const perHour = (count: number) => ({ count, seconds: 3600 });

/** Makes a guest's change in a transaction, tells open pages, and answers the board as it is then. */
async function changed(platform: Platform, token: string, change: (db: Db) => Promise<unknown>) {
  await platform.db.transaction().execute(change);
  wakeStream(platform);
  return showGuestBoard(platform, token);
}

const open = serve(openGuestSelections, async ({ params, platform }) => ({
  data: await showGuestBoard(platform, params.token),
}));

const mailCode = serve(mailGuestCode, async ({ params, caller, platform }) => {
  const sent_to = await mailLinkCode(platform, params.token, caller.ip);
  wakeMail(platform);
  return { message: `We sent a code to ${sent_to}.`, data: { sent_to } };
});

const check = serve(checkGuestCode, async ({ params, body, platform }) => ({
  data: { proof: await proofFor(platform, params.token, body.code) },
}));

const sign = serve(approveAsGuest, async ({ params, body, caller, platform }) => {
  const { proof, ...signature } = body;
  await takeAttempt(platform.db, `guest-approve:${caller.ip}`, perHour(120));
  return {
    message: "Approved. Your choice and its price are locked.",
    data: await changed(platform, params.token, async (db) => {
      const actor = await guestActor(platform, db, { token: params.token, proof, ip: caller.ip });
      await approve(platform, db, actor, { id: params.id, ...signature, link_project: actor.project_id });
    }),
  };
});

const reply = serve(answerAsGuest, async ({ params, body, caller, platform }) => {
  const { proof, ...sent } = body;
  await takeAttempt(platform.db, `guest-answer:${caller.ip}`, perHour(60));
  return {
    data: await changed(platform, params.token, async (db) => {
      const actor = await guestActor(platform, db, { token: params.token, proof, ip: caller.ip });
      await answer(platform, db, actor, { id: params.id, ...sent, link_project: actor.project_id });
    }),
  };
});

const say = serve(commentAsGuest, async ({ params, body, caller, platform }) => {
  const { link } = await linkFor(platform, platform.db, params.token);
  if (!link.can_comment && !link.can_approve) fail("forbidden");
  if (body.website !== "") failFields({ text: "Write a comment." });
  await takeAttempt(platform.db, `project-comment:${caller.ip}`, perHour(20));
  await takeAttempt(platform.db, `project-comments:${link.id}`, { count: 100, seconds: 24 * 3600 });
  const actor = {
    side: "client" as const,
    user_id: null,
    ip: caller.ip,
    link: { id: link.id, email: link.approver_email, name: body.name },
  };
  const sent = { id: params.id, text: body.text, name: body.name, link_project: link.project_id };
  return { data: await changed(platform, params.token, (db) => comment(platform, db, actor, sent)) };
});

const print = serve(printGuestTearSheets, async ({ params, caller, platform, language, units }) => {
  await takeAttempt(platform.db, `guest-tear-sheets:${caller.ip}`, perHour(30));
  const { project } = await linkFor(platform, platform.db, params.token);
  return tearSheetsOf(platform, project, { language, units });
});

const look = serve(lookAtGuestRoom, async ({ params, platform }) => {
  const { project } = await linkFor(platform, platform.db, params.token);
  return { data: await roomFor(platform.db, project, params.room) };
});

export const guestRoutes: readonly Route[] = [open, mailCode, check, sign, reply, say, print, look];
