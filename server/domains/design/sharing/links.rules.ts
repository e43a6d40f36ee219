import type { ProjectComment, ProjectLink } from "../../../../contract/design/shared-projects.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import { type LinkText, linkToken, type SecretKeys } from "../../../platform/secret-keys.ts";
import type { CommentRow } from "./comments.store.ts";
import type { LinkRow } from "./links.store.ts";

export const linkText = (id: string): LinkText => ({ text: `project-link ${id}` });

/** The page of a link, within the shop. */
export const linkPath = (keys: SecretKeys, { id, token_hash }: Pick<LinkRow, "id" | "token_hash">): string =>
  `/shared/project/${linkToken(keys, linkText(id), token_hash)}`;

export const stateOf = (
  row: { revoked_at: Date | null; expires_at: Date | null },
  now: Date,
): ProjectLink["state"] => {
  if (row.revoked_at) return "revoked";
  return row.expires_at && row.expires_at <= now ? "expired" : "open";
};

export const linkView = (row: LinkRow, keys: SecretKeys, now: Date): ProjectLink => ({
  id: row.id,
  url: linkPath(keys, row),
  label: row.label,
  can_comment: row.can_comment,
  can_approve: row.can_approve,
  approver: row.can_approve ? { name: row.approver_name, email: row.approver_email } : null,
  state: stateOf(row, now),
  expires_at: row.expires_at?.toISOString() ?? null,
  opens: row.opens,
  opened_at: row.opened_at?.toISOString() ?? null,
  comments: row.comments,
  created_at: row.created_at.toISOString(),
});

export const commentView = (row: CommentRow): ProjectComment => ({
  id: row.id,
  line: row.line_id,
  room: row.room_id,
  pin: row.pin,
  place: row.place,
  is_team: row.link_id === null,
  author_name: row.author_name,
  text: row.body,
  done_at: row.done_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** Sends a link to the person who approves by it. */
export const approverEmail = (about: {
  to: string;
  project: string;
  by: string;
  url: string;
}): EmailContent => ({
  subject: `${about.by} shares “${about.project}” with you`,
  preview: "See the rooms and products, ask questions, and approve what you like.",
  heading: `${about.by} shares “${about.project}” with you`,
  blocks: [
    about.to ? `Hello ${about.to},` : "Hello,",
    "See the rooms, products and prices, ask questions, and approve the selections. You don't need an account. Before you approve the first one, we email you a code to make sure it's you.",
  ],
  button: { label: "Open the project", path: about.url },
  note: "This link is for you. Anyone with this link can see the project.",
});
