import {
  cancelTeamInvitation,
  changeMember,
  chooseWorkplace,
  getTeam,
  inviteMember,
  removeMember,
  resendTeamInvitation,
  type Team,
} from "../../../../contract/identity/team.ts";
import { type TeamRole, teamRoleWords } from "../../../../contract/identity/team-roles.ts";
import { accountOf, type Caller, workerOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  cancel,
  findTeamInvitations,
  resend,
  sendInvitation,
  stateOf,
} from "../../showrooms/invitations/index.ts";
import { audit } from "../audit/index.ts";
import { deleteMember, setRole, setWorkplace } from "../people/index.ts";
import { findMembers, lockMember, ownerOf } from "./team.store.ts";

async function teamOf({ db, now }: Platform, caller: Caller): Promise<Team> {
  const account = accountOf(caller);
  const [owner, members, invited] = await Promise.all([
    ownerOf(db, account.id),
    findMembers(db, account.id),
    findTeamInvitations(db, account.id),
  ]);
  return {
    owner,
    members: members.map(({ user_id, created_at, ...member }) => ({
      ...member,
      is_self: user_id === workerOf(account),
      since: created_at.toISOString(),
    })),
    invited: invited.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role ?? "sales",
      state: stateOf(row, now()) as Team["invited"][number]["state"],
      sent_at: row.sent_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    })),
  };
}

const show = serve(getTeam, async ({ caller, platform }) => ({ data: await teamOf(platform, caller) }));

const inviteOne = serve(inviteMember, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  const members = await findMembers(platform.db, account.id);
  const lower = body.email.toLowerCase();
  if (members.some(({ email }) => email.toLowerCase() === lower))
    failFields({ email: "This person is already on your team." });
  if ((await ownerOf(platform.db, account.id)).email.toLowerCase() === lower)
    failFields({ email: "This is the owner's own address." });
  const invited = { ...body, kind: "team", way: "mail", full_name: "", message: "" } as const;
  await sendInvitation(platform, caller, invited);
  wakeMail(platform);
  return { message: `Invitation sent to ${body.email}.`, data: await teamOf(platform, caller) };
});

const again = serve(resendTeamInvitation, async ({ params, caller, platform }) => {
  const { email } = await resend(platform, caller, params.id, true);
  wakeMail(platform);
  return { message: `Resent to ${email}.`, data: await teamOf(platform, caller) };
});

const stop = serve(cancelTeamInvitation, async ({ params, caller, platform }) => {
  await cancel(platform, caller, params.id, true);
  return { message: "Canceled. Its link no longer works.", data: await teamOf(platform, caller) };
});

/** Finds a member, changes it, and keeps that in the audit log. */
async function changeOne(platform: Platform, caller: Caller, id: string, role: TeamRole | null) {
  return platform.db.transaction().execute(async (db) => {
    const member = (await lockMember(db, accountOf(caller).id, id)) ?? fail("not_found");
    if (role === null) await deleteMember(db, id);
    else await setRole(db, id, role);
    await audit(db, {
      caller,
      action: role === null ? "team.removed" : "team.role_changed",
      about: { type: "user", id: member.user_id },
      details: { from: member.role, ...(role && { to: role }) },
    });
    return member;
  });
}

const change = serve(changeMember, async ({ params, body, caller, platform }) => {
  const { full_name } = await changeOne(platform, caller, params.id, body.role);
  const message = `${full_name}: ${teamRoleWords[body.role].name}.`;
  // who gave up the own role may no longer see the team
  return { message, data: await teamOf(platform, caller) };
});

const remove = serve(removeMember, async ({ params, caller, platform }) => {
  const { full_name } = await changeOne(platform, caller, params.id, null);
  return { message: `Removed ${full_name} from your team.`, data: await teamOf(platform, caller) };
});

const choose = serve(chooseWorkplace, async ({ body, caller, platform }) => {
  if (!(await setWorkplace(platform.db, accountOf(caller).id, body.team))) fail("not_found");
  return { message: body.team ? "You're now working in the showroom." : "You're now in your own account." };
});

export const routes: readonly Route[] = [show, inviteOne, again, stop, change, remove, choose];
