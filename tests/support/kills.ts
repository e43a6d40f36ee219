import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cards, portland, type Shop } from "./shop.ts";

const program = join(import.meta.dirname, "mortal-server.ts");
const buyersAtOnce = 6;
/** How long the server lives, at most, once it has answered the first checkout. */
const life_ms = 400;
const products = ["NQT-CARR-1224-M", "WSP-ARB-CH", "NQT-SLAT-1212"] as const;

export interface Running {
  child: ChildProcess;
  origin: string;
  /** Told of each answer that says that the service cannot work now. */
  onRefusal?: (refusal: { after_ms: number; hasRetryAfter: boolean }) => void;
}

/** The service cannot work now: nothing was done, and asking again later helps. */
export class Refused extends Error {}

/** One customer's wish to order one cart: sent again under its key until there is an answer. */
export interface Intent {
  token: string;
  key: string;
  body: object;
  answer?: { status: number; code: string | undefined; order: string | undefined };
}

export interface Kills {
  kills: number;
  /** Every checkout that was ever sent. */
  intents: readonly Intent[];
  /** How many were on their way when the server died under them. */
  interrupted: number;
}

/**
 * Lets customers check out against real servers, of which each is killed (SIGKILL) at a random moment and
 * replaced by the next; at last starts one whose clock is a minute ahead, so that what was left open is due,
 * and sends every checkout again that was never answered.
 */
export async function checkOutUnderKills(shop: Shop, kills: number): Promise<Kills> {
  const intents: Intent[] = [];
  let interrupted = 0;
  const customers = await Promise.all(Array.from({ length: buyersAtOnce }, () => shop.buyer({})));
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await start(shop, 0);
    const open = intents.filter(({ answer }) => !answer);
    const before = intents.length;
    const warm = Promise.withResolvers<void>();
    const work = [
      ...customers.map((customer) => untilDeath(shopping(shop, server, customer, intents, warm.resolve))),
      // some of those who got no answer press the button again
      ...open.slice(0, 3).map((intent) => untilDeath(send(server, intent))),
    ];
    await Promise.race([warm.promise, Promise.all(work)]);
    await pause(Math.random() * life_ms);
    await stop(server);
    await Promise.all(work);
    interrupted += intents.slice(before).filter(({ answer }) => !answer).length;
  }
  const last = await start(shop, 60);
  await settled(shop);
  for (const intent of intents) while (!intent.answer) await send(last, intent);
  await settled(shop);
  await stop(last);
  return { kills, intents, interrupted };
}

export async function start(shop: Shop, ahead_s: number): Promise<Running> {
  const { dataDir } = shop.platform.config;
  const child = spawn(process.execPath, [program, shop.databaseUrl, dataDir, String(ahead_s)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const port = /listening on (\d+)/.exec(String(said))?.[1];
  if (!port) throw new Error(`The server said: ${said}`);
  return { child, origin: `http://127.0.0.1:${port}` };
}

export async function stop({ child }: Running): Promise<void> {
  // a process that has already exited sends no event
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Fills carts and checks them out, one after the other. Ends by throwing when the server is gone. */
async function shopping(
  shop: Shop,
  server: Running,
  customer: { user_id: string; token: string },
  intents: Intent[],
  onAnswer: () => void,
): Promise<void> {
  for (;;) {
    const intent = await prepare(shop, server, customer);
    intents.push(intent);
    await send(server, intent);
    onAnswer();
  }
}

/** A connection that breaks, or is refused, is a server that was killed; other failures are failures. */
export async function untilDeath(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isGone = error instanceof TypeError && error.cause !== undefined;
    const isCutShort = error instanceof SyntaxError || (error as Error).message === "terminated";
    if (!isGone && !isCutShort) throw error;
  }
}

export async function prepare(
  shop: Shop,
  server: Running,
  { user_id, token }: { user_id: string; token: string },
): Promise<Intent> {
  const sku = products[Math.floor(Math.random() * products.length)]!;
  const project = await shop.fillCart(user_id, { [sku]: 2 }, undefined, false);
  const ask = async (path: string, body: object) => {
    const answer = await post(server, token, path, body);
    if (answer.status === 503) throw new Refused(`${path} was refused.`);
    return answer;
  };
  const quote = await ask("/api/checkout/quote", { project, shipping: portland });
  const card = { name_on_Card: "Ada Buyer", exp_date: "12/39", cvv: "123", card_number: anyCard() };
  const paid = await ask("/api/payments/token", card);
  const body = {
    project,
    shipping: portland,
    payment: { token: (paid.data as { token: string }).token },
    expected_total: (quote.data as { totals: { total: number } }).totals.total,
  };
  return { token, key: randomUUID(), body };
}

/** Most cards are good; of some the bank's answer gets lost, some are declined. */
function anyCard(): string {
  const dice = Math.random();
  return dice < 0.8 ? cards.good : dice < 0.9 ? cards.reply_lost : cards.declined;
}

/** Sends a checkout and stores the response unless the outcome is unknown. Throws if the server is gone. */
export async function send(server: Running, intent: Intent): Promise<void> {
  const { status, code, data } = await post(server, intent.token, "/api/checkout", intent.body, intent.key);
  if (status === 503 || code === "in_progress") return pause(200);
  intent.answer = { status, code, order: (data as { order?: { id: string } } | undefined)?.order?.id };
}

async function post({ origin, onRefusal }: Running, token: string, path: string, body: object, key?: string) {
  const begun = performance.now();
  const response = await fetch(origin + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
      // a new connection each time: the server may be closing one that has been idle
      Connection: "close",
      ...(key && { "Idempotency-Key": key }),
    },
    body: JSON.stringify(body),
  });
  const { code, data, message } = (await response.json()) as {
    code?: string;
    data?: unknown;
    message?: string;
  };
  if (code === "overloaded") {
    const after_ms = performance.now() - begun;
    onRefusal?.({ after_ms, hasRetryAfter: response.headers.has("Retry-After") });
  }
  if (response.status >= 500 && response.status !== 503) throw new Error(`${path}: ${message}`);
  return { status: response.status, code, data };
}

/** Until no payment waits for an answer any more. */
export async function settled({ platform }: Shop): Promise<void> {
  for (let waited_ms = 0; ; waited_ms += 200) {
    const [open] = await platform.sql<{ count: number }[]>`
      select count(*)::int as count from payments where status in ('requested', 'requires_action')`;
    if (open?.count === 0) return;
    if (waited_ms > 60_000) throw new Error(`${open?.count} payments were not settled by the next start`);
    await pause(200);
  }
}
