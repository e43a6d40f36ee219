import type { Route } from "../../../http/serve.ts";
import { keyedIn } from "../../../platform/rekey.store.ts";
import { routes as finalise } from "./finalise.routes.ts";
import { routes as library } from "./library.routes.ts";
import { routes as goods } from "./room-products.routes.ts";
import { routes as rooms } from "./rooms.routes.ts";
import { shareText } from "./rooms.rules.ts";
import { routes as showcase } from "./showcase.routes.ts";
import { routes as uploads } from "./upload.routes.ts";

export { coverApproved, swapApproved } from "./approved.flow.ts";
export { claimGuestRooms, forgetGuestDrawings } from "./claim.store.ts";
export { roomTakeoffLines, setLinesOf } from "./finalise.flow.ts";
export { floorplanById, publishFloorplans } from "./floorplans.store.ts";
export { roomsFollow } from "./follow-projects.store.ts";
export { findProducts as findRoomProducts } from "./room-products.flow.ts";
export { type FactsRow, factsOf } from "./room-products.rules.ts";
export { roomStills } from "./room-stills.flow.ts";
export { beginRoom } from "./rooms.flow.ts";
export { roomShareUrl } from "./rooms.rules.ts";
export { seedRooms } from "./seed.store.ts";
export { standingRoom, templateInShowroom } from "./standing-room.flow.ts";
export { countDesign } from "./takeoff.flow.ts";
export { publishTemplates } from "./templates.store.ts";

export const routes: readonly Route[] = [
  ...goods,
  ...library,
  ...uploads,
  ...finalise,
  ...rooms,
  ...showcase,
];

export const keyedColumns = keyedIn("rooms", {
  name: "links to rooms",
  id: "id",
  column: "share_token_hash",
  link: shareText,
  part: "share_id",
});
