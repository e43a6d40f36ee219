import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from "../../../../contract/messaging/notifications.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { addNews, wakeStream } from "../stream/index.ts";
import { listNotificationsOf, markAllRead, markRead, type NotificationRow } from "./notifications.store.ts";

const list = serve(listNotifications, async ({ query, caller, platform }) => {
  const { page, per_page, pending } = query;
  const { rows, total } = await listNotificationsOf(platform.db, accountOf(caller).id, {
    unread_only: pending === "1",
    offset: offsetOf({ page, per_page }),
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
  data: await notifyOther(platform, accountOf(caller).id, () =>
    markAllRead(platform.db, accountOf(caller).id, platform.now()),
  ),
}));

/** Other open pages of the account show the new count too. */
async function notifyOther(platform: Platform, user_id: string, work: () => Promise<number>) {
  const read = await work();
  await addNews(platform.db, [{ user_id, kind: "notifications_read" }]);
  wakeStream(platform);
  return { read };
}

const readOne = serve(readNotification, async ({ params, caller, platform }) => {
  const { id } = accountOf(caller);
  if (!(await markRead(platform.db, id, params.id, platform.now()))) fail("not_found");
  return { data: await notifyOther(platform, id, async () => 1) };
});

// the other route would match "all" as an id, so it comes first
export const routes = [list, readAll, readOne];
