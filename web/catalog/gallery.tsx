import { clsx } from "clsx";
import { ZoomIn } from "lucide-react";
import { useEffect, useState } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { Picture, type PictureData } from "../ui/picture.tsx";

/** A product's pictures: one large, the others to choose from. Choosing a variant shows its picture. */
export function Gallery({ pictures, shown }: { pictures: readonly PictureData[]; shown: number }) {
  const [index, setIndex] = useState(shown);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => setIndex(shown), [shown]);
  const picture = pictures[index] ?? pictures[0];
  if (!picture) return <div className="aspect-square bg-sunk" />;
  return (
    <div>
      <div className="relative bg-white">
        <Picture key={picture.url} picture={picture} priority sizes="(width < 1025px) 100vw, 720px" />
        <button
          type="button"
          onClick={() => setLarge(true)}
          aria-label="Show the picture larger"
          className="absolute right-0 bottom-0 grid size-11 place-items-center bg-paper/90 hover:bg-paper"
        >
          <ZoomIn aria-hidden size={20} />
        </button>
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-3">
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
      <Dialog
        title={picture.alt}
        isOpen={isLarge}
        onClose={() => setLarge(false)}
        className="w-[min(75rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)]"
      >
        <Picture picture={picture} sizes="min(100vw, 1200px)" />
      </Dialog>
    </div>
  );
}
