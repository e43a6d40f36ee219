import {
  createChecklist,
  getChecklist,
  listChecklists,
  updateChecklist,
} from "../../../contract/checklists.ts";
import type { Caller } from "../../caller.ts";
import { fail } from "../../failure.ts";
import { listForm } from "../../list-form.ts";
import { type Route, serve } from "../../serve.ts";
import { saveChecklist, showChecklist } from "./checklist.flow.ts";
import { checklistsOf } from "./checklist.store.ts";
import { type Owner, ownerOf } from "./owner.ts";

const known = (caller: Caller, tempProjectId: string | undefined): Owner =>
  ownerOf(caller, tempProjectId) ?? fail("not_found");

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

const get = serve(getChecklist, async ({ params, query, caller, platform }) => ({
  data: await showChecklist(platform.db, known(caller, query.temp_project_id), params.projectId),
}));

const create = serve(createChecklist, async ({ body, caller, platform }) => {
  const owner = known(caller, body.temp_project_id);
  const data = await platform.db.transaction().execute((db) => saveChecklist(db, owner, body.project, body));
  return { message: "The checklist is saved.", data };
});

const update = serve(updateChecklist, async ({ params, body, caller, platform }) => {
  const owner = known(caller, body.temp_project_id);
  const data = await platform.db
    .transaction()
    .execute((db) => saveChecklist(db, owner, params.projectId, body));
  return { message: "The checklist is saved.", data };
});

export const checklistRoutes: readonly Route[] = [list, get, create, update];
