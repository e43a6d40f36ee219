import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import { withCovering } from "../../../../domain/room/edit/covered.ts";
import { surfaceById } from "../../../../domain/room/edit/surfaces.edit.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { type Platform, within } from "../../../platform/platform.ts";
import { showroomById } from "../../showrooms/showrooms/index.ts";
import { linesOfRoom, setRoomLines } from "../projects/index.ts";
import { givenNow, roomLines } from "./finalise.rules.ts";
import { rememberGiven } from "./finalise.store.ts";
import { withSubstitute } from "./replace-products.rules.ts";
import { tellSaved } from "./room-presence.flow.ts";
import { findRoomOf, type RoomRow, saveNextVersion } from "./rooms.store.ts";
import { countDesign } from "./takeoff.flow.ts";

interface ProjectOfRoom {
  id: string;
  owner_id: string;
  showroom_id: string;
}

/**
 * Puts an approved product on a surface of a project's room, and its quantity into the project's lines. Lines of other
 * products stay as they are, whatever changed in the room meanwhile. Call it in a transaction.
 */
export async function coverApproved(
  platform: Platform,
  db: Db,
  project: ProjectOfRoom,
  { room: room_id, surface, product }: { room: string; surface: string; product: RoomProduct },
): Promise<void> {
  const room = await roomOfProject(db, project, room_id);
  const given = room.finalised_design ?? room.design;
  const former = surfaceById(given, surface)?.sku ?? null;
  const next = await save(db, room, (design) => withCovering(design, surface, product));
  const inside = within(platform, db);
  const { takeoff } = await countDesign(inside, await showroomById(inside, project.showroom_id), next.design);
  const touched = new Set([former, product.sku]);
  const stay = (await linesOfRoom(db, project.id, room.id)).filter(({ sku }) => !touched.has(sku));
  const counted = roomLines(next, takeoff).filter(({ sku }) => touched.has(sku));
  await setRoomLines(db, project, room.id, [...stay, ...counted]);
  await rememberGiven(db, next, { project_id: project.id, lines: givenNow(next, takeoff) });
}

/** Puts an approved product in all places of another one in a project's room; the lines are the caller's. */
export async function swapApproved(
  platform: Platform,
  db: Db,
  project: ProjectOfRoom,
  {
    room: room_id,
    former,
    product,
  }: { room: string; former: { sku: string; product?: RoomProduct }; product: RoomProduct },
): Promise<void> {
  const room = await findRoomOf(db, { user_id: project.owner_id }, room_id, { lock: true });
  if (!room || room.project_id !== project.id) return;
  const next = await save(db, room, (design) => withSubstitute(design, former.sku, former.product, product));
  const inside = within(platform, db);
  const { takeoff } = await countDesign(inside, await showroomById(inside, project.showroom_id), next.design);
  await rememberGiven(db, next, { project_id: project.id, lines: givenNow(next, takeoff) });
}

async function roomOfProject(db: Db, project: ProjectOfRoom, id: string): Promise<RoomRow> {
  const room = await findRoomOf(db, { user_id: project.owner_id }, id, { lock: true });
  return room?.project_id === project.id ? room : fail("not_found");
}

/** Changes the room, and likewise what it gave to its project last; returns the latter under the room's new version. */
async function save(db: Db, room: RoomRow, change: (design: RoomDesign) => RoomDesign) {
  await saveNextVersion(db, room.id, { design: change(room.design) });
  const { id, name, version } = room;
  await tellSaved(db, { id, version: version + 1, by: null });
  return { id, name, version: version + 1, design: change(room.finalised_design ?? room.design) };
}
