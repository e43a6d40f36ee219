import type { RoomItem } from "../../contract/design/room-design.ts";
import type { Brief, BriefRoom, Feature } from "./brief/brief.types.ts";
import { isKept } from "./kept-things.ts";

/** What rooms can do without, with the wishes that ask for it. */
const extras: ReadonlyMap<string, readonly Feature[]> = new Map<string, readonly Feature[]>([
  ["stool", ["counter_seating"]],
  ["chair", ["reading_chair", "dining_table", "lounge"]],
  ["table", ["dining_table"]],
  ["media", ["media_wall", "bookcase"]],
  ["lounge", ["lounge"]],
  ["tall_cabinet", ["linen_storage", "pantry", "wall_oven"]],
]);
const needed = new Map<BriefRoom, readonly string[]>([["dining_room", ["table", "chair"]]]);

/** What a room can be without, where somebody does not want any product that is sold for it. */
const removable = new Set([
  "wall_cabinet",
  "hood",
  "microwave",
  "rug",
  "mirror",
  "light",
  "fan",
  "accessory",
]);

/** Takes away what is not wanted at all and what nothing wanted is sold for, where the room can do without it. */
export function leaveOutBarred(items: RoomItem[], { bars, keeps }: Brief): void {
  if (bars.length === 0) return;
  takeOut(items, ({ sku, kind }) => sku === null && removable.has(kind) && !isKept(keeps, kind));
}

/** Takes away what is not sold, neither wished for nor needed, and what stands on it. */
export function leaveOutUnsold(items: RoomItem[], { room, wants }: Brief & { room: BriefRoom }): void {
  const isSpare = ({ kind }: RoomItem) =>
    !needed.get(room)?.includes(kind) && extras.get(kind)?.some((wish) => wants.includes(wish)) === false;
  takeOut(items, (item) => item.sku === null && isSpare(item));
}

/** Takes items away, and what stands on them. */
function takeOut(items: RoomItem[], isGone: (item: RoomItem) => boolean): void {
  const gone = new Set(items.filter(isGone).map(({ id }) => id));
  const left = items.filter(({ id, host }) => !gone.has(id) && !(host && gone.has(host)));
  if (gone.size > 0) items.splice(0, items.length, ...left);
}
