import { useMemo } from "react";
import type { Arrangement } from "../../../../../contract/design/room-furnish.ts";
import { drawPlan } from "../../../../../domain/room/drawing/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { formatUsd } from "../../../../ui/format.ts";
import { Loading, Skeleton, SkeletonText } from "../../../../ui/skeleton.tsx";

/** One way to furnish the room: its plan, its price, and what does not fit and why. */
export function ArrangementCard({
  number,
  arrangement: { title, arrangement, design, price, unmet, findings },
  onTake,
}: {
  number: number;
  arrangement: Arrangement;
  onTake: () => void;
}) {
  const svg = useMemo(
    () =>
      drawPlan(design.plan, {
        width_px: 480,
        height_px: 360,
        items: design.items,
        dimensions: false,
        paper: null,
      }),
    [design],
  );
  return (
    <li className="flex min-w-0 flex-col">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={`Plan ${number}: ${arrangement}`}
        width={480}
        height={360}
        className="aspect-4/3 w-full bg-sunk object-contain p-3"
      />
      <h3 className="mt-3 font-semibold">{title}</h3>
      <p className="text-graphite text-sm first-letter:uppercase">{arrangement}</p>
      <p className="figures heading mt-2 text-lg">{formatUsd(price)}</p>
      <Notes words="What doesn't fit" lines={unmet} />
      <Notes words="Tighter than we recommend" lines={findings} />
      <div className="mt-auto pt-4">
        <Button className="w-full" aria-label={`Use this room: ${title}`} onClick={onTake}>
          Use this room
        </Button>
      </div>
    </li>
  );
}

function Notes({ words, lines }: { words: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="mt-2 text-sm" open={lines.length < 3}>
      <summary className="link inline-flex min-h-8 cursor-pointer items-center font-medium pointer-coarse:min-h-11">
        {`${words} (${lines.length})`}
      </summary>
      <ul className="mt-1 grid list-disc gap-1 pl-4 text-graphite">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** In the place of the three rooms until they are there. */
export function WaitingCards() {
  return (
    <div className="grid gap-6 sm:grid-cols-3 sm:gap-4 lg:gap-6">
      <Loading>Trying arrangements with this showroom's products</Loading>
      {[1, 2, 3].map((each) => (
        <div key={each}>
          <Skeleton className="aspect-4/3" />
          <SkeletonText lines={4} className="mt-3" />
        </div>
      ))}
    </div>
  );
}
