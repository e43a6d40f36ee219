import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success, uuid } from "../shapes.ts";

/** An account gets push notifications on so many devices at once. */
export const mostPushDevices = 10;

const notAnEndpoint = "This browser's push service can't be used.";
const badKey = "This browser sent a key that can't be used.";

/** Push services are public sites: https, by name, at the usual port. What the name leads to is checked when we send. */
const pushEndpoint = z
  .string()
  .max(1000, notAnEndpoint)
  .refine((text) => {
    const url = URL.parse(text);
    if (url?.protocol !== "https:" || url.username || url.password || url.port) return false;
    return url.hostname.includes(".") && !/^[\d.]+$|:/.test(url.hostname);
  }, notAnEndpoint);

const pushDevice = z.object({
  id: z.string(),
  /** Browser and system in words, such as "Chrome on Windows". */
  name: z.string(),
  created_at: isoDate,
  last_sent_at: isoDate.nullable(),
  /** The browser that asks. */
  is_current: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

const pushState = z.object({
  /** The public VAPID key that a browser subscribes with, base64url. */
  application_key: z.string(),
  devices: z.array(pushDevice),
});
export type PushState = z.infer<typeof pushState>;

export const listPushDevices = endpoint("GET /api/push", {
  summary: "Devices that show this account's notifications by web push, and the key to subscribe another one",
  permission: "session.own",
  reply: success(pushState),
});

export const addPushDevice = endpoint("POST /api/push", {
  summary: "Show push notifications in this browser; again does no harm",
  permission: "account.secure",
  status: 201,
  body: z.strictObject({
    endpoint: pushEndpoint,
    keys: z.strictObject({
      p256dh: z.string().regex(/^B[\w-]{86}$/, badKey),
      auth: z.string().regex(/^[\w-]{22}$/, badKey),
    }),
  }),
  reply: success(pushState),
});

export const removePushDevice = endpoint("DELETE /api/push/{id}", {
  summary: "Stop push notifications on one device",
  permission: "account.secure",
  params: z.object({ id: uuid }),
  reply: success(pushState),
});
