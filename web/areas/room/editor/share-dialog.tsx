import { useState } from "react";
import { api } from "../../../client/api.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { useCall } from "../../../kit/forms/use-call.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { saveFirst } from "./save-first.ts";

/** A link that lets others view the room without changing it. */
export function ShareDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const context = useRoomEditor();
  const { store } = context;
  const room = useRoom((state) => state.room);
  const { call, isSending: isBusy } = useCall();
  const [isCopied, setCopied] = useState(false);
  const act = (key: "POST /api/rooms/{id}/share" | "DELETE /api/rooms/{id}/share") =>
    call(async () => {
      setCopied(false);
      // an old link is always withdrawn
      const problem = key === "POST /api/rooms/{id}/share" ? await saveFirst(context) : null;
      if (problem) return showToast("error", problem);
      const { data } =
        key === "POST /api/rooms/{id}/share"
          ? await api(key, { params: { id: room.id }, body: asGuest() })
          : await api(key, { params: { id: room.id }, query: asGuest() });
      store.setState({ room: data });
    });
  const link = room.share ? new URL(shopHref(room.share.url), window.location.origin).href : "";
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Share this room">
      {room.share ? (
        <div className="grid gap-4">
          <TextField
            label="Anyone with this link sees the room and its list"
            value={link}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button onClick={async () => setCopied(await copyText(link))}>
              {isCopied ? "Copied" : "Copy link"}
            </Button>
            <Button
              variant="danger"
              pending={isBusy}
              onClick={() => void act("DELETE /api/rooms/{id}/share")}
            >
              Stop sharing
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-4">
          <p>
            A link lets others look around the room and read its list. They can't change it, and you can
            revoke the link at any time.
          </p>
          <Button pending={isBusy} onClick={() => void act("POST /api/rooms/{id}/share")}>
            Create link
          </Button>
        </div>
      )}
    </Dialog>
  );
}
