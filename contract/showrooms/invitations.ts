import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  type InvitationState,
  type InvitedKind,
  invitationStates,
  invitedKinds,
  teamRoles,
} from "../identity/team-roles.ts";
import { isoDate, listOf, mailedToken, paging, sortOf, success, uuid } from "../shapes.ts";
import { invitationSorts } from "../sorts.ts";

const kinds = Object.keys(invitedKinds) as [InvitedKind, ...InvitedKind[]];
const states = Object.keys(invitationStates) as [InvitationState, ...InvitationState[]];

/** How many invitations a showroom may email in a day. */
export const mostInvitationsADay = 50;

const text = (max: number) => z.string().trim().max(max, `Enter at most ${max} characters.`);
const email = text(254)
  .min(1, "Enter an email address.")
  .pipe(z.email("Enter an email address such as ada@example.com."));

const invitation = z.object({
  id: z.string(),
  kind: z.enum([...kinds, "team"]),
  way: z.enum(["mail", "link"]),
  role: z.enum(teamRoles).nullable(),
  full_name: z.string(),
  email: z.string(),
  message: z.string(),
  state: z.enum(states),
  /** Who accepted it; an emailed invitation is for one person. */
  joined: z.array(z.object({ name: z.string(), at: isoDate })),
  client: z.object({ id: z.string(), full_name: z.string() }).nullable(),
  sends: z.number(),
  sent_at: isoDate,
  expires_at: isoDate,
  /** Whether it can be sent again, or canceled. */
  is_open: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint("GET /api/pro/invitations", {
  summary:
    "The showroom's invitations of clients, designers and vendors, with what became of them; the newest first unless sorted",
  permission: "showroom.sell",
  query: z.object({
    ...paging,
    kind: z.enum(kinds).optional(),
    state: z.enum(states).optional(),
    /** Part of a name or an email address. */
    q: z.string().trim().max(80).optional(),
    sort: sortOf(invitationSorts),
  }),
  reply: success(listOf(invitation)),
});

/** A link is shown once: only its hash is kept. */
const made = z.object({ invitation, link: z.string().nullable() });

export const invite = endpoint("POST /api/pro/invitations", {
  summary: "Invite somebody by email, or create a link to share; the link's secret is returned only once",
  permission: "showroom.sell",
  status: 201,
  // a remembered answer would keep the link's secret; an address is refused the second time
  idempotency: "none",
  body: z.strictObject({
    kind: z.enum(kinds, "Choose who is invited."),
    way: z.enum(["mail", "link"], "Choose email or link."),
    full_name: text(120).default(""),
    email: z.union([z.literal(""), email]).default(""),
    message: text(600).default(""),
    /** Whom of the clients it is for. */
    client: uuid.optional(),
  }),
  reply: success(made),
});

const params = z.object({ id: uuid });

export const resendInvitation = endpoint("POST /api/pro/invitations/{id}/resend", {
  summary: "Email an open invitation again, with a new link; the old one stops working",
  permission: "showroom.sell",
  params,
  reply: success(invitation),
});

export const cancelInvitation = endpoint("POST /api/pro/invitations/{id}/cancel", {
  summary: "Cancel an invitation; its link stops working at once",
  permission: "showroom.sell",
  params,
  reply: success(invitation),
});

const token = z.object({ token: mailedToken });

const shownInvitation = z.object({
  kind: z.enum([...kinds, "team"]),
  role: z.enum(teamRoles).nullable(),
  company_name: z.string(),
  vsd_id: z.string(),
  /** Who invited, if the account still exists. */
  invited_by: z.string(),
  /** The address that it was sent to; empty for a link. */
  email: z.string(),
  full_name: z.string(),
  message: z.string(),
});
export type ShownInvitation = z.infer<typeof shownInvitation>;

export const showInvitation = endpoint("GET /api/invitations/{token}", {
  summary: "Who invited to what; 404 once it is canceled, expired, declined or used up",
  permission: "session.open",
  params: token,
  reply: success(shownInvitation),
});

export const openInvitation = endpoint("POST /api/invitations/{token}/open", {
  summary: "Tell the showroom that the invitation was read",
  permission: "session.open",
  params: token,
  reply: z.object({ success: z.literal(true) }),
});

export const acceptInvitation = endpoint("POST /api/invitations/{token}/accept", {
  summary: "Accept an invitation with the account that is signed in; a second time changes nothing",
  permission: "session.own",
  params: token,
  reply: success(z.object({ kind: z.enum([...kinds, "team"]), vsd_id: z.string() })),
});

export const declineInvitation = endpoint("POST /api/invitations/{token}/decline", {
  summary: "Say no; the showroom cannot invite this address again",
  permission: "session.open",
  params: token,
  reply: z.object({ success: z.literal(true), message: z.string() }),
});
