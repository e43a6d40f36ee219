import type { BoardItem } from "../../../contract/design/boards.ts";

type Items = readonly BoardItem[];

/** The box around items as they lie, in board units; null without items. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const smallest = 16;
const largest = 4000;
const farthest = 20_000;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const whole = (value: number) => Math.round(value);

/** The upright box around one item, with its turn. */
export function boxOf({ x, y, w, h, turn }: BoardItem): Box {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [width, height] = [w * cos + h * sin, w * sin + h * cos];
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height };
}

export function boxAround(items: Items): Box | null {
  if (items.length === 0) return null;
  const boxes = items.map(boxOf);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** A place on the board, in whole units. */
const onBoard = (value: number) => within(whole(value), -farthest, farthest);

const changed = (items: Items, ids: readonly string[], change: (item: BoardItem) => BoardItem): BoardItem[] =>
  items.map((item) => (ids.includes(item.id) ? change(item) : item));

export const movedBy = (items: Items, ids: readonly string[], dx: number, dy: number): BoardItem[] =>
  changed(items, ids, (item) => ({
    ...item,
    x: onBoard(item.x + dx),
    y: onBoard(item.y + dy),
  }));

/** Sets an item's size; the upper left corner stays, pictures keep their proportions. */
export const resizedTo = (items: Items, id: string, w: number, h: number): BoardItem[] =>
  changed(items, [id], (item) => {
    const width = within(whole(w), smallest, largest);
    const keeps = item.kind === "photo" || item.kind === "room";
    const height = keeps ? (width * item.h) / item.w : h;
    return { ...item, w: width, h: within(whole(height), smallest, largest) };
  });

/** Degrees clockwise, whole turns taken off. */
export const turnedTo = (items: Items, id: string, turn: number): BoardItem[] =>
  changed(items, [id], (item) => ({ ...item, turn: whole(((((turn + 180) % 360) + 360) % 360) - 180) }));

export const without = (items: Items, ids: readonly string[]): BoardItem[] =>
  items.filter(({ id }) => !ids.includes(id));

type Without<Item, Keys extends string> = Item extends unknown ? Omit<Item, Keys> : never;
/** An item before it has its place. */
export type NewItem = Without<BoardItem, "id" | "x" | "y" | "turn">;

/** Adds an item in front of all others. */
export const withNew = (
  items: Items,
  item: NewItem,
  id: string,
  at: { x: number; y: number },
): BoardItem[] => [...items, { ...item, id, x: onBoard(at.x), y: onBoard(at.y), turn: 0 } as BoardItem];

/** How far copies lie from what they were made of. */
const beside = 24;

/** Copies what is chosen, as long as the board holds no more than `most` items. */
export function duplicated(items: Items, ids: readonly string[], most: number, newId: () => string) {
  const copies = items
    .filter(({ id }) => ids.includes(id))
    .slice(0, Math.max(0, most - items.length))
    .map(
      (item): BoardItem => ({
        ...item,
        id: newId(),
        x: onBoard(item.x + beside),
        y: onBoard(item.y + beside),
      }),
    );
  return { items: [...items, ...copies], copies: copies.map(({ id }) => id) };
}

/** Fields of one item that are typed or chosen: its words and colors. */
export const withFields = (items: Items, id: string, fields: Partial<BoardItem>): BoardItem[] =>
  changed(items, [id], (item) => ({ ...item, ...fields }) as BoardItem);

export type Order = "front" | "forward" | "backward" | "back";

/** Moves items among the others; they keep their order among themselves. */
export function ordered(items: Items, ids: readonly string[], order: Order): BoardItem[] {
  const isChosen = ({ id }: BoardItem) => ids.includes(id);
  const [chosen, others] = [items.filter(isChosen), items.filter((item) => !isChosen(item))];
  if (order === "front") return [...others, ...chosen];
  if (order === "back") return [...chosen, ...others];
  const list = [...items];
  const step = order === "forward" ? 1 : -1;
  const places = list.map((_, at) => at);
  for (const at of step > 0 ? places.reverse() : places) {
    const [one, next] = [list[at], list[at + step]];
    if (one && next && isChosen(one) && !isChosen(next)) {
      list[at] = next;
      list[at + step] = one;
    }
  }
  return list;
}

export type Side = "left" | "center" | "right" | "top" | "middle" | "bottom";

/** Lines items up along a side of the box around them. */
export function aligned(items: Items, ids: readonly string[], side: Side): BoardItem[] {
  const around = boxAround(items.filter(({ id }) => ids.includes(id)));
  if (!around) return [...items];
  return changed(items, ids, (item) => {
    const box = boxOf(item);
    const dx =
      side === "left"
        ? around.x - box.x
        : side === "right"
          ? around.x + around.w - box.x - box.w
          : side === "center"
            ? around.x + around.w / 2 - box.x - box.w / 2
            : 0;
    const dy =
      side === "top"
        ? around.y - box.y
        : side === "bottom"
          ? around.y + around.h - box.y - box.h
          : side === "middle"
            ? around.y + around.h / 2 - box.y - box.h / 2
            : 0;
    return { ...item, x: onBoard(item.x + dx), y: onBoard(item.y + dy) };
  });
}

export interface Snap {
  dx: number;
  dy: number;
  /** Lines that something was snapped to, for the page to draw. */
  lines: readonly { axis: "x" | "y"; at: number }[];
}

/** Corrects a move so that edges and middles meet those of the items that stay, if they are within `reach`. */
export function snapped(
  items: Items,
  ids: readonly string[],
  move: { dx: number; dy: number },
  reach: number,
): Snap {
  const around = boxAround(items.filter(({ id }) => ids.includes(id)));
  const rest = without(items, ids).map(boxOf);
  if (!around) return { ...move, lines: [] };
  const nearest = (start: number, length: number, targets: readonly number[]) => {
    let best: { by: number; at: number } | null = null;
    for (const own of [start, start + length / 2, start + length])
      for (const at of targets) {
        const by = at - own;
        if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, at };
      }
    return best;
  };
  const x = nearest(
    around.x + move.dx,
    around.w,
    rest.flatMap((box) => [box.x, box.x + box.w / 2, box.x + box.w]),
  );
  const y = nearest(
    around.y + move.dy,
    around.h,
    rest.flatMap((box) => [box.y, box.y + box.h / 2, box.y + box.h]),
  );
  return {
    dx: move.dx + (x?.by ?? 0),
    dy: move.dy + (y?.by ?? 0),
    lines: [
      ...(x ? [{ axis: "x" as const, at: x.at }] : []),
      ...(y ? [{ axis: "y" as const, at: y.at }] : []),
    ],
  };
}
