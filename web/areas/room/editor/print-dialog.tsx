import { useState } from "react";
import type { paperSizes } from "../../../../contract/design/rooms.ts";
import { api } from "../../../client/api.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { RadioGroup } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { saveFile } from "./save-files.ts";
import { saveFirst } from "./save-first.ts";

type PaperSize = (typeof paperSizes)[number];

const sizes: { value: PaperSize; label: string; detail: string }[] = [
  { value: "letter", label: "Letter", detail: "8 1/2 × 11 in., for a home printer" },
  { value: "tabloid", label: "Tabloid", detail: "11 × 17 in., drawn larger" },
];

/** The room on paper: plan, walls, tile layout and list, to scale. */
export function PrintDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const context = useRoomEditor();
  const id = useRoom((state) => state.room.id);
  const [paper, setPaper] = useState<PaperSize>("letter");
  const { call, isSending } = useCall();
  const make = () =>
    call(async () => {
      const problem = await saveFirst(context);
      if (problem) return showToast("error", problem);
      const file = await api("GET /api/rooms/{id}/plans", { params: { id }, query: { ...asGuest(), paper } });
      saveFile(file.name, file);
      onClose();
    });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Print the plans"
      keepsTyped
      footer={
        <Actions
          onCancel={onClose}
          main={
            <Button pending={isSending} onClick={() => void make()}>
              Save the PDF
            </Button>
          }
        />
      }
    >
      <div className="grid gap-5">
        <p>
          You get the floor plan, each wall with its heights and widths, how the tile is laid with every cut,
          and the list of products with prices. All drawings are to scale: print them at 100%.
        </p>
        <RadioGroup
          legend="Paper"
          name="paper"
          value={paper}
          options={sizes}
          onChange={(value) => setPaper(value as PaperSize)}
        />
      </div>
    </Dialog>
  );
}
