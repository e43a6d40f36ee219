import argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { registration, visitor } from "../../../../tests/support/visitor.ts";

// The real library; only the calls are counted.
const verified = vi.spyOn(argon2, "verify");
afterAll(() => verified.mockRestore());

const known = "known@example.test";
const withoutPassword = "provider@example.test";
const unknown = "nobody@example.test";
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  for (const email of [known, withoutPassword]) {
    const { status } = await visitor(test.app).call("POST /api/register", registration(email));
    expect(status).toBe(201);
  }
  await test.platform.db
    .updateTable("users")
    .set({ password_hash: null })
    .where("email", "=", withoutPassword)
    .execute();
  const form = { action: "register", name: "Kim", email: known, password: "copper-kettle-9", agree: true };
  expect((await visitor(test.app).call("POST /api/AI/design", form)).status).toBe(200);
});
afterAll(() => test.close());
beforeEach(() => test.platform.db.deleteFrom("attempt_counts").execute());

/** The response, and how many passwords were compared for it. */
async function ask(path: string, body: object) {
  const before = verified.mock.calls.length;
  const answer = await visitor(test.app).call(path, body);
  const { request_id: _, ...told } = answer.body as typeof answer.body & { request_id: string };
  return {
    status: answer.status,
    told,
    cookies: answer.cookies,
    hashes: verified.mock.calls.length - before,
  };
}

describe("whether an address has an account", () => {
  it.each([
    ["POST /api/login", {}, 1],
    ["POST /api/AI/design", { action: "login" }, 1],
  ])("does not show in what %s answers nor in how much it computes", async (path, more, work) => {
    const wrong = { ...more, password: "not-the-password" };
    const [here, gone, social] = [
      await ask(path, { ...wrong, email: known }),
      await ask(path, { ...wrong, email: unknown }),
      await ask(path, { ...wrong, email: withoutPassword }),
    ];
    expect(here.status).toBe(422);
    expect(gone).toEqual(here);
    expect(social).toEqual(here);
    expect(here.hashes).toBe(work);
  });

  it.each([
    ["POST /api/password/forgot", {}],
    ["POST /api/AI/design", { action: "forgot" }],
  ])("does not show when %s emails a link", async (path, more) => {
    const here = await ask(path, { ...more, email: known });
    expect(here.status).toBe(200);
    expect(await ask(path, { ...more, email: unknown })).toEqual(here);
  });
});
