import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { setSurface } from "../../../../domain/room/edit/surfaces.edit.ts";
import { wallLabel } from "../../../../domain/room/geometry/item-label.ts";
import type { Center } from "../../../../domain/room/runs/arrange.ts";
import { fillWalls } from "../../../../domain/room/runs/fill-walls.ts";
import { placeIsland } from "../../../../domain/room/runs/island.ts";
import { addPeninsula, type PeninsulaWish } from "../../../../domain/room/runs/peninsula.ts";
import { listed } from "../../../client/listed.ts";
import { formatUsd } from "../../../ui/format.ts";
import { cabinetsMade } from "./edit-words.ts";
import type { Line } from "./fill-wall-lines.ts";
import { lineOfItems, productsOfLine, refitWith } from "./line-products.ts";
import type { RoomStore } from "./room-state.ts";
import { make } from "./show-edit.ts";
import { countOnce } from "./use-takeoff.ts";

interface Wish {
  /** From left to right, as seen from the room. */
  walls: readonly string[];
  line: string;
  order: readonly Center[];
  isFixed: boolean;
  isLow: boolean;
  /** The backsplash's tile; empty to leave the walls as they are. */
  tile: string;
}

/** Fills walls with a line, in one step that can be undone. Says in a line what came of it. */
export async function fill(store: RoomStore, { line, walls, tile, ...wish }: Wish): Promise<string> {
  const found = await productsOfLine(store, line);
  if (!found) return "We couldn't load this line. Try again.";
  const { cabinets, parts, fixtures, counters } = found;
  const { design, products } = store.getState();
  const counter = counters[0]?.sku ?? null;
  const laid = fillWalls(
    design,
    { ...wish, walls, line: { cabinets, parts }, offered: fixtures, counter },
    products,
  );
  const filled = laid.refusal === null ? { ...laid, design: tiled(laid.design, walls, tile) } : laid;
  const name = listed(walls.map(wallLabel));
  if (!make(store, filled, `Fill the ${name} with cabinets`) || filled.refusal !== null)
    return filled.refusal ?? "";
  return [madeWords(design, filled.design, store), filled.note].filter(Boolean).join(" ");
}

/** Walls with a tile between the counter and the wall cabinets. */
const tiled = (design: RoomDesign, walls: readonly string[], sku: string): RoomDesign =>
  sku === "" ? design : walls.reduce((next, wall) => setSurface(next, `backsplash:${wall}`, { sku }), design);

/** Adds an island of a line where its aisles are free. */
export async function addIsland(store: RoomStore, line: string): Promise<string> {
  const found = await productsOfLine(store, line);
  if (!found) return "We couldn't load this line. Try again.";
  const { cabinets, parts, counters } = found;
  const { design } = store.getState();
  const placed = placeIsland(design, { cabinets, parts }, counters[0]?.sku ?? null);
  if (!make(store, placed, "Add an island") || placed.refusal !== null) return placed.refusal ?? "";
  return placed.note;
}

/** Adds a peninsula of a line at an end of a wall's run, which makes way for it. */
export async function addPeninsulaAt(store: RoomStore, line: string, wish: PeninsulaWish): Promise<string> {
  const found = await productsOfLine(store, line);
  if (!found) return "We couldn't load this line. Try again.";
  const { design, products } = store.getState();
  const placed = addPeninsula(design, wish, refitWith(found), products);
  if (!make(store, placed, "Add a peninsula") || placed.refusal !== null) return placed.refusal ?? "";
  return placed.note;
}

/** `9 base cabinets, 11 wall cabinets and 24' of run: $12,340 more in the room.` */
function madeWords(before: RoomDesign, after: RoomDesign, store: RoomStore): string {
  const ids = new Set(before.items.map(({ id }) => id));
  const made = after.items.filter(({ id, against }) => against && !ids.has(id));
  const count = (kind: string) => made.filter((each) => each.kind === kind).length;
  const bases = made.filter(({ kind }) => kind === "base_cabinet");
  const run_in = bases.reduce((sum, { width_in }) => sum + width_in, 0);
  const { products } = store.getState();
  const { total } = countOnce(after, products);
  const walls = count("wall_cabinet");
  const placed = cabinetsMade({ bases: bases.length, walls, run: lengthText(run_in) });
  return `${placed} The room comes to ${formatUsd(total)}.`;
}

/** The line that the room's cabinets are of, else the first. */
export function lineInRoom(store: RoomStore, lines: readonly Line[]): string {
  const { design, products } = store.getState();
  const own = lineOfItems(design, products);
  return (lines.find(({ id }) => id === own) ?? lines[0]!).id;
}

/** What a kitchen is missing and what stands at these walls: what stands at others stays there. */
export function wantedAt(store: RoomStore, walls: readonly string[]): Center[] {
  const { items } = store.getState().design;
  const hostOf = (id: string | null | undefined) => items.find((each) => each.id === id);
  const isElsewhere = (kind: Center) =>
    items.some((item) => {
      const against = item.against ?? hostOf(item.host)?.against;
      return item.kind === kind && !walls.includes(against ?? "");
    });
  const isHere = (kind: Center) => items.some((item) => item.kind === kind) && !isElsewhere(kind);
  const cooking: Center = isHere("cooktop") ? "cooktop" : "range";
  const hasOther = isElsewhere("cooktop") || isElsewhere("range");
  const all: Center[] = ["refrigerator", "sink", "dishwasher", ...(hasOther ? [] : [cooking])];
  return all.filter((kind) => !isElsewhere(kind));
}
