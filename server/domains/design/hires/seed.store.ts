import type { HireStatus } from "../../../../contract/design/hire-words.ts";
import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

/** Profiles that the directory lists, all with the same columns. */
export const seedHireProfiles = (
  db: Db,
  profiles: readonly Omit<Row<"hire_profiles">, "is_listed" | "version">[],
): Promise<void> =>
  insertRows(
    db,
    "hire_profiles",
    profiles.map((profile) => ({ ...profile, is_listed: true, version: 1 })),
  );

export const seedPortfolios = (db: Db, rooms: readonly Row<"hire_profile_rooms">[]): Promise<void> =>
  insertRows(db, "hire_profile_rooms", rooms);

interface Step {
  id: string;
  status: HireStatus;
  by_id: string;
  at: Date;
}

/** A request and what became of it. A review comes with the last step. */
export interface SeededHire {
  id: string;
  user_id: string;
  pro_id: string;
  project_id: string;
  title: string;
  message: string;
  budget_cents: number | null;
  /** Why it was declined. */
  reason: string;
  steps: readonly [Step, ...Step[]];
  review: { rating: number; body: string; reply: string | null } | null;
}

export async function seedHires(db: Db, hires: readonly SeededHire[]): Promise<void> {
  await insertRows(
    db,
    "hires",
    hires.map(({ steps, review: _, ...hire }) => {
      const latest = steps.at(-1)!;
      return { ...hire, status: latest.status, created_at: steps[0].at, updated_at: latest.at };
    }),
  );
  await insertRows(
    db,
    "hire_events",
    hires.flatMap(({ id, steps }) => steps.map((step) => ({ ...step, hire_id: id }))),
  );
  await insertRows(
    db,
    "hire_reviews",
    hires.flatMap(({ id, user_id, steps, review }) => {
      if (!review) return [];
      const { at } = steps.at(-1)!;
      return [
        { ...review, hire_id: id, user_id, created_at: at, replied_at: review.reply === null ? null : at },
      ];
    }),
  );
}
