import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ApiError } from "../../client/api-call.ts";
import { showToast } from "../../ui/toast.ts";

/** As long as the message with its way back is shown. */
const patience_ms = 10_000;

/**
 * Removes things with undo: they are hidden at once, and deleted when the toast disappears or the page is left. If the
 * tab is closed first, they stay.
 */
export function useDelayedRemoval(deleteIt: (id: string) => Promise<unknown>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef(deleteIt);
  useLayoutEffect(() => {
    latest.current = deleteIt;
  }, [deleteIt]);

  const show = (id: string) => setHidden((ids) => new Set([...ids].filter((one) => one !== id)));
  const perform = (id: string) => {
    waiting.current.delete(id);
    latest.current(id).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      show(id);
    });
  };
  const remove = (id: string, message: string) => {
    setHidden((ids) => new Set(ids).add(id));
    waiting.current.set(
      id,
      setTimeout(() => perform(id), patience_ms),
    );
    showToast("success", message, {
      label: "Undo",
      onPress: () => {
        const timer = waiting.current.get(id);
        if (timer === undefined) return;
        clearTimeout(timer);
        waiting.current.delete(id);
        show(id);
      },
    });
  };

  useEffect(() => {
    const pending = waiting.current;
    return () => {
      for (const [id, timer] of pending) {
        clearTimeout(timer);
        latest.current(id).catch(() => undefined);
      }
      pending.clear();
    };
  }, []);
  return { hidden, remove };
}
