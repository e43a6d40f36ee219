import type { InvitedKind, TeamRole } from "../../../../contract/identity/team-roles.ts";
import { mostInvitationsADay } from "../../../../contract/showrooms/invitations.ts";
import { accountOf, type Caller, workerOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";
import { newId, randomToken, tokenHash } from "../../../platform/ids.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { noteClient, ownShowroom } from "../clients/index.ts";
import { mailBrandOf } from "../showrooms/index.ts";
import { hasWebAddress, invitationEmail, isOpen, lastsDays } from "./invitations.rules.ts";
import {
  earlierInvitation,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  invitedClient,
  lockInvitation,
  mailCause,
  markInvitation,
  renewInvitation,
} from "./invitations.store.ts";

export interface Invited {
  kind: InvitedKind | "team";
  way: "mail" | "link";
  role: TeamRole | null;
  full_name: string;
  email: string;
  message: string;
  client?: string | undefined;
}

const day = 24 * 60 * 60;
/** Links are cheap, but nobody needs a thousand. */
const linksADay = 100;
/** To one address, from all showrooms together. */
const toAddress = { count: 5, seconds: day };

/** Counts the emails of a showroom and to an address; refuses with 429 after too many. */
async function countMail(platform: Platform, showroom_id: string, email: string): Promise<void> {
  await takeAttempt(platform.db, `invitations:${showroom_id}`, { count: mostInvitationsADay, seconds: day });
  await takeAttempt(platform.db, `invited:${email.toLowerCase()}`, toAddress);
}

function problemsOf({ way, email, full_name, message }: Invited): Record<string, string> {
  const address = "Leave web addresses out. The invitation links to your showroom automatically.";
  return {
    ...(way === "mail" && email === "" && { email: "Enter an email address." }),
    ...(hasWebAddress(message) && { message: address }),
    ...(hasWebAddress(full_name) && { full_name: address }),
  };
}

/**
 * Invites somebody to a pro's showroom: by an email with a link, or by a link to hand out. Whether the address has an
 * account changes nothing in what is answered.
 * @returns the invitation, and the secret of its link
 */
export async function sendInvitation(
  platform: Platform,
  caller: Caller,
  invited: Invited,
): Promise<{ row: InvitationRow; token: string }> {
  const account = accountOf(caller);
  const problems = problemsOf(invited);
  if (Object.keys(problems).length > 0) failFields(problems);
  const showroom = (await ownShowroom(platform.db, account.id)) ?? fail("not_found");
  if (invited.way === "mail") await countMail(platform, showroom.id, invited.email);
  else await takeAttempt(platform.db, `invitation-links:${showroom.id}`, { count: linksADay, seconds: day });
  const [id, token, at] = [newId(), randomToken(), platform.now()];
  const email = invited.way === "mail" ? invited.email : "";
  const row = await platform.db.transaction().execute(async (db) => {
    if (email) await refuseTwice(db, { showroom_id: showroom.id, kind: invited.kind, email });
    await insertInvitation(db, {
      id,
      showroom_id: showroom.id,
      invited_by: workerOf(account),
      kind: invited.kind,
      way: invited.way,
      role: invited.role,
      full_name: invited.full_name,
      email,
      message: invited.message,
      client_id: await clientOf(db, showroom.id, { ...invited, email }, workerOf(account), at),
      token_hash: tokenHash(token),
      sent_at: at,
      expires_at: endOf(invited.way, at),
      created_at: at,
    });
    const made = (await findInvitation(db, id))!;
    await mailInvitation(db, platform, made, token);
    const about = { type: "showroom", id: showroom.id };
    const details = { kind: invited.kind, way: invited.way };
    await audit(db, { caller, action: "invitation.sent", about, details });
    return made;
  });
  return { row, token };
}

const endOf = (way: "mail" | "link", at: Date): Date => new Date(at.getTime() + lastsDays[way] * day * 1000);

async function refuseTwice(db: Db, invited: Parameters<typeof earlierInvitation>[1]): Promise<void> {
  const earlier = await earlierInvitation(db, invited);
  if (earlier.some((row) => row.declined_at !== null))
    failFields({ email: "This person declined an invitation of yours. You can't invite them again." });
  if (earlier.some(isOpen))
    failFields({ email: "You already invited this address. Resend that invitation instead." });
}

/** Who is invited as a client is on the board: the pro has contacted them. */
async function clientOf(
  db: Db,
  showroom_id: string,
  { kind, email, full_name, client }: Invited,
  by_id: string,
  at: Date,
): Promise<string | null> {
  if (kind !== "client") return null;
  if (client && !(await invitedClient(db, showroom_id, client))) fail("not_found");
  if (!client && email === "") return null;
  const id = await noteClient(db, {
    showroom_id,
    client_id: client ?? null,
    full_name: full_name || email,
    email,
    phone: "",
    source: "invitation",
    stage: "contacted",
    kind: "invited",
    by_id,
    at,
  });
  return client ?? id ?? null;
}

async function mailInvitation(db: Db, platform: Platform, row: InvitationRow, token: string): Promise<void> {
  if (row.way !== "mail") return;
  const content = invitationEmail({ ...row, days: lastsDays.mail }, token);
  const brand = await mailBrandOf(db, platform.config, row.showroom_id);
  await queueMail(db, platform.config, {
    kind: "direct",
    to: row.email,
    content,
    brand,
    cause: mailCause(row.id, row.sends),
  });
}

/** Emails an open invitation again, with a new link. */
export async function resend(
  platform: Platform,
  caller: Caller,
  id: string,
  isTeam: boolean,
): Promise<InvitationRow> {
  const { id: pro } = accountOf(caller);
  const showroom = (await ownShowroom(platform.db, pro)) ?? fail("not_found");
  return platform.db.transaction().execute(async (db) => {
    const row = (await lockInvitation(db, pro, id, isTeam)) ?? fail("not_found");
    if (row.way !== "mail" || !isOpen(row)) fail("already_used");
    await countMail(platform, showroom.id, row.email);
    const [token, sent_at] = [randomToken(), platform.now()];
    await renewInvitation(db, id, {
      token_hash: tokenHash(token),
      sent_at,
      expires_at: endOf("mail", sent_at),
    });
    const renewed = (await findInvitation(db, id))!;
    await mailInvitation(db, platform, renewed, token);
    return renewed;
  });
}

/** Cancels an invitation: its link leads nowhere from now on. A second time changes nothing. */
export async function cancel(
  platform: Platform,
  caller: Caller,
  id: string,
  isTeam: boolean,
): Promise<InvitationRow> {
  return platform.db.transaction().execute(async (db) => {
    const row = (await lockInvitation(db, accountOf(caller).id, id, isTeam)) ?? fail("not_found");
    if (row.cancelled_at) return row;
    if (!isOpen(row)) fail("already_used");
    await markInvitation(db, id, { cancelled_at: platform.now() });
    const about = { type: "showroom", id: row.showroom_id };
    await audit(db, { caller, action: "invitation.cancelled", about, details: { kind: row.kind } });
    return (await findInvitation(db, id))!;
  });
}
