import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { GuestBoard } from "../../../../contract/design/guest-selections.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { everyKey } from "../../../platform/secret-keys.ts";
import { type OpenLink, openLinkOf } from "../sharing/index.ts";
import { showBoard } from "./board.flow.ts";
import { countTry, insertCode, spendLinkCode } from "./link-codes.store.ts";
import type { Actor } from "./people.flow.ts";
import { type BoardProject, findProjectOfLink } from "./selections.store.ts";

const codeLasts_ms = 10 * 60_000;
const proofLasts_ms = 2 * 3600_000;
const mostTries = 5;

/** Emails for one link, and tries of its codes; the wait for tries grows, so a code can't be found by trying. */
const limits = {
  mail: { count: 5, seconds: 900 },
  mailAddress: { count: 20, seconds: 3600 },
  check: { count: 15, seconds: 900, grows_to: 24 * 3600 },
};

/** A link and what its reader sees; 404 if the link does not work. */
export async function linkFor(
  platform: Platform,
  db: Db,
  token: string,
): Promise<{ link: OpenLink; project: BoardProject }> {
  const link = (await openLinkOf(db, token, platform.now())) ?? fail("not_found");
  const project = (await findProjectOfLink(db, link.project_id)) ?? fail("not_found");
  return { link, project };
}

/** `ann.lee@example.com` as `a•••@example.com`: enough to know one's own. */
export const masked = (email: string): string => email.replace(/^(.)[^@]*/, "$1•••");

export async function showGuestBoard(platform: Platform, token: string): Promise<GuestBoard> {
  const { link, project } = await linkFor(platform, platform.db, token);
  return {
    ...(await showBoard(platform, platform.db, project)),
    approver: link.can_approve ? { name: link.approver_name, email: masked(link.approver_email) } : null,
  };
}

/** Emails a new code to the link's address; earlier ones stop working. Returns the address, masked. */
export async function mailLinkCode(platform: Platform, token: string, ip: string): Promise<string> {
  const { link, project } = await linkFor(platform, platform.db, token);
  if (!link.can_approve) fail("forbidden");
  await takeAttempt(platform.db, `link-code-mail:${link.id}`, limits.mail);
  await takeAttempt(platform.db, `link-code-address:${ip}`, limits.mailAddress);
  const now = platform.now();
  const id = newId();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await platform.db.transaction().execute(async (db) => {
    await insertCode(db, {
      id,
      link_id: link.id,
      token_hash: hashOf(platform.config.secretKey, id, code),
      created_at: now,
      expires_at: new Date(now.getTime() + codeLasts_ms),
    });
    await queueMail(db, platform.config, {
      kind: "account",
      to: link.approver_email,
      content: codeEmail(link.approver_name, code, project.name),
    });
  });
  return masked(link.approver_email);
}

/** Spends a code for a proof that approves by this link for two hours. */
export async function proofFor(platform: Platform, token: string, code: string): Promise<string> {
  const { link } = await linkFor(platform, platform.db, token);
  if (!link.can_approve) fail("forbidden");
  await takeAttempt(platform.db, `link-code-check:${link.id}`, limits.check);
  const now = platform.now();
  // counted before the comparison and in its own statement, so that parallel tries count too
  const open = await countTry(platform.db, link.id, mostTries, now);
  if (!open) return failFields({ code: "This code no longer works. Ask for a new one." });
  const isRight = everyKey(platform.config).some((key) =>
    timingSafeEqual(open.token_hash, hashOf(key, open.id, code)),
  );
  if (!isRight) {
    return failFields({
      code: open.tries >= mostTries ? "This code no longer works. Ask for a new one." : "That code is wrong.",
    });
  }
  if (!(await spendLinkCode(platform.db, open.id, now))) {
    return failFields({ code: "This code no longer works. Ask for a new one." });
  }
  const until = now.getTime() + proofLasts_ms;
  return `${until}.${markOf(platform.config.secretKey, link, until)}`;
}

/** The link's reader as the client who approves, if `proof` holds; without one, 403 with what to do. */
export async function guestActor(
  platform: Platform,
  db: Db,
  { token, proof, ip }: { token: string; proof: string; ip: string },
): Promise<Actor & { email: string; project_id: string }> {
  const { link } = await linkFor(platform, db, token);
  if (!link.can_approve) fail("forbidden");
  const [until = "", mark = ""] = proof.split(".", 2);
  const given = Buffer.from(mark);
  const isRight = everyKey(platform.config).some((key) => {
    const wanted = Buffer.from(markOf(key, link, Number(until)));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  if (!isRight || Number(until) <= platform.now().getTime()) fail("otp_required");
  return {
    side: "client",
    user_id: null,
    ip,
    email: link.approver_email,
    project_id: link.project_id,
    link: { id: link.id, email: link.approver_email, name: link.approver_name },
  };
}

const markOf = (secretKey: string, link: OpenLink, until: number): string =>
  createHmac("sha256", secretKey)
    .update(`link-proof:${link.id}:${link.approver_email}:${until}`)
    .digest("base64url");

/** Six digits can be guessed at once from a plain hash, so the hash uses the server's key. */
const hashOf = (secretKey: string, id: string, code: string): Buffer =>
  createHmac("sha256", secretKey).update(`link-code:${id}:${code}`).digest();

const codeEmail = (name: string, code: string, project: string): EmailContent => ({
  subject: `${code} is your code to approve`,
  preview: "Enter it on the project page.",
  heading: "Your code to approve",
  blocks: [
    name ? `Hello ${name},` : "Hello,",
    `Enter this code on the project page of ${project}:`,
    { code },
  ],
  note: "The code expires in ten minutes and works once. If you didn't ask for it, you don't need to do anything.",
});
