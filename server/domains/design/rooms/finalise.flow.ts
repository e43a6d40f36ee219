import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { calendarDay } from "../../../../domain/days/clock.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { changesBetween } from "../../../../domain/room/edit/changes.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Showroom, showroomById } from "../../showrooms/showrooms/index.ts";
import {
  type Acting,
  cartOf,
  findOpenProject,
  newProjectOf,
  type Owner,
  openProjectOf,
  setRoomEntries,
  setRoomLines,
  showChecklist,
  showProjectOf,
  signAs,
  worksStart,
} from "../projects/index.ts";
import { givenNow, lateEntries, lineChanges, missingOf, roomEntries, roomLines } from "./finalise.rules.ts";
import { rememberGiven } from "./finalise.store.ts";
import { findProducts } from "./room-products.flow.ts";
import { ownRoom } from "./rooms.flow.ts";
import { givenLines } from "./rooms.rules.ts";
import { findRoom, type RoomRow } from "./rooms.store.ts";
import { countDesign } from "./takeoff.flow.ts";

interface Wish {
  project?: string | undefined;
  to_cart: boolean;
  /** The first day of the room's works, null for works without days; left out: as they are, or none. */
  works_from?: string | null | undefined;
}

/** What a room needs by its takeoff, for a reader who may see it; 404 if it is gone. */
export async function roomTakeoffLines(platform: Platform, db: Db, roomId: string) {
  const room = (await findRoom(db, roomId)) ?? fail("not_found");
  const { takeoff } = await countDesign(platform, await sellerOf(platform, room), room.design);
  return { name: room.name, lines: roomLines(room, takeoff) };
}

/** The showroom of a room; it exists as long as the room does. */
export async function sellerOf(platform: Platform, room: RoomRow): Promise<Showroom> {
  return (await showroomById(platform, room.showroom_id)) ?? fail("not_found");
}

/**
 * Moves a room's products to a project or cart at today's prices: lines and checklist entries of this room are updated,
 * everything else in the project stays. Repeating it changes nothing.
 */
export async function giveToProject(
  platform: Platform,
  acting: Acting,
  roomId: string,
  wish: Wish,
  page: Parameters<typeof showChecklist>[3],
) {
  const { owner, edits_for } = acting;
  // the owner alone orders, and has other projects that are nobody else's
  if (edits_for !== null && (wish.to_cart || wish.project)) fail("forbidden");
  return platform.db.transaction().execute(async (db) => {
    await signAs(db, acting);
    const { room, project, takeoff, entries, given, changes, warnings } = await setLinesOf(
      platform,
      db,
      owner,
      roomId,
      wish,
    );
    const before = new Map(givenLines(room.finalised_lines).map((line) => [line.sku, line.unit_price_cents]));
    const now = new Map(given.map((line) => [line.sku, line.unit_price_cents]));
    return {
      project: await showProjectOf(db, owner, project.id, platform.now(), edits_for),
      checklist: await showChecklist(db, owner, project.id, page),
      takeoff,
      changes: changes.map((change) => ({
        ...change,
        unit_price_before: priceOf(before, change.sku, change.change !== "added"),
        unit_price: priceOf(now, change.sku, change.change !== "removed"),
      })),
      missing: missingOf(room.design, takeoff).map(({ part: _, ...rest }) => rest),
      warnings,
      late: lateEntries(entries, takeoff, calendarDay(platform.now())),
    };
  });
}

/** Sets what a room needs in its project or the one that is wished; call it in a transaction. */
export async function setLinesOf(platform: Platform, db: Db, owner: Owner, roomId: string, wish: Wish) {
  const room = await ownRoom(db, owner, roomId, true);
  const counted = await countDesign(platform, await sellerOf(platform, room), room.design);
  const { takeoff } = counted;
  const project = await targetOf(db, owner, room, wish);
  const set = await setRoomLines(db, project, room.id, roomLines(room, takeoff));
  const from = wish.works_from === undefined ? await worksStart(db, project.id, room.id) : wish.works_from;
  const entries = roomEntries(room, counted, from === undefined ? null : { from });
  await setRoomEntries(db, project.id, room.id, entries);
  const given = givenNow(room, takeoff);
  await rememberGiven(db, room, {
    project_id: await lastingProject(db, owner, room, project),
    lines: given,
  });
  return { ...set, room, project, takeoff, entries, given };
}

const priceOf = (prices: ReadonlyMap<string, number>, sku: string, isThere: boolean) => {
  const cents = prices.get(sku);
  return isThere && cents !== undefined ? cents / 100 : null;
};

/** The target: the cart, the named project, the room's own, or a new one with the room's name. */
async function targetOf(db: Db, owner: Owner, room: RoomRow, { project, to_cart }: Wish) {
  if (to_cart) return cartOf(db, owner, room.showroom_id);
  if (project) {
    const named = await openProjectOf(db, owner, project);
    if (named.showroom_id !== room.showroom_id)
      failFields({ project: "This project belongs to another showroom." });
    return named;
  }
  const own = await ownProject(db, owner, room);
  if (own) return own;
  return newProjectOf(db, owner, {
    showroom_id: room.showroom_id,
    name: room.name,
    floorplan: room.floorplan_id,
    floor_template: room.template_id,
    is_3d: true,
  });
}

/** The room's project, as long as it can be changed; a cart does not count. */
async function ownProject(db: Db, owner: Owner, room: RoomRow) {
  if (!room.project_id) return null;
  const project = await findOpenProject(db, owner, room.project_id);
  return project?.showroom_id === room.showroom_id && !project.is_cart ? project : null;
}

/** A cart used in between does not replace the room's project. */
async function lastingProject(
  db: Db,
  owner: Owner,
  room: RoomRow,
  project: { id: string; is_cart: boolean },
) {
  if (!project.is_cart) return project.id;
  return (await ownProject(db, owner, room))?.id ?? project.id;
}

async function partsThatDiffer(platform: Platform, seller: Showroom, former: RoomDesign, design: RoomDesign) {
  const { products } = await findProducts(platform, seller, [...skusOf(former), ...skusOf(design)]);
  return changesBetween(former, design, products).changes.map(({ price_cents, ...change }) => ({
    ...change,
    price: toDollars(price_cents),
  }));
}

/** What changed since the room's products went to a project, in the room and in prices. */
export async function changesOf(platform: Platform, owner: Owner, roomId: string) {
  const room = await ownRoom(platform.db, owner, roomId);
  const seller = await sellerOf(platform, room);
  const { takeoff } = await countDesign(platform, seller, room.design);
  const former = room.finalised_design;
  const isGiven = room.finalised_version !== null && room.finalised_at !== null;
  const before = givenLines(room.finalised_lines);
  return {
    finalised: isGiven
      ? {
          version: room.finalised_version!,
          at: room.finalised_at!.toISOString(),
          project_id: room.project_id,
        }
      : null,
    lines: lineChanges(before, givenNow(room, takeoff)),
    design: former ? await partsThatDiffer(platform, seller, former, room.design) : [],
    total_before: before.reduce((sum, line) => sum + line.qty * line.unit_price_cents, 0) / 100,
    total: takeoff.total,
    missing: missingOf(room.design, takeoff).map(({ part: _, ...rest }) => rest),
  };
}
