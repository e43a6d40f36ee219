import type { BoardDocument, BoardItem } from "../../../contract/design/boards.ts";

/** What a board made from a project begins with. */
export interface BoardSources {
  name: string;
  rooms: readonly { id: string; width: number; height: number }[];
  skus: readonly string[];
}

const gap = 24;
const room = { w: 640, h: 480 };
const tile = { w: 200, h: 240 };
const perRow = 4;

/** A board with the project's name, its rooms at the left, and its products in rows beside them. */
export function startingBoard({ name, rooms, skus }: BoardSources, mostItems: number): BoardDocument {
  const title: BoardItem = {
    kind: "note",
    id: "note-title",
    text: name.slice(0, 1000),
    color: "paper",
    turn: 0,
    x: 0,
    y: 0,
    w: room.w,
    h: 80,
  };
  const top = title.h + gap;
  const shownRooms = rooms.slice(0, 4).map((one, at): BoardItem => {
    const h = one.width > 0 ? Math.round((room.w * one.height) / one.width) : room.h;
    return {
      kind: "room",
      id: `room-${at}-item`,
      room: one.id,
      turn: 0,
      x: 0,
      y: top + at * (room.h + gap),
      w: room.w,
      h: Math.max(16, Math.min(h, room.h)),
    };
  });
  const left = shownRooms.length > 0 ? room.w + gap : 0;
  const products = skus.slice(0, mostItems - shownRooms.length - 1).map(
    (sku, at): BoardItem => ({
      kind: "product",
      id: `product-${at}`,
      sku,
      turn: 0,
      ...tile,
      x: left + (at % perRow) * (tile.w + gap),
      y: top + Math.floor(at / perRow) * (tile.h + gap),
    }),
  );
  return { schema: "board/1", items: [title, ...shownRooms, ...products] };
}
