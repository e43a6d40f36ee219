import {
  roomChanges,
  roomToProject,
  takeoffOfDesign,
  takeoffOfRoom,
} from "../../../../contract/design/room-takeoff.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { wakeStream } from "../../messaging/stream/index.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { actingOnRoom } from "./acting.flow.ts";
import { changesOf, giveToProject, sellerOf } from "./finalise.flow.ts";
import { countRoomAct, ownRoom, refuseLargeDesign } from "./rooms.flow.ts";
import { countDesign } from "./takeoff.flow.ts";

/** Counting costs server time, and browsers count by themselves. */
const limit = { count: 120, seconds: 60 };

const anyTakeoff = serve(takeoffOfDesign, async ({ body, caller, platform }) => {
  await takeAttempt(platform.db, `takeoff:${caller.ip}`, limit);
  refuseLargeDesign(body.design);
  const showroom = await findShowroom(platform, caller, body.showroom);
  return { data: (await countDesign(platform, showroom, body.design)).takeoff };
});

const takeoff = serve(takeoffOfRoom, async ({ params, body, caller, platform }) => {
  const { owner } = await actingOnRoom(platform.db, caller, params.id, body.temp_project_id);
  const room = await ownRoom(platform.db, owner, params.id);
  return { data: (await countDesign(platform, await sellerOf(platform, room), room.design)).takeoff };
});

const toProject = serve(roomToProject, async (call) => {
  const { params, body, caller, platform } = call;
  const acting = await actingOnRoom(platform.db, caller, params.id, body.temp_project_id);
  await countRoomAct(platform, caller, "save");
  const data = await giveToProject(platform, acting, params.id, body, call);
  wakeStream(platform);
  return {
    message: data.project.is_cart
      ? "We added the room's products to your cart."
      : "We added the room's products to your project.",
    data,
  };
});

const changes = serve(roomChanges, async ({ params, query, caller, platform }) => {
  const { owner } = await actingOnRoom(platform.db, caller, params.id, query.temp_project_id);
  return { data: await changesOf(platform, owner, params.id) };
});

export const routes: readonly Route[] = [anyTakeoff, takeoff, toProject, changes];
