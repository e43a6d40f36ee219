import {
  type BoardComment,
  type BoardLink,
  boardShares,
  commentSharedBoard,
  deleteBoardComment,
  makeBoardLink,
  mostBoardLinks,
  openSharedBoard,
  revokeBoardLink,
} from "../../../../contract/design/boards.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type LinkText, linkToken, newLinkToken } from "../../../platform/secret-keys.ts";
import { notifyAnew } from "../../messaging/notifications/index.ts";
import { boardById, findBoard, lockBoard } from "./boards.store.ts";
import {
  addComment,
  addLink,
  type BoardCommentRow,
  type BoardLinkRow,
  commentsOf,
  countOpening,
  deleteComment,
  linksOf,
  openLinkOf,
  revokeLink,
} from "./links.store.ts";
import { showShared } from "./show.flow.ts";

export const linkText = (id: string): LinkText => ({ text: `board-link ${id}` });

const linkView = ({ config }: Platform, row: BoardLinkRow): BoardLink => ({
  id: row.id,
  url: `/shared/board/${linkToken(config, linkText(row.id), row.token_hash)}`,
  can_comment: row.can_comment,
  opens: row.opens,
  opened_at: row.opened_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

const commentView = ({ id, item, author_name, body, created_at }: BoardCommentRow): BoardComment => ({
  id,
  item,
  author_name,
  text: body,
  created_at: created_at.toISOString(),
});

const shares = serve(boardShares, async ({ params, caller, platform }) => {
  const { db } = platform;
  const board = (await findBoard(db, accountOf(caller).id, params.id)) ?? fail("not_found");
  const [links, comments] = await Promise.all([linksOf(db, board.id), commentsOf(db, board.id)]);
  return {
    data: { links: links.map((row) => linkView(platform, row)), comments: comments.map(commentView) },
  };
});

const make = serve(makeBoardLink, async ({ params, body, caller, platform }) => {
  const row = await platform.db.transaction().execute(async (db) => {
    if ((await lockBoard(db, accountOf(caller).id, params.id)) === undefined) fail("not_found");
    if ((await linksOf(db, params.id)).length >= mostBoardLinks)
      failFields({ can_comment: `A board has at most ${mostBoardLinks} open links. Revoke one first.` });
    const link = { board_id: params.id, can_comment: body.can_comment, created_at: platform.now() };
    return addLink(db, link, (id) => newLinkToken(platform.config, linkText(id)));
  });
  return { message: "The link is ready to send.", data: linkView(platform, row) };
});

const revoke = serve(revokeBoardLink, async ({ params, caller, platform }) => {
  await platform.db.transaction().execute(async (db) => {
    if ((await lockBoard(db, accountOf(caller).id, params.id)) === undefined) fail("not_found");
    if (!(await revokeLink(db, params.id, params.link, platform.now()))) fail("not_found");
  });
  return { message: "Link revoked. It no longer works.", data: { id: params.link } };
});

const dropComment = serve(deleteBoardComment, async ({ params, caller, platform }) => {
  await platform.db.transaction().execute(async (db) => {
    if ((await lockBoard(db, accountOf(caller).id, params.id)) === undefined) fail("not_found");
    if (!(await deleteComment(db, params.id, params.comment))) fail("not_found");
  });
  return { message: "Comment deleted.", data: { id: params.comment } };
});

const open = serve(openSharedBoard, async ({ params, caller, platform }) => {
  const { db } = platform;
  const link = (await openLinkOf(db, params.token)) ?? fail("not_found");
  const board = (await boardById(db, link.board_id)) ?? fail("not_found");
  // no news when the owner looks at it
  if (caller.account?.id !== link.owner_id) await countOpening(db, link.id, platform.now());
  const comments = link.can_comment ? (await commentsOf(db, board.id)).map(commentView) : [];
  return { data: await showShared(platform, board, link, comments) };
});

const byAddress = { count: 20, seconds: 3600 };
const byLink = { count: 100, seconds: 24 * 3600 };

const comment = serve(commentSharedBoard, async ({ params, body, caller, platform }) => {
  const { db } = platform;
  const link = (await openLinkOf(db, params.token)) ?? fail("not_found");
  if (!link.can_comment) fail("forbidden");
  if (body.website !== "") failFields({ text: "Write a comment." });
  await takeAttempt(db, `board-comment:${caller.ip}`, byAddress);
  await takeAttempt(db, `board-comments:${link.id}`, byLink);
  const { name: author_name, text, item } = body;
  const row = await db.transaction().execute(async (tx) => {
    const board = (await boardById(tx, link.board_id)) ?? fail("not_found");
    if (item !== null && !board.document.items.some(({ id }) => id === item))
      failFields({ item: "This item is no longer on the board." });
    const notice = {
      user_id: link.owner_id,
      kind: "project" as const,
      title: `New comment on ${link.board_name}`,
      body: `${author_name}: ${text.slice(0, 120)}`,
      link: `/account/boards/${link.board_id}`,
    };
    await notifyAnew(tx, notice, platform.now());
    const created_at = platform.now();
    return addComment(tx, { board_id: link.board_id, item, author_name, body: text, created_at });
  });
  return { message: "Comment added.", data: commentView(row) };
});

export const shareRoutes: readonly Route[] = [shares, make, revoke, dropComment, open, comment];
