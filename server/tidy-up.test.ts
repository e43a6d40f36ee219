import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../tests/support/app.ts";
import { addUser } from "../tests/support/catalog-seed.ts";
import { newId } from "./platform/ids.ts";
import { tidyUp } from "./tidy-up.ts";

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
  const corner = (user_id: string | null, name: string, updated_at: Date) => ({
    id: name,
    name,
    room: "kitchen",
    plan: "{}",
    area_sqft: 1,
    updated_at,
    ...(user_id ? { user_id } : { temp_key_hash: Buffer.from(name) }),
  });
  const owner = await addUser(db, "User", "Keeps Things");
  for (const plan of [
    corner(null, "stale", ago(201)),
    corner(null, "fresh", ago(199)),
    corner(owner, "own", ago(400)),
  ])
    await db.insertInto("floorplans").values(plan).execute();
  const mail = (subject: string, days: number, isSent: boolean) => ({
    id: newId(),
    recipient: "ada@example.test",
    subject,
    body_html: "",
    body_text: "",
    created_at: ago(days),
    sent_at: isSent ? ago(days) : null,
  });
  await db
    .insertInto("mails")
    .values([
      mail("sent long ago", 181, true),
      mail("sent lately", 179, true),
      mail("not sent yet", 400, false),
    ])
    .execute();
  await tidyUp(db);
  const mails = await db.selectFrom("mails").select("subject").orderBy("subject").execute();
  expect(mails.map(({ subject }) => subject)).toEqual(["not sent yet", "sent lately"]);
  const plans = await db.selectFrom("floorplans").select("id").orderBy("id").execute();
  expect(plans.map((plan) => plan.id)).toEqual(["fresh", "own"]);
  expect(await db.selectFrom("idempotency_keys").select("key").execute()).toEqual([{ key: "new" }]);
  expect(await db.selectFrom("sandbox_card_tokens").select("token").execute()).toEqual([{ token: "kept" }]);
});
