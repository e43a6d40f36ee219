import { useState } from "react";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { ApiError } from "../../../client/api-call.ts";
import { useRequest } from "../../../client/use-request.ts";
import { useRoom } from "./room-context.ts";

export type Line = ReplyOf<"POST /api/rooms/cabinet_lines">["data"]["lines"][number];

type Found = { lines: readonly Line[] | null; failed: boolean };
const asked: Found = { lines: null, failed: false };

/** The showroom's cabinet lines; null until they are there, or if they can't be had. */
export function useCabinetLines(): Found & { again: () => void } {
  const showroom = useRoom((state) => state.room.showroom.id);
  const [found, setFound] = useState(asked);
  const again = useRequest(showroom, (signal) => {
    setFound(asked);
    api("POST /api/rooms/cabinet_lines", { body: { showroom }, signal, feedback: "none" })
      .then(({ data }) => setFound({ lines: data.lines, failed: false }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setFound({ lines: null, failed: true });
      });
  });
  return { ...found, again };
}
