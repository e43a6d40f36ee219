import type { Job } from "../../../platform/jobs.ts";
import { routes as listRoutes } from "./notifications.routes.ts";
import { deliverPushes } from "./push.flow.ts";
import { pushRoutes } from "./push.routes.ts";
import { forgetEnded } from "./push.store.ts";
import { settingsRoutes } from "./settings.routes.ts";

export {
  forgetMailRefusals,
  forgetNotificationsAbout,
  forgetReportsNaming,
  unnameCustomer,
} from "./erase.store.ts";
export { markLinkRead, notify, notifyAll, notifyAnew } from "./notifications.store.ts";
export { seedNotifications } from "./seed.store.ts";

// a route of the list would match "settings" as an id, so these come first
export const routes = [...settingsRoutes, ...pushRoutes, ...listRoutes];

export const jobs: readonly Job[] = [
  { name: "send-push", cron: "* * * * *", at_start: true, run: deliverPushes },
  { name: "tidy-push", cron: "30 9 * * *", run: ({ db, now }) => forgetEnded(db, now()) },
];
