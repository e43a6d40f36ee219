import type { PushState } from "../../../contract/messaging/push.ts";
import { api } from "../../client/api.ts";

/** Whether this browser can show push notifications, or why it can't. */
export type PushAbility = "able" | "blocked" | "home screen" | "unable";

export function pushAbility(): PushAbility {
  const { userAgent, maxTouchPoints } = navigator;
  if ("PushManager" in window && "serviceWorker" in navigator && "Notification" in window) {
    return Notification.permission === "denied" ? "blocked" : "able";
  }
  // iPhones and iPads show them only for a page on the home screen
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? "home screen" : "unable";
}

export type SwitchedOn = { state: PushState } | { problem: string };

/** Asks for permission, subscribes this browser and tells the server. Call it from a click: browsers insist. */
export async function switchOn(application_key: string): Promise<SwitchedOn> {
  if ((await Notification.requestPermission()) !== "granted") {
    return {
      problem: "Your browser doesn't allow notifications from this site. Allow them in its settings.",
    };
  }
  const registration = await serviceWorker();
  if (!registration) {
    return { problem: "This browser can't receive notifications now. Reload the page and try again." };
  }
  const subscription = await subscribe(registration, application_key).catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) {
    return { problem: "We couldn't reach your browser's push service. Check your connection and try again." };
  }
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  return { state: (await api("POST /api/push", { body, feedback: "none" })).data };
}

/** A private window may have no service worker, in which case `ready` would never answer. */
async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registered = await navigator.serviceWorker.getRegistration();
  return registered && navigator.serviceWorker.ready;
}

/** A subscription with another marketplace's key, or with a former one, is no good. */
async function subscribe(registration: ServiceWorkerRegistration, application_key: string) {
  const { pushManager } = registration;
  const kept = await pushManager.getSubscription();
  const keptKey = kept?.options.applicationServerKey;
  if (keptKey && base64Url(keptKey) !== application_key) await kept.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: application_key });
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Ends this browser's own subscription, so that nothing is left at its push service. */
export async function unsubscribeHere(): Promise<void> {
  const registered = await navigator.serviceWorker?.getRegistration();
  await (await registered?.pushManager.getSubscription())?.unsubscribe();
}
