import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { virtualPasskey } from "../../../../tests/support/virtual-passkey.ts";
import { mailedToken, registration, visitor } from "../../../../tests/support/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it("logs sign-ins with their method, refusals, and every change to the sign-in", async () => {
  const email = "logged@example.test";
  const { password } = registration("");
  const who = visitor(test.app);
  who.token = (await who.call("POST /api/register", registration(email))).body.token;
  const [{ id } = { id: "" }] = await test.platform.sql`select id from users where email = ${email}`;
  await visitor(test.app).call(`GET /api/email/verify/${await mailedToken(test.app, email, "verify")}`);

  await visitor(test.app).call("POST /api/login", { email, password: "not-the-one" });
  await visitor(test.app).call("POST /api/login", { email: "nobody@example.test", password });
  await visitor(test.app).call("POST /api/login", { email, password, portal: "pro" });
  await visitor(test.app).call("POST /api/login", { email, password });
  const { data: options } = (await who.call("POST /api/passkeys/options")).body;
  const device = virtualPasskey();
  const credential = device.create(options as { challenge: string });
  await who.call("POST /api/passkeys", { name: "Phone", credential });
  await who.call("DELETE /api/sessions");
  await who.call("PUT /api/password", { current_password: password, password: "another-kettle-11" });
  await who.call("POST /api/logout");

  const entries = await test.platform.sql`
    select action, actor_type, actor_id, details from audit_entries
    where action <> 'account.registered' order by id`;
  expect(entries.map(({ action, actor_type }) => `${actor_type} ${action}`)).toEqual([
    "User account.email_verified",
    "guest sign_in.refused",
    "guest sign_in.refused",
    "guest sign_in.refused",
    "User sign_in.done",
    "User passkey.added",
    "User session.ended",
    "User password.changed",
    "User sign_out.done",
  ]);
  expect(entries.filter((entry) => entry.actor_id).every((entry) => entry.actor_id === id)).toBe(true);
  expect(entries[4]?.details).toEqual({ by: "password" });
  const text = JSON.stringify(entries);
  for (const secret of [password, "another-kettle-11", who.token]) expect(text).not.toContain(secret);
});
