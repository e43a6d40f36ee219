import { sql } from "kysely";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Brief } from "../../../../domain/designer/brief/brief.types.ts";
import type { Kept, NearestRoom, Pin, Thrift } from "../../../../domain/designer/design.types.ts";
import type { SketchPlan } from "../../../../domain/designer/sketch/room-sketch.ts";
import type { Standing } from "../../../../domain/designer/standing/standing.types.ts";
import type { Finding } from "../../../../domain/room/rules/finding.types.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";

/** A request as it was made. */
export interface NewJob {
  id: string;
  ai_account_id: string;
  client_id: string;
  showroom_id: string;
  brief: string;
  given: Partial<Brief>;
  plan: SketchPlan | null;
  plan_is_drawn: boolean;
  kept: Kept | null;
  /** The furnished room that is designed anew. */
  standing: Standing | null;
  from_design_id: string | null;
  alternatives: number;
  understood: readonly string[];
  unread: readonly string[];
  created_at: Date;
}

/** A request with how far it is. */
export interface JobRow extends NewJob {
  status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
  stage: "reading" | "placing" | "choosing" | "counting" | "checking" | "done";
  progress: number;
  doing: string;
  problem: string | null;
  /** If the room is too small: lengths that would fit. */
  nearest: NearestRoom | null;
  attempts: number;
  vsd_id: string;
  company_name: string;
}

/** A design as it was stored. */
export interface DesignRow extends DesignState {
  id: string;
  job_id: string;
  position: number;
  /** The step of its history that is shown. */
  step: number;
  /** Lines that changes leave as they are. */
  pins: readonly Pin[];
}

/** What steps of a design's history change. */
export interface DesignState {
  title: string;
  arrangement: string;
  style: string;
  style_name: string;
  turn: number;
  thrift: Thrift;
  plan_id: string;
  plan_tags: readonly string[];
  brief: Brief;
  design: RoomDesign;
  area_sqft: number;
  price_cents: number;
  findings: Finding[];
  reasons: readonly string[];
  unmet: readonly string[];
}

export const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::text::jsonb`;

export async function insertJob(db: Db, job: NewJob): Promise<void> {
  const { given, plan, kept, standing, understood, unread, ...plain } = job;
  await db
    .insertInto("ai_design_jobs")
    .values({
      ...plain,
      understood: [...understood],
      unread: [...unread],
      given: json(given),
      plan: plan && json(plan),
      kept: kept && json(kept),
      standing: standing && json(standing),
    })
    .execute();
}

const jobs = sql`
  select j.*, s.vsd_id, s.company_name from ai_design_jobs j join showrooms s on s.id = j.showroom_id`;

/** A request of the account's own. */
export async function findJob(db: Db, ai_account_id: string, id: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    ${jobs} where j.id = ${id}::uuid and j.ai_account_id = ${ai_account_id}::uuid`.execute(db);
  return rows[0];
}

/** The request that was sent under this id of the sender's. */
export async function findSentJob(
  db: Db,
  ai_account_id: string,
  client_id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("ai_design_jobs")
    .select("id")
    .where((where) => where.and({ ai_account_id, client_id }))
    .executeTakeFirst();
  return row?.id;
}

/** The account's requests, newest first. */
export async function jobsOf(
  db: Db,
  ai_account_id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    ${jobs} where j.ai_account_id = ${ai_account_id}::uuid
    order by j.created_at desc, j.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many of the account's requests are queued or running. */
export async function countOpenJobs(db: Db, ai_account_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ai_design_jobs
    where ai_account_id = ${ai_account_id}::uuid and finished_at is null`.execute(db);
  return rows[0]!.count;
}

/** Removes a request with its designs; says how it was, or undefined if there is none. */
export async function deleteJob(
  db: Db,
  ai_account_id: string,
  id: string,
): Promise<Pick<JobRow, "status"> | undefined> {
  const row = await db
    .deleteFrom("ai_design_jobs")
    .where((where) => where.and({ ai_account_id, id }))
    .returning("status")
    .executeTakeFirst();
  return row as Pick<JobRow, "status"> | undefined;
}

const designColumns = [
  ...(["id", "job_id", "position", "title", "arrangement", "style", "style_name", "turn"] as const),
  ...(["thrift", "plan_id", "plan_tags"] as const),
  ...(["brief", "design", "area_sqft", "price_cents", "findings", "reasons", "unmet"] as const),
  ...(["step", "pins"] as const),
];

/** The designs of requests, in their order. */
export async function designsOf(db: Db, jobIds: readonly string[]): Promise<DesignRow[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .selectFrom("ai_designs")
    .select(designColumns)
    .where(sql<boolean>`job_id = ${anyOf(jobIds, "uuid")}`)
    .orderBy("job_id")
    .orderBy("position")
    .execute();
  return rows as unknown as DesignRow[];
}

/** A design with what its request says of its walls and its showroom. */
export interface OwnDesign extends DesignRow {
  plan_is_drawn: boolean;
  showroom_id: string;
  /** What stood in the room that its request was about, and what of it stays. */
  standing: Standing | null;
}

/** A design of the account's own. */
export async function findDesign(db: Db, ai_account_id: string, id: string): Promise<OwnDesign | undefined> {
  const { rows } = await sql<OwnDesign>`
    select d.*, j.plan_is_drawn, j.showroom_id, j.standing from ai_designs d join ai_design_jobs j on j.id = d.job_id
    where d.id = ${id}::uuid and j.ai_account_id = ${ai_account_id}::uuid`.execute(db);
  return rows[0];
}

/** A design of anybody's, for work that its owner has asked for. */
export async function designById(
  db: Db,
  id: string,
): Promise<(Pick<DesignRow, "design"> & { showroom_id: string }) | undefined> {
  const row = await db
    .selectFrom("ai_designs")
    .innerJoin("ai_design_jobs", "ai_design_jobs.id", "ai_designs.job_id")
    .select(["ai_designs.design", "ai_design_jobs.showroom_id"])
    .where("ai_designs.id", "=", id)
    .executeTakeFirst();
  return row as unknown as (Pick<DesignRow, "design"> & { showroom_id: string }) | undefined;
}

/** A design as it is first. */
export type NewDesign = Omit<DesignRow, "step" | "pins">;

export async function insertDesigns(db: Db, rows: readonly NewDesign[]): Promise<void> {
  await db
    .insertInto("ai_designs")
    .values(
      rows.map(({ brief, design, findings, reasons, unmet, plan_tags, ...plain }) => ({
        ...plain,
        reasons: [...reasons],
        unmet: [...unmet],
        plan_tags: [...plan_tags],
        brief: json(brief),
        design: json(design),
        findings: json(findings),
      })),
    )
    .execute();
}
