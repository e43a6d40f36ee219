import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, success, uuid } from "../shapes.ts";
import {
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
  notificationKinds,
} from "./notification-kinds.ts";

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

const kind = z.enum(Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]);
const group = z.enum(Object.keys(notificationGroups) as [NotificationGroup, ...NotificationGroup[]]);

const hour = z.number().int().min(0).max(23);
const hourSent = z.int("Choose a full hour.").min(0, "Choose a full hour.").max(23, "Choose a full hour.");

export const notificationSettings = z.object({
  /** The kinds that this account may get, in the order of their groups. */
  kinds: z.array(
    z.object({
      kind,
      group,
      label: z.string(),
      text: z.string(),
      /** Always arrives. */
      is_locked: z.boolean(),
      /** Whether it shows up under notifications; null where it never does. */
      app: z.boolean().nullable(),
      /** Whether it arrives by email; null where it never does. */
      mail: z.boolean().nullable(),
      /** Whether devices with push notifications show it; null where they never do. */
      push: z.boolean().nullable(),
    }),
  ),
  /** Full hours in the account's time zone; null without quiet hours. */
  quiet: z.object({ starts_at: hour, ends_at: hour }).nullable(),
  /** The full hour at which all emails of a day arrive in one; null if they arrive one by one. */
  digest_hour: hour.nullable(),
  timezone: z.string(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const getNotificationSettings = endpoint("GET /api/notification/settings", {
  summary: "Which notifications and emails the account gets, its quiet hours and daily digest",
  permission: "session.own",
  reply: success(notificationSettings),
});

export const changeNotificationSettings = endpoint("PUT /api/notification/settings", {
  summary:
    "Switch kinds of notifications and emails on or off, set quiet hours or a daily digest; what is left out stays",
  permission: "session.own",
  body: z.strictObject({
    kinds: z
      .array(
        z.strictObject({
          kind,
          app: z.boolean().optional(),
          mail: z.boolean().optional(),
          push: z.boolean().optional(),
        }),
      )
      .max(40, "Send each kind once.")
      .optional(),
    quiet: z.strictObject({ starts_at: hourSent, ends_at: hourSent }).nullable().optional(),
    digest_hour: hourSent.nullable().optional(),
  }),
  reply: success(notificationSettings),
});

const unsubscribeLink = z.object({ token: z.string().min(10).max(1500) });
const unsubscription = z.object({
  /** What the emails are about, as the settings call it. */
  about: z.array(z.string()),
  is_stopped: z.boolean(),
  /** Whether the link belongs to an account, which has settings. */
  has_account: z.boolean(),
});

export const getUnsubscription = endpoint("GET /api/unsubscribe/{token}", {
  summary: "What the unsubscribe link of an email stops; changes nothing",
  permission: "session.open",
  params: unsubscribeLink,
  reply: success(unsubscription),
});

export const unsubscribe = endpoint("POST /api/unsubscribe/{token}", {
  summary:
    "Stop emails of a kind with the link in one of them (RFC 8058); no sign-in, and again does no harm",
  permission: "session.open",
  params: unsubscribeLink,
  reply: success(unsubscription),
});
