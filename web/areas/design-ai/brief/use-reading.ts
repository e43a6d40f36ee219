import { useEffect, useState } from "react";
import type { ReadBrief } from "../../../../domain/designer/brief/brief.types.ts";
import { emptyBrief } from "../../../../domain/designer/brief/merge-brief.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";

/** A moment without typing. */
const quiet_ms = 200;

/** What is known of a text before anything has been read. */
export const nothingRead: ReadBrief = { brief: emptyBrief, spans: [], unread: [] };

/** Reads a brief; the code for that loads with the first one. */
export async function readText(text: string): Promise<ReadBrief> {
  if (text.trim() === "") return nothingRead;
  const { readBrief } = await loadInTime(import("../../../../domain/designer/brief/read-brief.ts"));
  return readBrief(text);
}

/** What was read of the text, with the text that it was read of. */
export function useReading(text: string): { text: string; read: ReadBrief } {
  const [reading, setReading] = useState({ text: "", read: nothingRead });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const read = await readText(text);
      if (!isOver) setReading({ text, read });
    }, quiet_ms);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  return reading;
}
