import type {
  AiDesignView,
  AiJob,
  AiRequests,
  DesignLineView,
  DesignSentView,
} from "../../../../contract/design/ai-designs.ts";
import type { RoomItem, RoomProduct } from "../../../../contract/design/room-design.ts";
import { isPinOf, linesOfDesign } from "../../../../domain/designer/change/design-lines.ts";
import { costOfLine, costsOf, nameOfLine, whereOf } from "../../../../domain/designer/change/difference.ts";
import { fixtureRulesOf } from "../../../../domain/designer/complete/fixtures.ts";
import type { Counted } from "../../../../domain/designer/design-task.types.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { applyingRules } from "../../../../domain/room/rules/applying-rules.ts";
import { findingsOf } from "../../../../domain/room/rules/findings.ts";
import { planningRule } from "../../../../domain/room/rules/planning-rules.ts";
import { fail } from "../../../http/failure.ts";
import { offsetOf } from "../../../http/list-form.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Showroom, showroomById } from "../../showrooms/showrooms/index.ts";
import { countDesign } from "../rooms/index.ts";
import { wakeStills } from "../stills/index.ts";
import { type DesignRow, designsOf, findDesign, findJob, type JobRow, jobsOf } from "./ai-designs.store.ts";
import { type Sending, sentOf } from "./sent.store.ts";
import { type MadeStep, stepsOf } from "./steps.store.ts";
import { shownIn, stillView } from "./stills.rules.ts";
import { askForDesignStills, type StillRow, stillsOf } from "./stills.store.ts";

/** A request, and its designs once it has succeeded, at the showroom's prices of today. */
export async function showJob(platform: Platform, job: JobRow): Promise<AiJob> {
  if (job.status !== "succeeded") return { ...jobView(job), designs: [] };
  const [rows, showroom] = await Promise.all([
    designsOf(platform.db, [job.id]),
    showroomById(platform, job.showroom_id),
  ]);
  const steps = Map.groupBy(
    await stepsOf(
      platform.db,
      rows.map(({ id }) => id),
    ),
    ({ design_id }) => design_id,
  );
  const stills = await wantedStills(platform, rows, job.showroom_id);
  const sent = await sentOf(
    platform.db,
    rows.map(({ id }) => id),
  );
  const designs = [];
  for (const row of rows)
    designs.push(
      await designView(
        platform,
        showroom,
        { ...row, ...stillView(row, job.showroom_id, stills) },
        steps.get(row.id) ?? [firstStep(row, job)],
        sent,
      ),
    );
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
  nearest: job.nearest,
  created_at: job.created_at.toISOString(),
});

/** A design of the account's own, as its request shows it. */
export async function showDesign(platform: Platform, accountId: string, id: string): Promise<AiDesignView> {
  const row = (await findDesign(platform.db, accountId, id)) ?? fail("not_found");
  const [showroom, steps, job, sent] = await Promise.all([
    showroomById(platform, row.showroom_id),
    stepsOf(platform.db, [id]),
    findJob(platform.db, accountId, row.job_id),
    sentOf(platform.db, [id]),
  ]);
  const stills = await wantedStills(platform, [row], row.showroom_id);
  const shown = { ...row, ...stillView(row, row.showroom_id, stills) };
  return designView(platform, showroom, shown, steps.length > 0 ? steps : [firstStep(row, job!)], sent);
}

/** The pictures of designs; those that nobody has asked for are, so that designs from before get theirs. */
async function wantedStills(
  platform: Platform,
  rows: readonly DesignRow[],
  showroom_id: string,
): Promise<StillRow[]> {
  const wanted = rows.map(({ id, design }) => ({ id, shows: shownIn(design, showroom_id) }));
  if (await askForDesignStills(platform.db, wanted, platform.now())) wakeStills(platform);
  return stillsOf(
    platform.db,
    rows.map(({ id }) => id),
  );
}

type ShownStep = Pick<MadeStep, "number" | "from_step" | "words" | "price_cents" | "credits" | "made_at">;

/** The only step of a design that nobody has changed. */
const firstStep = ({ price_cents }: DesignRow, { created_at }: JobRow): ShownStep => ({
  number: 0,
  from_step: 0,
  words: firstWords,
  price_cents,
  credits: 0,
  made_at: created_at,
});

export const firstWords = "First design";

async function designView(
  platform: Platform,
  showroom: Showroom | null,
  row: DesignRow & ReturnType<typeof stillView>,
  steps: readonly ShownStep[],
  sent: readonly Sending[],
): Promise<AiDesignView> {
  const counted = await countDesign(platform, showroom, row.design);
  const { takeoff, products } = counted;
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
    lines: linesView(row, counted),
    steps: steps.map(({ number, from_step, words, price_cents, credits, made_at }) => ({
      number,
      from: from_step,
      words,
      price: toDollars(price_cents),
      credits,
      made_at: made_at.toISOString(),
    })),
    step: row.step,
    picture: row.picture,
    picture_coming: row.picture_coming,
    sent: sent.filter(({ design_id }) => design_id === row.id).map(sendingView),
  };
}

export const sendingView = ({ step, sent_at, taken_at }: Omit<Sending, "design_id">): DesignSentView => ({
  step,
  sent_at: sent_at.toISOString(),
  taken_at: taken_at?.toISOString() ?? null,
});

type Shown = Pick<DesignRow, "title" | "arrangement" | "style_name" | "area_sqft" | "design">;

/** What others see of a design at the showroom's prices of today: nothing that its brief says, and nobody's budget. */
export async function shownToOthers(
  platform: Platform,
  showroom: Showroom,
  { title, arrangement, style_name, area_sqft, design }: Shown,
) {
  const { takeoff, products } = await countDesign(platform, showroom, design);
  const { id, vsd_id, company_name } = showroom;
  return {
    ...{ title, arrangement, style_name, area_sqft },
    // the notes tell of the brief
    design: { ...design, notes: "" },
    showroom: { id, vsd_id, company_name },
    price: takeoff.total,
    rules_checked: applyingRules(design).length + fixtureRulesOf(design, formOf(products)),
    findings: findingsOf(design, { fixes: false, products }).map(({ rule, message }) => ({
      title: planningRule(rule)?.title ?? rule,
      message,
    })),
  };
}

/** The lines of a design with their prices, the dearest first. */
function linesView({ design, pins }: DesignRow, counted: Counted): DesignLineView[] {
  const { products } = counted;
  const costs = costsOf(counted);
  return linesOfDesign(design, (sku) => products.get(sku)?.model)
    .map((line) => ({ line, cents: costOfLine(line, costs) }))
    .toSorted((a, b) => b.cents - a.cents)
    .map(({ line, cents }) => ({
      place: line.place,
      where: whereOf(line.what),
      name: nameOfLine(line, products),
      sku: line.skus[0]!,
      price: toDollars(cents),
      kept: pins.some((pin) => isPinOf(pin, line)),
    }));
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
