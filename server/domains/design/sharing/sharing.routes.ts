import {
  commentProject,
  commentSharedProject,
  deleteProjectComment,
  listProjectComments,
  listShareLinks,
  makeShareLink,
  markProjectComment,
  mostLinks,
  openSharedProject,
  revokeShareLink,
  shareLink,
} from "../../../../contract/design/shared-projects.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newLinkToken } from "../../../platform/secret-keys.ts";
import { addNews, wakeStream } from "../../messaging/stream/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import { storeComment } from "./comments.flow.ts";
import { commentedProject, commentsOf, deleteComment, markComment } from "./comments.store.ts";
import { approverEmail, commentView, linkText, linkView, stateOf } from "./links.rules.ts";
import {
  addLink,
  countOpening,
  type LinkRow,
  linksOf,
  lockProject,
  openLinkOf,
  revokeLink,
  sharedBy,
} from "./links.store.ts";
import { roomView } from "./shared-project.rules.ts";
import { roomsOfProject, sharedProjectOf } from "./shared-project.store.ts";

const aDay_ms = 24 * 3600_000;

const viewOf = ({ config, now }: Platform, row: LinkRow) => linkView(row, config, now());

interface Wanted {
  label: string;
  can_comment: boolean;
  can_approve: boolean;
  approver_name: string;
  approver_email: string;
  days: number | null;
}

/** A new link to the account's project; `reuse` answers an open one instead. */
function linkTo(
  { platform, caller, language }: Pick<Call<typeof shareLink>, "platform" | "caller" | "language">,
  project_id: string,
  { days, ...wanted }: Wanted,
  reuse?: (row: LinkRow) => boolean,
): Promise<LinkRow> {
  const now = platform.now();
  const user_id = accountOf(caller).id;
  return platform.db.transaction().execute(async (db) => {
    if (!(await lockProject(db, user_id, project_id))) fail("not_found");
    const open = ((await linksOf(db, user_id, project_id)) ?? []).filter(
      (row) => stateOf(row, now) === "open",
    );
    const known = reuse && open.find(reuse);
    if (known) return known;
    if (open.length >= mostLinks) {
      failFields({ label: `A project has at most ${mostLinks} open links. Revoke one first.` });
    }
    const expires_at = days === null ? null : new Date(now.getTime() + days * aDay_ms);
    const added = await addLink(db, { project_id, ...wanted, expires_at, created_at: now }, (id) =>
      newLinkToken(platform.config, linkText(id)),
    );
    if (added.can_approve) await mailLink(platform, db, project_id, added, language);
    return added;
  });
}

const readOnly = serve(shareLink, async (call) => {
  const wanted = { label: "", can_comment: false, ...noApprover, days: null };
  const row = await linkTo(
    call,
    call.params.projectId,
    wanted,
    (one) => !one.can_comment && !one.can_approve && one.expires_at === null,
  );
  return { data: viewOf(call.platform, row) };
});

const noApprover = { can_approve: false, approver_name: "", approver_email: "" };

const make = serve(makeShareLink, async (call) => {
  const { params, body, caller, platform } = call;
  if (body.can_approve && body.approver_email === "") {
    failFields({ approver_email: "Enter the email address of the person who approves." });
  }
  const wanted = body.can_approve ? body : { ...body, ...noApprover };
  if (wanted.can_approve)
    await takeAttempt(platform.db, `approve-link:${accountOf(caller).id}`, approversADay);
  const row = await linkTo(call, params.projectId, wanted);
  return {
    message: row.can_approve ? `We emailed the link to ${row.approver_email}.` : "The link is ready to send.",
    data: viewOf(platform, row),
  };
});

const approversADay = { count: 40, seconds: 24 * 3600 };

/** The approver gets the link at the address that the code will go to. */
async function mailLink(
  platform: Platform,
  db: Db,
  project_id: string,
  row: LinkRow,
  language: Language,
): Promise<void> {
  const { config } = platform;
  const project = await sharedBy(db, project_id);
  const brand = await mailBrandOf(db, config, project.showroom_id);
  const { url } = viewOf(platform, row);
  const content = approverEmail({ to: row.approver_name, project: project.name, by: project.by, url });
  await queueMail(db, config, {
    kind: "selection",
    to: row.approver_email,
    content,
    brand,
    language,
    cause: `approve-link:${row.id}`,
  });
}

const list = serve(listShareLinks, async ({ params, caller, platform }) => {
  const rows = (await linksOf(platform.db, accountOf(caller).id, params.projectId)) ?? fail("not_found");
  const comments = await commentsOf(platform.db, { project_id: params.projectId });
  return {
    data: {
      links: rows.map((row) => viewOf(platform, row)),
      comments: comments.map((row) => ({
        ...commentView(row),
        line_name: row.line_name,
        link: row.link_id,
      })),
    },
  };
});

const revoke = serve(revokeShareLink, async ({ params, caller, platform }) => {
  const of = { project_id: params.projectId, id: params.link };
  const row = await revokeLink(platform.db, accountOf(caller).id, of, platform.now());
  return {
    message: "Link revoked. It no longer works.",
    data: viewOf(platform, row ?? fail("not_found")),
  };
});

const dropComment = serve(deleteProjectComment, async ({ params, caller, platform }) => {
  const of = { project_id: params.projectId, id: params.comment };
  if (!(await deleteComment(platform.db, accountOf(caller).id, of))) fail("not_found");
  return { message: "Comment deleted.", data: { id: params.comment } };
});

const mark = serve(markProjectComment, async ({ params, body, caller, platform }) => {
  const { db, now } = platform;
  const { projectId: project_id, comment: id } = params;
  const project = (await commentedProject(db, accountOf(caller).id, project_id)) ?? fail("not_found");
  await db.transaction().execute(async (tx) => {
    if (!(await markComment(tx, { project_id, id }, body.is_done ? now() : null))) fail("not_found");
    const data = { project: project_id };
    await addNews(
      tx,
      project.readers.map((user_id) => ({ user_id, kind: "comment" as const, data })),
    );
  });
  wakeStream(platform);
  return { message: body.is_done ? "Marked as done." : "Marked as not done.", data: { id } };
});

const open = serve(openSharedProject, async ({ params, caller, platform }) => {
  const { db } = platform;
  const link = (await openLinkOf(db, params.token, platform.now())) ?? fail("not_found");
  const project = (await sharedProjectOf(db, link.project_id)) ?? fail("not_found");
  // no news when the owner looks at it
  if (caller.account?.id !== link.owner_id) await countOpening(db, link.id, platform.now());
  const comments = link.can_comment
    ? await commentsOf(db, { project_id: link.project_id, link_id: link.id })
    : [];
  return {
    data: {
      project,
      can_comment: link.can_comment,
      expires_at: link.expires_at?.toISOString() ?? null,
      comments: comments.map(commentView),
    },
  };
});

const byAddress = { count: 20, seconds: 3600 };
const byLink = { count: 100, seconds: 24 * 3600 };

const comment = serve(commentSharedProject, async ({ params, body, caller, platform }) => {
  const { db } = platform;
  const link = (await openLinkOf(db, params.token, platform.now())) ?? fail("not_found");
  if (!link.can_comment) fail("forbidden");
  if (body.website !== "") failFields({ text: "Write a comment." });
  await takeAttempt(db, `project-comment:${caller.ip}`, byAddress);
  await takeAttempt(db, `project-comments:${link.id}`, byLink);
  const row = await db.transaction().execute(async (tx) => {
    const project = await commentedProject(tx, link.owner_id, link.project_id);
    if (!project) return fail("not_found");
    const about = { id: link.project_id, name: project.name, readers: project.readers };
    const by = { link_id: link.id, author_id: null, author_name: body.name };
    return storeComment(platform, tx, about, by, body);
  });
  wakeStream(platform);
  return { message: "Comment added.", data: commentView(row) };
});

const allComments = serve(listProjectComments, async ({ params, caller, platform }) => {
  const { db } = platform;
  if (!(await commentedProject(db, accountOf(caller).id, params.projectId))) fail("not_found");
  const [comments, rooms] = await Promise.all([
    commentsOf(db, { project_id: params.projectId }),
    roomsOfProject(db, params.projectId),
  ]);
  const data = comments.map((row) => ({ ...commentView(row), line_name: row.line_name }));
  return { data: { data, rooms: rooms.map(roomView) } };
});

const byAccount = { count: 120, seconds: 3600 };

const commentAsAccount = serve(commentProject, async ({ params, body, caller, platform }) => {
  const { id } = accountOf(caller);
  await takeAttempt(platform.db, `project-comment-by:${id}`, byAccount);
  const row = await platform.db.transaction().execute(async (tx) => {
    const project = (await commentedProject(tx, id, params.projectId)) ?? fail("not_found");
    const by = { link_id: null, author_id: id, author_name: project.author };
    return storeComment(platform, tx, { ...project, id: params.projectId }, by, body);
  });
  wakeStream(platform);
  return { message: "Comment added.", data: commentView(row) };
});

export const sharingRoutes: readonly Route[] = [
  readOnly,
  make,
  list,
  revoke,
  dropComment,
  mark,
  allComments,
  commentAsAccount,
  open,
  comment,
];
