import { useState } from "react";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";

const longest = 80;

/** The room's name; editable in place. */
export function RoomName() {
  const { store, autosave } = useRoomEditor();
  const name = useRoom((state) => state.room.name);
  const readOnly = useRoom((state) => state.readOnly);
  const [typed, setTyped] = useState<string>();
  if (readOnly) return <h1 className="heading truncate text-lg">{name}</h1>;
  const rename = async () => {
    const next = typed?.trim();
    if (!next || next === name) return setTyped(undefined);
    try {
      await autosave?.flush();
      const { room } = store.getState();
      // the design goes by itself: one that is refused doesn't keep the name from being saved
      const { data } = await api("PUT /api/rooms/{id}", {
        params: { id: room.id },
        body: { ...asGuest(), version: room.version, name: next },
      });
      store.setState({ room: data });
      setTyped(undefined);
      await autosave?.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <h1>
      <label className="block">
        <span className="sr-only">Room name</span>
        <input
          value={typed ?? name}
          maxLength={longest}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void rename()}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setTyped(undefined);
          }}
          className="heading w-full min-w-0 truncate rounded-sm bg-transparent text-lg hover:bg-sunk pointer-coarse:-my-2 pointer-coarse:py-2"
        />
      </label>
    </h1>
  );
}
