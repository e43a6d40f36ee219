import { api } from "../../../client/api.ts";
import { useLoaded } from "../../../kit/page/use-loaded.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { type AddItem, pictureSize } from "./new-item.ts";

/** Puts the picture of an own room on the board. */
export default function RoomFinder({ onAdd, onClose }: { onAdd: AddItem; onClose: () => void }) {
  const { loaded } = useLoaded("rooms for the board", async (signal) => {
    const { data } = await api("GET /api/rooms", { query: { per_page: 60 }, signal, feedback: "none" });
    return data.data.flatMap(({ id, name, picture }) => (picture ? [{ id, name, picture }] : []));
  });
  return (
    <Dialog title="Add a room" isOpen onClose={onClose}>
      {loaded.state === "loading" && (
        <>
          <Loading>Loading your rooms</Loading>
          <Skeleton className="h-40" />
        </>
      )}
      {loaded.state === "failed" && <p className="text-bad">{loaded.error.message}</p>}
      {loaded.state === "ready" && loaded.data.length === 0 && (
        <p className="text-graphite">
          You have no rooms with a picture yet. A room gets its picture a few seconds after you change it.
        </p>
      )}
      {loaded.state === "ready" && (
        <ul className="grid grid-cols-2 gap-4">
          {loaded.data.map(({ id, name, picture }) => (
            <li key={id}>
              <button
                type="button"
                className="block w-full text-left hover:underline"
                onClick={() => {
                  const { url, width, height } = picture;
                  onAdd(
                    { kind: "room", room: id, ...pictureSize(picture) },
                    { ref: id, url, width, height, alt: name },
                  );
                  onClose();
                }}
              >
                <span className="block aspect-4/3 overflow-hidden bg-sunk">
                  <Picture picture={picture} alt="" cover sizes="260px" widest_px={480} />
                </span>
                <span className="mt-1 block font-medium">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
