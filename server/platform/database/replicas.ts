import type { Kysely } from "kysely";
import type { DB } from "../../../db/schema.generated.ts";
import type { Database } from "../database.ts";
import { isSameDatabase } from "./server-facts.ts";
import type { Sql } from "./sql.ts";

/** A place in the log of the primary, as a number that grows. */
export type Position = bigint;

/** How often each database is asked where it is. */
const look_ms = 500;
/** A replica that is further behind is left alone until it has caught up. */
const mostLag_ms = 10_000;
/** How long a reader of everything waits for a replica that has it. */
const patience_ms = 5000;

/** Reading copies of the database, some of which may be behind or away. */
export interface Replicas {
  /**
   * A replica that has everything up to `position`, and whatever this server has heard announced; undefined if only the
   * primary is known to.
   */
  upTo(position: Position): Kysely<DB> | undefined;
  /** A replica that has everything that is committed now, within five seconds. */
  caughtUp(): Promise<Kysely<DB> | undefined>;
  /** Where the primary is now. */
  position(): Promise<Position>;
  /** Something was announced: what is read from now on has to contain it. */
  announced(): void;
  /** How far each is behind, in seconds, to half a one; undefined for one that is away. */
  lags_s(): (number | undefined)[];
  /** Leaves a replica alone until it answers again. */
  failed(replica: Kysely<DB>): void;
  close(): Promise<void>;
}

interface Replica {
  database: Database;
  /** Whether it is a replica of the primary; undefined until it has answered since it was last away. */
  isOurs: boolean | undefined;
  /** Undefined while it does not answer, or is no replica. */
  replayed: Position | undefined;
}

export function openReplicas(primary: Database, replicas: readonly Database[]): Replicas {
  const known: Replica[] = replicas.map((database) => ({
    database,
    isOurs: undefined,
    replayed: undefined,
  }));
  /** Where the primary was, oldest first; older ones are dropped. */
  let marks: { at: number; position: Position }[] = [];
  let [asked, answered] = [0, 0];
  let barrier: Position = 0n;
  let isClosed = false;
  let turn = 0;

  async function lookAtPrimary(): Promise<void> {
    const before = asked;
    const position = await positionOf(primary.sql);
    const now = performance.now();
    marks = [...marks.filter(({ at }) => now - at < 2 * mostLag_ms), { at: now, position }];
    if (before > answered) [answered, barrier] = [before, position];
  }
  // one that was away may have been built again, or be another
  const lookAt = async (replica: Replica): Promise<void> => {
    const { sql } = replica.database;
    replica.isOurs ??= await isSameDatabase(sql, primary.sql);
    replica.replayed = replica.isOurs ? await replayedBy(sql) : undefined;
  };

  /** Until it is closed; a database that does not answer keeps nobody from looking at the others. */
  async function keepLooking(look: () => Promise<void>, onAway: () => void): Promise<void> {
    while (!isClosed) {
      await look().catch(onAway);
      await new Promise((resolve) => setTimeout(resolve, look_ms).unref());
    }
  }
  void keepLooking(lookAtPrimary, () => {});
  for (const replica of known)
    void keepLooking(
      () => lookAt(replica),
      () => {
        replica.isOurs = undefined;
        replica.replayed = undefined;
      },
    );

  const lag_ms = (replayed: Position): number => {
    const missed = marks.find(({ position }) => position > replayed);
    return missed ? performance.now() - missed.at : 0;
  };
  const have = ({ replayed }: Replica, position: Position): boolean =>
    replayed !== undefined && replayed >= position && lag_ms(replayed) < mostLag_ms;
  const position = () => positionOf(primary.sql);

  return {
    upTo(wanted) {
      if (answered < asked) return undefined;
      const least = wanted > barrier ? wanted : barrier;
      const able = known.filter((replica) => have(replica, least));
      turn += 1;
      return able[turn % able.length]?.database.db;
    },
    async caughtUp() {
      const wanted = await position();
      const end = performance.now() + patience_ms;
      for (;;) {
        const able = known.find((replica) => have(replica, wanted));
        if (able || performance.now() > end) return able?.database.db;
        await new Promise((resolve) => setTimeout(resolve, look_ms).unref());
      }
    },
    position,
    announced() {
      asked += 1;
    },
    lags_s: () => known.map(({ replayed }) => (replayed === undefined ? undefined : lag_ms(replayed) / 1000)),
    failed(db) {
      for (const replica of known) if (replica.database.db === db) replica.replayed = undefined;
    },
    async close() {
      isClosed = true;
      await Promise.all(known.map(({ database }) => database.close()));
    },
  };
}

/** Including what was committed without waiting for the disk. */
async function positionOf(sql: Sql): Promise<Position> {
  const [row] = await sql<{ position: string }[]>`select pg_current_wal_insert_lsn()::text as position`;
  return readPosition(row!.position)!;
}

/** Undefined for a server that is no replica, or no longer. */
async function replayedBy(sql: Sql): Promise<Position | undefined> {
  const [row] = await sql<{ position: string | null }[]>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position`;
  return readPosition(row?.position ?? undefined);
}

/** As PostgreSQL writes it: `16/B374D848`. Undefined for anything else. */
export function readPosition(text: string | undefined): Position | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text ?? "") ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined;
}

export const writePosition = (position: Position): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase();
