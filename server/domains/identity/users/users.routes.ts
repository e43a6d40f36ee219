import { changeUser, getUser, listUsers, type ManagedUser } from "../../../../contract/identity/users.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { changeAccount } from "./change-user.flow.ts";
import { findUser, findUsers, type UserRow } from "./users.store.ts";

const view = ({ first_name, last_name, has_place: _, ...row }: UserRow): ManagedUser => ({
  ...row,
  full_name: `${first_name} ${last_name}`.trim(),
  email_verified_at: row.email_verified_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
});

const list = serve(listUsers, async ({ query, platform }) => {
  const { page, per_page, ...filter } = query;
  const { rows, total } = await findUsers(platform.db, filter, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const shown = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const path = "/api/admin/users";
  return { data: listForm(rows.map(view), { total, page, per_page, path, query: shown }) };
});

const get = serve(getUser, async ({ params, platform }) => ({
  data: view((await findUser(platform.db, params.id)) ?? fail("not_found")),
}));

const change = serve(changeUser, async ({ params, body, caller, platform }) => {
  const { row, has_changed } = await changeAccount(platform, caller, { ...params, ...body });
  wakeMail(platform);
  const message = has_changed ? "Saved. We emailed the account owner." : "Nothing to change.";
  return { message, data: view(row) };
});

export const routes: readonly Route[] = [list, get, change];
