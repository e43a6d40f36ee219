import type { Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { tellWatchers, watchTopic } from "../../messaging/stream/index.ts";
import { actingOnRoom } from "./acting.flow.ts";
import { versionAndName } from "./room-editors.store.ts";

const topicOf = (room_id: string) => `room ${room_id}`;

interface Saved {
  id: string;
  version: number;
  /** The account that saved it; null for nobody's own hand, as when a selection was approved. */
  by: string | null;
}

/** Tells those who have the room open that it has another version. Call it in the transaction of the save. */
export const tellSaved = (db: Db, { id, version, by }: Saved): Promise<void> =>
  tellWatchers(db, { topic: topicOf(id), kind: "room", data: { room: id, version, user: by } });

interface Presence {
  tab: string;
  state: "here" | "gone";
  selected: string[];
}

/** Notes that a tab has a room open or has left it. Guests hear nothing: they have no stream. */
export async function tellPresence(
  platform: Platform,
  caller: Caller,
  id: string,
  { temp_project_id, tab, state, selected }: Presence & { temp_project_id?: string | undefined },
) {
  const { owner } = await actingOnRoom(platform.db, caller, id, temp_project_id);
  const user_id = caller.account?.id ?? null;
  const { version, name } = (await versionAndName(platform.db, owner, id, user_id)) ?? fail("not_found");
  if (user_id === null) return { id, version, others: [] };
  const others = await watchTopic(platform, {
    topic: topicOf(id),
    kind: "room_presence",
    data: { room: id, tab, user: user_id, name, state, selected },
    watcher: { tab, user_id, name, about: { selected }, is_here: state === "here" },
  });
  return {
    id,
    version,
    others: others.map((one) => ({
      tab: one.tab,
      user: one.user_id,
      name: one.name,
      selected: one.about.selected as string[],
    })),
  };
}
