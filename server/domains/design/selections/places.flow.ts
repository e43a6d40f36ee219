import type { SelectionPlace } from "../../../../contract/design/selections.ts";
import { placeLabel } from "../../../../domain/room/geometry/item-label.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { type Platform, within } from "../../../platform/platform.ts";
import { showroomById } from "../../showrooms/showrooms/index.ts";
import { findRoomProducts } from "../rooms/index.ts";
import { projectLines } from "./places.store.ts";
import { type BoardProject, roomsOf } from "./selections.store.ts";

/** What a pro can propose options for: surfaces of the project's rooms, and lines that belong to no surface. */
export async function placesOf(platform: Platform, db: Db, project: BoardProject): Promise<SelectionPlace[]> {
  const [rooms, lines] = await Promise.all([roomsOf(db, project.id), projectLines(db, project.id)]);
  const covered = new Map(
    rooms.map(({ id, design }) => [id, new Set(design.surfaces.flatMap(({ sku }) => sku ?? []))]),
  );
  const skus = [...covered.values()].flatMap((own) => [...own]);
  const inside = within(platform, db);
  const { products } = await findRoomProducts(inside, await showroomById(inside, project.showroom_id), skus);
  const ofRooms = rooms.flatMap(({ id, name, design }) =>
    design.surfaces.map(({ id: surface, sku }) => ({
      room: id,
      surface,
      line: null,
      sku,
      label: `${name}: ${placeLabel(design, surface)}`,
      product: (sku && products.get(sku)?.name) ?? "",
      target: surface.split(":")[0] ?? "",
      room_kind: design.room,
    })),
  );
  const ofLines = lines
    .filter(({ room_id, sku }) => !(room_id && covered.get(room_id)?.has(sku)))
    .map(({ id, sku, name, surface }) => ({
      room: null,
      surface: null,
      line: id,
      sku,
      label: surface || name,
      product: name,
      target: "",
      room_kind: "",
    }));
  return [...ofRooms, ...ofLines];
}

/** A room of the project, to look at. */
export async function roomFor(db: Db, project: BoardProject, id: string) {
  const [room] = await roomsOf(db, project.id, [id]);
  if (!room) return fail("not_found");
  return { id: room.id, name: room.name, showroom: project.vsd_id, design: room.design };
}
