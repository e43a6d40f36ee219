import { designRooms } from "../../../../contract/design/ai-designs.ts";
import { furnishable, furnishRoom } from "../../../../contract/design/room-furnish.ts";
import { styleById } from "../../../../domain/projects/style-profile/styles.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { standingRoom, templateInShowroom } from "../rooms/index.ts";
import { ask, readShelvesAhead, shelvesRead, unlessBusy } from "./designer.flow.ts";

/** Furnishing takes half a second of a process that designs share. */
const limit = { count: 30, seconds: 60 };

const own = async (db: Db, caller: Caller, id: string, key: string | undefined) =>
  (await standingRoom(db, caller, id, key)) ?? fail("not_found");

const look = serve(furnishable, async ({ params, query, caller, platform }) => {
  const { design } = await own(platform.db, caller, params.id, query.temp_project_id);
  // people choose a style next and then want rooms at once; if this fails, their call reads the products itself
  readShelvesAhead(platform).catch((error: unknown) =>
    platform.log.warn({ err: error }, "no shelf was read"),
  );
  return {
    data: { room: designRooms.find((room) => room === design.room) ?? null, rooms: [...designRooms] },
  };
});

const furnish = serve(furnishRoom, async ({ params, body, caller, platform }) => {
  await takeAttempt(platform.db, `room-furnish:${caller.account?.id ?? caller.ip}`, limit);
  const { design, showroom_id } = await own(platform.db, caller, params.id, body.temp_project_id);
  const { room, style, keep, from, temp_project_id } = body;
  if (!styleById(style)) failFields({ style: "Choose one of the styles." });
  const like =
    body.like === undefined
      ? undefined
      : await templateInShowroom(platform, caller, { id: body.like, temp_project_id, showroom_id });
  await shelvesRead(platform);
  const { furnished } = await unlessBusy(() =>
    ask(platform, { ask: "furnish", showroom_id, plan: { design, room, style, like, keep, from } }),
  );
  return { data: furnished };
});

export const furnishRoutes: readonly Route[] = [look, furnish];
