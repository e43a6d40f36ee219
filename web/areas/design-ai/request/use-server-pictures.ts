import { useEffect, useState } from "react";
import type { AiDesignView, AiJob, DesignPictureNews } from "../../../../contract/design/ai-designs.ts";
import { followAiStream } from "../../../client/stream/news.ts";

const again_ms = 2000;
/** After that many broken connections browsers take the pictures. */
const mostTries = 5;

type Told = ReadonlyMap<string, DesignPictureNews["picture"]>;

const keyOf = ({ id, step }: Pick<AiDesignView, "id" | "step">): string => `${id} ${step}`;

/** The designs with the pictures that the server has taken since they were loaded, told by its stream. */
export function useServerPictures({ id, designs }: Pick<AiJob, "id" | "designs">): readonly AiDesignView[] {
  const [told, setTold] = useState<Told>(new Map());
  const waiting = designs.filter((design) => design.picture_coming && !told.has(keyOf(design))).map(keyOf);
  const list = waiting.join("|");
  useEffect(() => {
    if (list === "") return;
    const ending = new AbortController();
    void follow(id, ending.signal, (key, picture) =>
      setTold((before) => new Map(before).set(key, picture)),
    ).then(() => {
      if (ending.signal.aborted) return;
      // what the server does not tell of it does not take
      setTold((before) => new Map([...list.split("|").map((key) => [key, null] as const), ...before]));
    });
    return () => ending.abort();
  }, [id, list]);
  return designs.map((design) => {
    const picture = told.get(keyOf(design));
    return picture === undefined ? design : { ...design, picture, picture_coming: false };
  });
}

/** Listens until the server has told of all pictures, or cannot be reached. */
async function follow(
  id: string,
  signal: AbortSignal,
  tell: (key: string, picture: DesignPictureNews["picture"]) => void,
): Promise<void> {
  const path = `/api/AI/jobs/${encodeURIComponent(id)}/pictures`;
  for (let tries = 0; tries < mostTries && !signal.aborted; tries += 1) {
    const isOver = await followAiStream(path, signal, ({ kind, data }) => {
      if (kind !== "picture" || signal.aborted) return;
      const { design, step, picture } = data as unknown as DesignPictureNews;
      tell(keyOf({ id: design, step }), picture);
    });
    if (isOver) return;
    await new Promise((resolve) => setTimeout(resolve, again_ms));
  }
}
