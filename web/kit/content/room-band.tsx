import { clsx } from "clsx";
import { Link } from "react-router";
import { Picture, type PictureData } from "../../ui/picture.tsx";

/** A template, as pages show it; `floorplan` is the id of its floor plan. */
export interface ShownRoom {
  id: string;
  name: string;
  picture: PictureData;
  floorplan: string | null;
}

/** Rooms above a page's text: a wide one, and two beside it. Nothing where the marketplace has none. */
export function RoomBand({ rooms }: { rooms: readonly ShownRoom[] }) {
  if (rooms.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 sm:grid-cols-3 sm:grid-rows-2 md:mt-6 md:gap-3 print:hidden">
      {rooms.map((room, at) => (
        <li
          key={room.id}
          className={clsx(at === 0 ? "sm:col-span-2 sm:row-span-2" : "max-sm:hidden", "min-w-0")}
        >
          <RoomPicture room={room} isFirst={at === 0} />
        </li>
      ))}
    </ul>
  );
}

/** A room's picture and name. The link opens its template. */
export function RoomPicture({ room, isFirst = false }: { room: ShownRoom; isFirst?: boolean }) {
  return (
    <Link
      to={`/visualize/templates/${room.id}`}
      className="group relative block aspect-[3/2] h-full w-full overflow-hidden bg-hairline"
    >
      <Picture
        picture={room.picture}
        alt=""
        cover
        widest_px={1600}
        arrival={isFirst ? "first" : undefined}
        sizes={isFirst ? "(width >= 480px) 66vw, 100vw" : "(width >= 480px) 33vw, 100vw"}
      />
      <span className="absolute bottom-0 left-0 bg-paper px-3 py-1.5 text-sm group-hover:underline">
        {room.name}
      </span>
    </Link>
  );
}
