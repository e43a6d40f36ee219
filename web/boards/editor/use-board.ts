import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Board, BoardItem } from "../../../contract/boards.ts";
import { api } from "../../api.ts";
import { ApiError } from "../../api-call.ts";

export type SaveState = "saved" | "saving" | "failed" | "stale";

const pause_ms = 700;
const mostSteps = 100;

interface Contents {
  name: string;
  items: readonly BoardItem[];
}

/**
 * A board that saves itself shortly after each change, with undo. If another window has saved in the meantime, it
 * stops and leaves it to the user which of the two stays.
 */
export function useBoard(loaded: Board) {
  const [contents, setContents] = useState<Contents>({ name: loaded.name, items: loaded.document.items });
  const [past, setPast] = useState<readonly Contents[]>([]);
  const [future, setFuture] = useState<readonly Contents[]>([]);
  const latest = useRef(contents);
  const { save, problem, send, sendSoon, takeTheirs } = useSaving(loaded, latest);

  const show = useCallback(
    (next: Contents) => {
      latest.current = next;
      setContents(next);
      sendSoon();
    },
    [sendSoon],
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
    const other = takeTheirs();
    if (!other) return;
    if (!keepMine) change({ name: other.name, items: other.document.items });
    void send();
  };

  return {
    ...contents,
    ...{ save, problem, change, undo, redo, settle, retry: send, latest },
    ...{ canUndo: past.length > 0, canRedo: future.length > 0 },
  };
}
export type EditedBoard = ReturnType<typeof useBoard>;

/** Sends the latest contents, one call at a time, until another window turns out to have saved the board. */
function useSaving(loaded: Board, latest: RefObject<Contents>) {
  const [save, setSave] = useState<SaveState>("saved");
  const [problem, setProblem] = useState<string>();
  const version = useRef(loaded.version);
  const theirs = useRef<Board>(undefined);
  const isDirty = useRef(false);
  const underWay = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(async () => {
    if (underWay.current || !isDirty.current || theirs.current) return;
    underWay.current = true;
    try {
      while (isDirty.current) {
        isDirty.current = false;
        setSave("saving");
        const { name, items } = latest.current;
        const document = { schema: "board/1" as const, items: [...items] };
        const { data } = await api("PUT /api/boards/{id}", {
          params: { id: loaded.id },
          body: { version: version.current, name: name.trim() || "Board", document },
          feedback: "none",
        });
        version.current = data.version;
      }
      setSave("saved");
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      isDirty.current = true;
      if (error.code === "stale_version" && error.data) theirs.current = error.data as Board;
      setSave(theirs.current ? "stale" : "failed");
      setProblem(Object.values(error.errors)[0]?.[0] ?? error.message);
    } finally {
      underWay.current = false;
    }
  }, [loaded.id, latest]);

  /** Sends once the changes pause. */
  const sendSoon = useCallback(() => {
    isDirty.current = true;
    setSave((state) => (state === "stale" ? state : "saving"));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), pause_ms);
  }, [send]);

  /** What the other window saved, if it did; from here on, that is the version that gets replaced. */
  const takeTheirs = (): Board | undefined => {
    const other = theirs.current;
    if (!other) return undefined;
    theirs.current = undefined;
    version.current = other.version;
    setSave("saving");
    setProblem(undefined);
    return other;
  };

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isDirty.current && !underWay.current) return;
      void send();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      clearTimeout(timer.current);
      void send();
    };
  }, [send]);

  return { save, problem, send, sendSoon, takeTheirs };
}
