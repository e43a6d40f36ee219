import type { DesignLink } from "../../../../contract/design/ai-design-shares.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import { type LinkText, linkToken, type SecretKeys } from "../../../platform/secret-keys.ts";
import type { LinkRow } from "./links.store.ts";

export const linkText = (id: string): LinkText => ({ text: `design-link ${id}` });

/** The page of a link, within the shop. */
const linkPath = (keys: SecretKeys, { id, token_hash }: Pick<LinkRow, "id" | "token_hash">): string =>
  `/shared/design/${linkToken(keys, linkText(id), token_hash)}`;

export const isOpen = ({ revoked_at, expires_at }: LinkRow, now: Date): boolean =>
  revoked_at === null && expires_at > now;

export const linkView = (row: LinkRow, keys: SecretKeys, now: Date): DesignLink => ({
  id: row.id,
  url: linkPath(keys, row),
  label: row.label,
  state: isOpen(row, now) ? "open" : row.revoked_at ? "revoked" : "expired",
  expires_at: row.expires_at.toISOString(),
  opens: row.opens,
  opened_at: row.opened_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** Sends a link to somebody whom its owner names. It holds no words of the sender's. */
export const linkEmail = (about: { title: string; from: string; path: string }): EmailContent => ({
  subject: "A room design for you to look at",
  preview: `${about.title}: plan, 3D view, products and prices.`,
  heading: about.title,
  blocks: [
    "Hello,",
    `Someone with the address ${about.from} shares a room design with you. See it in 3D, with its products, quantities and prices. You don't need an account.`,
  ],
  button: { label: "See the design", path: about.path },
  note: "Anyone with this link can see the design. If you don't know the sender, ignore this email.",
});
