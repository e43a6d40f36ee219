import { useState } from "react";
import type { Picture } from "../../../../../contract/shapes.ts";
import { styles } from "../../../../../domain/projects/style-profile/styles.ts";
import { api } from "../../../../client/api.ts";
import { useRequest } from "../../../../client/use-request.ts";

/** A room of each style that has a picture, by the style's id: of this kind of room where there is one. */
export function useStylePictures(room: string): ReadonlyMap<string, Picture> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, Picture>>(new Map());
  useRequest(room, (signal) => {
    const load = async () => {
      const own = await picturesOf(room, signal);
      setPictures(own);
      if (styles.every(({ id }) => own.has(id))) return;
      setPictures(new Map([...(await picturesOf(undefined, signal)), ...own]));
    };
    // styles have names, too
    load().catch(() => undefined);
  });
  return pictures;
}

async function picturesOf(room: string | undefined, signal: AbortSignal): Promise<Map<string, Picture>> {
  const { data } = await api("GET /api/templates", {
    query: { of: "shared", room, per_page: 100 },
    signal,
    feedback: "none",
  });
  return new Map(
    data.data.toReversed().flatMap(({ style, picture }) => (picture ? [[style, picture] as const] : [])),
  );
}
