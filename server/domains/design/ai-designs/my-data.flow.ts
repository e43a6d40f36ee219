import type { AiData } from "../../../../contract/identity/ai-accounts.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { Platform } from "../../../platform/platform.ts";
import { dataOfAiAccount } from "../../identity/ai-accounts/index.ts";
import { designsOf, jobsOf } from "./ai-designs.store.ts";
import { linksOfAccount } from "./links.store.ts";
import { sentByAccount } from "./sent.store.ts";
import { jobView } from "./show.flow.ts";
import { stepsOf } from "./steps.store.ts";

/** More requests than anybody makes. */
const everyRequest = 100_000;

/** All data about an AI design account, with its requests and designs as they are stored. */
export async function dataOfAiDesigner(platform: Platform, accountId: string): Promise<AiData> {
  const { db } = platform;
  const account = await dataOfAiAccount(platform, accountId);
  const jobs = await jobsOf(db, accountId, { limit: everyRequest, offset: 0 });
  const ids = jobs.map(({ id }) => id);
  const rows = await designsOf(db, ids);
  const designs = Map.groupBy(rows, ({ job_id }) => job_id);
  const steps = Map.groupBy(
    await stepsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ design_id }) => design_id,
  );
  const links = Map.groupBy(await linksOfAccount(db, accountId), ({ design_id }) => design_id);
  const sent = await sentByAccount(db, accountId);
  return {
    ...account,
    sent: sent.map(({ price_cents, sent_at, taken_at, ...plain }) => ({
      ...plain,
      price_then: toDollars(price_cents),
      sent_at: sent_at.toISOString(),
      taken_at: taken_at?.toISOString() ?? null,
    })),
    requests: jobs.map((job) => ({
      ...jobView(job),
      given: { ...job.given },
      alternatives: job.alternatives,
      designs: (designs.get(job.id) ?? []).map((row) => ({
        id: row.id,
        title: row.title,
        arrangement: row.arrangement,
        style: row.style,
        brief: { ...row.brief },
        design: row.design,
        price_then: toDollars(row.price_cents),
        findings: row.findings.map(({ message }) => message),
        reasons: [...row.reasons],
        unmet: [...row.unmet],
        changes: (steps.get(row.id) ?? []).map(({ words, price_cents, credits, made_at }) => ({
          words,
          price_then: toDollars(price_cents),
          credits,
          made_at: made_at.toISOString(),
        })),
        links: (links.get(row.id) ?? []).map(({ label, opens, ...dates }) => ({
          ...{ label, opens },
          created_at: dates.created_at.toISOString(),
          expires_at: dates.expires_at.toISOString(),
          ended_at: dates.revoked_at?.toISOString() ?? null,
          opened_at: dates.opened_at?.toISOString() ?? null,
        })),
      })),
    })),
  };
}
