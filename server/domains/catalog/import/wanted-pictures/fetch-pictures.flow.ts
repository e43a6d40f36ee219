import { Failure } from "../../../../http/failure.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { fetchPublic, NotFetched } from "../../../../platform/public-fetch.ts";
import { createQueue } from "../../../../platform/queue/queue.ts";
import { keepPicture, largestPicture } from "../../pictures/index.ts";
import { notePictureProblem, showPicture, takePicture, type WantedPicture } from "./wanted-pictures.store.ts";

const time_ms = 20_000;
/** The job runs every minute. */
const turn_ms = 50_000;

type Fetch = (url: string) => Promise<Uint8Array>;
const fetchPicture: Fetch = (url) => fetchPublic(url, { most_bytes: largestPicture.bytes, time_ms });

/**
 * Fetches pictures that vendors' lists name, until none is due or time is up. Failures are retried up to five times.
 */
export function fetchWantedPictures(platform: Platform, fetch: Fetch = fetchPicture): Promise<void> {
  const end = performance.now() + turn_ms;
  return createQueue<WantedPicture>({
    failure: "pictures of vendors' lists could not be fetched",
    take: async ({ db }) => (performance.now() < end ? takePicture(db) : undefined),
    work: (_, wanted) => show(platform, wanted, fetch),
  }).drain(platform);
}

async function show(platform: Platform, wanted: WantedPicture, fetch: Fetch): Promise<void> {
  try {
    const bytes = await fetch(wanted.url);
    const key = await keepPicture(platform, platform.db, bytes, "picture");
    await platform.db.transaction().execute((transaction) => showPicture(transaction, wanted, key));
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    await notePictureProblem(platform.db, wanted, problem.message, problem.isFinal);
  }
}

function problemOf(error: unknown): { message: string; isFinal: boolean } | undefined {
  if (error instanceof NotFetched) return error;
  if (!(error instanceof Failure)) return undefined;
  const message = error.detail.fields?.picture?.[0];
  return message ? { message, isFinal: true } : { message: error.message, isFinal: false };
}
