import type { ReactNode } from "react";
import { RoomNews } from "./room-news.tsx";
import { SaveTrouble } from "./save-trouble.tsx";
import { TrialBar } from "./trial-bar.tsx";

/** What there is to say over the room, one below the other. */
export function StageNotices({ children }: { children?: ReactNode }) {
  return (
    <div className="pointer-events-none absolute inset-x-3 top-3 z-10 grid gap-2">
      <SaveTrouble />
      <TrialBar />
      <RoomNews />
      {children}
    </div>
  );
}
