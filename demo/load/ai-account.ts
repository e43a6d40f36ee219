import { seedAiAccount } from "../../server/domains/identity/ai-accounts/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { daysBefore } from "../people/item-courses.ts";
import { uuidFor } from "../random.ts";

const credits = [
  { reason: "welcome", change: 3 },
  { reason: "granted", change: 17 },
] as const;

/** An AI 3D Design account with credits, so that a visitor of the demo can have rooms designed at once. */
export async function loadAiAccount(
  db: Db,
  { seed, now, passwordHash }: { seed: string; now: Date; passwordHash: string },
): Promise<void> {
  const created_at = daysBefore(now, 20);
  const id = (what: string) => uuidFor(`${seed}/ai-account${what}`, created_at);
  await seedAiAccount(
    db,
    { id: id(""), name: "Dana Demo", email: "ai@demo.test", password_hash: passwordHash, created_at },
    credits.map((entry) => ({ id: id(`/${entry.reason}`), ...entry })),
  );
}
