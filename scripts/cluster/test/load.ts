import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Project } from "../../../contract/design/project-cart.ts";
import { addUser } from "../../../tests/support/catalog-seed.ts";
import type { Intent } from "../../../tests/support/kills.ts";
import { type Client, portland, type Shop } from "../../../tests/support/shop.ts";
import { anyCard, goodwill_cents, type Moved, type Payees } from "./money.ts";

/** Long enough that a server which has lost its database refuses by itself. */
const patience_ms = 20_000;
/** How long they go on asking for answers when it is over. */
const longestEnd_ms = 180_000;
const usually_ms = 120;
const shoppers = 3;
/** Of orders, so many are canceled, and so many get a part of their price back. */
const canceled = 0.25;
const pleased = 0.25;
/** Payouts are asked for less often than anything else. */
const betweenPayouts_ms = 1500;

/** One try of a request, as its client saw it. */
export interface Try {
  what: string;
  writes: boolean;
  /** When it ended, in ms since the epoch. */
  at: number;
  took_ms: number;
  /** Why it failed; null if it was answered, even by a refusal. */
  failure: string | null;
}

interface Said {
  conversation: string;
  text: string;
}

interface Sent {
  path: string;
  token: string;
  digest: string;
}

interface Ordered {
  id: string;
  items: readonly { id: string }[];
}

interface Asked {
  token: string;
  body?: object;
  form?: () => FormData;
  key?: string;
  method?: "POST" | "PUT";
}

const doneBefore = [409, 422];

export interface LoadOptions {
  /** Whether files are sent. */
  files: boolean;
  /** Who gets money; without them, orders and charges alone move any. */
  payees?: Payees | undefined;
}

/**
 * Visitors who look around, customers who order, cancel, talk and send files, an admin who gives money back, and payees
 * who have theirs paid out, over HTTP. A client whose request fails sends it again, with the same key, until it is
 * answered; each try is counted.
 */
export class Load {
  readonly tries: Try[] = [];
  readonly intents: Intent[] = [];
  /** Refunds and payouts that were acknowledged. */
  readonly moved: Moved[] = [];
  readonly said: Said[] = [];
  readonly sent: Sent[] = [];
  /** Times that somebody did not see what they had just written. */
  readonly unseen: string[] = [];
  /** Why somebody could not go on: a refusal that nobody had reason to expect, or no answer in the end. */
  readonly stopped: string[] = [];
  #isOver = false;
  #givesUpAt = 0;
  #loops: Promise<void>[] = [];
  readonly #shop: Shop;
  readonly #origin: string;

  readonly #between_ms: number;

  /** @param between_ms how long each waits between requests */
  constructor(shop: Shop, origin: string, between_ms = usually_ms) {
    this.#between_ms = between_ms;
    this.#shop = shop;
    this.#origin = origin;
  }

  async start({ files, payees }: LoadOptions): Promise<void> {
    const { db } = this.#shop.platform;
    const newcomer = async (name: string) =>
      this.#shop.signIn(await addUser(db, "User", `${name} ${randomUUID()}`));
    const people = await Promise.all(Array.from({ length: shoppers + 1 }, () => newcomer("Ada Buyer")));
    const [talker, ...buyers] = people as [Client, ...Client[]];
    this.#isOver = false;
    this.#givesUpAt = 0;
    this.#loops = [
      this.#repeat(() => this.#look()),
      ...buyers.map((buyer) => this.#repeat(() => this.#buy(buyer, payees?.admin))),
      ...(payees?.paid ?? []).map((payee) => this.#repeat(() => this.#payOut(payee))),
      this.#repeat(() => this.#talk(talker, files)),
    ];
  }

  /** Lets everybody finish what they have begun. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#givesUpAt = Date.now() + longestEnd_ms;
    await Promise.all(this.#loops);
  }

  async #repeat(round: () => Promise<void>): Promise<void> {
    try {
      while (!this.#isOver) await round();
    } catch (error) {
      this.stopped.push((error as Error).message);
    }
  }

  async #look(): Promise<void> {
    const { products } = this.#shop.market;
    const product = products[Math.floor(Math.random() * products.length)]!;
    const fresh = `price_max=${1_000_000 + Math.floor(Math.random() * 1_000_000)}`;
    const list = "/api/visualization/products?showroom=OAKSTONE&per_page=24";
    await this.#read("page", "/showroom/");
    await this.#read("list", `${list}&category=101&${fresh}`);
    await this.#read("search", `${list}&q=${encodeURIComponent(product.name.split(" ")[0]!)}&${fresh}`);
    await this.#read("product", `/api/public?pid=${product.hash}&showroom=OAKSTONE`);
  }

  async #buy({ token }: Client, admin: Client | undefined): Promise<void> {
    const sku = ["NQT-CARR-1224-M", "WSP-ARB-CH", "NQT-SLAT-1212"][Math.floor(Math.random() * 3)]!;
    // some products are sold from two on
    const qty = 2 + Math.floor(Math.random() * 5);
    const cart = await this.#json<{ data: Project }>("cart", "/api/projectCart/update_cart", {
      token,
      body: { showroom: "OAKSTONE", sku, qty },
    });
    const project = cart.data.id;
    const seen = await this.#json<{ data: Project }>("own cart", `/api/projectCart/${project}`, { token });
    const line = seen.data.Project_tans.find((each) => each.sku === sku);
    if (line?.qty !== qty) this.unseen.push(`${qty} of ${sku} in a cart, seen as ${line?.qty}`);
    const quote = await this.#json<{ data: { totals: { total: number } } }>("quote", "/api/checkout/quote", {
      token,
      body: { project, shipping: portland },
    });
    const card = { name_on_Card: "Ada Buyer", exp_date: "12/39", cvv: "123", card_number: anyCard() };
    const paid = await this.#json<{ data: { token: string } }>("card", "/api/payments/token", {
      token,
      body: card,
    });
    const body = {
      project,
      shipping: portland,
      payment: { token: paid.data.token },
      expected_total: quote.data.totals.total,
    };
    const intent: Intent = { token, key: randomUUID(), body };
    this.intents.push(intent);
    const ordered = await this.#json<{ data?: { order?: Ordered } }>("checkout", "/api/checkout", {
      token,
      body,
      key: intent.key,
    });
    const order = ordered.data?.order;
    intent.answer = { status: ordered.status, code: ordered.code, order: order?.id };
    if (order && ordered.status === 201 && admin) await this.#changeMind(order, token, admin.token);
  }

  /** Some orders are canceled; for some, an admin gives a little back. */
  async #changeMind({ id, items }: Ordered, buyer: string, admin: string): Promise<void> {
    const dice = Math.random();
    if (dice < canceled) {
      const body = { reason: "Measured again" };
      await this.#json("cancel", `/api/orders/${id}/cancel`, { token: buyer, body, key: randomUUID() });
      this.moved.push({ kind: "cancel", id });
    } else if (dice < canceled + pleased) {
      const item = `orders/${id}/items/${items[0]!.id}`;
      await this.#json("delivery", `/api/${item}/status`, {
        token: admin,
        method: "PUT",
        body: { status: "Delivered" },
        key: randomUUID(),
      });
      const body = { amount: goodwill_cents / 100, reason: "A box came late", borne_by: "marketplace" };
      await this.#json("goodwill", `/api/admin/${item}/goodwill`, { token: admin, body, key: randomUUID() });
      this.moved.push({ kind: "goodwill", id });
    }
  }

  async #payOut({ token }: Client): Promise<void> {
    const body = { amount: 1 + Math.floor(Math.random() * 40) / 4 };
    await this.#json("payout", "/api/payouts", { token, body, key: randomUUID() });
    this.moved.push({ kind: "payout", id: "" });
    await pause(betweenPayouts_ms);
  }

  async #talk({ token }: Client, files: boolean): Promise<void> {
    const about = { about: "showroom", id: this.#shop.market.oakstone.id };
    const opened = await this.#json<{ data: { id: string } }>("conversation", "/api/conversations", {
      token,
      body: about,
    });
    const conversation = opened.data.id;
    const path = `/api/conversations/${conversation}/messages`;
    const text = randomUUID();
    const attached = files ? [await this.#sendFile(token, conversation)] : [];
    await this.#json("message", path, {
      token,
      body: { client_id: randomUUID(), text, files: attached },
    });
    this.said.push({ conversation, text });
    const read = await this.#json<{ data: { messages: { text: string }[] } }>("messages", `${path}?limit=5`, {
      token,
    });
    if (!read.data.messages.some((each) => each.text === text)) this.unseen.push("a message");
  }

  async #sendFile(token: string, conversation: string): Promise<string> {
    const bytes = Buffer.from(`%PDF-1.7\n1 0 obj <</Note (${randomUUID()})>> endobj\ntrailer\n%%EOF\n`);
    const file = await this.#json<{ data: { id: string; url: string } }>(
      "file",
      `/api/conversations/${conversation}/files`,
      {
        token,
        form: () => {
          const form = new FormData();
          form.set("file", new Blob([bytes], { type: "application/pdf" }), "note.pdf");
          return form;
        },
      },
    );
    const digest = createHash("sha256").update(bytes).digest("hex");
    this.sent.push({ path: file.data.url, token, digest });
    return file.data.id;
  }

  async #read(what: string, path: string): Promise<void> {
    await this.#try(what, false, path, {});
    await pause(this.#between_ms);
  }

  /** Sends a request until it is answered, and returns the answer. */
  async #json<Body>(
    what: string,
    path: string,
    { token, body, form, key, method = "POST" }: Asked,
  ): Promise<Body & { status: number; code?: string }> {
    const writes = body !== undefined || form !== undefined;
    for (let tries = 1; ; tries += 1) {
      if (this.#givesUpAt && Date.now() > this.#givesUpAt) throw new Error(`${what} was never answered`);
      const answer = await this.#try(what, writes, path, {
        method: writes ? method : "GET",
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body && { "Content-Type": "application/json" }),
          ...(key && { "Idempotency-Key": key }),
        },
        body: form ? form() : body && JSON.stringify(body),
      });
      await pause(this.#between_ms);
      if (!answer) continue;
      const read = JSON.parse(answer.text) as Body & { code?: string; message?: string };
      if (read.code === "in_progress") continue;
      // a server that died has done it without saying so, and the next one says that it is done
      const isDoneBefore = tries > 1 && writes && doneBefore.includes(answer.status);
      if (answer.status >= 400 && what !== "checkout" && !isDoneBefore)
        throw new Error(`${what}: ${answer.status} ${answer.text}`);
      return { ...read, status: answer.status };
    }
  }

  async #try(
    what: string,
    writes: boolean,
    path: string,
    init: RequestInit,
  ): Promise<{ status: number; text: string } | null> {
    const begun = Date.now();
    const note = (failure: string | null) =>
      this.tries.push({ what, writes, at: Date.now(), took_ms: Date.now() - begun, failure });
    try {
      const response = await fetch(this.#origin + path, {
        ...init,
        signal: AbortSignal.timeout(patience_ms),
      });
      const text = await response.text();
      const hasFailed = response.status >= 500 || response.status === 429;
      // the bank's answer was lost on purpose: the customer is told, and tries again
      note(hasFailed && !text.includes('"payment_unavailable"') ? `${response.status}` : null);
      return hasFailed ? null : { status: response.status, text };
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      note(cause?.code ?? name);
      return null;
    }
  }
}
