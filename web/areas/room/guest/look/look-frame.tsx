import { lazy, Suspense, useEffect, useState } from "react";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { loadInTime } from "../../../../ui/load-in-time.ts";
import { EmptyState } from "../../../../ui/states.tsx";
import type { LookedAt } from "./look-room.tsx";

/** Loaded with the 3D code, after the page. */
const LookRoom = lazy(() => loadInTime(import("./look-room.tsx")));

const waiting = <div className="h-dvh animate-pulse bg-sunk motion-reduce:animate-none" />;

/** The room with the options of a selection; without one that fits it, the way back. */
export function LookFrame({ looked, back }: { looked: LookedAt | undefined; back: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!looked) {
    return (
      <main id="main" className="page py-16">
        <EmptyState title="Nothing to try here" action={<LinkButton to={back}>Back</LinkButton>}>
          The options may have changed, or one is approved already.
        </EmptyState>
      </main>
    );
  }
  return (
    <main id="main">
      <h1 className="sr-only">{`${looked.selection.title} in ${looked.room.name}`}</h1>
      {isReady ? <Suspense fallback={waiting}>{<LookRoom {...looked} />}</Suspense> : waiting}
    </main>
  );
}
