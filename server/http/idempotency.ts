import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseAway } from "../platform/database/away.ts";
import type { Db } from "../platform/database.ts";
import { fail } from "./failure.ts";
import {
  abandonedAfterSeconds,
  findClaim,
  type IdempotentRequest,
  insertClaim,
  type RememberedAnswer,
  releaseClaim,
} from "./idempotency.store.ts";

const waitsAtMostMs = 20_000;
const releaseAgainMs = 500;

/**
 * Claims the key. Returns null if the caller has to do the work and then call `rememberAnswer` or `releaseClaim`;
 * otherwise the earlier response. Waits while another request holds the claim.
 */
export async function claimOrRecall(db: Db, request: IdempotentRequest): Promise<RememberedAnswer | null> {
  const hash = createHash("sha256").update(request.content).digest();
  const deadline = Date.now() + waitsAtMostMs;
  for (let wait = 25; ; wait = Math.min(wait * 2, 400)) {
    if (await insertClaim(db, request, hash)) return null;
    const known = await findClaim(db, request);
    if (known && !hash.equals(known.request_hash)) fail("idempotency_mismatch");
    if (known?.response_status) {
      return { status: known.response_status, text: known.response ?? "" };
    }
    if (Date.now() > deadline) fail("in_progress", { retryAfter: 5 });
    await pause(wait);
  }
}

/**
 * Releases a claim as soon as the database is back, so that a retry need not wait until it expires. Gives up before
 * another request may have taken it over.
 */
export async function releaseSoon(db: Db, request: IdempotentRequest): Promise<void> {
  const deadline = Date.now() + (abandonedAfterSeconds * 1000) / 2;
  for (;;) {
    await pause(releaseAgainMs);
    try {
      return await releaseClaim(db, request);
    } catch (error) {
      if (!(error instanceof DatabaseAway) || Date.now() > deadline) throw error;
    }
  }
}
