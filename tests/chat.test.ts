import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addUser } from "./support/catalog-seed.ts";
import { type Chatter, listen, newChatter, Servers, say } from "./support/chat.ts";
import { start } from "./support/kills.ts";
import { openShop, type Shop } from "./support/shop.ts";

// 200 people talk in 20 conversations through two servers. Their connections are cut at random, and one server is
// killed in the middle. `CHAT_MESSAGES=10000 npx vitest run tests/chat` for the full size.

const people = 200;
const conversations = 20;
const messages = Number(process.env.CHAT_MESSAGES ?? 200);
const sendersAtOnce = 20;
/** A busy machine takes its time with ten thousand; what counts is that all arrive. */
const timeout = 480_000 + messages * 60;

let shop: Shop;
let servers: Servers;
let chatters: Chatter[];
beforeAll(async () => {
  shop = await openShop();
  servers = new Servers(await Promise.all([start(shop, 0), start(shop, 0)]));
  chatters = await gather();
});
afterAll(async () => {
  await servers?.killAll();
  await shop?.close();
});

/** Conversations with ten members each. */
async function gather(): Promise<Chatter[]> {
  const { db, sql } = shop.platform;
  const clients = await Promise.all(
    Array.from({ length: people }, async (_, at) =>
      shop.signIn(await addUser(db, "User", `Chatter Number${at}`)),
    ),
  );
  const ids: string[] = [];
  for (const host of clients.slice(0, conversations)) {
    const about = { about: "showroom", id: shop.market.oakstone.id };
    ids.push((await host.call<{ id: string }>("POST /api/conversations", about)).body.data.id);
  }
  const all = clients.map((who, at) => newChatter(who, ids[at % conversations]!));
  await Promise.all(
    all.map(
      ({ who, conversation }) => sql`
        insert into conversation_members (conversation_id, user_id) values (${conversation}, ${who.user_id})
        on conflict do nothing`,
    ),
  );
  return all;
}

it("loses, doubles and reorders nothing through cut connections and a killed server", {
  timeout,
}, async () => {
  let isOver = false;
  const listening = chatters.map((chatter) => listen(chatter, servers, () => isOver));
  const cutting = cutAtRandom(() => isOver);
  const share = Math.floor(chatters.length / sendersAtOnce);
  const rounds = Math.ceil(messages / people);
  let said = 0;
  const isHalf = Promise.withResolvers<void>();
  const sending = Array.from({ length: sendersAtOnce }, async (_, sender) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const chatter of chatters.slice(sender * share, (sender + 1) * share)) {
        await say(chatter, servers);
        if (++said * 2 >= rounds * people) isHalf.resolve();
      }
    }
  });
  await Promise.race([isHalf.promise, Promise.all(sending)]);
  await servers.kill();
  await Promise.all(sending);
  const each = (rounds * people) / conversations;
  await expect
    .poll(() => chatters.filter(({ got }) => got.length < each).length, {
      timeout: 300_000 + messages * 12,
      interval: 200,
    })
    .toBe(0);
  isOver = true;
  for (const { page } of chatters) page?.hangUp();
  await Promise.all([...listening, cutting]);

  expect(chatters.reduce((sum, { reconnects }) => sum + reconnects, 0)).toBeGreaterThan(people / 2);
  for (const { conversation, got, ids, unresumed } of chatters) {
    const stored = await shop.platform.sql<{ seq: number; text: string }[]>`
      select seq, body as text from messages where conversation_id = ${conversation} order by seq`;
    expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: each }, (_, at) => at + 1));
    // the same messages, once each, in the same order for everybody
    expect(got).toEqual(stored.map(({ seq, text }) => ({ seq, text })));
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, at) => ids[0]! + at));
    expect(unresumed).toBe(0);
  }
  expectOwnOrder(chatters);
});

/** What one person said one after the other stays one after the other. */
function expectOwnOrder(all: readonly Chatter[]): void {
  for (const { got } of all) {
    const last = new Map<string, number>();
    for (const { text } of got) {
      const [author = "", number = ""] = text.split(" ");
      expect(Number(number)).toBe((last.get(author) ?? 0) + 1);
      last.set(author, Number(number));
    }
  }
}

/** Cuts some connection every few moments, as phones in elevators do. */
async function cutAtRandom(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    chatters[Math.floor(Math.random() * chatters.length)]!.page?.hangUp();
    await pause(100);
  }
}
