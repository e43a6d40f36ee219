import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success, uuid } from "../shapes.ts";
import { teamRoles } from "./team-roles.ts";

const role = z.enum(teamRoles, "Choose a role.");

const team = z.object({
  /** Whose showroom it is; this account can't be removed. */
  owner: z.object({ full_name: z.string(), email: z.string() }),
  members: z.array(
    z.object({
      id: z.string(),
      full_name: z.string(),
      email: z.string(),
      role,
      /** Whether it is the caller. */
      is_self: z.boolean(),
      since: isoDate,
    }),
  ),
  invited: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role,
      state: z.enum(["sent", "opened", "bounced", "expired"]),
      sent_at: isoDate,
      expires_at: isoDate,
    }),
  ),
});
export type Team = z.infer<typeof team>;

export const getTeam = endpoint("GET /api/pro/team", {
  summary: "Who works in the showroom, and who is invited to",
  permission: "team.run",
  reply: success(team),
});

export const inviteMember = endpoint("POST /api/pro/team/invitations", {
  summary: "Invite somebody to the team by email",
  permission: "team.run",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    email: z
      .string()
      .trim()
      .min(1, "Enter an email address.")
      .max(254, "Enter at most 254 characters.")
      .pipe(z.email("Enter an email address such as ada@example.com.")),
    role,
  }),
  reply: success(team),
});

const params = z.object({ id: uuid });

export const resendTeamInvitation = endpoint("POST /api/pro/team/invitations/{id}/resend", {
  summary: "Email a team invitation again, with a new link",
  permission: "team.run",
  params,
  reply: success(team),
});

export const cancelTeamInvitation = endpoint("POST /api/pro/team/invitations/{id}/cancel", {
  summary: "Cancel a team invitation; its link stops working at once",
  permission: "team.run",
  params,
  reply: success(team),
});

export const changeMember = endpoint("PUT /api/pro/team/{id}", {
  summary: "Give a team member another role; it counts from the next call",
  permission: "team.run",
  params,
  body: z.strictObject({ role }),
  reply: success(team),
});

export const removeMember = endpoint("DELETE /api/pro/team/{id}", {
  summary: "Take somebody off the team; every session of theirs loses the showroom at once",
  permission: "team.run",
  params,
  reply: success(team),
});

export const chooseWorkplace = endpoint("PUT /api/team/workplace", {
  summary: "Switch to a showroom whose team the account belongs to, or with null to the account itself",
  permission: "session.own",
  body: z.strictObject({ team: uuid.nullable() }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
});
