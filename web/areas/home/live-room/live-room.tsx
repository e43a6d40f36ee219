import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Showcase } from "../../../../contract/design/showcase.ts";
import type { FoundShowroom } from "../../../kit/showroom/use-showroom-lookup.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { BasePicture } from "./base-picture.tsx";
import { RoomBar } from "./room-bar.tsx";
import { RoomDots } from "./room-dots.tsx";
import type { Chosen } from "./room-parts.ts";
import { usePrices } from "./use-prices.ts";

const loadChoosing = () => loadInTime(import("./choosing.tsx"));
const Layers = lazy(() => loadChoosing().then(({ Layers }) => ({ default: Layers })));
const Choices = lazy(() => loadChoosing().then(({ Choices }) => ({ default: Choices })));

/** The landing page's room: a picture with a dot on each part, other choices for it, and what all comes to. */
export default function LiveRoom({
  showcase,
  vsdId,
  found,
}: {
  showcase: Showcase;
  vsdId: string | undefined;
  /** A showroom whose ID has been typed, but not entered. */
  found: FoundShowroom | undefined;
}) {
  const [open, setOpen] = useState<string>();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const frame = useRef<HTMLElement>(null);
  const priced = usePrices(showcase, vsdId, found);
  const part = priced.parts.find(({ id }) => id === open);
  const close = () => {
    frame.current?.querySelector<HTMLElement>(`[data-part="${open}"]`)?.focus();
    setOpen(undefined);
  };
  useSoon(loadChoosing);
  useEffect(() => {
    const dot = open && frame.current?.querySelector<HTMLElement>(`[data-part="${open}"]`);
    if (dot) showAboveSheet(dot);
  }, [open]);
  return (
    <section
      ref={frame}
      aria-label="A room that you can change"
      className="relative"
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) close();
      }}
    >
      {/* a phone begins at the right end, where most parts are */}
      <div className="h-105 overflow-x-auto overflow-y-hidden bg-[#b9ad98] [direction:rtl] md:h-[min(50vw,62svh)] md:overflow-hidden">
        <div className="relative aspect-[2/1] h-full [direction:ltr] md:top-1/3 md:h-auto md:-translate-y-1/3">
          <BasePicture />
          {(open || chosen.size > 0) && (
            <Suspense>
              <Layers parts={priced.parts} open={open} chosen={chosen} />
            </Suspense>
          )}
          <RoomDots parts={priced.parts} open={open} onOpen={setOpen} />
        </div>
      </div>
      {part && (
        <Suspense>
          <Choices
            key={part.id}
            part={part}
            at={chosen.get(part.id) ?? 0}
            vsdId={found?.vsd_id ?? vsdId}
            onChoose={(at) => setChosen((before) => new Map(before).set(part.id, at))}
            onClose={close}
          />
        </Suspense>
      )}
      <RoomBar
        showcase={priced}
        chosen={chosen}
        vsdId={vsdId}
        found={priced === showcase ? undefined : found}
      />
    </section>
  );
}

/** Where the choices lie over the foot of the screen, brings the part into what is left above them. */
function showAboveSheet(dot: HTMLElement): void {
  if (!matchMedia("(width < 64rem)").matches) return;
  dot.scrollIntoView({ inline: "center", block: "nearest" });
  const { top, height } = dot.getBoundingClientRect();
  window.scrollBy({ top: top + height / 2 - window.innerHeight / 4 });
}

/** Loads what the first press needs once the page has come to rest. */
function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    const waiting = setTimeout(() => void load().catch(() => undefined), 2500);
    return () => clearTimeout(waiting);
  }, [load]);
}
