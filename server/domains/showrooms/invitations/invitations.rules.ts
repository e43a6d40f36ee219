import { type InvitationState, teamRoleWords } from "../../../../contract/identity/team-roles.ts";
import type { Invitation } from "../../../../contract/showrooms/invitations.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import type { InvitationRow } from "./invitations.store.ts";

/** An invitation is good for two weeks, a link for a quarter of a year. */
export const lastsDays = { mail: 14, link: 90 } as const;

type Facts = Pick<
  InvitationRow,
  "cancelled_at" | "declined_at" | "opened_at" | "expires_at" | "joined" | "has_bounced" | "way"
>;

/** What became of an invitation. A link stays open for others after somebody joined by it. */
export function stateOf(row: Facts, now: Date): InvitationState {
  if (row.way === "mail" && row.joined.length > 0) return "joined";
  if (row.cancelled_at) return "cancelled";
  if (row.declined_at) return "declined";
  if (row.has_bounced) return "bounced";
  if (row.joined.length > 0) return "joined";
  if (row.expires_at <= now) return "expired";
  return row.opened_at ? "opened" : "sent";
}

/** Whether it can be sent again or canceled. */
export const isOpen = (row: Facts): boolean =>
  row.cancelled_at === null && row.declined_at === null && (row.way === "link" || row.joined.length === 0);

export function invitationView(row: InvitationRow, now: Date): Invitation {
  return {
    id: row.id,
    kind: row.kind,
    way: row.way,
    role: row.role,
    full_name: row.full_name,
    email: row.email,
    message: row.message,
    state: stateOf(row, now),
    joined: row.joined,
    client: row.client_id && row.client_name ? { id: row.client_id, full_name: row.client_name } : null,
    sends: row.sends,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_open: isOpen(row),
  };
}

/** Whether a text holds a web address: invitations go to strangers, and lead only to the showroom. */
export const hasWebAddress = (text: string): boolean =>
  /https?:|www\.|\b[\w-]+\.(com|net|org|io|co|us|biz|info|shop|site|xyz|ru|cn|link|ly)\b/i.test(text);

interface Told {
  kind: InvitationRow["kind"];
  role: InvitationRow["role"];
  full_name: string;
  message: string;
  company_name: string;
  vsd_id: string;
  invited_by: string;
  days: number;
}

const offers: Record<InvitationRow["kind"], (told: Told) => string[]> = {
  client: ({ company_name, vsd_id }) => [
    `${company_name} has invited you to their online showroom. See their prices, plan your room in 3D, and order materials in one place.`,
    `Their Showroom ID is ${vsd_id}. The button below fills it in for you.`,
  ],
  designer: ({ company_name }) => [
    `${company_name} has invited you to work with them as a designer. Open your own showroom, plan rooms for clients in 3D, and specify real products with exact quantities.`,
  ],
  vendor: ({ company_name }) => [
    `${company_name} has invited you to sell your products on the marketplace, so they can show them to their clients.`,
  ],
  team: ({ company_name, role }) => [
    `${company_name} has invited you to work in their showroom as ${teamRoleWords[role ?? "sales"].name.toLowerCase()}.`,
    `What you can do: ${teamRoleWords[role ?? "sales"].may}`,
  ],
};

const firstName = (full_name: string): string => {
  const [first = ""] = full_name.split(" ");
  return /^[\p{L}'’-]{2,20}$/u.test(first) ? `Hello ${first},` : "Hello,";
};

/** The email with the link. */
export function invitationEmail(told: Told, token: string): EmailContent {
  const { company_name, invited_by, message, days } = told;
  return {
    subject: told.kind === "team" ? `Join the team of ${company_name}` : `${company_name} has invited you`,
    preview: invited_by
      ? `${invited_by} of ${company_name} sent you this.`
      : `${company_name} sent you this.`,
    heading: told.kind === "team" ? `Join the team of ${company_name}` : `${company_name} has invited you`,
    blocks: [
      firstName(told.full_name),
      ...offers[told.kind](told),
      ...(message ? [`${invited_by || company_name} writes: “${message}”`] : []),
    ],
    button: { label: "See the invitation", path: `/invitation/${token}` },
    note: `The link expires in ${days} days and is for you only. Don't forward it. You got this email because ${company_name} entered your address. If you don't know them, ignore it, or open the invitation and decline: they can't invite you again.`,
  };
}
