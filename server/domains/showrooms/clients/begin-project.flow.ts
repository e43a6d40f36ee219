import { type Account, workerOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { beginForClient } from "../../design/projects/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { mailBrandOf } from "../showrooms/index.ts";
import { addressOf, insertEvent, ownShowroom } from "./client-parts.store.ts";
import { lockClient } from "./clients.store.ts";

/** Begins a project for one of the pro's clients, and tells the client; 404 for another pro's client. */
export function beginProject(
  platform: Platform,
  account: Account,
  client_id: string,
  name: string,
): Promise<{ id: string; name: string; is_with_client: boolean }> {
  return platform.db.transaction().execute(async (db) => {
    const { id, account_id } = await beginProjectIn(platform, db, account, client_id, name);
    return { id, name, is_with_client: account_id !== null };
  });
}

/** The same in a transaction of somebody else's. Answers the project, and the account that it is, if the client has one. */
export async function beginProjectIn(
  platform: Platform,
  db: Db,
  account: Account,
  client_id: string,
  name: string,
): Promise<{ id: string; account_id: string | null }> {
  const at = platform.now();
  const { account_id, showroom_id } = (await lockClient(db, account.id, client_id)) ?? fail("not_found");
  const begun = { client_id, account_id, showroom_id, pro_id: account.id, name, at };
  const id = await beginForClient(db, begun);
  await insertEvent(db, { client_id, kind: "project", detail: name, by_id: workerOf(account), at });
  if (account_id) await notifyClient(platform, db, { id, name, account_id, pro_id: account.id, showroom_id });
  return { id, account_id };
}

async function notifyClient(
  { config }: Platform,
  db: Db,
  project: { id: string; name: string; account_id: string; pro_id: string; showroom_id: string },
): Promise<void> {
  const { id, name, account_id, pro_id, showroom_id } = project;
  const company = (await ownShowroom(db, pro_id))?.company_name ?? "Your pro";
  const path = `/projects/${id}`;
  const person = await addressOf(db, account_id);
  const content = begunEmail({ company, name, to: person.first_name, path });
  const brand = await mailBrandOf(db, config, showroom_id);
  await notify(db, { user_id: account_id, kind: "project", title: content.subject, link: path });
  await queueMail(db, config, {
    kind: "project",
    to: person.email,
    content,
    brand,
    cause: `project-begun:${id}`,
  });
}

function begunEmail(of: { company: string; name: string; to: string; path: string }): EmailContent {
  const subject = `${of.company} started the project ${of.name} for you`;
  return {
    subject,
    preview: "You can both add products and rooms to it.",
    heading: subject,
    blocks: [
      of.to ? `Hello ${of.to},` : "Hello,",
      `The project is yours. ${of.company} sees it too, and you can both add products and rooms to it.`,
      "You decide who can change it. Open the project and choose Share.",
    ],
    button: { label: "Open the project", path: of.path },
  };
}
