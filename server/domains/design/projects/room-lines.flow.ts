import { mostQuantity } from "../../../../domain/orders/most-quantity.ts";
import { failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Owner } from "./owner.ts";
import { offersBySku } from "./priced-lines.store.ts";
import { quantityProblem } from "./project-cart.rules.ts";
import {
  addProject,
  findOpenCart,
  type NewProject,
  type ProjectRow,
  touchProject,
} from "./project-cart.store.ts";
import { type KeptLine, keptLines, removeLines, writeRoomLines } from "./room-lines.store.ts";
import { openProjectOf } from "./show-project.flow.ts";

/** A SKU that a room needs. */
export interface RoomLine {
  sku: string;
  qty: number;
  /** What it is for, in words that name the room. */
  surface: string;
  takeoff: unknown;
}

/** A line that is new, removed or has another quantity. */
export interface RoomLineChange {
  change: "added" | "removed" | "quantity";
  sku: string;
  name: string;
  surface: string;
  qty_before: number;
  qty: number;
}

export interface RoomLinesSet {
  changes: RoomLineChange[];
  /** What the showroom or its stock says against a quantity. */
  warnings: { sku: string; message: string }[];
}

const longestSurface = 60;

/**
 * Updates a room's lines in a project: one line per SKU, separate from other rooms' lines and from lines that users
 * added, which stay. The same lines again change nothing. Call it in a transaction.
 */
export async function setRoomLines(
  db: Db,
  project: { id: string; showroom_id: string; user_id?: string | null },
  roomId: string,
  wanted: readonly RoomLine[],
): Promise<RoomLinesSet> {
  await touchProject(db, project.id);
  const kept = await keptLines(db, project.id);
  const offers = await offersBySku(
    db,
    project.showroom_id,
    wanted.map((line) => line.sku),
    project,
  );
  const own = new Map<number, KeptLine>();
  // copying a cart can leave two lines of one SKU; the older one continues
  const doubled: KeptLine[] = [];
  for (const line of kept.filter((one) => one.room_id === roomId)) {
    if (own.has(line.variant_id)) doubled.push(line);
    else own.set(line.variant_id, line);
  }
  const others = kept.filter((line) => line.room_id !== roomId);
  const changes: RoomLineChange[] = [];
  const warnings: RoomLinesSet["warnings"] = [];
  const written = wanted.flatMap((line) => {
    const offer = offers.get(line.sku);
    if (!offer) return [];
    if (line.qty > mostQuantity)
      failFields({ design: `You can order at most ${mostQuantity} of ${line.sku} at once.` });
    const { variant_id } = offer;
    const problem = quantityProblem(offer, line.qty);
    if (problem) warnings.push({ sku: line.sku, message: problem.message });
    const taken = others.filter((other) => other.variant_id === variant_id).map((other) => other.surface);
    const surface = freeName(line.surface, taken);
    const before = own.get(variant_id);
    own.delete(variant_id);
    return [
      { id: before?.id, variant_id, qty: line.qty, surface, takeoff: line.takeoff, before, sku: line.sku },
    ];
  });
  const gone = [...own.values()];
  await removeLines(
    db,
    [...gone, ...doubled].map((line) => line.id),
  );
  await writeRoomLines(
    db,
    project.id,
    roomId,
    written.map(({ before: _, sku: __, ...row }) => row),
  );
  const names = new Map((await keptLines(db, project.id)).map((line) => [line.sku, line.name]));
  for (const { before, sku, qty, surface } of written) {
    if (before?.qty === qty) continue;
    const change = before ? "quantity" : "added";
    changes.push({ change, sku, name: names.get(sku) ?? sku, surface, qty_before: before?.qty ?? 0, qty });
  }
  for (const { sku, name, surface, qty } of gone)
    changes.push({ change: "removed", sku, name, surface, qty_before: qty, qty: 0 });
  return { changes, warnings };
}

/** A surface label that no other line of the same SKU has: two rooms may have the same name. */
function freeName(surface: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? "" : ` (${number})`;
    const name = surface.slice(0, longestSurface - suffix.length) + suffix;
    if (!taken.includes(name)) return name;
  }
}

/** The owner's open cart in a showroom, created if there is none. */
export async function cartOf(db: Db, owner: Owner, showroom_id: string): Promise<ProjectRow> {
  const open = await findOpenCart(db, owner, showroom_id);
  if (open) return open;
  return openProjectOf(db, owner, await addProject(db, owner, { showroom_id, is_cart: true }));
}

/** A new project; for a guest the cart, the only list of products that guests see. */
export async function newProjectOf(
  db: Db,
  owner: Owner,
  project: Omit<NewProject, "is_cart">,
): Promise<ProjectRow> {
  if ("guest_key" in owner) return cartOf(db, owner, project.showroom_id);
  return openProjectOf(db, owner, await addProject(db, owner, { ...project, is_cart: false }));
}
