import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findShowroom, type Showroom } from "../../showrooms/showrooms/index.ts";
import { type Acting, type Owner, openProjectOf, touchProject } from "../projects/index.ts";
import { tellSaved } from "./room-presence.flow.ts";
import { designBytes, largestDesign, mostRooms, roomView, storedDesign } from "./rooms.rules.ts";
import {
  addRoom,
  countRooms,
  findRoomOf,
  holdsDesign,
  type NewRoom,
  type RoomRow,
  saveNextVersion,
  variantsOf,
} from "./rooms.store.ts";

/** Every room action except viewing costs one of these. */
const limits = {
  begin: { count: 60, seconds: 3600 },
  save: { count: 240, seconds: 60 },
  print: { count: 60, seconds: 3600 },
  still: { count: 20, seconds: 3600 },
};

/** Counts an action of an account, or of a guest's address. */
export const countRoomAct = (platform: Platform, caller: Caller, act: keyof typeof limits): Promise<void> =>
  takeAttempt(platform.db, `room-${act}:${caller.account?.id ?? caller.ip}`, limits[act]);

/** The showroom of a room; an unknown one is an error of the field. */
export async function roomShowroom(
  platform: Platform,
  caller: Caller,
  reference: string | undefined,
): Promise<Showroom> {
  if (!reference) return failFields({ showroom: "Choose a showroom." });
  return (
    (await findShowroom(platform, caller, reference)) ??
    failFields({ showroom: "We couldn't find that showroom." })
  );
}

export function refuseLargeDesign(design: RoomDesign): void {
  if (designBytes(design) > largestDesign.bytes)
    fail("too_large", { values: { limit: largestDesign.words } });
}

export async function ownRoom(db: Db, owner: Owner, id: string, lock = false): Promise<RoomRow> {
  return (await findRoomOf(db, owner, id, { lock })) ?? fail("not_found");
}

/**
 * A room as its owner sees it, with its variants.
 * @param edits_for the owner's name, if somebody else sees it who may change it
 */
export async function showRoom(
  platform: Platform,
  db: Db,
  owner: Owner,
  row: RoomRow,
  edits_for: string | null = null,
): Promise<Room> {
  return roomView(row, {
    edits_for,
    temp_project_id: "guest_key" in owner ? owner.guest_key : null,
    variants: await variantsOf(db, owner, row.family_id),
    keys: platform.config,
  });
}

export const showRoomById = async (
  platform: Platform,
  db: Db,
  owner: Owner,
  id: string,
  edits_for: string | null = null,
): Promise<Room> => showRoom(platform, db, owner, await ownRoom(db, owner, id), edits_for);

/** Creates a room, unless its owner has too many. */
export async function beginRoom(db: Db, owner: Owner, room: NewRoom): Promise<string> {
  const most = "user_id" in owner ? mostRooms.account : mostRooms.guest;
  if ((await countRooms(db, owner)) >= most) {
    failFields({ design: `You have the maximum of ${most} rooms. Delete one to start another.` });
  }
  refuseLargeDesign(room.design);
  if (room.project_id) await refuseProject(db, owner, room.project_id, room.showroom_id);
  const id = await addRoom(db, owner, { ...room, design: storedDesign(room.design) });
  if (room.project_id) await touchProject(db, room.project_id);
  return id;
}

/** A room is begun in a project that is still open, and that is the same showroom's. */
async function refuseProject(db: Db, owner: Owner, id: string, showroom_id: string): Promise<void> {
  const project = await openProjectOf(db, owner, id);
  if (project.is_cart) fail("not_found");
  if (project.showroom_id !== showroom_id)
    failFields({ project: "This project belongs to another showroom." });
}

interface Save {
  /** The version that the caller has seen. */
  version: number;
  name?: string | undefined;
  design?: RoomDesign | undefined;
  showroom?: Showroom | undefined;
}

/**
 * Saves a room under its next version. Saving the same content again (after a lost response) changes nothing; a stale
 * version is refused with the current room, so that two tabs never lose a change.
 */
export async function saveRoomOf(
  platform: Platform,
  { owner, edits_for, editor_id }: Acting,
  id: string,
  { version, name, design, showroom }: Save,
): Promise<Room> {
  if (design) refuseLargeDesign(design);
  const kept = design && storedDesign(design);
  return platform.db.transaction().execute(async (db) => {
    const room = await ownRoom(db, owner, id, true);
    const isSame =
      (name === undefined || name === room.name) &&
      (showroom === undefined || showroom.id === room.showroom_id) &&
      (kept === undefined || (await holdsDesign(db, id, kept)));
    if (isSame) return showRoom(platform, db, owner, room, edits_for);
    // a room of somebody else's project stays in the project's showroom
    if (edits_for !== null && showroom) fail("forbidden");
    if (version !== room.version) {
      fail("stale_version", { data: await showRoom(platform, db, owner, room, edits_for) });
    }
    await saveNextVersion(db, id, { name, design: kept, showroom_id: showroom?.id });
    // a guest's other windows hear of it in the browser
    if ("user_id" in owner)
      await tellSaved(db, { id, version: room.version + 1, by: editor_id ?? owner.user_id });
    return showRoomById(platform, db, owner, id, edits_for);
  });
}
