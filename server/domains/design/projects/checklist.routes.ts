import {
  checklistFile,
  createChecklist,
  getCalendarLink,
  getChecklist,
  listChecklists,
  makeCalendarLink,
  openCalendar,
  revokeCalendarLink,
  updateChecklist,
} from "../../../../contract/design/checklists.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { linkToken, newLinkToken } from "../../../platform/secret-keys.ts";
import { actingOn } from "./acting.flow.ts";
import { saveChecklist, showChecklist } from "./checklist.flow.ts";
import { checklistsOf } from "./checklist.store.ts";
import { calendarLinkText, calendarOfProject } from "./checklist-calendar.flow.ts";
import {
  addCalendar,
  type CalendarRow,
  calendarOf,
  dropCalendar,
  projectOfCalendar,
} from "./checklist-calendar.store.ts";
import { type Owner, ownerOf } from "./owner.ts";
import { findProjectOf } from "./project-cart.store.ts";

/** Whose checklist it is, for its owner or somebody who may change the project. */
async function ownerFor(db: Db, caller: Caller, project: string, tempProjectId?: string): Promise<Owner> {
  return (await actingOn(db, caller, project, tempProjectId))?.owner ?? fail("not_found");
}

const list = serve(listChecklists, async ({ query, caller, platform }) => {
  const owner = ownerOf(caller, query.temp_project_id);
  const rows = owner ? await checklistsOf(platform.db, owner, query) : [];
  const views = rows.map((row) => ({
    project: {
      id: row.id,
      name: row.name,
      is_cart: row.is_cart,
      showroom: { id: row.showroom_id, vsd_id: row.vsd_id, company_name: row.company_name },
    },
    items: row.items,
    done: row.done,
    due_on: row.due_on,
    updated_at: row.updated_at.toISOString(),
  }));
  const { page, per_page } = query;
  const total = rows[0]?.total ?? 0;
  return { data: listForm(views, { total, page, per_page, path: "/api/projectChecklist" }) };
});

const get = serve(getChecklist, async (call) => {
  const { params, query, caller, platform } = call;
  const owner = await ownerFor(platform.db, caller, params.projectId, query.temp_project_id);
  return { data: await showChecklist(platform.db, owner, params.projectId, call) };
});

const create = serve(createChecklist, async (call) => {
  const { body, caller, platform } = call;
  const owner = await ownerFor(platform.db, caller, body.project, body.temp_project_id);
  const data = await platform.db
    .transaction()
    .execute((db) => saveChecklist(db, owner, body.project, body, call));
  return { message: "The checklist is saved.", data };
});

const update = serve(updateChecklist, async (call) => {
  const { params, body, caller, platform } = call;
  const owner = await ownerFor(platform.db, caller, params.projectId, body.temp_project_id);
  const data = await platform.db
    .transaction()
    .execute((db) => saveChecklist(db, owner, params.projectId, body, call));
  return { message: "The checklist is saved.", data };
});

const ownProject = async (platform: Platform, owner: Owner, id: string) =>
  (await findProjectOf(platform.db, owner, id)) ?? fail("not_found");

const file = serve(checklistFile, async (call) => {
  const { params, query, caller, platform } = call;
  const owner = await ownerFor(platform.db, caller, params.projectId, query.temp_project_id);
  await ownProject(platform, owner, params.projectId);
  return calendarOfProject(platform, platform.db, params.projectId, call);
});

const urlOf = ({ config }: Platform, calendar: CalendarRow | undefined) => ({
  url: calendar
    ? `/api/checklist_calendars/${linkToken(config, calendarLinkText(calendar.id), calendar.token_hash)}`
    : null,
});

const calendarLink = serve(getCalendarLink, async ({ params, caller, platform }) => {
  await ownProject(platform, { user_id: accountOf(caller).id }, params.projectId);
  return { data: urlOf(platform, await calendarOf(platform.db, params.projectId)) };
});

const makeLink = serve(makeCalendarLink, async ({ params, caller, platform }) => {
  await ownProject(platform, { user_id: accountOf(caller).id }, params.projectId);
  const made = await addCalendar(platform.db, params.projectId, (id) =>
    newLinkToken(platform.config, calendarLinkText(id)),
  );
  return { message: "Your calendar can subscribe now.", data: urlOf(platform, made) };
});

const revokeLink = serve(revokeCalendarLink, async ({ params, caller, platform }) => {
  await ownProject(platform, { user_id: accountOf(caller).id }, params.projectId);
  await dropCalendar(platform.db, params.projectId);
  return { message: "Link revoked. Calendars no longer get updates from it.", data: { url: null } };
});

const calendar = serve(openCalendar, async (call) => {
  const { params, platform } = call;
  const project = (await projectOfCalendar(platform.db, params.token)) ?? fail("not_found");
  return calendarOfProject(platform, platform.db, project, call);
});

export const checklistRoutes: readonly Route[] = [
  ...[list, get, create, update],
  ...[file, calendarLink, makeLink, revokeLink, calendar],
];
