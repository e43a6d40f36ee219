import { useCallback, useEffect, useRef, useState } from "react";
import { type Drawing, type DrawingHistory, nothingDrawn } from "./drawing-history.ts";

const key = "floorplan_drawing";
/** Steps back that outlive a reload; in the open page there is no end to them. */
const keptSteps = 150;

/** What this browser holds of a drawing; nothing where it cannot be read. */
export function readDrawing(): DrawingHistory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isHistory(stored) ? stored : nothingDrawn;
  } catch {
    return nothingDrawn;
  }
}

function writeDrawing(history: DrawingHistory): void {
  const { past, present, future } = history;
  const kept = { past: past.slice(-keptSteps), present, future: future.slice(0, keptSteps) };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or switched off: the drawing lives as long as the page does.
  }
}

/** Adds a step based on the current drawing. */
export type ChangeDrawing = (step: (history: DrawingHistory) => DrawingHistory) => void;

/** The drawing of this browser, kept with every change. `undefined` until the page has looked. */
export function useDrawing() {
  const [history, setHistory] = useState<DrawingHistory>();
  const latest = useRef(nothingDrawn);
  useEffect(() => {
    latest.current = readDrawing();
    setHistory(latest.current);
  }, []);
  /** Updates from the current history, so that no change is lost in between. */
  const change = useCallback<ChangeDrawing>((step) => {
    const next = step(latest.current);
    if (next === latest.current) return;
    latest.current = next;
    writeDrawing(next);
    setHistory(next);
  }, []);
  return { history, change };
}

function isHistory(value: unknown): value is DrawingHistory {
  const history = value as Partial<DrawingHistory> | null;
  return (
    typeof history === "object" &&
    history !== null &&
    Array.isArray(history.past) &&
    Array.isArray(history.future) &&
    [history.present ?? null, ...history.past, ...history.future].every(isDrawing)
  );
}

function isDrawing(value: unknown): boolean {
  if (value === null) return true;
  const { plan, name, room } = value as Partial<Drawing>;
  return (
    typeof name === "string" &&
    typeof room === "string" &&
    Array.isArray(plan?.vertices_in) &&
    Array.isArray(plan.walls) &&
    Array.isArray(plan.openings) &&
    typeof plan.ceiling_height_in === "number"
  );
}
