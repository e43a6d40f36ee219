import { useEffect } from "react";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { type RoomEditorContext, useRoomEditor } from "./room-context.ts";

/** How long the room must be idle before its picture is taken. */
const quiet_ms = 8000;
const atMostEvery_ms = 120_000;
const size = { width: 720, height: 480 };

/**
 * Takes the room's picture for lists: when it opens with none, or with one of an earlier version (changed through the
 * API, or closed too soon), and after a save once nothing has moved for a while. At most one every two minutes; after a
 * failure it waits for the next change.
 */
export function useRoomPicture(isOpen: boolean): void {
  const context = useRoomEditor();
  useEffect(() => {
    const { room, readOnly } = context.store.getState();
    if (!isOpen || readOnly) return;
    let pictured = room.picture_version;
    let next_ms = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const later = () => {
      clearTimeout(timer);
      if (context.store.getState().room.version === pictured) return;
      timer = setTimeout(() => void take(), Math.max(quiet_ms, next_ms - performance.now()));
    };
    const take = async () => {
      const { version } = context.store.getState().room;
      if (!isShownAsSaved(context)) return;
      await context.view.current?.settled();
      if (isGone || !isShownAsSaved(context) || context.store.getState().room.version !== version) return;
      pictured = version;
      next_ms = performance.now() + atMostEvery_ms;
      await sendPicture(context, version).catch((error: unknown) => {
        // lists keep the previous picture
        if (!(error instanceof ApiError)) throw error;
      });
    };
    later();
    const unsubscribe = context.store.subscribe((state, before) => {
      const isMoved = state.design !== before.design || state.camera !== before.camera;
      if (isMoved || state.save !== before.save || state.trial !== before.trial) later();
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [context, isOpen]);
}

/** Nothing is dragged, on trial or unsaved, and the camera is inside the room. */
function isShownAsSaved({ store, view }: RoomEditorContext): boolean {
  const { save, held, trial, camera } = store.getState();
  const isCalm = save === "saved" && held === null && trial === null && camera !== "plan";
  return isCalm && view.current !== null && document.visibilityState === "visible";
}

async function sendPicture({ store, view }: RoomEditorContext, version: number): Promise<void> {
  const shot = await view.current?.snapshot(size.width, size.height);
  if (!shot) return;
  const picture = new File([await asJpeg(shot)], "room.jpg", { type: "image/jpeg" });
  await api("POST /api/rooms/{id}/picture", {
    params: { id: store.getState().room.id },
    body: { ...asGuest(), picture, version },
    multipart: true,
    feedback: "none",
  });
}

/** A tenth of the size of the view's PNG. */
async function asJpeg(shot: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(shot);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")!.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.82 });
}
