import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenPhoto } from "./open-photo.ts";
import { keepWork, type PhotoWork } from "./photo-store.ts";

export type ChangeWork = (change: Partial<PhotoWork>) => void;

/** What is set on a photo, kept in the browser with every change. */
export function usePhotoWork(open: OpenPhoto): {
  work: PhotoWork;
  change: ChangeWork;
  /** The browser has kept the last change. */
  isKept: boolean;
} {
  const [work, setWork] = useState(open.work);
  const [kept, setKept] = useState(open.work);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    keepWork(open.id, work)
      .then(() => setKept(work))
      // full or switched off: the work lasts as long as the page
      .catch(() => undefined);
  }, [open.id, work]);
  const change = useCallback<ChangeWork>((next) => setWork((before) => ({ ...before, ...next })), []);
  return { work, change, isKept: kept === work };
}
