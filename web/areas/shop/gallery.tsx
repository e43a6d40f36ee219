import { clsx } from "clsx";
import { ZoomIn } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { loadInTime } from "../../ui/load-in-time.ts";
import { NoPicture } from "../../ui/no-picture.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { useStateFor } from "../../ui/use-state-for.ts";

const ZoomDialog = lazy(() => loadInTime(import("./zoom/zoom-dialog.tsx")));

const leastSwipe_px = 40;

/**
 * The pictures of a product's chosen variant: one large, the others to choose from or to swipe to. Another variant with
 * as many pictures is shown from where one looks; others from their first.
 */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  const [index, setIndex] = useStateFor(pictures.length, 0);
  const [isLarge, setLarge] = useState(false);
  const touched_px = useRef(0);
  const picture = pictures[index] ?? pictures[0];
  if (!picture) return <NoPicture />;
  return (
    <div className="print:max-w-72">
      <button
        type="button"
        onClick={() => setLarge(true)}
        // two fingers zoom the page
        onTouchStart={({ touches }) => {
          touched_px.current = touches[1] ? Number.NaN : (touches[0]?.clientX ?? 0);
        }}
        onTouchEnd={({ changedTouches }) => {
          const swiped_px = touched_px.current - (changedTouches[0]?.clientX ?? 0);
          if (Math.abs(swiped_px) > leastSwipe_px)
            setIndex((index + Math.sign(swiped_px) + pictures.length) % pictures.length);
        }}
        aria-label={`Look closer: ${picture.alt}`}
        className="relative mx-auto block w-full touch-pan-y touch-pinch-zoom cursor-zoom-in bg-white sm:max-md:max-w-[60svh]"
      >
        <Picture
          key={picture.url}
          picture={picture}
          arrival="first"
          sizes="(width < 769px) 100vw, (width < 1025px) 50vw, 720px"
        />
        <span className="absolute right-0 bottom-0 grid size-11 place-items-center bg-paper/90 scripting-none:hidden print:hidden">
          <ZoomIn aria-hidden size={20} />
        </span>
      </button>
      {pictures.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-3 print:hidden">
          {pictures.map((one, at) => (
            <li key={one.url}>
              <button
                type="button"
                aria-label={one.alt}
                aria-current={at === index ? "true" : undefined}
                onClick={() => setIndex(at)}
                className={clsx(
                  "block size-16 overflow-hidden bg-white outline-ink sm:size-20",
                  at === index && "outline-2",
                )}
              >
                <Picture picture={one} alt="" cover sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isLarge && (
        <Suspense>
          <ZoomDialog pictures={pictures} index={index} onShow={setIndex} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </div>
  );
}
