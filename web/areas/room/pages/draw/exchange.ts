import type { Floorplan } from "../../../../../contract/design/room-library.ts";
import { api } from "../../../../client/api.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { asGuest } from "../../../../kit/room/guest-key.ts";
import type { Drawing } from "./drawing-history.ts";

/** Keeps the drawing as a private plan, in place of the one that it was before, and answers its id. */
export async function savePlan({ name, room, plan, savedAs, replaces }: Drawing): Promise<string> {
  if (savedAs) return savedAs;
  const kept = await sendPlan(JSON.stringify(plan), { name, room });
  if (replaces) {
    await api("DELETE /api/floorplans/{id}", {
      params: { id: replaces },
      query: asGuest(),
      feedback: "none",
    }).catch(ignoreRefusal);
  }
  return kept.id;
}

/** The plan was saved; failing to remove an older copy is harmless. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Sends a plan's JSON to be checked and saved for the user. Refusals name the fields of the file. */
export async function sendPlan(
  plan: File | string,
  about: { name?: string; room?: string } = {},
): Promise<Floorplan> {
  const { data } = await api("POST /api/floorplans/upload", {
    body: { ...asGuest(), ...about, plan },
    multipart: true,
    feedback: "none",
  });
  return data;
}

/** A saved plan to edit; somebody else's becomes your own with the first change. */
export function drawingOf({ id, name, room, plan, is_private }: Floorplan): Drawing {
  return { name, room, plan, savedAs: id, replaces: is_private ? id : null };
}
