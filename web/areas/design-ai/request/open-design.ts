import { useState } from "react";
import { useNavigate } from "react-router";
import type { AiDesignView, AiJob } from "../../../../contract/design/ai-designs.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { readLocal, writeLocal } from "../../../client/session/local-store.ts";
import { beginRoom, roomPath } from "../../../kit/room/begin-room.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { showToast } from "../../../ui/toast.ts";
import { useBusy } from "../../../ui/use-busy.ts";

/** Opens designs in 3D: each becomes one room, which a later press opens again. */
export function useOpenDesign(showroom: AiJob["showroom"]) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<string>();
  const { once } = useBusy();
  const open = (design: AiDesignView) =>
    once(async () => {
      setOpening(design.id);
      try {
        const id = (await knownRoom(keyOf(design))) ?? (await begin(design));
        await navigate(roomPath(id));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        showToast("error", Object.values(error.errors).flat()[0] ?? error.message);
      } finally {
        setOpening(undefined);
      }
    });
  const begin = async (shown: AiDesignView): Promise<string> => {
    const { title, design } = shown;
    const room = await beginRoom({ showroom: showroom.id, name: title.slice(0, 80), design });
    writeLocal("rooms_of_designs", { ...readLocal("rooms_of_designs"), [keyOf(shown)]: room.id });
    return room.id;
  };
  return { open, opening };
}

/** Each step of a design's history is a room of its own. */
const keyOf = ({ id, step }: AiDesignView): string => (step === 0 ? id : `${id} ${step}`);

/** The room that was begun from a design, unless it was deleted or is another visitor's. */
async function knownRoom(design: string): Promise<string | null> {
  const known = new Map(Object.entries(readLocal("rooms_of_designs") ?? {})).get(design);
  if (!known) return null;
  try {
    await api("GET /api/rooms/{id}", { params: { id: known }, query: asGuest(), feedback: "none" });
    return known;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) return null;
    throw error;
  }
}
