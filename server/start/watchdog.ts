import { setTimeout as pause } from "node:timers/promises";
import { withConnection } from "../platform/database/one-connection.ts";
import { ping } from "../platform/database/ping.ts";
import type { Platform } from "../platform/platform.ts";

export interface Watch {
  databaseUrl: string;
  /** How long others get responses and this process does not, before it gives up. */
  patience_s?: number;
  every_s?: number;
  onStuck(): void;
}

/**
 * Calls `onStuck` if this process gets no response from a database that responds to others: a restart helps then. It
 * checks on a separate connection, and only while the process gets no response. The default timeout is longer than the
 * longest statement may take.
 */
export function watchOver(
  platform: Pick<Platform, "stuck_s" | "sql">,
  { databaseUrl, patience_s = 60, every_s = 5, onStuck }: Watch,
): { stop(): void } {
  let isOver = false;
  let answered = 0;

  async function look(): Promise<void> {
    if (platform.stuck_s() < every_s || (await within(every_s, ping(platform.sql)))) {
      answered = 0;
      return;
    }
    const others = withConnection(databaseUrl, ({ sql }) => ping(sql), { seconds: every_s });
    answered = (await within(every_s, others)) ? answered + 1 : 0;
    if (answered * every_s >= patience_s) {
      isOver = true;
      onStuck();
    }
  }

  async function watch(): Promise<void> {
    while (!isOver) {
      await pause(every_s * 1000, undefined, { ref: false });
      if (!isOver) await look();
    }
  }
  void watch();
  return {
    stop() {
      isOver = true;
    },
  };
}

function within(seconds: number, asked: Promise<unknown>): Promise<boolean> {
  const answered = asked.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(seconds * 1000, false, { ref: false })]);
}
