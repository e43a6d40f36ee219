import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { isoDate, listOf, paging, success, uuid } from "./shapes.ts";

export const notification = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  created_at: isoDate,
  read_at: isoDate.nullable(),
});

export const listNotifications = endpoint("GET /api/notification", {
  summary: "The account's notifications, newest first; `pending=1` for unread ones",
  permission: "session.own",
  query: z.object({ ...paging, pending: z.enum(["0", "1"]).optional() }),
  reply: success(listOf(notification)),
});

export const readAllNotifications = endpoint("PUT /api/notification/all", {
  summary: "Mark all as read",
  permission: "session.own",
  reply: success(z.object({ read: z.number() })),
});

export const readNotification = endpoint("PUT /api/notification/{id}", {
  summary: "Mark one as read",
  permission: "session.own",
  params: z.object({ id: uuid }),
  reply: success(z.object({ read: z.number() })),
});
