import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../tests/support/app.ts";
import { tidyUp } from "./tidy-up.store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000);

test("only what no longer matters is forgotten", async () => {
  const { db } = app.platform;
  const answer = (key: string, created_at: Date) => ({
    caller: "c",
    endpoint: "POST /api/checkout",
    key,
    request_hash: Buffer.from("x"),
    created_at,
  });
  await db
    .insertInto("idempotency_keys")
    .values([answer("old", ago(8)), answer("new", ago(6))])
    .execute();
  const card = (token: string, expires_at: Date) => ({
    token,
    outcome: "succeeded",
    brand: "Visa",
    last4: "4242",
    expires_at,
  });
  await db
    .insertInto("sandbox_card_tokens")
    .values([card("spent", ago(2)), card("kept", ago(-400))])
    .execute();
  await tidyUp(db);
  expect(await db.selectFrom("idempotency_keys").select("key").execute()).toEqual([{ key: "new" }]);
  expect(await db.selectFrom("sandbox_card_tokens").select("token").execute()).toEqual([{ token: "kept" }]);
});
