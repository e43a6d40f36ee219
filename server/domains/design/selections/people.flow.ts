import type { SelectionSide } from "../../../../contract/design/selection-words.ts";
import type { Db } from "../../../platform/database.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notifyAnew } from "../../messaging/notifications/index.ts";
import { addNews } from "../../messaging/stream/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import { approveLinksOf, linkPath } from "../sharing/index.ts";
import { type BoardProject, peopleOf } from "./selections.store.ts";

/** Who does something with a selection. */
export interface Actor {
  side: SelectionSide;
  /** The account whose selections they are; a link's reader has none. */
  user_id: string | null;
  link: { id: string; email: string; name: string } | null;
  ip: string;
}

/** What the other side hears. */
export interface Told {
  to: SelectionSide;
  subject: string;
  /** A paragraph or two. */
  words: readonly string[];
  facts?: readonly (readonly [string, string])[];
  button: string;
  /** Keeps the same news from being emailed twice. */
  about: string;
  /** Who proposed it, if still on the project, hears of it; else all its pros do. */
  pro_id: string | null;
}

export const boardPath = (project_id: string): string => `/account/selections/${project_id}`;

/**
 * Tells a side by notification and email, and all open pages. Call it in the transaction of the event.
 * @returns whether there is anybody on that side: a client without an account or a link hears nothing yet
 */
export async function tell(platform: Platform, db: Db, project: BoardProject, told: Told): Promise<boolean> {
  const { config } = platform;
  const { pros, client } = await peopleOf(db, project.id);
  const brand = await mailBrandOf(db, config, project.showroom_id);
  const mail = (to: string, name: string, path: string) =>
    queueMail(db, config, {
      kind: "selection",
      to,
      content: emailOf(told, name, path),
      brand,
      cause: `selection:${told.about}:${to}`,
    });
  const proposer = pros.filter(({ id }) => id === told.pro_id);
  const readers = told.to === "client" ? (client ? [client] : []) : proposer.length > 0 ? proposer : pros;
  for (const { id, email, name } of readers) {
    const link = boardPath(project.id);
    await notifyAnew(
      db,
      { user_id: id, kind: "selection", title: told.subject, body: project.name, link },
      platform.now(),
    );
    await mail(email, name, link);
  }
  const links = told.to === "client" ? await approveLinksOf(db, project.id, platform.now()) : [];
  for (const link of links) {
    await mail(link.approver_email, link.approver_name, linkPath(config, link));
  }
  await refreshPages(db, project.id);
  return readers.length + links.length > 0;
}

/** Lets open pages of everybody on the project load it anew. Call it in the transaction of the change. */
export async function refreshPages(db: Db, project_id: string): Promise<void> {
  const { pros, client } = await peopleOf(db, project_id);
  const ids = [...pros, ...(client ? [client] : [])].map(({ id }) => id);
  await addNews(
    db,
    ids.map((user_id) => ({ user_id, kind: "selection", data: { project: project_id } })),
  );
}

const emailOf = ({ subject, words, facts, button }: Told, name: string, path: string): EmailContent => ({
  subject,
  preview: words[0]?.slice(0, 120) ?? "",
  heading: subject,
  blocks: [name ? `Hello ${name},` : "Hello,", ...words, ...(facts && facts.length > 0 ? [{ facts }] : [])],
  button: { label: button, path },
});
