import { uuidFor } from "../random.ts";
import { insertRows, type Writer } from "./rows.ts";

const credits = { welcome: 3, granted: 17 } as const;

/** An AI 3D Design account with credits, so that a visitor of the demo can have rooms designed at once. */
export async function loadAiAccount(
  writer: Writer,
  { seed, now, passwordHash }: { seed: string; now: Date; passwordHash: string },
): Promise<void> {
  const created_at = new Date(now.getTime() - 20 * 86_400_000);
  const id = uuidFor(`${seed}/ai-account`, created_at);
  await insertRows(writer, "ai_accounts", [
    {
      ...{ id, name: "Dana Demo", email: "ai@demo.test", password_hash: passwordHash },
      ...{ credits: credits.welcome + credits.granted, email_verified_at: created_at, created_at },
    },
  ]);
  let balance = 0;
  await insertRows(
    writer,
    "ai_credit_entries",
    Object.entries(credits).map(([reason, change]) => {
      balance += change;
      return {
        ...{ id: uuidFor(`${seed}/ai-account/${reason}`, created_at), ai_account_id: id, change, balance },
        ...{ reason, cause: `${reason}:${id}`, created_at },
      };
    }),
  );
}
