import { type ReactNode, useLayoutEffect, useRef } from "react";
import { partIsTakenOver } from "./early-use.ts";

/** A part of the server's page that hydrates later than the rest: earlier clicks are replayed then. */
export function LatePart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (part.current) partIsTakenOver(part.current);
  }, []);
  return (
    <div ref={part} data-late-part="">
      {children}
    </div>
  );
}
