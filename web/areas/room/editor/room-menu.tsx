import { Ellipsis } from "lucide-react";
import { lazy, memo, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import type { ModelFormat, RoomView } from "../../../kit/room/viewer/open-room-view.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { Menu } from "../../../ui/menu.tsx";
import { showToast } from "../../../ui/toast.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { savedWords } from "./edit-words.ts";
import { focusIds, focusMenu } from "./focus-places.ts";
import { FurnishDialog } from "./furnish/furnish-button.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { PrintDialog } from "./print-dialog.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { fileName, modelFile, saveDesign, saveFile } from "./save-files.ts";
import { saveFirst } from "./save-first.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { takeAroundPicture, takePicture } from "./take-picture.ts";
import { useTemplateActions } from "./use-template-actions.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

/** Loaded with its viewer. */
const AroundDialog = lazy(async () => ({
  default: (await loadInTime(import("../around/around-dialog.tsx"))).AroundDialog,
}));

type MenuDialog = "share" | "print" | "versions" | "compare" | "furnish" | "keys";

/** Actions on the whole room. */
export const RoomMenu = memo(function RoomMenu() {
  const context = useRoomEditor();
  const id = useRoom((state) => state.room.id);
  const name = useRoom((state) => state.room.name);
  const hasVariants = useRoom((state) => state.room.variants.length > 1);
  const readOnly = useRoom((state) => state.readOnly);
  const isOwn = useRoom((state) => state.room.edits_for === null);
  // a guest's is the cart
  const project = useRoom((state) => (state.room.temp_project_id ? null : state.room.project_id));
  const templateActions = useTemplateActions();
  const navigate = useNavigate();
  const [open, setOpen] = useState<MenuDialog>();
  const [around, setAround] = useState<string>();

  const close = () => {
    setOpen(undefined);
    focusMenu();
  };
  const picture = () =>
    save("picture", async (view) => {
      saveFile(`${fileName(name)}.png`, await view.snapshot(1920, 1200));
    });
  const model = (format: ModelFormat) =>
    save("model", async (view) => {
      saveFile(`${fileName(name)}.${format}`, modelFile(await view.exportModel(format), format));
    });
  const save = async (what: "picture" | "model", make: (view: RoomView) => Promise<void>) => {
    const view = context.view.current;
    if (!view) return showToast("info", savedWords[what].needsView);
    // without a connection it shows what will be saved; what is refused will not
    const problem = await saveFirst(context);
    if (problem && context.store.getState().save === "refused") return showToast("error", problem);
    showToast("info", savedWords[what].underway);
    try {
      await make(view);
    } catch {
      showToast("error", savedWords[what].failed);
    }
  };
  const lookAround = async () => {
    const src = await takeAroundPicture(context);
    if (src) setAround(src);
  };
  const vary = async () => {
    try {
      const problem = await saveFirst(context);
      if (problem) return showToast("error", problem);
      const { data } = await api("POST /api/rooms", { body: { ...asGuest(), variant_of: id } });
      await navigate(`/visualize/room/${data.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const redesign = async () => {
    const problem = await saveFirst(context);
    if (problem) return showToast("error", problem);
    await navigate(`/design-ai?${new URLSearchParams({ redesign: id })}`);
  };
  return (
    <>
      <div id={focusIds.menu}>
        <Menu
          label="More"
          icon={<Ellipsis aria-hidden size={20} />}
          actions={[
            ...(readOnly
              ? []
              : [
                  ...(isOwn ? [{ id: "share", label: "Share a link", onPress: () => setOpen("share") }] : []),
                  ...(project
                    ? [
                        {
                          id: "comments",
                          label: "Comments in the room",
                          onPress: () => void navigate(`/projects/${project}/rooms/${id}`),
                        },
                      ]
                    : []),
                  { id: "print", label: "Print the plans (PDF)", onPress: () => setOpen("print") },
                  { id: "versions", label: "Earlier versions", onPress: () => setOpen("versions") },
                  { id: "vary", label: "Start another version", onPress: () => void vary() },
                  { id: "furnish", label: "Furnish this room", onPress: () => setOpen("furnish") },
                  { id: "redesign", label: "Redesign this room", onPress: () => void redesign() },
                  {
                    id: "compare",
                    label: "Compare versions side by side",
                    disabled: !hasVariants,
                    onPress: () => setOpen("compare"),
                  },
                  ...(isOwn ? templateActions : []),
                ]),
            {
              id: "photo",
              label: "See products in a photo of your room",
              onPress: () => void navigate("/visualize/photo"),
            },
            { id: "picture", label: "Save a picture (PNG)", onPress: () => void picture() },
            ...(readOnly
              ? []
              : [
                  { id: "still", label: "Take a picture", onPress: () => void takePicture(context) },
                  { id: "around", label: "Take a 360° picture", onPress: () => void lookAround() },
                ]),
            { id: "model", label: "Save the 3D model (glTF)", onPress: () => void model("glb") },
            {
              id: "ar",
              label: "Save the 3D model for iPhone and iPad (USDZ)",
              onPress: () => void model("usdz"),
            },
            {
              id: "json",
              label: "Save the design (JSON)",
              onPress: () => saveDesign(context.store.getState()),
            },
            { id: "keys", label: "Keys and gestures", onPress: () => setOpen("keys") },
          ]}
        />
      </div>
      <OpenDialog open={open} onClose={close} />
      {around !== undefined && (
        <Suspense>
          <AroundDialog
            src={around}
            name={name}
            onClose={() => {
              setAround(undefined);
              focusMenu();
            }}
          />
        </Suspense>
      )}
    </>
  );
});

function OpenDialog({ open, onClose }: { open: MenuDialog | undefined; onClose: () => void }) {
  switch (open) {
    case "share":
      return <ShareDialog isOpen onClose={onClose} />;
    case "print":
      return <PrintDialog isOpen onClose={onClose} />;
    case "versions":
      return <VersionsDialog isOpen onClose={onClose} />;
    case "keys":
      return <KeysDialog isOpen onClose={onClose} />;
    case "compare":
      return <CompareDialog onClose={onClose} />;
    case "furnish":
      return (
        <Suspense>
          <FurnishDialog onClose={onClose} />
        </Suspense>
      );
    default:
      return null;
  }
}
