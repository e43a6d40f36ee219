import { readBrief } from "./brief/read-brief.ts";
import { count } from "./count.test-support.ts";
import type { DesignedRoom } from "./design.types.ts";
import { designRooms } from "./design-rooms.ts";
import { offers } from "./layout/layout-rooms.test-support.ts";

/** The designs of a brief in words, with what the demo sells. */
export async function designed(text: string, alternatives = 4): Promise<readonly DesignedRoom[]> {
  const { brief } = readBrief(text);
  const walk = designRooms({ plan: null, offers, alternatives, count, kept: null, brief });
  for (;;) {
    const { done, value } = await walk.next();
    if (done) return value.rooms;
  }
}
