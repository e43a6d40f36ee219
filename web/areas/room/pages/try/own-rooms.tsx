import type { RoomRow } from "../../../../../contract/design/rooms.ts";
import { shopHref } from "../../../../client/shop-href.ts";
import { roomPath } from "../../../../kit/room/begin-room.ts";
import { roomLabel } from "../../../../kit/room/room-words.ts";

/** The visitor's rooms; each link shows the product in that room. */
export function OwnRooms({ rooms, sku }: { rooms: readonly RoomRow[]; sku: string }) {
  return (
    <section className="mt-10">
      <h2 className="heading mb-2 text-lg">Your rooms</h2>
      <ul className="border-hairline border-t">
        {rooms.map((room) => (
          <li key={room.id} className="border-hairline border-b">
            <a
              href={shopHref(roomPath(room.id, sku))}
              className="flex min-h-12 items-center justify-between gap-4 hover:underline"
            >
              {room.name}
              <span className="text-graphite text-sm">{roomLabel(room.room)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
