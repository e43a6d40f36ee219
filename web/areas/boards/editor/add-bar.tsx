import { House, ImagePlus, Package, Palette, StickyNote } from "lucide-react";
import { type ChangeEvent, lazy, Suspense, useRef, useState } from "react";
import { ApiError, api } from "../../../client/api.ts";
import { Button } from "../../../ui/button.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { showToast } from "../../../ui/toast.ts";
import { type AddItem, newNote, newSwatch, pictureSize } from "./new-item.ts";

const ProductFinder = lazy(() => loadInTime(import("./product-finder.tsx")));
const RoomFinder = lazy(() => loadInTime(import("./room-finder.tsx")));

export function AddBar({
  boardId,
  showroom,
  onAdd,
}: {
  boardId: string;
  showroom: string | undefined;
  onAdd: AddItem;
}) {
  const [open, setOpen] = useState<"product" | "room">();
  const [isSending, setSending] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const sendPhotos = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = "";
    setSending(true);
    try {
      for (const photo of chosen) {
        const { data } = await api("POST /api/boards/{id}/photos", {
          params: { id: boardId },
          body: { photo },
          feedback: "none",
        });
        onAdd({ kind: "photo", file: data.ref, alt: "", ...pictureSize(data) }, data);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast("error", Object.values(error.errors)[0]?.[0] ?? error.message);
    } finally {
      setSending(false);
    }
  };
  const close = () => setOpen(undefined);
  return (
    <div role="toolbar" aria-label="Add to the board" className="flex flex-wrap gap-2">
      <Add icon={<Package aria-hidden size={16} />} onPress={() => setOpen("product")}>
        Product
      </Add>
      <Add icon={<StickyNote aria-hidden size={16} />} onPress={() => onAdd(newNote)}>
        Note
      </Add>
      <Add icon={<Palette aria-hidden size={16} />} onPress={() => onAdd(newSwatch)}>
        Color
      </Add>
      <Add icon={<House aria-hidden size={16} />} onPress={() => setOpen("room")}>
        Room
      </Add>
      <Add
        icon={<ImagePlus aria-hidden size={16} />}
        pending={isSending}
        onPress={() => file.current?.click()}
      >
        Photo
      </Add>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        multiple
        hidden
        aria-label="Photos"
        onChange={(event) => void sendPhotos(event)}
      />
      <Suspense>
        {open === "product" && <ProductFinder showroom={showroom} onAdd={onAdd} onClose={close} />}
        {open === "room" && <RoomFinder onAdd={onAdd} onClose={close} />}
      </Suspense>
    </div>
  );
}

function Add({
  icon,
  pending = false,
  onPress,
  children,
}: {
  icon: React.ReactNode;
  pending?: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <Button size="sm" variant="secondary" icon={icon} pending={pending} onClick={onPress}>
      <span className="sr-only">Add </span>
      {children}
    </Button>
  );
}
