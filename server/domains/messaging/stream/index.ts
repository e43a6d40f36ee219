import type { Job } from "../../../platform/jobs.ts";
import { dropOldEvents } from "./stream.store.ts";

export { eventStreamResponse } from "./connection.ts";
export { routes } from "./stream.routes.ts";
export { readPlace, sse } from "./stream.rules.ts";
export { addNews } from "./stream.store.ts";
export { hubPerServer, StreamHub } from "./stream-hub.ts";
export { signal, tellWatchers, wakeStream, watchTopic } from "./streams.flow.ts";

/** A browser that was closed for longer loads its pages anew. */
const kept_ms = 2 * 24 * 3600_000;

export const jobs: readonly Job[] = [
  {
    name: "trim-stream",
    cron: "20 * * * *",
    run: ({ db, now }) => dropOldEvents(db, new Date(now().getTime() - kept_ms)),
  },
];
