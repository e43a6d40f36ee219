import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { joinTeam } from "../../identity/people/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { noteClient } from "../clients/index.ts";
import { isOpen } from "./invitations.rules.ts";
import {
  accountHasJoined,
  type InvitationRow,
  insertJoin,
  invitationOf,
  type Joiner,
  joinerOf,
  markInvitation,
} from "./invitations.store.ts";

/** The invitation behind a link that still works; undefined otherwise. */
export async function openInvitationOf(db: Db, token: string, now: Date): Promise<InvitationRow | undefined> {
  const row = await invitationOf(db, tokenHash(token));
  return row && isOpen(row) && row.expires_at > now ? row : undefined;
}

/**
 * A new account came by an invitation. A link that no longer works does not keep anybody from signing up, and neither
 * does one to a team: that one is accepted by itself, once the address is proved.
 */
export async function joinNewAccount(
  db: Db,
  token: string | null | undefined,
  account_id: string,
  at: Date,
): Promise<void> {
  if (!token) return;
  const row = await openInvitationOf(db, token, at);
  if (row && row.kind !== "team") await join(db, row, (await joinerOf(db, account_id))!, at);
}

/** Accepts an invitation with the account that is signed in; a second time changes nothing. */
export async function acceptByLink(
  platform: Platform,
  caller: Caller,
  token: string,
): Promise<InvitationRow> {
  const account = accountOf(caller);
  const at = platform.now();
  return platform.db.transaction().execute(async (db) => {
    const row = (await invitationOf(db, tokenHash(token))) ?? fail("not_found");
    const person = (await joinerOf(db, account.id))!;
    if (await accountHasJoined(db, row.id, account.id)) return row;
    if (!isOpen(row) || row.expires_at <= at) fail("not_found");
    refuseUnfit(row, person, account.is_verified);
    await join(db, row, person, at);
    const about = { type: "showroom", id: row.showroom_id };
    await audit(db, { caller, action: "invitation.accepted", about, details: { kind: row.kind } });
    return row;
  });
}

function refuseUnfit(row: InvitationRow, person: Joiner, isVerified: boolean): void {
  const refuse = (reason: string) => fail("account_needed", { values: { reason } });
  if (row.pro_id === person.id) refuse("This is your own showroom's invitation. Send it to someone else.");
  if (row.kind === "client" && person.type !== "User")
    refuse("This invitation is for a homeowner's account. Sign in with one, or create it.");
  if (row.kind !== "team") return;
  if (!isVerified) fail("email_unverified");
  if (person.type !== "User" && person.type !== "Contractor")
    refuse("This account can't join a team. Sign in with another one, or create a free account.");
}

async function join(db: Db, row: InvitationRow, person: Joiner, at: Date): Promise<void> {
  if (!(await insertJoin(db, row.id, person.id, at))) return;
  const { showroom_id } = row;
  if (row.kind === "client") {
    const news = {
      showroom_id,
      client_id: row.client_id,
      account_id: person.id,
      source: "invitation",
    } as const;
    await noteClient(db, { ...person, ...news, stage: "contacted", kind: "joined", at });
  }
  if (row.kind === "team" && row.role) {
    await joinTeam(db, { id: newId(), showroom_id, user_id: person.id, role: row.role, created_at: at });
    const actor = { id: person.id, type: person.type };
    const about = { type: "showroom", id: showroom_id };
    await audit(db, { caller: null, actor, action: "team.joined", about, details: { role: row.role } });
  }
  await notify(db, {
    user_id: row.pro_id,
    kind: "invitation",
    title: `${person.full_name} accepted your invitation`,
    body: row.kind === "team" ? "They can work in your showroom now." : "",
    link: row.kind === "team" ? "/account/team" : "/account/clients/invitations",
  });
}

/** Says no to an invitation; the showroom cannot invite the address again. */
export async function declineByLink(platform: Platform, caller: Caller, token: string): Promise<void> {
  const now = platform.now();
  await platform.db.transaction().execute(async (db) => {
    const row = (await openInvitationOf(db, token, now)) ?? fail("not_found");
    // a link is for many people: one of them does not decline for all
    if (row.way === "link") return;
    await markInvitation(db, row.id, { declined_at: now });
    const about = { type: "showroom", id: row.showroom_id };
    await audit(db, { caller, action: "invitation.declined", about, details: { kind: row.kind } });
  });
}

/** Tells the showroom that the link was opened, the first time. */
export async function openByLink(platform: Platform, token: string): Promise<void> {
  const now = platform.now();
  await platform.db.transaction().execute(async (db) => {
    const row = (await openInvitationOf(db, token, now)) ?? fail("not_found");
    if (!row.opened_at) await markInvitation(db, row.id, { opened_at: now });
  });
}
