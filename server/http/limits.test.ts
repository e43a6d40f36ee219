import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../tests/support/app.ts";
import { forgetAttempts } from "./attempts.store.ts";
import { Failure } from "./failure.ts";
import { type Limit, takeAttempt } from "./limits.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** How long a subject has to wait; 0 if its attempt is allowed. */
async function waits(subject: string, limit: Limit): Promise<number> {
  try {
    await takeAttempt(test.platform.db, subject, limit);
    return 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.detail.retryAfter ?? -1;
  }
}

/** Advances time: the block is over, and another window has begun. */
async function pass(subject: string): Promise<void> {
  await sql`update attempt_blocks set blocked_until = now() - interval '1 second' where subject = ${subject}`.execute(
    test.platform.db,
  );
  await sql`delete from attempt_counts where subject = ${subject}`.execute(test.platform.db);
}

const guessing: Limit = { count: 2, seconds: 60, grows_to: 300 };

describe("an attempt", () => {
  it("is refused after so many in a window", async () => {
    const plain = { count: 2, seconds: 1_000_000 };
    expect([await waits("plain", plain), await waits("plain", plain)]).toEqual([0, 0]);
    expect(await waits("plain", plain)).toBeGreaterThan(0);
  });

  it("at what can be guessed has to wait longer each time, up to a limit", async () => {
    const delays: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      expect([await waits("guess", guessing), await waits("guess", guessing)]).toEqual([0, 0]);
      delays.push(await waits("guess", guessing));
      await pass("guess");
    }
    expect(delays).toEqual([60, 120, 240, 300, 300]);
  });

  it("is refused while the wait lasts, which trying does not make longer", async () => {
    for (let tries = 0; tries < 3; tries += 1) await waits("eager", guessing);
    const [first, second] = [await waits("eager", guessing), await waits("eager", guessing)];
    expect(first).toBeGreaterThan(0);
    expect(second).toBeLessThanOrEqual(first);
  });

  it("starts over after a success", async () => {
    for (let tries = 0; tries < 3; tries += 1) await waits("owner", guessing);
    await forgetAttempts(test.platform.db, "owner");
    expect(await waits("owner", guessing)).toBe(0);
  });

  it("of one subject does not count for another", async () => {
    for (let tries = 0; tries < 3; tries += 1) await waits("one", guessing);
    expect(await waits("other", guessing)).toBe(0);
  });

  it("is counted right when many come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => waits("many", guessing)));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(2);
  });
});
