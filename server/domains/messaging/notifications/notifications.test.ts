import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { type Answer, registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";
import { notify } from "./index.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

async function person(email: string, notices: number): Promise<{ who: Visitor; id: string }> {
  const who = visitor(test.app);
  const { body } = await who.call("POST /api/register", registration(email));
  who.token = body.token;
  for (let number = 1; number <= notices; number += 1) {
    const notice = {
      user_id: body.user.id,
      kind: "order" as const,
      title: `Notice ${number}`,
      link: "/account",
    };
    await notify(test.platform.db, notice);
  }
  return { who, id: body.user.id };
}

interface Page {
  data: { id: string; title: string; read_at: string | null }[];
  total: number;
  last_page: number;
}
const page = (answer: Answer) => answer.body.data as Page;

describe("notifications", () => {
  it("are listed newest first, by pages, and counted at the account", async () => {
    const { who } = await person("reader@example.test", 12);
    const first = page(await who.call("GET /api/notification"));
    expect(first).toMatchObject({ total: 12, last_page: 2 });
    expect(first.data.map((notice) => notice.title).slice(0, 2)).toEqual(["Notice 12", "Notice 11"]);
    expect(page(await who.call("GET /api/notification?page=2")).data).toHaveLength(2);
    expect((await who.call("GET /api/authuser")).body.user.unread_notifications).toBe(12);
  });

  it("are read one by one or all at once, and pending=1 leaves the read ones out", async () => {
    const { who } = await person("marker@example.test", 3);
    const [newest] = page(await who.call("GET /api/notification")).data;
    await who.call(`PUT /api/notification/${newest!.id}`);
    const pending = page(await who.call("GET /api/notification?pending=1"));
    expect(pending.data.map((notice) => notice.title)).toEqual(["Notice 2", "Notice 1"]);
    expect((await who.call("PUT /api/notification/all")).body.data).toEqual({ read: 2 });
    expect(page(await who.call("GET /api/notification?pending=1")).total).toBe(0);
    expect((await who.call("GET /api/authuser")).body.user.unread_notifications).toBe(0);
  });

  it("are nobody else's", async () => {
    const theirs = await person("owner@example.test", 1);
    const [notice] = page(await theirs.who.call("GET /api/notification")).data;
    const { who } = await person("stranger@example.test", 0);
    expect(page(await who.call("GET /api/notification")).total).toBe(0);
    expect((await who.call(`PUT /api/notification/${notice!.id}`)).status).toBe(404);
    expect((await who.call("PUT /api/notification/no-id")).status).toBe(422);
    expect((await visitor(test.app).call("GET /api/notification")).status).toBe(401);
    expect(page(await theirs.who.call("GET /api/notification")).data[0]?.read_at).toBeNull();
  });
});
