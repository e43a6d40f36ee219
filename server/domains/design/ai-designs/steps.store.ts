import { sql } from "kysely";
import type { Pin } from "../../../../domain/designer/design.types.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import { type DesignRow, type DesignState, json } from "./ai-designs.store.ts";

/** A step of a design's history, or a change that is only looked at: its number is null. */
export interface StepRow {
  id: string;
  design_id: string;
  number: number | null;
  from_step: number;
  words: string;
  state: DesignState;
  price_cents: number;
  credits: number;
  created_at: Date;
  made_at: Date | null;
}

export async function insertStep(db: Db, { state, ...plain }: StepRow): Promise<void> {
  await db
    .insertInto("ai_design_steps")
    .values({ ...plain, state: json(state) })
    .execute();
}

/** Forgets changes of a design that were looked at and not made. */
export async function dropOldPreviews(db: Db, design_id: string, before: Date): Promise<void> {
  await db
    .deleteFrom("ai_design_steps")
    .where("design_id", "=", design_id)
    .where("number", "is", null)
    .where("created_at", "<", before)
    .execute();
}

/** A change of a design, made or not. */
export async function findChange(db: Db, design_id: string, id: string): Promise<StepRow | undefined> {
  const { rows } = await sql<StepRow>`
    select * from ai_design_steps where id = ${id}::uuid and design_id = ${design_id}::uuid`.execute(db);
  return rows[0];
}

/** A step of a design's history by its number. */
export async function findStep(db: Db, design_id: string, number: number): Promise<StepRow | undefined> {
  const { rows } = await sql<StepRow>`
    select * from ai_design_steps where design_id = ${design_id}::uuid and number = ${number}`.execute(db);
  return rows[0];
}

export type MadeStep = Omit<StepRow, "state" | "number" | "made_at"> & { number: number; made_at: Date };

/** The histories of designs, without what the room was like; the first step first. */
export async function stepsOf(db: Db, designIds: readonly string[]): Promise<MadeStep[]> {
  if (designIds.length === 0) return [];
  const { rows } = await sql<MadeStep>`
    select id, design_id, number, from_step, words, price_cents, credits, created_at, made_at
    from ai_design_steps where design_id = ${anyOf(designIds, "uuid")} and number is not null
    order by design_id, number`.execute(db);
  return rows;
}

/** Gives a change the next number of its design's history. */
export async function numberStep(db: Db, { id, design_id }: StepRow, now: Date): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    update ai_design_steps set made_at = ${now}, number = (
      select coalesce(max(number), 0) + 1 from ai_design_steps where design_id = ${design_id}::uuid)
    where id = ${id}::uuid returning number`.execute(db);
  return rows[0]!.number;
}

/** Shows a step: the design is as it was with it. */
export async function showStep(db: Db, design_id: string, state: DesignState, step: number): Promise<void> {
  const { brief, design, findings, reasons, unmet, plan_tags, ...plain } = stateAlone(state);
  await db
    .updateTable("ai_designs")
    .set({
      ...plain,
      step,
      reasons: [...reasons],
      unmet: [...unmet],
      plan_tags: [...plan_tags],
      brief: json(brief),
      design: json(design),
      findings: json(findings),
    })
    .where("id", "=", design_id)
    .execute();
}

/** What steps change, of a row that has more. */
export const stateAlone = ({
  title,
  arrangement,
  style,
  style_name,
  turn,
  thrift,
  plan_id,
  plan_tags,
  brief,
  design,
  area_sqft,
  price_cents,
  findings,
  reasons,
  unmet,
}: DesignState): DesignState => ({
  ...{ title, arrangement, style, style_name, turn, thrift, plan_id, plan_tags },
  ...{ brief, design, area_sqft, price_cents, findings, reasons, unmet },
});

export async function setPins(db: Db, { id }: Pick<DesignRow, "id">, pins: readonly Pin[]): Promise<void> {
  await db
    .updateTable("ai_designs")
    .set({ pins: json(pins) })
    .where("id", "=", id)
    .execute();
}
