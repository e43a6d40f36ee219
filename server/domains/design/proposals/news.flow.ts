import { clientEmail } from "../../../../contract/design/managed-proposals.ts";
import type { NotificationKind } from "../../../../contract/messaging/notification-kinds.ts";
import type { Db } from "../../../platform/database.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notifyAnew } from "../../messaging/notifications/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import { proposalPath } from "./load.flow.ts";
import { type ProposalRow, proposalById } from "./proposals.store.ts";

export const proPath = (id: string): string => `/account/proposals/${id}`;

/** Emails and notifies the pro, in the transaction of the event. `about` keeps the same news from going out twice. */
export async function notifyPro(
  db: Db,
  { config, now }: Platform,
  row: ProposalRow,
  about: string,
  content: EmailContent,
): Promise<void> {
  await queueMail(db, config, {
    kind: "proposal",
    to: row.pro_email,
    content,
    cause: `proposal:${row.id}:pro:${about}`,
  });
  const notice = {
    user_id: row.pro_id,
    kind: "proposal" as const,
    title: content.subject,
    body: content.preview,
  };
  await notifyAnew(db, { ...notice, link: proPath(row.id) }, now());
}

/** Emails and notifies the pro of something that happened to a proposal elsewhere. */
export async function notifyProOfProposal(
  db: Db,
  platform: Platform,
  id: string,
  about: string,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  const row = await proposalById(db, id);
  if (!row) return;
  await notifyPro(db, platform, row, about, {
    subject,
    preview: text,
    heading: subject,
    blocks: [text],
    button: { label: "Open the proposal", path: proPath(id) },
  });
}

/** Emails the client in the showroom's name, and notifies the account if there is one. */
export async function notifyClient(
  db: Db,
  { config, now }: Platform,
  row: ProposalRow,
  about: string,
  content: EmailContent,
  { kind = "proposal", attachments }: { kind?: NotificationKind; attachments?: readonly File[] } = {},
): Promise<void> {
  const brand = await mailBrandOf(db, config, row.showroom_id);
  // a draft that is being edited may hold half an address
  if (clientEmail.safeParse(row.client_email).success) {
    const cause = `proposal:${row.id}:client:${about}`;
    await queueMail(db, config, {
      kind,
      to: row.client_email,
      content,
      brand,
      cause,
      ...(attachments && { attachments }),
    });
  }
  if (!row.customer_id || kind !== "proposal") return;
  const notice = {
    user_id: row.customer_id,
    kind: "proposal" as const,
    title: content.subject,
    body: content.preview,
  };
  await notifyAnew(db, { ...notice, link: proposalPath(config, row) }, now());
}
