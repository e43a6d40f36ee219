import type { RoomDesign } from "../../../../../contract/design/room-design.ts";
import type { SelectionBoard } from "../../../../../contract/design/selections.ts";
import type { LookedAt } from "./look-room.tsx";

/** The selection and option that an address names, in their room; undefined if they don't go together. */
export function lookedAt(
  board: SelectionBoard,
  room: { id: string; name: string; showroom: string; design: unknown },
  search: URLSearchParams,
  back: string,
): LookedAt | undefined {
  const selection = board.selections.find(({ id }) => id === search.get("selection"));
  if (selection?.room?.id !== room.id || selection.options.length === 0) return undefined;
  return {
    room: { ...room, design: room.design as RoomDesign },
    selection,
    option: search.get("option"),
    back: `${back}#${selection.id}`,
  };
}
