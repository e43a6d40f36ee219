import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { printLength } from "../../../../domain/catalog/lengths.ts";
import { wallLabel } from "../../../../domain/room/geometry/item-label.ts";
import type { Center } from "../../../../domain/room/runs/arrange.ts";
import { fillWalls } from "../../../../domain/room/runs/fill-walls.ts";
import { placeIsland } from "../../../../domain/room/runs/island.ts";
import { api } from "../../../client/api.ts";
import { ApiError, type ReplyOf } from "../../../client/api-call.ts";
import { formatUsd, plural } from "../../../ui/format.ts";
import type { Line } from "./fill-wall-lines.ts";
import { make } from "./item-actions.ts";
import type { RoomStore } from "./room-state.ts";
import { countOnce } from "./use-takeoff.ts";

type LineProducts = ReplyOf<"POST /api/rooms/cabinet_line">["data"];

interface Wish {
  /** From left to right, as seen from the room. */
  walls: readonly string[];
  line: string;
  order: readonly Center[];
  isFixed: boolean;
  isLow: boolean;
}

/** Fills walls with a line, in one step that can be undone. Says in a line what came of it. */
export async function fill(store: RoomStore, { line, walls, ...wish }: Wish): Promise<string> {
  const found = await productsOf(store, line);
  if (!found) return "We couldn't load this line. Try again.";
  const { cabinets, parts, fixtures, counters } = found;
  const { design, products } = store.getState();
  const counter = counters[0]?.sku ?? null;
  const filled = fillWalls(
    design,
    { ...wish, walls, line: { cabinets, parts }, offered: fixtures, counter },
    products,
  );
  const name = walls.map(wallLabel).join(" and ");
  if (!make(store, filled, `Fill the ${name} with cabinets`) || filled.refusal !== null)
    return filled.refusal ?? "";
  return [madeWords(design, filled.design, store), filled.note].filter(Boolean).join(" ");
}

/** Adds an island of a line where its aisles are free. */
export async function addIsland(store: RoomStore, line: string): Promise<string> {
  const found = await productsOf(store, line);
  if (!found) return "We couldn't load this line. Try again.";
  const { cabinets, parts, counters } = found;
  const { design } = store.getState();
  const placed = placeIsland(design, { cabinets, parts }, counters[0]?.sku ?? null);
  if (!make(store, placed, "Add an island") || placed.refusal !== null) return placed.refusal ?? "";
  return placed.note;
}

/** Everything of a line, kept in the room's state; null if it can't be had. */
async function productsOf(store: RoomStore, line: string): Promise<LineProducts | null> {
  const { room, addProducts } = store.getState();
  try {
    const { data } = await api("POST /api/rooms/cabinet_line", {
      body: { showroom: room.showroom.id, line },
      feedback: "none",
    });
    addProducts([...data.cabinets, ...data.parts, ...data.fixtures, ...data.counters]);
    return data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
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
  const above = walls > 0 ? ` and ${plural(walls, "wall cabinet")}` : "";
  const verb = /* words */ bases.length + walls === 1 ? "is" : "are";
  return `${plural(bases.length, "base cabinet")} (${printLength(run_in)})${above} ${verb} in. The room comes to ${formatUsd(total)}.`;
}

/** The line that the room's cabinets are of, else the first. */
export function lineInRoom(store: RoomStore, lines: readonly Line[]): string {
  const { design, products } = store.getState();
  for (const { kind, sku } of design.items) {
    const product = kind === "base_cabinet" && sku ? products.get(sku) : undefined;
    const own = [product?.brand, product?.model?.params.door, product?.options.Finish].join(" | ");
    const found = product && lines.find(({ id }) => id === own);
    if (found) return found.id;
  }
  return lines[0]!.id;
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
