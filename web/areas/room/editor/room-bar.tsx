import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PresentPeople } from "./present-people.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { RoomMenu } from "./room-menu.tsx";
import { RoomName } from "./room-name.tsx";
import { SaveWords } from "./save-words.tsx";
import { ToolButton } from "./toolbar.tsx";

/** Above the room: its name, save status, undo and redo, and the menu. */
export function RoomBar() {
  const { store } = useRoomEditor();
  const undoWords = useRoom((state) => state.past.at(-1)?.words);
  const redoWords = useRoom((state) => state.future[0]?.words);
  const readOnly = useRoom((state) => state.readOnly);
  return (
    <div className="flex min-w-0 items-center gap-1">
      <div className="min-w-0 flex-1">
        <RoomName />
        <SaveWords />
      </div>
      {!readOnly && <PresentPeople />}
      {!readOnly && (
        <>
          <ToolButton
            label={undoWords ? `Undo: ${undoWords}` : "Nothing to undo"}
            disabled={!undoWords}
            onPress={() => store.getState().undo()}
          >
            <Undo2 aria-hidden size={20} />
          </ToolButton>
          <ToolButton
            label={redoWords ? `Redo: ${redoWords}` : "Nothing to redo"}
            disabled={!redoWords}
            onPress={() => store.getState().redo()}
          >
            <Redo2 aria-hidden size={20} />
          </ToolButton>
          <Undone />
        </>
      )}
      <RoomMenu />
    </div>
  );
}

/** Announces what was undone or redone; the room shows it. */
function Undone() {
  const past = useRoom((state) => state.past);
  const future = useRoom((state) => state.future);
  const before = useRef({ past, future });
  const [words, setWords] = useState("");
  useEffect(() => {
    const was = before.current;
    before.current = { past, future };
    if (future.length > was.future.length) setWords(`Undone: ${future[0]?.words}`);
    else if (future.length < was.future.length && past.length > was.past.length)
      setWords(`Redone: ${past.at(-1)?.words}`);
  }, [past, future]);
  return (
    <span role="status" className="sr-only">
      {words}
    </span>
  );
}
