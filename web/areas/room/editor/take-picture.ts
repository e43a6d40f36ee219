import { aroundView, aroundWidth_px } from "../../../../contract/design/room-limits.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { showToast } from "../../../ui/toast.ts";
import type { RoomEditorContext } from "./room-context.ts";
import { fileName, saveFile } from "./save-files.ts";
import { saveFirst } from "./save-first.ts";

const askAgain_ms = 4000;
/** A server with many pictures to take comes to this one later; lists show it then. */
const most_ms = 10 * 60_000;

/**
 * Saves a picture of the room that the server takes, 1,920 × 1,200 pixels: as good on a machine without a graphics card
 * as on any other. It shows the saved view that is looked at, else the room's best.
 */
export async function takePicture(context: RoomEditorContext): Promise<void> {
  const { room, design, lookAt } = context.store.getState();
  const url = await taken(context, design.views?.find((one) => one === lookAt)?.id ?? "", 1920);
  if (!url) return;
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) return showToast("error", "We couldn't load the picture. Please try again.");
  saveFile(`${fileName(room.name)}.jpg`, await answer.blob());
  showToast("success", "The picture is saved.");
}

/** The address of a picture of 360 degrees from the middle of the room; null if there is none, which was said. */
export const takeAroundPicture = (context: RoomEditorContext): Promise<string | null> =>
  taken(context, aroundView, aroundWidth_px);

async function taken(context: RoomEditorContext, view: string, width_px: number): Promise<string | null> {
  const problem = await saveFirst(context);
  if (problem) {
    showToast("error", problem);
    return null;
  }
  showToast("info", "Taking the picture. It takes a minute or two, and you can keep working.");
  try {
    const url = await pictureOf(context.store.getState().room.id, view);
    if (!url) showToast("error", "We can't take this picture. Use Save a picture (PNG) instead.");
    return url?.replace(/\d+\.\w+$/, `${width_px}.jpg`) ?? null;
  } catch (error) {
    // it was said
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Its address, once it is there; null if the server cannot take it. */
async function pictureOf(id: string, view: string): Promise<string | null> {
  const until_ms = performance.now() + most_ms;
  while (performance.now() < until_ms) {
    const { data } = await api("POST /api/rooms/{id}/still", {
      params: { id },
      body: { ...asGuest(), view },
    });
    if (!data.picture_coming) return data.picture?.url ?? null;
    await new Promise((resolve) => setTimeout(resolve, askAgain_ms));
  }
  return null;
}
