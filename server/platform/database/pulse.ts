import type pg from "pg";
import type { Listener } from "../announce/carrier.ts";
import { isAwayCode } from "./away.ts";

const tick_ms = 250;
/** For how long the database may be silent before it counts as lost. */
const usualPatience_ms = 1250;
/** A new connection takes longer on a busy machine: at least as many ticks. */
const patienceToConnect = 16;
/** Ticks between two pings while idle. */
const restful = 20;

/**
 * Notices within two seconds (or its patience, if given) that a database no longer responds (frozen or silently cut
 * off), and within a quarter of a second that it responds again. It has its own connection, which also listens for notifications.
 * Time is counted in timer ticks, so that a pause of this process is not mistaken for one of the database.
 */
export class Pulse {
  readonly #connect: () => pg.Client;
  readonly #onLost: () => void;
  /** Ticks without a response after which the database counts as lost. */
  readonly #patience: number;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #unheard = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #client: pg.Client | undefined;
  #isConnected = false;
  #turn = 0;
  #heardAt = 0;
  /** The tick of the unanswered ping. */
  #askedAt: number | undefined;
  #isLost = false;
  #pending = 0;
  #stuckSince: number | undefined;

  /**
   * @param connect makes a client that is not connected yet
   * @param onLost called each time that the database stops answering
   */
  constructor(connect: () => pg.Client, onLost: () => void, patience_ms = usualPatience_ms) {
    this.#connect = connect;
    this.#onLost = onLost;
    this.#patience = Math.ceil(patience_ms / tick_ms);
  }

  /** True from the moment responses stop until one arrives, or if the database's system reports it gone. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** For how many seconds pool queries have had no response; any response resets it. */
  get stuck_s(): number {
    if (this.#stuckSince === undefined) return 0;
    return ((this.#turn - this.#stuckSince) * tick_ms) / 1000;
  }

  /** Starts watching; does nothing if already watching. */
  start(): void {
    if (this.#timer) return;
    this.#timer = setInterval(() => this.#next(), tick_ms).unref();
    this.#reconnect();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#drop();
  }

  listen(channel: string, listener: Listener): void {
    this.start();
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), listener]);
    this.#unheard.add(channel);
    if (this.#isConnected && this.#askedAt === undefined) this.#ask();
  }

  /** A query goes to the pool. */
  asked(): void {
    this.#pending += 1;
    this.#stuckSince ??= this.#turn;
  }

  /** A pool query is settled; `isSigned` if the database itself responded. */
  answered(isSigned: boolean): void {
    this.#pending -= 1;
    if (!isSigned) return;
    this.#heardAt = this.#turn;
    this.#stuckSince = this.#pending > 0 ? this.#turn : undefined;
  }

  #next(): void {
    this.#turn += 1;
    if (this.#askedAt !== undefined) {
      const most = this.#isConnected ? this.#patience : Math.max(this.#patience, patienceToConnect);
      if (this.#turn - this.#askedAt >= most) this.#lose();
      return;
    }
    const silent = this.#turn - this.#heardAt;
    if (!this.#isConnected) this.#reconnect();
    else if (silent >= (this.#pending > 0 ? 1 : restful)) this.#ask();
  }

  #reconnect(): void {
    this.#drop();
    const client = this.#connect();
    this.#client = client;
    this.#askedAt = this.#turn;
    const isOurs = () => this.#client === client;
    client.on("error", () => isOurs() && this.#drop());
    client.on("end", () => isOurs() && this.#drop());
    client.on("notification", ({ channel, payload = "" }) => {
      for (const { heard } of this.#listeners.get(channel) ?? []) heard(payload);
    });
    client.connect().then(
      () => {
        if (!isOurs()) return;
        this.#isConnected = true;
        for (const channel of this.#listeners.keys()) this.#unheard.add(channel);
        this.#ask();
      },
      (error: { code?: string }) => {
        if (!isOurs()) return;
        this.#drop();
        // refused at once: the next query will fail as fast
        if (error.code && (isAwayCode(error.code) || error.code.startsWith("E"))) this.#isLost = false;
      },
    );
  }

  #ask(): void {
    const client = this.#client!;
    const channels = [...this.#unheard];
    this.#unheard.clear();
    this.#askedAt = this.#turn;
    client.query([...channels.map((channel) => `listen ${channel}`), "select 1"].join(";")).then(
      () => {
        if (this.#client !== client) return;
        this.#askedAt = undefined;
        this.#heardAt = this.#turn;
        this.#isLost = false;
        for (const channel of channels)
          for (const { listening } of this.#listeners.get(channel) ?? []) listening();
        if (this.#unheard.size > 0) this.#ask();
      },
      () => this.#client === client && this.#drop(),
    );
  }

  #lose(): void {
    this.#drop();
    if (this.#isLost) return;
    this.#isLost = true;
    this.#stuckSince ??= this.#turn;
    this.#onLost();
  }

  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    this.#isConnected = false;
    this.#askedAt = undefined;
    if (client) cut(client);
  }
}

/** Closes a connection at once, whether or not the other end responds. */
export function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
