/** What the marketplace sends to a device (`server/domains/messaging/notifications/push.rules.ts`). */
interface PushMessage {
  tag: string;
  title: string;
  body: string;
  /** A page's path within the shop. */
  link: string;
}

/** What of the service worker's globals this needs; the two type libraries exclude each other. */
export interface PushScope {
  registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
}
interface Window {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  notification: { data: unknown; close(): void };
}

/** Shows what is pushed to this device, also while no page is open, and opens its page on a click. */
export function showPushes(worker: PushScope): void {
  worker.addEventListener("push", (event) => event.waitUntil(show(worker, readMessage(event))));
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(worker, pageOf(event.notification.data)));
  });
}

/** A browser takes notifications away from a site that is pushed to and shows nothing, so there is always one. */
function readMessage({ data }: Pushed): PushMessage {
  try {
    return data!.json() as PushMessage;
  } catch {
    return { tag: "unknown", title: "You have a new notification", body: "", link: "/notification" };
  }
}

async function show(worker: PushScope, { tag, title, body, link }: PushMessage): Promise<void> {
  const page = pageOf(link);
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  // someone who looks at the page already sees it there
  const isSeen = windows.some(({ url, visibilityState }) => visibilityState === "visible" && isAt(url, page));
  await worker.registration.showNotification(title, {
    body,
    tag,
    data: link,
    silent: isSeen,
    renotify: !isSeen,
    icon: "/showroom/icon-192.png",
    badge: "/showroom/icon-192.png",
  });
}

/** The page's address; the list of notifications for whatever would lead out of the shop. */
function pageOf(link: unknown): URL {
  const base = `${self.location.origin}/showroom`;
  const page = typeof link === "string" ? URL.parse(base + link) : null;
  const isOurs = page?.origin === self.location.origin && page.pathname.startsWith("/showroom/");
  return isOurs ? page : new URL(`${base}/notification`);
}

const isAt = (url: string, page: URL) => new URL(url).pathname === page.pathname;

async function open(worker: PushScope, page: URL): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => isAt(url, page));
  await (there ? there.focus() : worker.clients.openWindow(page.href));
}
