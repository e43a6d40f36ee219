import { useState } from "react";
import { aroundWidth_px } from "../../../../contract/design/room-limits.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { fileName, saveFile } from "../editor/save-files.ts";
import { AroundPicture } from "./around-picture.tsx";
import { withPanoramaMetadata } from "./panorama-metadata.ts";

/** Looks around in a room's picture of 360 degrees, and saves it as a file. */
export function AroundDialog({ src, name, onClose }: { src: string; name: string; onClose: () => void }) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const answer = await fetch(src);
      if (!answer.ok) throw new TypeError("no picture");
      const bytes = withPanoramaMetadata(new Uint8Array(await answer.arrayBuffer()), aroundWidth_px);
      saveFile(`${fileName(name)}-360.jpg`, new Blob([bytes], { type: "image/jpeg" }));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      showToast("error", "We couldn't load the picture. Please try again.");
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Look around"
      className="w-[min(64rem,calc(100vw-2rem))]!"
      footer={
        <Button pending={isSaving} onClick={() => void save()}>
          Save the 360° picture (JPG)
        </Button>
      }
    >
      <AroundPicture src={src} name={`${name}, all around`} />
      <p className="mt-3 text-graphite text-sm">Drag the picture to look around.</p>
    </Dialog>
  );
}
