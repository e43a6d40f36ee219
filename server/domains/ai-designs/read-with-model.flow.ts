import type { Platform } from "../../platform/platform.ts";
import type { JobRow } from "./ai-designs.store.ts";
import { noteRead } from "./job-work.store.ts";
import { type ReadAsked, readAsked } from "./read-asked.rules.ts";

/** Reads a request's brief, and writes what was understood of it. */
export async function readWithModel({ db }: Platform, job: JobRow, _signal: AbortSignal): Promise<ReadAsked> {
  const read = readAsked(job);
  await noteRead(db, job, read);
  return read;
}
