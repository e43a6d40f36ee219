import type { Language } from "../../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../../domain/languages/units.ts";
import { fail } from "../../../http/failure.ts";
import { ofDesigns } from "../../../http/spanish/named-reply.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hubPerServer, StreamHub, sse } from "../../messaging/stream/index.ts";
import { findJob } from "./ai-designs.store.ts";
import { jobChannel } from "./job-work.store.ts";
import { jobView } from "./show.flow.ts";

const hubOf = hubPerServer(
  (platform) =>
    new StreamHub<{ account_id: string; language: Language; units: UnitSystem }>(platform, {
      channel: jobChannel,
      // several tabs or browsers with one request
      most: 6,
      problem: "the stream of a design request has a problem",
      async read({ db }, { topic, at, connection }) {
        const job = await findJob(db, at.account_id, topic);
        if (!job) return "over";
        const view = jobView(job);
        connection.send(sse("job", ofDesigns(view, at) as typeof view));
        return job.status === "queued" || job.status === "running" ? undefined : "over";
      },
      beat(hub) {
        for (const { connection } of hub.all()) connection.send(": here\n\n");
      },
    }),
);

/**
 * A request as it goes on: each `job` event holds how far it is, as `GET /api/AI/jobs/{id}` answers it less the designs.
 * Ends with the request.
 */
export async function openJobStream(
  platform: Platform,
  account_id: string,
  id: string,
  page: { language: Language; units: UnitSystem },
): Promise<ReadableStream<Uint8Array>> {
  const hub = hubOf(platform);
  if (!(await findJob(platform.db, account_id, id))) fail("not_found");
  const reader = hub.open(id, { account_id, ...page });
  hub.wake(reader);
  return reader.connection.body;
}
