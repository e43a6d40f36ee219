import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { keyedIn } from "../../../platform/rekey.store.ts";
import { checklistRoutes } from "./checklist.routes.ts";
import { calendarLinkText, remindOfTasks } from "./checklist-calendar.flow.ts";
import { historyRoutes } from "./history.routes.ts";
import { routes as cartRoutes } from "./project-cart.routes.ts";
import { listRoutes } from "./projects-list.routes.ts";
import { tidyRoutes } from "./tidy-projects.routes.ts";
import { toCartRoutes } from "./to-cart.routes.ts";
import { notifyOfProducts } from "./watched-products.flow.ts";

export { type Acting, actingOn, signAs } from "./acting.flow.ts";
export { changeLineProduct, linesOfRoom } from "./approved-lines.store.ts";
export { type RoomEntry, setRoomEntries, showChecklist, worksKey, worksStart } from "./checklist.flow.ts";
export { claimGuestCart } from "./claim-guest-cart.flow.ts";
export { giveProjectsTo } from "./client-projects.flow.ts";
export { beginForClient } from "./client-projects.store.ts";
export { eraseProjectsOf, forgetProjectChangesOf } from "./erase.store.ts";
export { type ProjectFollower, projectFollowers } from "./followers.ts";
export { addProjectWithLines, closeOpenProjectOf, closeProjectsOf, reopenProject } from "./ordered.store.ts";
export { guestOwner, type Owner, ownerOf } from "./owner.ts";
export {
  type LineRow,
  linesOfProject,
  marginBp,
  type OfferRow,
  offersBySku,
  soldIn,
} from "./priced-lines.store.ts";
export { touchProject } from "./project-cart.store.ts";
export { keepQuotedPrices } from "./quoted-prices.store.ts";
export {
  cartOf,
  newProjectOf,
  type RoomLine,
  setRoomLines,
} from "./room-lines.flow.ts";
export { type SeededProject, seedProjects } from "./seed.store.ts";
export { shareProject } from "./share-with-pro.store.ts";
export { findOpenProject, openProjectOf, showProjectOf } from "./show-project.flow.ts";
export { forgetLinesBefore } from "./undo-lines.store.ts";

export const routes: readonly Route[] = [
  ...cartRoutes,
  ...toCartRoutes,
  ...listRoutes,
  ...tidyRoutes,
  ...checklistRoutes,
  ...historyRoutes,
];
export {
  type PricedLine,
  priceLine,
  quantityProblem,
  shareStock,
  unavailableWords,
} from "./project-cart.rules.ts";

export const jobs: readonly Job[] = [
  // hourly: it is morning at another hour in each time zone
  { name: "remind-of-tasks", cron: "5 * * * *", run: remindOfTasks },
  { name: "tell-of-goods", cron: "25 * * * *", run: notifyOfProducts },
];

export const keyedColumns = keyedIn("checklist_calendars", {
  name: "calendar links",
  id: "id",
  column: "token_hash",
  link: calendarLinkText,
});
