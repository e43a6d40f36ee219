import { setTimeout as pause } from "node:timers/promises";
import { DatabaseAway } from "../../server/platform/database/away.ts";
import { type Intent, prepare, Refused, type Running, send, settled, start, stop } from "./kills.ts";
import { ended, exhausted, frozen, killed, type Loss, type Victim } from "./losses.ts";
import type { Shop } from "./shop.ts";

const buyersAtOnce = 6;
const kept = "/api/visualization/products?per_page=12";

export interface Outages {
  /** Every checkout that was ever sent. */
  intents: readonly Intent[];
  /** How many of them got no answer at first. */
  interrupted: number;
  /** Refusals that were not 503 with `Retry-After`, and kept answers that were not given. */
  faults: string[];
  refused: number;
  /** The longest that anybody waited for a refusal, in ms. */
  slowestRefusal_ms: number;
  /** The longest from the database's return to the next order that was acknowledged, in ms. */
  slowestReturn_ms: number;
  /** Whether the one server process lived through it all. */
  lived: boolean;
}

/** What each round does to the database, over and over. */
const rounds: readonly Loss[] = [killed, ended, frozen(3000), exhausted, killed, frozen(10_000)];

/**
 * Lets customers check out against one server while its database is taken away `losses` times, in several ways; at
 * last sends every checkout again that was never answered.
 */
export async function checkOutUnderLosses(shop: Shop, victim: Victim, losses: number): Promise<Outages> {
  const intents: Intent[] = [];
  const history: Outages = {
    intents,
    interrupted: 0,
    faults: [],
    refused: 0,
    slowestRefusal_ms: 0,
    slowestReturn_ms: 0,
    lived: true,
  };
  const customers = await Promise.all(Array.from({ length: buyersAtOnce }, () => shop.buyer({})));
  const server: Running = {
    ...(await start(shop, 0)),
    onRefusal({ after_ms, hasRetryAfter }) {
      history.refused += 1;
      history.slowestRefusal_ms = Math.max(history.slowestRefusal_ms, after_ms);
      if (!hasRetryAfter) history.faults.push("503 without Retry-After");
    },
  };
  for (let loss = 0; loss < losses; loss += 1) {
    await oneLoss(rounds[loss % rounds.length]!, { shop, victim, server, customers, history, intents });
  }
  history.interrupted = intents.filter(({ answer }) => !answer).length;
  history.lived = server.child.exitCode === null && server.child.signalCode === null;
  await stop(server);
  const last = await start(shop, 60);
  await settled(shop);
  for (const intent of intents) while (!intent.answer) await send(last, intent);
  await settled(shop);
  await stop(last);
  return history;
}

interface Round {
  shop: Shop;
  victim: Victim;
  server: Running;
  customers: readonly { user_id: string; token: string }[];
  history: Outages;
  intents: Intent[];
}

async function oneLoss(lose: Loss, round: Round): Promise<void> {
  const { customers, history, server, victim } = round;
  let ordered = Promise.withResolvers<void>();
  let isOver = false;
  const work = customers.map(async (customer) => {
    while (!isOver) if (await shopOnce(round, customer)) ordered.resolve();
  });
  const all = Promise.all(work);
  const nextOrder = () => Promise.race([ordered.promise, all]);
  await nextOrder();
  // a connection of its own: the server may be closing one that has been idle
  const readKept = () => fetch(server.origin + kept, { headers: { connection: "close" } });
  await readKept();
  await pause(Math.random() * 300);
  await lose(victim, async () => {
    const answer = await readKept();
    if (answer.status !== 200) history.faults.push(`kept answer: ${answer.status}`);
    await pause(500);
  });
  const since = performance.now();
  ordered = Promise.withResolvers();
  await nextOrder();
  history.slowestReturn_ms = Math.max(history.slowestReturn_ms, performance.now() - since);
  isOver = true;
  await all;
}

/** One cart, one checkout; true when it was ordered. */
async function shopOnce(
  { shop, server, intents }: Round,
  customer: { user_id: string; token: string },
): Promise<boolean> {
  try {
    const intent = await prepare(shop, server, customer);
    intents.push(intent);
    await send(server, intent);
    return intent.answer?.status === 201;
  } catch (error) {
    // the cart is filled by the test's own connections, which are lost as well
    if (!(error instanceof DatabaseAway || error instanceof Refused)) throw error;
    await pause(100);
    return false;
  }
}
