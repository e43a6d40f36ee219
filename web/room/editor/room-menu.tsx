import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../api.ts";
import { ApiError } from "../../api-call.ts";
import { Menu } from "../../ui/menu.tsx";
import { showToast } from "../../ui/toast.ts";
import { asGuest } from "../pages/guest-key.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { useDesk, useRoom } from "./room-context.ts";
import { fileName, saveFile } from "./save-files.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

/** Everything that is done with a room as a whole. */
export function RoomMenu() {
  const desk = useDesk();
  const room = useRoom((state) => state.room);
  const readOnly = useRoom((state) => state.readOnly);
  const navigate = useNavigate();
  const [open, setOpen] = useState<"share" | "versions" | "compare">();

  const picture = async () => {
    const view = desk.view.current;
    if (!view) return showToast("info", "The picture needs the room in 3D.");
    saveFile(`${fileName(room.name)}.png`, await view.snapshot(1920, 1200));
  };
  const model = async () => {
    const view = desk.view.current;
    if (!view) return showToast("info", "The model needs the room in 3D.");
    const bytes = await view.exportGltf();
    saveFile(`${fileName(room.name)}.glb`, new Blob([bytes], { type: "model/gltf-binary" }));
  };
  const json = () => {
    const text = JSON.stringify(desk.store.getState().design, null, 2);
    saveFile(`${fileName(room.name)}.json`, new Blob([text], { type: "application/json" }));
  };
  const vary = async () => {
    try {
      await desk.autosave?.flush();
      const { data } = await api("POST /api/rooms", { body: { ...asGuest(), variant_of: room.id } });
      await navigate(`/visualize/room/${data.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const saveTemplate = async () => {
    try {
      const design = JSON.stringify(desk.store.getState().design);
      const { message } = await api("POST /api/templates/upload", {
        body: { ...asGuest(), design, name: room.name },
        multipart: true,
      });
      showToast("success", message ?? "Saved as a template of yours.");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };

  return (
    <>
      <Menu
        label="More"
        icon={<Ellipsis aria-hidden size={20} />}
        actions={[
          ...(readOnly
            ? []
            : [
                { id: "share", label: "Share a link", onPress: () => setOpen("share") },
                { id: "versions", label: "Earlier versions", onPress: () => setOpen("versions") },
                { id: "vary", label: "Try another version", onPress: () => void vary() },
                {
                  id: "compare",
                  label: "Compare versions side by side",
                  disabled: room.variants.length < 2,
                  onPress: () => setOpen("compare"),
                },
                { id: "template", label: "Save as my template", onPress: () => void saveTemplate() },
              ]),
          { id: "picture", label: "Save a picture (PNG)", onPress: () => void picture() },
          { id: "model", label: "Save the 3D model (glTF)", onPress: () => void model() },
          { id: "json", label: "Save the design (JSON)", onPress: json },
        ]}
      />
      <ShareDialog isOpen={open === "share"} onClose={() => setOpen(undefined)} />
      <VersionsDialog isOpen={open === "versions"} onClose={() => setOpen(undefined)} />
      {open === "compare" && <CompareDialog onClose={() => setOpen(undefined)} />}
    </>
  );
}
