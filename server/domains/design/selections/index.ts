import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { guestRoutes } from "./guest.routes.ts";
import { remindOfSelections } from "./reminders.flow.ts";
import { selectionRoutes } from "./selections.routes.ts";

export { eraseSelectionsOf } from "./erase.store.ts";
export { type SeededSelection, seedSelections } from "./seed.store.ts";
export { waitingSelections } from "./selections.store.ts";

export const routes: readonly Route[] = [...selectionRoutes, ...guestRoutes];

export const jobs: readonly Job[] = [
  // in the American morning, so that nobody is reminded at night
  { name: "remind-of-selections", cron: "15 14 * * *", run: remindOfSelections },
];
