import { forgetLinesBefore } from "./domains/design/projects/index.ts";
import { forgetGuestDrawings } from "./domains/design/rooms/index.ts";
import { forgetOldSignIns } from "./domains/identity/accounts/index.ts";
import { forgetOldAttempts } from "./http/attempts.store.ts";
import { forgetOldAnswers } from "./http/idempotency.store.ts";
import type { Db } from "./platform/database.ts";
import { forgetOldMails } from "./platform/mail/forget.store.ts";
import { forgetOldCardTokens } from "./platform/payments/sandbox-setups.ts";

/** Deletes what has expired in every part of the server. */
export async function tidyUp(db: Db): Promise<void> {
  await forgetOldAnswers(db);
  await forgetOldAttempts(db);
  await forgetOldCardTokens(db);
  await forgetOldSignIns(db);
  await forgetOldMails(db);
  await forgetLinesBefore(db);
  await forgetGuestDrawings(db);
}
