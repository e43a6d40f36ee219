import { Download, Share2 } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";
import { fileName, saveFile } from "../editor/save-files.ts";

/** Saves the picture as a file, or sends it by the system's own list of ways where there is one. */
export function SavePicture({
  canvas,
  name = "room",
  isReady,
}: {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The product's. */
  name: string | undefined;
  isReady: boolean;
}) {
  const { isBusy, once } = useBusy();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    const probe = new File([""], "room.jpg", { type: "image/jpeg" });
    setCanShare("canShare" in navigator && navigator.canShare({ files: [probe] }));
  }, []);
  const file = `my-room-${fileName(name)}.jpg`;
  const download = () =>
    once(async () => {
      const picture = await jpegOf(canvas.current);
      if (picture) saveFile(file, picture);
      else showToast("error", "Your browser couldn't save the picture. Try again.");
    });
  const share = () =>
    once(async () => {
      const picture = await jpegOf(canvas.current);
      if (!picture) return showToast("error", "Your browser couldn't save the picture. Try again.");
      try {
        await navigator.share({ files: [new File([picture], file, { type: "image/jpeg" })], title: name });
      } catch {
        // closed without sending
      }
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        icon={<Download aria-hidden size={18} />}
        disabled={!isReady}
        pending={isBusy}
        onClick={() => void download()}
      >
        Download picture
      </Button>
      {canShare && (
        <Button
          variant="quiet"
          icon={<Share2 aria-hidden size={18} />}
          disabled={!isReady}
          pending={isBusy}
          onClick={() => void share()}
        >
          Share picture
        </Button>
      )}
    </div>
  );
}

async function jpegOf(canvas: HTMLCanvasElement | null): Promise<Blob | null> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  if (canvas) canvas.toBlob(resolve, "image/jpeg", 0.92);
  else resolve(null);
  return promise;
}
