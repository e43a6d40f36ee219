import { useCallback, useRef, useState } from "react";
import type { Board } from "../../../../contract/design/boards.ts";
import { api } from "../../../client/api.ts";
import { useSaver } from "../../../kit/saving/use-saver.ts";
import { type Contents, toSend } from "./board-contents.ts";

const mostSteps = 100;

/**
 * A board that saves itself shortly after each change, with undo. If another window has saved in the meantime, it
 * stops and leaves it to the user which of the two stays.
 */
export function useBoard(loaded: Board) {
  const [contents, setContents] = useState<Contents>({ name: loaded.name, items: loaded.document.items });
  const [past, setPast] = useState<readonly Contents[]>([]);
  const [future, setFuture] = useState<readonly Contents[]>([]);
  const latest = useRef(contents);
  const version = useRef(loaded.version);
  const { saver, progress, discard } = useSaver<Contents>(async (sent) => {
    const { data } = await api("PUT /api/boards/{id}", {
      params: { id: loaded.id },
      body: { version: version.current, ...toSend(sent) },
      feedback: "none",
    });
    version.current = data.version;
  });

  const show = useCallback(
    (next: Contents) => {
      latest.current = next;
      setContents(next);
      saver.changed(next);
    },
    [saver],
  );

  /** One step that can be undone. */
  const change = useCallback(
    (next: Partial<Contents>) => {
      const before = latest.current;
      setPast((steps) => [...steps, before].slice(-mostSteps));
      setFuture([]);
      show({ ...before, ...next });
    },
    [show],
  );

  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    setFuture([latest.current, ...future]);
    show(before);
  };
  const redo = () => {
    const [next, ...rest] = future;
    if (!next) return;
    setFuture(rest);
    setPast([...past, latest.current]);
    show(next);
  };

  /** Ends a conflict: with what is here, or with what the other window saved. */
  const settle = (keepMine: boolean) => {
    const theirs = saver.progress.error?.data as Board | undefined;
    if (!theirs) return;
    version.current = theirs.version;
    if (!keepMine) change({ name: theirs.name, items: theirs.document.items });
    void saver.settle(latest.current);
  };

  return {
    ...contents,
    saver,
    progress,
    discard,
    change,
    undo,
    redo,
    settle,
    latest,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
export type EditedBoard = ReturnType<typeof useBoard>;
