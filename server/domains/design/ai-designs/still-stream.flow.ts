import type { DesignPictureNews } from "../../../../contract/design/ai-designs.ts";
import { fail } from "../../../http/failure.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hubPerServer, StreamHub, sse } from "../../messaging/stream/index.ts";
import { designsOf, findJob } from "./ai-designs.store.ts";
import { stillView } from "./stills.rules.ts";
import { stillChannel, stillsOf } from "./stills.store.ts";

interface Place {
  account_id: string;
  /** What was told: design and step. */
  told: Set<string>;
}

const hubOf = hubPerServer(
  (platform) =>
    new StreamHub<Place>(platform, {
      channel: stillChannel,
      most: 6,
      problem: "the stream of a request's pictures has a problem",
      async read({ db }, { topic, at, connection }) {
        const job = await findJob(db, at.account_id, topic);
        if (!job) return "over";
        const rows = await designsOf(db, [job.id]);
        const stills = await stillsOf(
          db,
          rows.map(({ id }) => id),
        );
        let isWaiting = false;
        for (const row of rows) {
          const { picture, picture_coming } = stillView(row, job.showroom_id, stills);
          isWaiting ||= picture_coming;
          const key = `${row.id} ${row.step}`;
          if (picture_coming || at.told.has(key)) continue;
          at.told.add(key);
          const news: DesignPictureNews = { design: row.id, step: row.step, picture };
          connection.send(sse("picture", news));
        }
        return isWaiting ? undefined : "over";
      },
      beat(hub) {
        for (const { connection } of hub.all()) connection.send(": here\n\n");
      },
    }),
);

/**
 * The pictures of a request's designs, as they are shown, each told once it is taken or cannot be. Ends when none is
 * waited for.
 */
export async function openStillStream(
  platform: Platform,
  account_id: string,
  id: string,
): Promise<ReadableStream<Uint8Array>> {
  const hub = hubOf(platform);
  if (!(await findJob(platform.db, account_id, id))) fail("not_found");
  const reader = hub.open(id, { account_id, told: new Set() });
  hub.wake(reader);
  return reader.connection.body;
}
