import { useState } from "react";
import type { CasePhoto } from "../../../../contract/orders/returns.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";

const most = 8;

/** Pictures of an order's items: uploaded when they are chosen, so that the form goes at once. */
export function usePhotos(order: string) {
  const [photos, setPhotos] = useState<readonly CasePhoto[]>([]);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState("");
  const add = async (files: readonly File[]) => {
    setRefusal("");
    if (photos.length + files.length > most) return setRefusal(`Add at most ${most} pictures.`);
    setSending(true);
    try {
      for (const file of files) {
        const { data } = await api("POST /api/orders/{id}/photos", {
          params: { id: order },
          body: { file },
          multipart: true,
          feedback: "none",
        });
        setPhotos((before) => [...before, data]);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.errors.file?.[0] ?? error.message);
    } finally {
      setSending(false);
    }
  };
  const drop = (gone: string) => setPhotos((before) => before.filter(({ id }) => id !== gone));
  return { photos, isSending, refusal, add, drop };
}
