import { useEffect, useReducer, useState } from "react";
import { useNavigation } from "react-router";

/** How long a part of the site may take to load; from the specification. */
export const chunkTimeout_ms = 120_000;

export class ChunkTimeout extends Error {
  override name = "ChunkTimeout";
  constructor() {
    super("A part of the site took more than 120 seconds to load.");
  }
}

let tellSettled: (() => void) | undefined;
let settled: ReturnType<typeof setTimeout>;
/** Longer than React holds a loaded part back, so that parts do not appear one by one. */
const settled_ms = 400;

/** Tells when no more parts have come for a while. */
export function onSettled(tell: () => void): void {
  tellSettled = tell;
}

/**
 * React drops the drawing of a part that it holds back if another part comes meanwhile, and may leave it so until
 * something in the page changes. This changes once no more parts come.
 */
export function DrawAgain() {
  const [, change] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onSettled(change), []);
  return null;
}

/** The loaded part; throws `ChunkTimeout` when it is not there after 120 seconds. */
export async function loadInTime<Part>(part: Promise<Part>): Promise<Part> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkTimeout()), chunkTimeout_ms);
  try {
    return await Promise.race([part, promise]);
  } finally {
    clearTimeout(timer);
    clearTimeout(settled);
    if (tellSettled) settled = setTimeout(tellSettled, settled_ms);
  }
}

/** Throws `ChunkTimeout` while drawing when the next page is not there after 120 seconds. */
export function usePageInTime(): void {
  const isLoading = useNavigation().state === "loading";
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), chunkTimeout_ms);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (isLate) throw new ChunkTimeout();
}
