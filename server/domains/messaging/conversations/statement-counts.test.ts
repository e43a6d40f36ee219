import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ConversationInFull } from "../../../../contract/messaging/conversations.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { statementsOf } from "../../../../tests/support/counted-statements.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo } from "../../../../tests/support/visitor.ts";
import { mailDigests } from "./digest.flow.ts";

let shop: Shop;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());

/** A customer's question to the pro, each in a conversation of its own. */
async function ask(name: string, text: string): Promise<void> {
  const client = await shop.signIn(await addUser(shop.platform.db, "User", name));
  const { body } = await client.call<ConversationInFull>("POST /api/conversations", {
    about: "showroom",
    id: "OAKSTONE",
  });
  await client.call(`POST /api/conversations/${body.data.id}/messages`, { client_id: randomUUID(), text });
}

test("a search in many conversations takes as many statements as in one", async () => {
  interface Found {
    data: { conversation: string }[];
  }
  const search = async (q: string) => {
    let found: string[] = [];
    const statements = await statementsOf(async () => {
      const { body } = await pro.call<Found>(`GET /api/messages?q=${q}`);
      found = body.data.data.map(({ conversation }) => conversation);
    });
    return { statements, found };
  };
  await ask("Wanda Walnut", "One walnut board?");
  const one = await search("walnut");
  expect(one.found).toEqual(["Wanda Walnut"]);
  const names = ["Tina Travertine", "Theo Travertine", "Tess Travertine", "Toby Travertine"];
  for (const name of names) await ask(name, "Is the travertine sealed?");
  const many = await search("travertine");
  expect(many.found.toSorted()).toEqual(names.toSorted());
  expect(many.statements.length, many.statements.join("\n")).toBe(one.statements.length);
});

test("an email about many unread conversations takes as many statements as about one", async () => {
  const { email } = await shop.platform.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", pro.user_id)
    .executeTakeFirstOrThrow();
  const digest = async () => {
    shop.clock.skipMinutes(75);
    const statements = await statementsOf(() => mailDigests(shop.platform));
    return { statements, subject: (await mailsTo(shop.app, email))[0]?.subject };
  };
  await digest();
  await ask("Olga One", "Hello?");
  const one = await digest();
  expect(one.subject).toContain("Olga One");
  for (const name of ["Mia Many", "Max Many", "Moe Many"]) await ask(name, "Hello?");
  const many = await digest();
  expect(many.subject).toMatch(/^3 unread messages/);
  expect(many.statements.length, many.statements.join("\n")).toBe(one.statements.length);
});
