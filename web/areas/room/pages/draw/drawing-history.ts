import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import type { MeasuredLength } from "./trace/measured.ts";

/** A plan that is being drawn. */
export interface Drawing {
  name: string;
  /** Kind of room. */
  room: string;
  plan: RoomPlan;
  /** Id of the kept plan that is exactly this; null since it was changed. */
  savedAs: string | null;
  /** Id of their own plan whose place this takes when it is kept. */
  replaces: string | null;
  /** Of a traced plan: the lengths that were confirmed. */
  measured?: MeasuredLength[];
}

/** All drawing steps, done and undone; `present` is null before the first. */
export interface DrawingHistory {
  past: readonly (Drawing | null)[];
  present: Drawing | null;
  future: readonly (Drawing | null)[];
}

export const nothingDrawn: DrawingHistory = { past: [], present: null, future: [] };

/** The history with `next` added; undone steps are dropped. */
export function drawn({ past, present }: DrawingHistory, next: Drawing | null): DrawingHistory {
  return { past: [...past, present], present: next, future: [] };
}

/** A change of the current drawing. */
export function changed(history: DrawingHistory, change: Partial<Drawing>): DrawingHistory {
  if (!history.present) return history;
  return drawn(history, { ...history.present, savedAs: null, ...change });
}

export function undone(history: DrawingHistory): DrawingHistory {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: past.at(-1) ?? null, future: [present, ...future] };
}

export function redone(history: DrawingHistory): DrawingHistory {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest };
}

/**
 * The drawing is now saved under `id`, which is not an undo step. Other states of the plan it replaced get the new id
 * too.
 */
export function savedUnder({ past, present, future }: DrawingHistory, id: string): DrawingHistory {
  const gone = present?.replaces ?? null;
  const told = (drawing: Drawing | null): Drawing | null =>
    drawing && gone !== null && gone !== id && drawing.replaces === gone
      ? { ...drawing, savedAs: null, replaces: id }
      : drawing;
  return {
    past: past.map(told),
    present: present && { ...present, savedAs: id, replaces: present.savedAs === id ? gone : id },
    future: future.map(told),
  };
}
