import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from "../../../contract/notifications.ts";
import { accountOf } from "../../caller.ts";
import { fail } from "../../failure.ts";
import { listForm } from "../../list-form.ts";
import { serve } from "../../serve.ts";
import { listNotificationsOf, markAllRead, markRead, type NotificationRow } from "./notifications.store.ts";

const list = serve(listNotifications, async ({ query, caller, platform }) => {
  const { page, per_page, pending } = query;
  const { rows, total } = await listNotificationsOf(platform.db, accountOf(caller).id, {
    unread_only: pending === "1",
    offset: (page - 1) * per_page,
    limit: per_page,
  });
  const path = "/api/notification";
  return {
    data: listForm(rows.map(notificationView), {
      total,
      page,
      per_page,
      path,
      ...(pending && { query: { pending } }),
    }),
  };
});

const notificationView = (row: NotificationRow) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
});

const readAll = serve(readAllNotifications, async ({ caller, platform }) => ({
  data: { read: await markAllRead(platform.db, accountOf(caller).id, platform.now()) },
}));

const readOne = serve(readNotification, async ({ params, caller, platform }) => {
  if (!(await markRead(platform.db, accountOf(caller).id, params.id, platform.now()))) fail("not_found");
  return { data: { read: 1 } };
});

// "all" would be taken for an id by the other address, so it comes first
export const routes = [list, readAll, readOne];
