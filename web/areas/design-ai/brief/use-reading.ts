import { useEffect, useState } from "react";
import type { ReadBrief } from "../../../../domain/designer/brief/brief.types.ts";
import { emptyBrief } from "../../../../domain/designer/brief/merge-brief.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";

/** A moment without typing. */
const quiet_ms = 200;

/** What is known of a text before anything has been read. */
export const nothingRead: ReadBrief = { brief: emptyBrief, spans: [], unread: [], unsure: [] };

const noRooms: readonly ReadBrief[] = [nothingRead];

async function readRoomsOf(text: string): Promise<readonly ReadBrief[]> {
  if (text.trim() === "") return noRooms;
  const { readRooms } = await loadInTime(import("../../../../domain/designer/brief/read-rooms.ts"));
  return readRooms(text);
}

/** Reads a brief, the first room of several; the code for that loads with the first one. */
export const readText = async (text: string): Promise<ReadBrief> => (await readRoomsOf(text))[0]!;

/** What was read of the text, room by room, with the text that it was read of; `read` is the first room. */
export function useReading(text: string): { text: string; read: ReadBrief; reads: readonly ReadBrief[] } {
  const [reading, setReading] = useState({ text: "", reads: noRooms });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const reads = await readRoomsOf(text);
      if (!isOver) setReading({ text, reads });
    }, quiet_ms);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  return { ...reading, read: reading.reads[0]! };
}
