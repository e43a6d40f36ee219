import { EventEmitter } from "node:events";
import { pino } from "pino";
import { designRooms } from "../../../../domain/designer/design-rooms.ts";
import { hearInvalidations } from "../../../platform/cache/invalidation.ts";
import { memoryCache } from "../../../platform/cache/memory-cache.ts";
import { answerTasks } from "../../../platform/child-tasks.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import { openBeside } from "../../../platform/database/open-beside.ts";
import type { DatabaseAddress, ReadingPlatform } from "../../../platform/platform.ts";
import { catalogChanged } from "../../catalog/products/index.ts";
import { carryOut, type Designed } from "./design-task.flow.ts";
import type { ChildTask } from "./designer.flow.ts";
import { readAhead } from "./offers.flow.ts";
import { askShelf, type ShelfAnswer } from "./shelf-task.flow.ts";

// A design takes seconds of computing: in a process of its own they are not the shop's.

let known: Promise<ReadingPlatform> | undefined;

/** Stays as long as the process, with what was read of products and showrooms; changes are heard of. */
function platformOf(address: DatabaseAddress): Promise<ReadingPlatform> {
  known ??= openPlatform(address);
  return known;
}

async function openPlatform(address: DatabaseAddress): Promise<ReadingPlatform> {
  const platform: ReadingPlatform = {
    ...(await openBeside(address, 2)),
    cache: memoryCache({ entries: 1000 }),
    events: new EventEmitter(),
    listsNothing: true,
    log: pino({ level: "error" }, pino.destination({ fd: 2, sync: true })),
  };
  hearInvalidations(platform, platform.cache);
  return platform;
}

answerTasks(async ({ database, ...asked }: ChildTask, tell): Promise<Designed | ShelfAnswer | null> => {
  const platform = await platformOf(database);
  try {
    // what was changed before the request
    await catalogChanged(platform);
    if ("isAhead" in asked) {
      await readAhead(platform);
      return null;
    }
    return "shelf" in asked
      ? await askShelf(platform, asked.shelf)
      : await carryOut(platform, asked.task, designRooms, { onStep: tell });
  } catch (error) {
    if (error instanceof DatabaseAway) return null;
    throw error;
  }
});
