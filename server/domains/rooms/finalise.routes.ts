import {
  roomChanges,
  roomToProject,
  takeoffOfDesign,
  takeoffOfRoom,
} from "../../../contract/room-takeoff.ts";
import type { Caller } from "../../caller.ts";
import { fail } from "../../failure.ts";
import { takeAttempt } from "../../limits.ts";
import { type Route, serve } from "../../serve.ts";
import { type Owner, ownerOf } from "../projects/index.ts";
import { findShowroom } from "../showrooms/index.ts";
import { changesOf, giveToProject, sellerOf } from "./finalise.flow.ts";
import { countRoomAct, ownRoom, refuseLargeDesign } from "./rooms.flow.ts";
import { countDesign } from "./takeoff.flow.ts";

/** Counting costs server time, and browsers count by themselves. */
const limit = { count: 120, seconds: 60 };

const known = (caller: Caller, tempProjectId: string | undefined): Owner =>
  ownerOf(caller, tempProjectId) ?? fail("not_found");

const anyTakeoff = serve(takeoffOfDesign, async ({ body, caller, platform }) => {
  await takeAttempt(platform.db, `takeoff:${caller.ip}`, limit);
  refuseLargeDesign(body.design);
  const showroom = await findShowroom(platform, caller, body.showroom);
  return { data: (await countDesign(platform, showroom, body.design)).takeoff };
});

const takeoff = serve(takeoffOfRoom, async ({ params, body, caller, platform }) => {
  const room = await ownRoom(platform.db, known(caller, body.temp_project_id), params.id);
  return { data: (await countDesign(platform, await sellerOf(platform, room), room.design)).takeoff };
});

const toProject = serve(roomToProject, async ({ params, body, caller, platform }) => {
  const owner = known(caller, body.temp_project_id);
  await countRoomAct(platform, caller, "save");
  const data = await giveToProject(platform, owner, params.id, body);
  return {
    message: data.project.is_cart
      ? "We added the room's products to your cart."
      : "We added the room's products to your project.",
    data,
  };
});

const changes = serve(roomChanges, async ({ params, query, caller, platform }) => ({
  data: await changesOf(platform, known(caller, query.temp_project_id), params.id),
}));

export const routes: readonly Route[] = [anyTakeoff, takeoff, toProject, changes];
