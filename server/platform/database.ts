import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Kysely, PostgresPool, Transaction } from "kysely";
import pg from "pg";
import type { DB } from "../../db/schema.generated.ts";
import type { Carrier } from "./announce/carrier.ts";
import { DatabaseAway, explained } from "./database/away.ts";
import { clientConfig } from "./database/client-config.ts";
import { Connection, type ConnectionParts } from "./database/connection.ts";
import { pipelined } from "./database/pipelined.ts";
import { cut, Pulse } from "./database/pulse.ts";
import { type Sql, sqlOf } from "./database/sql.ts";

/** Read and write access; stores take this, so that they work inside and outside a transaction. */
export type Db = Kysely<DB> | Transaction<DB>;

export interface Database {
  db: Kysely<DB>;
  /** Plain statements, for scripts and checks. */
  sql: Sql;
  /** Whether something else than the database carries announcements, so that SQL cannot make them. */
  isCarried: boolean;
  /**
   * Listens on `channel`, for what any server announces. `listening` is called at the start, and after each interruption, during which notifications
   * may have been missed.
   */
  listen(channel: string, heard: (payload: string) => void, listening?: () => void): void;
  /** How many connections run a query and are idle, and how many queries wait for one. */
  connections(): { busy: number; idle: number; waiting: number };
  /** For how many seconds queries have had no response; the next response resets it. */
  stuck_s(): number;
  close(): Promise<void>;
}

/**
 * Twice the processors plus one: more only make the database's processes wait for each other (on two processors, 5
 * serve a tenth more than 10).
 */
const usualConnections = Math.min(20, 2 * availableParallelism() + 1);
/** How long closing waits for running queries. */
const closing_ms = 5000;
/** How long a query waits for a free connection while the database responds to others. */
const longestWait_ms = 10_000;

export interface DatabaseOptions {
  connections?: number;
  /** PostgreSQL itself, if `url` leads to a pooler in transaction mode; what needs a session of its own goes there. */
  directUrl?: string | undefined;
  /** Whether statements are prepared; a pooler may not be able to keep them. */
  isPrepared?: boolean;
  /** For how long the database may be silent before it counts as lost; 1,250 unless told. */
  patience_ms?: number | undefined;
  /** Carries announcements; the database does without it. */
  carrier?: Carrier | undefined;
}

/**
 * Opens a pool on `url`. Connections open on first use. If the database is unreachable or stops responding, queries
 * fail with DatabaseAway within two seconds; the next query after its return works. `close` waits up to five seconds
 * for running queries.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { carrier, directUrl = url, isPrepared = true, patience_ms } = options;
  const isPooled = directUrl !== url;
  const config = clientConfig(url, { isPooled });
  const clients = new Set<pg.ClientBase>();
  const waiting = new Set<() => void>();
  const pulse = new Pulse(
    () => new pg.Client({ ...config, application_name: "showroom pulse" }),
    () => {
      for (const client of clients) cut(client);
      for (const giveUp of waiting) giveUp();
    },
    patience_ms,
  );
  // a pooler gives no notifications on
  const ear = isPooled
    ? new Pulse(
        () => new pg.Client({ ...clientConfig(directUrl), application_name: "showroom listener" }),
        () => {},
        patience_ms,
      )
    : pulse;
  class Client extends pg.Client {
    constructor(given?: pg.ClientConfig) {
      super(given);
      clients.add(this);
      this.once("end", () => clients.delete(this));
    }
  }
  const pool = new pg.Pool({
    ...config,
    Client,
    max: options.connections ?? usualConnections,
    connectionTimeoutMillis: longestWait_ms,
    idleTimeoutMillis: 0,
  });
  // an idle connection that breaks leaves the pool by itself
  pool.on("error", () => {});
  const door = doorOf(pool, { pulse, carrier, isPrepared }, waiting);
  return {
    db: pipelined<DB>(door as unknown as PostgresPool),
    sql: sqlOf(door.connect),
    isCarried: carrier !== undefined,
    listen: (channel, heard, listening = () => {}) => (carrier ?? ear).listen(channel, { heard, listening }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    stuck_s: () => pulse.stuck_s,
    async close() {
      await door.end();
      pulse.stop();
      ear.stop();
      for (const client of clients) cut(client);
    },
  };
}

/** Connection source with its shutdown. Queries after it are refused; earlier ones complete. */
function doorOf(pool: pg.Pool, parts: ConnectionParts, waiting: Set<() => void>) {
  const { pulse } = parts;
  const known = new WeakMap<pg.PoolClient, Connection>();
  let inUse = 0;
  let isClosed = false;
  let onIdle = () => {};

  const given = () => {
    inUse -= 1;
    if (inUse === 0) onIdle();
  };
  const connectionOf = (client: pg.PoolClient) => {
    const connection = known.get(client) ?? new Connection(client, parts);
    known.set(client, connection);
    connection.onRelease = given;
    return connection;
  };

  function connect(): Promise<Connection> {
    if (isClosed) return Promise.reject(new DatabaseAway());
    pulse.start();
    if (pulse.isLost) return Promise.reject(new DatabaseAway());
    inUse += 1;
    pulse.asked();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(giveUp);
        pulse.answered(false);
        given();
        reject(new DatabaseAway());
      };
      waiting.add(giveUp);
      pool.connect().then(
        (client) => {
          if (!waiting.delete(giveUp)) return client.release();
          pulse.answered(true);
          resolve(connectionOf(client));
        },
        (error) => {
          if (!waiting.delete(giveUp)) return;
          pulse.answered(error instanceof pg.DatabaseError);
          given();
          reject(explained(error, false));
        },
      );
    });
  }

  async function end(): Promise<void> {
    isClosed = true;
    const idle = new Promise<void>((resolve) => {
      onIdle = resolve;
      if (inUse === 0) resolve();
    });
    await Promise.race([idle, pause(closing_ms, undefined, { ref: false })]);
    await Promise.race([pool.end(), pause(closing_ms / 5, undefined, { ref: false })]);
  }
  return { connect, end };
}
