import {
  changeView,
  deleteView as deleteViewCall,
  listViews,
  mostViews,
  type SavedView,
  saveView,
  type ViewTable,
} from "../../../../contract/admin/views.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { newId } from "../../../platform/ids.ts";
import {
  deleteView,
  dropDefault,
  insertView,
  lockView,
  updateView,
  type ViewRow,
  viewsOf,
} from "./views.store.ts";

const view = ({ table_name, updated_at, ...row }: ViewRow): SavedView => ({
  ...row,
  table: table_name as ViewTable,
  updated_at: updated_at.toISOString(),
});

const list = serve(listViews, async ({ query, caller, platform }) => ({
  data: (await viewsOf(platform.db, accountOf(caller).id, query.table)).map(view),
}));

const nameIsTaken = () => failFields({ name: "You already have a view with this name." });

const save = serve(saveView, async ({ body, caller, platform }) => {
  const { id: user_id } = accountOf(caller);
  const { table: table_name, ...contents } = body;
  const made = await platform.db.transaction().execute(async (db) => {
    if ((await viewsOf(db, user_id, table_name)).length >= mostViews) {
      failFields({ name: `You can have up to ${mostViews} views of a table. Delete one first.` });
    }
    const row = { id: newId(), user_id, table_name, ...contents, updated_at: platform.now() };
    return (await insertView(db, row)) ?? nameIsTaken();
  });
  return { message: "View saved.", data: view(made) };
});

const change = serve(changeView, async ({ params, body, caller, platform }) => {
  const { id: user_id } = accountOf(caller);
  const changed = await platform.db.transaction().execute(async (db) => {
    const row = (await lockView(db, user_id, params.id)) ?? fail("not_found");
    const others = await viewsOf(db, user_id, row.table_name as ViewTable);
    const name = body.name?.toLowerCase();
    if (name && others.some((one) => one.id !== row.id && one.name.toLowerCase() === name)) nameIsTaken();
    if (body.is_default) await dropDefault(db, user_id, row.table_name);
    return updateView(db, row.id, { ...body, updated_at: platform.now() });
  });
  return { data: view(changed) };
});

const remove = serve(deleteViewCall, async ({ params, caller, platform }) => {
  if (!(await deleteView(platform.db, accountOf(caller).id, params.id))) fail("not_found");
  return { message: "View deleted.", data: { id: params.id } };
});

export const routes: readonly Route[] = [list, save, change, remove];
