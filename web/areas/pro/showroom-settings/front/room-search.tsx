import { useEffect, useState } from "react";
import type { ListedTemplate } from "../../../../../contract/design/room-library.ts";
import { ApiError, api } from "../../../../client/api.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { TextField } from "../../../../ui/text-field.tsx";

type Room = Pick<ListedTemplate, "id" | "name" | "picture" | "room" | "style" | "showroom">;

const pause_ms = 250;

/** Finds furnished rooms, the showroom's own first, to pick one from. */
export function RoomSearch({
  showroom,
  onPick,
}: {
  showroom: string;
  onPick: (room: { id: string; name: string; picture: Room["picture"] }) => void;
}) {
  const [text, setText] = useState("");
  const [found, setFound] = useState<readonly Room[]>();
  const asked = text.trim();
  useEffect(() => {
    if (asked.length < 2) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const query = { of: "shared", showroom, q: asked.slice(0, 80), per_page: 6 } as const;
      try {
        setFound((await api("GET /api/templates", { query, signal: leaving.signal })).data.data);
      } catch (error) {
        if (!(error instanceof ApiError || leaving.signal.aborted)) throw error;
      }
    }, pause_ms);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, showroom]);
  return (
    <div>
      <TextField
        label="Add a room"
        type="search"
        autoComplete="off"
        placeholder="Kitchen, coastal, primary bath"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {asked.length >= 2 && found && (
        <ul aria-label="Rooms found" className="mt-2 divide-y divide-hairline border-hairline border-y">
          {found.length === 0 && <li className="py-3 text-graphite">No matching rooms.</li>}
          {found.map(({ id, name, picture, room, style, showroom: own }) => (
            <li key={id}>
              <button
                type="button"
                className="flex min-h-14 w-full items-center gap-3 py-1 text-left hover:bg-sunk"
                onClick={() => {
                  setText("");
                  onPick({ id, name, picture });
                }}
              >
                <span className="size-11 shrink-0 overflow-hidden bg-sunk">
                  {picture && <Picture picture={picture} alt="" cover sizes="44px" />}
                </span>
                <span className="min-w-0">
                  <span className="block truncate font-medium">{name}</span>
                  <span className="block truncate text-graphite text-sm">
                    {[room.replaceAll("-", " "), style, own && "your own"].filter(Boolean).join(" · ")}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
