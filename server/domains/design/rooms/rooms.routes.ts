import {
  claimRooms,
  createRoom,
  deleteRoom as deleteRoomEndpoint,
  getRoom,
  getRoomVersion,
  getSharedRoom,
  listRooms,
  listRoomVersions,
  printRoom,
  restoreRoomVersion,
  revokeRoomShare,
  saveRoom,
  sharedRoomPicture,
  shareRoom,
  takeRoomPicture,
  tellRoomPresence,
} from "../../../../contract/design/rooms.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { listForm } from "../../../http/list-form.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newLinkToken } from "../../../platform/secret-keys.ts";
import { forgetRoomPicture } from "../../catalog/pictures/index.ts";
import { wakeStream } from "../../messaging/stream/index.ts";
import { findShowroom } from "../../showrooms/showrooms/index.ts";
import { type Acting, actingOn, guestOwner, type Owner, ownerOf, signAs } from "../projects/index.ts";
import { actingOnRoom } from "./acting.flow.ts";
import { newRoomOf } from "./begin-room.flow.ts";
import { claimGuestRooms } from "./claim.store.ts";
import { papersOf } from "./papers.flow.ts";
import { tellPresence } from "./room-presence.flow.ts";
import { largePicture, sharedPictureFile, sharedPictures, wantRoomPictures } from "./room-stills.flow.ts";
import { stillKeysOfRoom } from "./room-stills.store.ts";
import { versionOf, versionsOf } from "./room-versions.store.ts";
import { beginRoom, countRoomAct, ownRoom, roomShowroom, saveRoomOf, showRoomById } from "./rooms.flow.ts";
import { roomListed, roomView, shareText } from "./rooms.rules.ts";
import { deleteRoom, findRoomByShare, roomsOf, setShare } from "./rooms.store.ts";

/** The owner of the rooms; a guest without a key has none. */
const known = (caller: Caller, tempProjectId: string | undefined): Owner =>
  ownerOf(caller, tempProjectId) ?? fail("not_found");

const list = serve(listRooms, async ({ query, caller, platform }) => {
  const owner = ownerOf(caller, query.temp_project_id);
  const showroom = query.showroom ? await findShowroom(platform, caller, query.showroom) : undefined;
  const { page, per_page, project } = query;
  const found =
    owner && showroom !== null
      ? await roomsOf(platform.db, owner, { page, per_page, project, showroom_id: showroom?.id })
      : { rows: [], total: 0 };
  await wantRoomPictures(
    platform,
    found.rows.map(({ id }) => id),
  );
  return {
    data: listForm(found.rows.map(roomListed), { total: found.total, page, per_page, path: "/api/rooms" }),
  };
});

/** For whom a room is begun: the owner of the project or of the room to vary, else the caller. */
async function beginsFor(
  db: Db,
  caller: Caller,
  self: Owner,
  { project, variant_of }: { project?: string | undefined; variant_of?: string | undefined },
): Promise<Acting> {
  const own = { owner: self, edits_for: null, editor_id: null };
  if ("guest_key" in self) return own;
  if (project) return (await actingOn(db, caller, project)) ?? own;
  return variant_of ? actingOnRoom(db, caller, variant_of) : own;
}

const create = serve(createRoom, async (call) => {
  const { body, caller, platform } = call;
  await countRoomAct(platform, caller, "begin");
  const self = guestOwner(call, body.temp_project_id);
  const acting = await beginsFor(platform.db, caller, self, body);
  const { owner, edits_for } = acting;
  const room = await newRoomOf(platform, caller, { self, acting }, body, call.language);
  const data = await platform.db.transaction().execute(async (db) => {
    await signAs(db, acting);
    const id = await beginRoom(db, owner, room);
    return showRoomById(platform, db, owner, id, edits_for);
  });
  if (body.project) wakeStream(platform);
  return { data };
});

const get = serve(getRoom, async ({ params, query, caller, platform }) => {
  const { db } = platform;
  const { owner, edits_for } = await actingOnRoom(db, caller, params.id, query.temp_project_id);
  return { data: await showRoomById(platform, db, owner, params.id, edits_for) };
});

const save = serve(saveRoom, async ({ params, body, caller, platform }) => {
  const acting = await actingOnRoom(platform.db, caller, params.id, body.temp_project_id);
  await countRoomAct(platform, caller, "save");
  const showroom = body.showroom ? await roomShowroom(platform, caller, body.showroom) : undefined;
  const { version, name, design } = body;
  return { data: await saveRoomOf(platform, acting, params.id, { version, name, design, showroom }) };
});

const presence = serve(tellRoomPresence, async ({ params, body, caller, platform }) => ({
  data: await tellPresence(platform, caller, params.id, body),
}));

const remove = serve(deleteRoomEndpoint, async ({ params, query, caller, platform }) => {
  const owner = known(caller, query.temp_project_id);
  const keys = await stillKeysOfRoom(platform.db, params.id);
  const { media_key } = (await deleteRoom(platform.db, owner, params.id)) ?? fail("not_found");
  for (const key of new Set([media_key, ...keys])) await forgetRoomPicture(platform, key);
  return { message: "Room deleted.", data: { id: params.id } };
});

const print = serve(printRoom, async ({ params, query, caller, platform, language, units }) => {
  const { owner } = await actingOnRoom(platform.db, caller, params.id, query.temp_project_id);
  const room = await ownRoom(platform.db, owner, params.id);
  await countRoomAct(platform, caller, "print");
  return papersOf(platform, room, query.paper, { language, units });
});

const versions = serve(listRoomVersions, async ({ params, query, caller, platform: { db } }) => {
  const { owner } = await actingOnRoom(db, caller, params.id, query.temp_project_id);
  const room = await ownRoom(db, owner, params.id);
  const rows = await versionsOf(db, room.id);
  const data = rows.map((row) => ({
    ...row,
    saved_at: row.saved_at.toISOString(),
    is_present: row.version === room.version,
  }));
  return { data: { data } };
});

const version = serve(getRoomVersion, async ({ params, query, caller, platform: { db } }) => {
  const { owner } = await actingOnRoom(db, caller, params.id, query.temp_project_id);
  const room = await ownRoom(db, owner, params.id);
  const found = (await versionOf(db, room.id, params.version)) ?? fail("not_found");
  return { data: { ...found, saved_at: found.saved_at.toISOString() } };
});

const restore = serve(restoreRoomVersion, async ({ params, body, caller, platform }) => {
  const acting = await actingOnRoom(platform.db, caller, params.id, body.temp_project_id);
  await countRoomAct(platform, caller, "save");
  const room = await ownRoom(platform.db, acting.owner, params.id);
  const found = (await versionOf(platform.db, room.id, params.version)) ?? fail("not_found");
  const data = await saveRoomOf(platform, acting, room.id, { ...found, version: room.version });
  return { data };
});

const share = serve(shareRoom, async ({ params, body, caller, platform }) => {
  const owner = known(caller, body.temp_project_id);
  const data = await changeShare(platform, owner, params.id, true);
  await wantRoomPictures(platform, [params.id]);
  return { data };
});

const revoke = serve(revokeRoomShare, async ({ params, query, caller, platform }) => {
  const owner = known(caller, query.temp_project_id);
  return { message: "Link revoked.", data: await changeShare(platform, owner, params.id, false) };
});

const changeShare = (platform: Platform, owner: Owner, id: string, isOpen: boolean) =>
  platform.db.transaction().execute(async (db) => {
    const room = await ownRoom(db, owner, id, true);
    if (isOpen !== (room.share_id !== null)) {
      const share_id = newId();
      const token = newLinkToken(platform.config, shareText(id, share_id));
      await setShare(db, id, isOpen ? { share_id, token } : null);
    }
    return showRoomById(platform, db, owner, id);
  });

const claim = serve(claimRooms, async ({ body, caller, platform }) => {
  const user_id = accountOf(caller).id;
  const data = await platform.db
    .transaction()
    .execute((db) => claimGuestRooms(db, { temp_project_id: body.temp_project_id, user_id }));
  return { data };
});

async function sharedRoom({ params, platform }: Call<typeof getSharedRoom>) {
  const row = (await findRoomByShare(platform.db, params.token)) ?? fail("not_found");
  const view = roomView(row, { temp_project_id: null, variants: [], keys: platform.config });
  const { name, room, style, showroom, version, design, updated_at } = view;
  const pictures = await sharedPictures(platform, row);
  return { data: { name, room, style, showroom, version, design, updated_at, pictures } };
}

const sharedPicture = serve(sharedRoomPicture, async ({ params, query, platform }) => {
  const row = (await findRoomByShare(platform.db, params.token)) ?? fail("not_found");
  return sharedPictureFile(platform, row, query.view);
});

const still = serve(takeRoomPicture, async ({ params, body, caller, platform }) => {
  const { owner } = await actingOnRoom(platform.db, caller, params.id, body.temp_project_id);
  const room = await ownRoom(platform.db, owner, params.id);
  const countNew = () => countRoomAct(platform, caller, "still");
  return { data: await largePicture(platform, room, body.view, countNew) };
});

export const routes: readonly Route[] = [
  list,
  create,
  serve(getSharedRoom, sharedRoom),
  sharedPicture,
  claim,
  get,
  save,
  presence,
  remove,
  print,
  still,
  versions,
  version,
  restore,
  share,
  revoke,
];
