import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import type { Trouble } from "../../../../tests/support/trouble.child.ts";
import { registration, visitor } from "../../../../tests/support/visitor.ts";
import { compress } from "../../../http/web-encoding.ts";
import { childPool } from "../../../platform/child-pool.ts";
import type { SentResult } from "../../../platform/pictures/tasks.ts";
import { openPictures, TaskEnded } from "../../../platform/pictures.ts";

/** Every uploaded picture hangs in it, like one that exploits a decoder bug. */
const hanging = childPool<Trouble, string>({
  script: new URL("../../../../tests/support/trouble.child.ts", import.meta.url),
  children: 1,
  longestQueue: 4,
  time_ms: 60_000,
  processor_ms: null,
  memory_mb: 400,
  recycle: { tasks: 100, memory_mb: 300 },
  idle_ms: 60_000,
});
const usual = openPictures({ children: 1 });

let shop: Shop;
beforeAll(async () => {
  const redraw = (): Promise<SentResult> =>
    hanging.run({ kind: "hang" }).then(
      () => ({ ok: false, problem: "unreadable" }) as const,
      (error: unknown) => {
        if (error instanceof TaskEnded) return { ok: false, problem: "takes_too_long" } as const;
        throw error;
      },
    );
  shop = await openShop({ pictures: { ...usual, redraw } });
});
afterAll(async () => {
  await shop.close();
  await Promise.all([usual.close(), hanging.close()]);
});

async function send(name: string, text: string) {
  const form = new FormData();
  form.append("document", new File([text], name));
  const response = await shop.app.fetch(
    new Request("http://localhost/api/register/documents", { method: "POST", body: form }),
  );
  const body = (await response.json()) as { code: string; errors?: Record<string, string[]> };
  return { status: response.status, retryAfter: Number(response.headers.get("Retry-After")), body };
}

it("endless pictures block nothing else, and the sixth at once has to retry", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"/>';
  let ended = 0;
  const attacks = Array.from({ length: 6 }, () =>
    send("slow.svg", svg).finally(() => {
      ended++;
    }),
  );
  // four of these once blocked all threads that compare passwords, compress pages and read files
  const turnedAway = await Promise.race(attacks);
  expect([turnedAway.status, turnedAway.body.code]).toEqual([503, "overloaded"]);
  expect(turnedAway.retryAfter).toBeGreaterThan(0);

  const guest = visitor(shop.app);
  const email = "meanwhile@example.test";
  expect((await guest.call("POST /api/register", registration(email))).status).toBe(201);
  const signIn = await guest.call("POST /api/login", { email, password: "wrong-password-1", portal: "user" });
  expect(signIn.status).toBe(422);
  expect((await compress(new Uint8Array(1_000_000), "br")).length).toBeLessThan(1000);
  expect(ended).toBe(1);

  await hanging.close();
  const answers = await Promise.all(attacks);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused.map(({ body }) => body.errors?.document?.[0])).toEqual([
    expect.stringContaining("takes too long to open"),
  ]);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(5);
});
