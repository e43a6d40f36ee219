import type { AiDesignView, AiJob, AiRequests } from "../../../../contract/design/ai-designs.ts";
import type { RoomItem, RoomProduct } from "../../../../contract/design/room-design.ts";
import { fixtureRulesOf } from "../../../../domain/designer/complete/fixtures.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { applyingRules } from "../../../../domain/room/rules/applying-rules.ts";
import { planningRule } from "../../../../domain/room/rules/planning-rules.ts";
import { offsetOf } from "../../../http/list-form.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Showroom, showroomById } from "../../showrooms/showrooms/index.ts";
import { countDesign } from "../rooms/index.ts";
import { type DesignRow, designsOf, type JobRow, jobsOf } from "./ai-designs.store.ts";

/** A request, and its designs once it has succeeded, at the showroom's prices of today. */
export async function showJob(platform: Platform, job: JobRow): Promise<AiJob> {
  if (job.status !== "succeeded") return { ...jobView(job), designs: [] };
  const [rows, showroom] = await Promise.all([
    designsOf(platform.db, [job.id]),
    showroomById(platform, job.showroom_id),
  ]);
  const designs = [];
  for (const row of rows) designs.push(await designView(platform, showroom, row));
  return { ...jobView(job), designs };
}

export const jobView = (job: JobRow) => ({
  id: job.id,
  status: job.status,
  stage: job.stage,
  progress: job.progress,
  doing: job.doing,
  brief: job.brief,
  understood: [...job.understood],
  unread: [...job.unread],
  showroom: { id: job.showroom_id, vsd_id: job.vsd_id, company_name: job.company_name },
  from: job.from_design_id,
  problem: job.problem,
  created_at: job.created_at.toISOString(),
});

async function designView(
  platform: Platform,
  showroom: Showroom | null,
  row: DesignRow,
): Promise<AiDesignView> {
  const { takeoff, products } = await countDesign(platform, showroom, row.design);
  const { budget_cents } = row.brief;
  return {
    id: row.id,
    title: row.title,
    arrangement: row.arrangement,
    style: row.style,
    style_name: row.style_name,
    design: row.design,
    takeoff,
    price: takeoff.total,
    price_then: toDollars(row.price_cents),
    budget: budget_cents === null ? null : toDollars(budget_cents),
    rules_checked: applyingRules(row.design).length + fixtureRulesOf(row.design, formOf(products)),
    findings: row.findings.map(({ rule, level, message }) => ({
      rule,
      title: planningRule(rule)?.title ?? rule,
      level,
      message,
    })),
    reasons: [...row.reasons],
    unmet: [...row.unmet],
  };
}

/** The form of what stands at a place, by the showroom's products. */
const formOf =
  (products: ReadonlyMap<string, RoomProduct>) =>
  ({ sku }: RoomItem): string =>
    String((sku === null ? undefined : products.get(sku))?.model?.params.form ?? "");

const perPage = 50;

/** A page of the account's requests, newest first, with what came of each. */
export async function requestsOf({ db }: Platform, accountId: string, page: number): Promise<AiRequests> {
  const jobs = await jobsOf(db, accountId, { limit: perPage, offset: offsetOf({ page, per_page: perPage }) });
  const succeeded = jobs.filter(({ status }) => status === "succeeded").map(({ id }) => id);
  const designs = Map.groupBy(await designsOf(db, succeeded), ({ job_id }) => job_id);
  return jobs.map((job) => ({
    ...jobView(job),
    designs: (designs.get(job.id) ?? []).map((row) => ({
      id: row.id,
      title: row.title,
      style: row.style,
      style_name: row.style_name,
      room: row.design.room,
      area_sqft: row.area_sqft,
      price_then: toDollars(row.price_cents),
    })),
  }));
}
