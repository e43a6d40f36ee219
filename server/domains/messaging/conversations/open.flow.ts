import type { Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { shareProject } from "../../design/projects/index.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { notify } from "../notifications/index.ts";
import type { Viewer } from "./conversations.rules.ts";
import {
  addMembers,
  ensureDirectConversation,
  ensureProjectConversation,
  ensureSupportConversation,
  findConversation,
  findOrderParties,
  findProjectParties,
  findProOf,
  findVendorParties,
} from "./conversations.store.ts";
import { conversationPath } from "./emails.rules.ts";
import { findClientParties, findDesignerParties, worksWith } from "./recipients.store.ts";

export type About = "project" | "showroom" | "order" | "client" | "vendor" | "designer" | "support";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The conversation about something of this account's, made if there is none. */
export async function openAbout(
  platform: Platform,
  caller: Caller,
  viewer: Viewer,
  { about, id }: { about: About; id: string },
): Promise<string> {
  if (about === "showroom") return openWithPro(platform, caller, viewer, id);
  if (about === "support") return openSupport(platform.db, viewer);
  if (!uuid.test(id)) failFields({ id: "This is not a valid id." });
  if (about === "client") return openWithClient(platform.db, viewer, id);
  if (about === "vendor") return openWithVendor(platform.db, viewer, id);
  if (about === "designer") return openWithDesigner(platform.db, viewer, id);
  return about === "project" ? openProject(platform.db, viewer, id) : openOrder(platform.db, viewer, id);
}

/** The owner of a project and, once it is shared, the pro of its showroom. */
export async function openProject(db: Db, viewer: Viewer, project_id: string): Promise<string> {
  const parties = (await findProjectParties(db, viewer, project_id)) ?? fail("not_found");
  return db.transaction().execute(async (tx) => {
    const id = await ensureProjectConversation(tx, parties);
    await addMembers(tx, id, parties.shared_at ? [parties.owner, parties.pro] : [parties.owner]);
    return id;
  });
}

async function openWithPro(
  platform: Platform,
  caller: Caller,
  viewer: Viewer,
  reference: string,
): Promise<string> {
  if (viewer.type === "Admin") fail("forbidden");
  const showroom = (await findShowroom(platform, caller, reference)) ?? fail("not_found");
  const pro = (await findProOf(platform.db, showroom.id)) ?? fail("not_found");
  // a customer may ask any showroom; designers and vendors write to those that they work with
  if (viewer.type !== "User" && !(await worksWith(platform.db, viewer, showroom.id))) fail("forbidden");
  return openDirect(platform.db, { showroom_id: showroom.id, customer: viewer.id, pro });
}

/** A pro writes to one of the own clients. */
async function openWithClient(db: Db, viewer: Viewer, client_id: string): Promise<string> {
  if (viewer.type !== "Contractor") fail("forbidden");
  const { showroom_id, account, name } =
    (await findClientParties(db, viewer.id, client_id)) ?? fail("not_found");
  if (!account) return failFields({ id: `${name} has no account here yet. Send an invitation first.` });
  return openDirect(db, { showroom_id, customer: account, pro: viewer.id });
}

/** A pro writes to a designer of the own showroom. */
async function openWithDesigner(db: Db, viewer: Viewer, designer_id: string): Promise<string> {
  if (viewer.type !== "Contractor") fail("forbidden");
  const showroom_id = (await findDesignerParties(db, viewer.id, designer_id)) ?? fail("not_found");
  return openDirect(db, { showroom_id, customer: designer_id, pro: viewer.id });
}

/** A pro writes to a vendor about the own showroom. */
async function openWithVendor(db: Db, viewer: Viewer, vendor_id: string): Promise<string> {
  if (viewer.type !== "Contractor") fail("forbidden");
  const parties = (await findVendorParties(db, viewer.id, vendor_id)) ?? fail("not_found");
  return openDirect(db, { showroom_id: parties.showroom_id, customer: parties.vendor, pro: viewer.id });
}

async function openOrder(db: Db, viewer: Viewer, order_id: string): Promise<string> {
  const parties = (await findOrderParties(db, viewer, order_id)) ?? fail("not_found");
  // pros who buy in their own showroom have nobody to write to
  if (parties.customer === parties.pro) fail("not_found");
  return openDirect(db, parties);
}

const openDirect = (
  db: Db,
  { showroom_id, customer, pro }: { showroom_id: string; customer: string; pro: string },
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const id = await ensureDirectConversation(tx, showroom_id, customer);
    await addMembers(tx, id, [customer, pro]);
    return id;
  });

const openSupport = (db: Db, viewer: Viewer): Promise<string> => {
  if (viewer.type === "Admin") fail("forbidden");
  return db.transaction().execute(async (tx) => {
    const id = await ensureSupportConversation(tx, viewer.id);
    await addMembers(tx, id, [viewer.id]);
    return id;
  });
};

/** Shares a project with the pro of its showroom, who is notified the first time and joins its conversation. */
export async function shareWithPro(platform: Platform, viewer: Viewer, project_id: string) {
  return platform.db.transaction().execute(async (tx) => {
    const shared = (await shareProject(tx, viewer.id, project_id, platform.now())) ?? fail("not_found");
    const parties = (await findProjectParties(tx, viewer, project_id)) ?? fail("not_found");
    const conversation = await ensureProjectConversation(tx, parties);
    await addMembers(tx, conversation, [parties.owner, parties.pro]);
    if (shared.is_new && shared.pro !== viewer.id) {
      await notify(tx, {
        user_id: shared.pro,
        kind: "project",
        title: `A customer shared the project ${shared.name} with you`,
        link: conversationPath(conversation),
      });
    }
    return { id: project_id, shared_at: shared.shared_at.toISOString(), conversation };
  });
}

/** A conversation that this account sees; otherwise not found. */
export const conversationOf = async (db: Db, viewer: Viewer, id: string) =>
  (await findConversation(db, viewer, id)) ?? fail("not_found");
