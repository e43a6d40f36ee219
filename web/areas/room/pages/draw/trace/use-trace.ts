import { useCallback, useEffect, useRef, useState } from "react";
import type { Point } from "../../../../../../domain/room/geometry/point.ts";
import { dropPicture, keepPicture, keptPicture } from "./kept-picture.ts";
import type { PlanPicture } from "./picture-file.ts";
import { laidUnder, type Underlay } from "./underlay.ts";

const key = "floorplan_trace";

/** A picture being traced, or walls drawn freely without one. */
export interface Trace {
  underlay: Underlay | null;
  /** Whether a known length has set the picture's scale. */
  isScaled: boolean;
  corners: Point[];
  /** Whether the page shows the tracing; the picture stays under the drawing afterward. */
  isOpen: boolean;
}

export type Tracing = ReturnType<typeof useTrace>;

/** The tracing of this browser, kept with every change, its picture too. */
export function useTrace() {
  const [trace, setTrace] = useState<Trace | null>(null);
  const [url, setUrl] = useState<string>();
  const [isMoving, setMoving] = useState(false);
  const latest = useRef<Trace | null>(null);
  const show = useCallback((blob: Blob | undefined) => {
    setUrl((before) => {
      if (before) URL.revokeObjectURL(before);
      return blob && URL.createObjectURL(blob);
    });
  }, []);
  useEffect(() => {
    latest.current = readTrace();
    setTrace(latest.current);
    if (latest.current?.underlay) void keptPicture().then(show);
  }, [show]);

  const set = useCallback((next: Trace | null) => {
    latest.current = next;
    setTrace(next);
    try {
      if (next) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
    } catch {
      // Full or switched off: the tracing lives as long as the page does.
    }
  }, []);
  const change = useCallback(
    (fields: Partial<Trace>) => latest.current && set({ ...latest.current, ...fields }),
    [set],
  );
  return {
    trace,
    url,
    isMoving,
    setMoving,
    change,
    changeUnderlay: (fields: Partial<Underlay>) => {
      const underlay = latest.current?.underlay;
      if (underlay) change({ underlay: { ...underlay, ...fields } });
    },
    /** Lays a picture under the drawing, its middle at a place of the plan. */
    begin: async (picture: PlanPicture, at_in: Point) => {
      show(picture.blob);
      set({ underlay: laidUnder(picture, at_in), isScaled: false, corners: [], isOpen: true });
      await keepPicture(picture.blob);
    },
    beginFreely: () => set({ underlay: null, isScaled: true, corners: [], isOpen: true }),
    drop: () => {
      set(null);
      show(undefined);
      void dropPicture();
    },
  };
}

function readTrace(): Trace | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Trace> | null;
    return stored && Array.isArray(stored.corners) && typeof stored.isOpen === "boolean"
      ? (stored as Trace)
      : null;
  } catch {
    return null;
  }
}
