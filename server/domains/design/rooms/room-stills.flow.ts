import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { aroundView, aroundWidth_px } from "../../../../contract/design/room-limits.ts";
import type { Picture } from "../../../../contract/shapes.ts";
import { fail } from "../../../http/failure.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openMedia } from "../../catalog/pictures/index.ts";
import { pictureOf, showroomById } from "../../showrooms/showrooms/index.ts";
import { type StillSource, wakeStills } from "../stills/index.ts";
import {
  askForRoomStills,
  picturedRoom,
  type StillOf,
  stillsOfRoom,
  wasLookedAround,
} from "./room-stills.store.ts";
import { setRoomMedia } from "./rooms.store.ts";
import { countDesign } from "./takeoff.flow.ts";

/** Pictures of saved rooms. */
export const roomStills: StillSource = {
  of: "room_id",
  async load(platform, job) {
    const { db, now } = platform;
    const room = await picturedRoom(db, job.room_id!, job);
    if (!room) return null;
    if (!job.is_large && room.quiet_at > now()) return room.quiet_at;
    if (room.shows !== job.shows) {
      await askForRoomStills(db, [job.room_id!], job, now());
      return null;
    }
    const { design, camera, showroom_id } = room;
    const products = async () =>
      (await countDesign(platform, await showroomById(platform, showroom_id), design)).products;
    return { design, camera: job.view === aroundView ? aroundView : (camera ?? undefined), products };
  },
  async ended({ db }, job, media_key) {
    if (!media_key || job.is_large || job.view !== "") return;
    const room = await picturedRoom(db, job.room_id!, job);
    if (room?.shows === job.shows) await setRoomMedia(db, job.room_id!, media_key, room.version);
  },
};

/** Rooms that somebody sees in a list get their picture, in the background. */
export async function wantRoomPictures(platform: Platform, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if (await askForRoomStills(platform.db, ids, card, platform.now())) wakeStills(platform);
}

const card: StillOf = { view: "", is_large: false };

/**
 * The room's large picture: ready, being taken, or not to be had from the server.
 * @param countNew refuses another one if too many were asked for
 */
export async function largePicture(
  platform: Platform,
  { id, name }: { id: string; name: string },
  view: string,
  countNew: () => Promise<void>,
): Promise<{ picture: Picture | null; picture_coming: boolean }> {
  const of = { view, is_large: true };
  let still = await stillsOfRoom(platform.db, id, of);
  if (!still) {
    await countNew();
    await askForRoomStills(platform.db, [id], of, platform.now());
    wakeStills(platform);
    still = await stillsOfRoom(platform.db, id, of);
  }
  return {
    picture: still ? pictureOf(still, name) : null,
    picture_coming: still !== undefined && !still.is_finished,
  };
}

/**
 * Those of a shared room's views, the empty one for the room itself, that have a picture. The others are asked for; the
 * 360° picture only if its owner took one before.
 */
export async function sharedPictures(
  platform: Platform,
  { id, design }: { id: string; design: RoomDesign },
): Promise<string[]> {
  const { db, now } = platform;
  const there: string[] = [];
  let isNew = false;
  const around = (await wasLookedAround(db, id)) ? [aroundView] : [];
  for (const view of ["", ...(design.views ?? []).map((one) => one.id), ...around]) {
    const of = { view, is_large: view === aroundView };
    const still = await stillsOfRoom(db, id, of);
    if (still?.media_key) there.push(view);
    else if (!still) isNew = (await askForRoomStills(db, [id], of, now())) || isNew;
  }
  if (isNew) wakeStills(platform);
  return there;
}

/** The file of a shared room's picture: what was traced, or what browsers sent until then. */
export async function sharedPictureFile(
  platform: Platform,
  room: { id: string; media_key: string | null },
  view: string,
): Promise<File> {
  const isAround = view === aroundView;
  const still = await stillsOfRoom(platform.db, room.id, { view, is_large: isAround });
  const key = still?.media_key ?? (view === "" ? room.media_key : null) ?? fail("not_found");
  const file = `${isAround ? aroundWidth_px : 1200}.jpg`;
  const request = new Request(`http://localhost/showroom/media/${key}/${file}`);
  const answer = await openMedia(platform).respond(request, key, file);
  if (!answer.ok) fail("not_found");
  return new File([await answer.arrayBuffer()], "room.jpg", { type: "image/jpeg" });
}
