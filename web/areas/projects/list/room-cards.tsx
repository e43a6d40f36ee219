import { Link2, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { RoomRow } from "../../../../contract/design/rooms.ts";
import { api } from "../../../client/api.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { roomPath } from "../../../kit/room/begin-room.ts";
import { useDelayedRemoval } from "../../../kit/room/delayed-removal.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { inWords, roomLabel } from "../../../kit/room/room-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Picture } from "../../../ui/picture.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { RoomTotal } from "./room-total.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { stageOf } from "./stage.ts";

const PlanSketch = lazy(() => loadInTime(import("./plan-sketch.tsx")));

type Replace = (change: (rooms: RoomRow[]) => RoomRow[]) => void;

/** Rooms as pictures, with actions. */
export function RoomCards({
  rooms,
  replace,
  reload,
}: {
  rooms: readonly RoomRow[];
  replace: Replace;
  reload: () => void;
}) {
  const [asked, setAsked] = useState<{ what: "rename" | "share"; room: RoomRow }>();
  const { hidden, remove } = useDelayedRemoval((id) =>
    api("DELETE /api/rooms/{id}", { params: { id }, query: asGuest() }),
  );
  const close = () => setAsked(undefined);
  const takeOver = (changed: Pick<RoomRow, "id"> & Partial<RoomRow>) =>
    replace((known) => known.map((room) => (room.id === changed.id ? { ...room, ...changed } : room)));
  return (
    <section className="mt-8">
      <h2 className="heading mb-4 text-lg">Rooms</h2>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {rooms
          .filter(({ id }) => !hidden.has(id))
          .map((room) => (
            <li key={room.id}>
              <RoomCard room={room} />
              <div className="mt-2 -ml-2 flex flex-wrap">
                <CardAction
                  icon={<Pencil aria-hidden size={16} />}
                  words="Rename"
                  name={room.name}
                  onPress={() => setAsked({ what: "rename", room })}
                />
                <CardAction
                  icon={<Link2 aria-hidden size={16} />}
                  words={room.is_shared ? "Shared" : "Share"}
                  name={room.name}
                  onPress={() => setAsked({ what: "share", room })}
                />
                <CardAction
                  icon={<Trash2 aria-hidden size={16} />}
                  words="Delete"
                  name={room.name}
                  onPress={() => remove(room.id, `Deleted “${room.name}”.`)}
                />
              </div>
            </li>
          ))}
      </ul>
      {asked?.what === "rename" && (
        <RenameDialog
          name={asked.room.name}
          onClose={close}
          onStale={reload}
          rename={async (name) => {
            const { data } = await api("PUT /api/rooms/{id}", {
              params: { id: asked.room.id },
              body: { ...asGuest(), version: asked.room.version, name },
              feedback: "none",
            });
            takeOver({ id: data.id, name: data.name, version: data.version, updated_at: data.updated_at });
          }}
        />
      )}
      {asked?.what === "share" && (
        <ShareDialog
          room={asked.room}
          onClose={close}
          onChange={(is_shared) => takeOver({ id: asked.room.id, is_shared })}
        />
      )}
    </section>
  );
}

function RoomCard({ room }: { room: RoomRow }) {
  const stage = stageOf(room);
  const facts = [roomLabel(room.room), room.style && inWords(room.style), room.showroom.company_name];
  return (
    <article className="group relative">
      <div className="relative aspect-4/3 overflow-hidden bg-sunk">
        {isOutdated(room) && (
          <p className="absolute bottom-0 left-0 z-10 bg-paper px-2 py-1 text-xs">
            Picture from before your last changes
          </p>
        )}
        {room.picture ? (
          <Picture picture={room.picture} alt="" cover sizes="(width < 769px) 100vw, 438px" />
        ) : (
          <Suspense>
            <PlanSketch name={room.name} plan={room.plan} />
          </Suspense>
        )}
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-medium leading-6">
          <a
            href={shopHref(roomPath(room.id))}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-edge group-hover:underline-offset-3"
          >
            {room.name}
          </a>
        </h3>
        <RoomTotal room={room} />
      </div>
      <p className="text-graphite text-sm">{facts.filter(Boolean).join(" · ")}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
        <Badge tone={stage.tone}>{stage.words}</Badge>
        <span className="figures text-graphite">{`Changed ${formatDateTime(room.updated_at)}`}</span>
      </p>
    </article>
  );
}

/** The next visit to the room takes a new picture. */
const isOutdated = ({ picture_version, version }: RoomRow): boolean =>
  picture_version !== null && picture_version < version;

/** Something to do with one card; screen readers hear with which. */
export function CardAction({
  icon,
  words,
  name,
  onPress,
}: {
  icon: React.ReactNode;
  words: string;
  name: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm hover:bg-sunk"
    >
      {icon}
      {words}
      <span className="sr-only">{name}</span>
    </button>
  );
}
