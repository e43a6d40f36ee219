import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withConnection } from "../../server/platform/database/one-connection.ts";

const fileOf = (port: string) => join(tmpdir(), `showroom-journeys-database-${port}`);

/** Keeps where a journey server has its database, for the journeys that visit it. */
export const noteDatabase = (port: string, url: string): void =>
  writeFileSync(fileOf(port), url, { mode: 0o600 });

export const forgetDatabase = (port: string): void => rmSync(fileOf(port), { force: true });

/** Lets days pass for the plan of one pro: all its days come so much earlier. */
export const passPlanDays = (port: string, email: string, days: number): Promise<void> =>
  withConnection(readFileSync(fileOf(port), "utf8"), async ({ sql }) => {
    await sql`update subscriptions s set trial_until = trial_until - passed, anchor_at = anchor_at - passed,
      period_start = period_start - passed, renews_at = renews_at - passed, failed_at = failed_at - passed,
      retry_at = retry_at - passed
      from users u, make_interval(days => ${days}) passed where u.id = s.user_id and u.email = ${email}`;
  });
