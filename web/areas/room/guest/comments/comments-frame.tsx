import { lazy, Suspense, useEffect, useState } from "react";
import { loadInTime } from "../../../../ui/load-in-time.ts";
import type { CommentedRoom } from "./room-comments.tsx";

/** Loaded with the 3D code, after the page. */
const RoomComments = lazy(() => loadInTime(import("./room-comments.tsx")));

const waiting = <div className="h-dvh animate-pulse bg-sunk motion-reduce:animate-none" />;

export function CommentsFrame(props: CommentedRoom) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <main id="main">
      {isReady ? (
        <Suspense fallback={waiting}>
          <RoomComments key={props.room.id} {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </main>
  );
}
