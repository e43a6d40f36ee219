import { Camera } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { formatDate } from "../../../ui/format.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import { type KeptPhoto, keptPhotos, removePhoto } from "./photo-store.ts";
import { type ReadPhoto, readPhoto, UnreadablePhoto } from "./read-photo.ts";

const kinds = "image/jpeg,image/png,image/webp,image/heic,image/heif";

/** A new photo, or one that this browser has. */
export function ChoosePhoto({
  onTake,
  onGoOn,
}: {
  onTake: (photo: ReadPhoto) => Promise<void>;
  onGoOn: (id: string) => Promise<void>;
}) {
  const { isBusy, once } = useBusy();
  const [problem, setProblem] = useState<string>();
  const take = (file: File | undefined) =>
    file &&
    once(async () => {
      setProblem(undefined);
      try {
        await onTake(await readPhoto(file));
      } catch (error) {
        setProblem(
          error instanceof UnreadablePhoto
            ? error.message
            : "Your browser didn't keep the photo. Free up space, or leave private browsing, and try again.",
        );
      }
    });
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-4">
          <DropZone
            label="Photo of your room"
            hint="JPG, PNG or WebP. Your photo stays in this browser. We don't upload it."
            accept={kinds}
            error={problem}
            zoneClass="min-h-44"
            onFiles={([file]) => void take(file)}
          >
            <span aria-live="polite">
              {isBusy ? (
                "Opening your photo …"
              ) : (
                <>
                  <span className="link">Choose a photo</span>{" "}
                  <span className="max-sm:hidden">or drop it here</span>
                </>
              )}
            </span>
          </DropZone>
          <label
            className={`${buttonClass("secondary")} hidden cursor-pointer focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-2 pointer-coarse:inline-flex`}
          >
            <Camera aria-hidden size={18} />
            Take a photo
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="sr-only"
              onChange={(event) => {
                void take(event.target.files?.[0]);
                event.target.value = "";
              }}
            />
          </label>
        </div>
        <section>
          <h2 className="font-semibold">Which photo works best</h2>
          <ul className="mt-2 grid list-disc gap-1 pl-5 text-graphite">
            <li>Stand in a corner or a doorway and hold the phone level.</li>
            <li>Get as much of the floor or wall in as you can.</li>
            <li>Turn on the lights or open the curtains. Turn off the flash.</li>
            <li>Measure one side of what you want to cover, such as the wall from corner to corner.</li>
          </ul>
        </section>
      </div>
      <KeptPhotos onGoOn={onGoOn} />
    </div>
  );
}

function KeptPhotos({ onGoOn }: { onGoOn: (id: string) => Promise<void> }) {
  const [photos, setPhotos] = useState<KeptPhoto[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    keptPhotos()
      .then(setPhotos)
      // a browser that keeps nothing has none
      .catch(() => undefined);
  }, []);
  if (photos.length === 0) return null;
  const remove = async (id: string) => {
    await removePhoto(id);
    heading.current?.focus();
    setPhotos((before) => before.filter((photo) => photo.id !== id));
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="heading text-lg">
        Your photos
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
        {photos.map(({ id, thumb, at, width_px, height_px }, index) => (
          <li key={id} className="grid content-start gap-2">
            <button
              type="button"
              className="block outline-offset-4"
              onClick={() => void onGoOn(id)}
              aria-label={`Open photo ${index + 1}`}
            >
              <img
                src={thumb}
                alt=""
                width={width_px}
                height={height_px}
                className="aspect-4/3 w-full bg-sunk object-cover"
              />
            </button>
            <div className="flex items-center justify-between gap-2">
              <span className="figures text-graphite text-sm">{formatDate(new Date(at).toISOString())}</span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => void remove(id)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
