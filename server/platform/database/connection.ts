import type { Socket } from "node:net";
import pg from "pg";
import { type Announcement, announcement, type Carrier } from "../announce/carrier.ts";
import { type SpanAttributes, telemetry, traced } from "../telemetry.ts";
import { vitals } from "../vitals.ts";
import { explained } from "./away.ts";
import type { Pulse } from "./pulse.ts";

/** The most prepared statements per connection; others are planned each time. */
const mostPrepared = 1000;
/** Long texts are bulk work and seldom repeat. */
const longestPrepared = 10_000;
/** These need no plan. */
const control = new Set(["begin", "commit", "rollback"]);
/** They begin and end transactions. */
const bounds = /^(?:begin|start transaction|commit|rollback)(?! to)\b/;

export interface ConnectionParts {
  pulse: Pulse;
  carrier: Carrier | undefined;
  isPrepared: boolean;
}

/** A pooled connection for Kysely. Prepares statements, so that each text is planned once per connection. */
export class Connection {
  readonly #client: pg.PoolClient;
  readonly #pulse: Pulse;
  readonly #carrier: Carrier | undefined;
  readonly #isPrepared: boolean;
  readonly #names = new Map<string, string>();
  /** The answer to the last `begin`, for which nobody waits until the transaction ends. */
  #begun: Promise<unknown> | undefined;
  /** What the open transaction announces with its commit; undefined without one. */
  #held: Announcement[] | undefined;
  #named = 0;
  #isSpent = false;
  #isGathering = false;
  /** Called once after each `release`. */
  onRelease: () => void = () => {};

  constructor(client: pg.PoolClient, { pulse, carrier, isPrepared }: ConnectionParts) {
    this.#client = client;
    this.#pulse = pulse;
    this.#carrier = carrier;
    this.#isPrepared = isPrepared;
    client.on("error", () => {
      this.#isSpent = true;
    });
  }

  /** Throws DatabaseAway if the connection is lost, else PostgreSQL's error. */
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#carrier && text === announcement) return this.#announce(values as string[], this.#carrier);
    if (this.#carrier && bounds.test(text)) return this.#carried(text, this.#carrier);
    if (control.has(text)) return this.#bound(text);
    const name = this.#nameOf(text);
    return this.#ask({ ...(name && { name }), text, values: [...values] }).catch((error) => {
      if (!name || !isOutdated(error)) throw error;
      this.#names.delete(text);
      if (this.#client.getTransactionStatus() !== "I") throw error;
      return this.query(text, values);
    });
  }

  async #announce([channel = "", text = ""]: string[], carrier: Carrier): Promise<pg.QueryResult> {
    const isKnown = this.#held?.some((one) => one.channel === channel && one.text === text);
    if (!this.#held) carrier.publish([{ channel, text }]);
    else if (!isKnown) this.#held.push({ channel, text });
    return nothing("SELECT");
  }

  /** Begins or ends a transaction, with what it announces. */
  async #carried(text: string, carrier: Carrier): Promise<pg.QueryResult> {
    const news = this.#held ?? [];
    this.#held = /^[bs]/.test(text) ? [] : undefined;
    if (text !== "commit" || news.length === 0) return this.#bound(text);
    const announce = await carrier.prepare(news);
    // a commit without an answer may have happened
    return this.#bound(text).finally(announce);
  }

  /**
   * Begins or ends a transaction. A `begin` leaves with the first statement, whose answer says as well that the
   * connection is lost; what did not begin is not committed.
   */
  async #bound(text: string): Promise<pg.QueryResult> {
    if (text !== "begin") {
      if (text === "commit") await this.#begun;
      return this.#ask(text);
    }
    this.#begun = this.#ask(text);
    this.#begun.catch(() => {});
    return nothing("BEGIN");
  }

  /** Several statements in one text, without values. */
  script(text: string): Promise<pg.QueryResult> {
    return this.#ask(text);
  }

  release(): void {
    this.#held = undefined;
    // a connection in an open transaction or with a lost query cannot be reused
    this.#client.release(this.#isSpent || this.#client.getTransactionStatus() !== "I");
    this.onRelease();
  }

  async #ask(question: string | pg.QueryConfig): Promise<pg.QueryResult> {
    this.#pulse.asked();
    const begun = performance.now();
    this.#gather();
    try {
      if (!telemetry.tracer) return await this.#client.query(question);
      return await traced("SQL", aboutQuery(question), () => this.#client.query(question), "client");
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) && isLost(error)) this.#isSpent = true;
      throw explained(error, !this.#isSpent);
    } finally {
      vitals.query(performance.now() - begun);
      this.#pulse.answered(!this.#isSpent);
    }
  }

  /** What is asked before the event loop goes on leaves in one write: a write costs more than most of our statements. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = (this.#client as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #nameOf(text: string): string | undefined {
    if (!this.#isPrepared) return undefined;
    const known = this.#names.get(text);
    if (known) return known;
    if (text.length > longestPrepared || this.#names.size >= mostPrepared) return undefined;
    const name = `s${++this.#named}`;
    this.#names.set(text, name);
    return name;
  }
}

const nothing = (command: string): pg.QueryResult => ({ command, rowCount: 0, oid: 0, fields: [], rows: [] });

/** A statement is named by its text with placeholders; a script may have values in it. */
const aboutQuery = (question: string | pg.QueryConfig): SpanAttributes => ({
  "db.system.name": "postgresql",
  ...(typeof question !== "string" && { "db.query.text": question.text.slice(0, 2000) }),
});

/** A prepared statement invalidated by a migration or dropped by a proxy. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === "26000" || (error.code === "0A000" && error.routine === "RevalidateCachedQuery");
}

/** Driver errors that are not the query's fault, identified by message or system code. */
function isLost(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return /^E[A-Z]+$/.test(code ?? "") || /terminated|not queryable|timeout/i.test(message ?? "");
}
