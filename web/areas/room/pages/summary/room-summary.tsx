import type { Room } from "../../../../../contract/design/rooms.ts";
import type { RoomList } from "../../../../kit/room/room-list.ts";
import { RoomProductList } from "../../../../kit/room/room-product-list.tsx";
import { inWords, roomLabel } from "../../../../kit/room/room-words.ts";
import { formatDate } from "../../../../ui/format.ts";
import { InlineDrawing } from "./inline-drawing.tsx";

export type SummarizedRoom = Pick<Room, "name" | "room" | "style" | "showroom" | "updated_at">;

/** A room's plan, list and total, complete without scripts and without WebGL. */
export function RoomSummary({
  room,
  drawing,
  list,
  view,
  after,
  children,
}: {
  room: SummarizedRoom;
  /** SVG of domain/room/drawing. */
  drawing: string;
  list: RoomList;
  /** The room in 3D, above its plan. */
  view?: React.ReactNode;
  /** More about its products, below their list. */
  after?: React.ReactNode;
  /** What can be done with it. */
  children?: React.ReactNode;
}) {
  const facts = [
    roomLabel(room.room),
    room.style && inWords(room.style),
    `changed ${formatDate(room.updated_at)}`,
  ];
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <h1 className="heading text-xl md:text-2xl">{room.name}</h1>
        <p className="figures mt-2 mb-6 text-graphite">{facts.filter(Boolean).join(" · ")}</p>
        {view}
        <InlineDrawing svg={drawing} label={`Floor plan of ${room.name}, to scale`} />
      </div>
      <div>
        {children}
        <h2 className="heading mb-4 text-lg">{`Products at ${room.showroom.company_name}`}</h2>
        {list.products.length === 0 && (
          <p className="border-hairline border-t py-4 text-graphite">This room has no products yet.</p>
        )}
        <RoomProductList list={list} vsdId={room.showroom.vsd_id} />
        {after}
      </div>
    </div>
  );
}
