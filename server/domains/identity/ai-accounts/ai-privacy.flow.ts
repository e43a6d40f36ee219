import type { AiData } from "../../../../contract/identity/ai-accounts.ts";
import { deviceName } from "../../../http/device-name.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { greeting } from "../../showrooms/leads/index.ts";
import { countAttempt, isPassword } from "../accounts/index.ts";
import { audit } from "../audit/index.ts";
import { type AiVisit, aiUserView } from "./ai-accounts.flow.ts";
import { deleteAiAccount, findAiAccount, livingAiSessions } from "./ai-accounts.store.ts";
import { creditEntries } from "./credits.store.ts";
import { aiDeletedEmail } from "./emails.rules.ts";

/** More credit changes than anybody makes. */
const everyEntry = 100_000;

/** What is kept about an AI design account besides its designs. */
export type AiAccountData = Omit<AiData, "requests" | "sent">;

/** All data about an AI design account, without its requests and designs. */
export async function dataOfAiAccount({ db, now }: Platform, id: string): Promise<AiAccountData> {
  const [account, credits, sessions] = await Promise.all([
    findAiAccount(db, id),
    creditEntries(db, id, everyEntry),
    livingAiSessions(db, id, now()),
  ]);
  if (!account) return fail("unauthenticated");
  return {
    account: { ...aiUserView(account), created_at: account.created_at.toISOString() },
    credits,
    sessions: sessions.map(({ user_agent, ip, created_at, last_seen_at }) => ({
      device: deviceName(user_agent),
      ip,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    })),
  };
}

/** Deletes an AI design account with all its data, after checking its password; an email confirms it. */
export async function leaveAi({ platform, caller }: AiVisit, id: string, password: string): Promise<void> {
  await countAttempt(platform.db, "ai-login-account", id);
  const account = (await findAiAccount(platform.db, id)) ?? fail("unauthenticated");
  if (!(await isPassword(password, account.password_hash)))
    failFields({ password: "This is not your password." });
  await platform.db.transaction().execute(async (db) => {
    await deleteAiAccount(db, id);
    await audit(db, { caller, actor: { id, type: "AI" }, action: "ai.account.deleted" });
    await queueMail(db, platform.config, {
      kind: "account",
      to: account.email,
      content: aiDeletedEmail(greeting(account.name)),
    });
  });
}
