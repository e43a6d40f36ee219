import { addDays, calendarDay, weekdayOf } from "../../domain/days/calendar.ts";
import { type SeededLead, seedLeads } from "../../server/domains/showrooms/leads/index.ts";
import { seedVisits } from "../../server/domains/showrooms/visits/index.ts";
import type { Db } from "../../server/platform/database.ts";
import table from "../data/office/leads.json" with { type: "json" };
import visits from "../data/office/visits.json" with { type: "json" };
import { daysBefore } from "../people/item-courses.ts";
import type { Market } from "../people/market.types.ts";

type DemoLead = Omit<SeededLead, "email" | "phone_number" | "assigned_to" | "created_at"> & {
  days_ago: number;
  /** Who works on it, by the address of the account; null for nobody. */
  assigned: string | null;
};

const leads = table as readonly DemoLead[];

/** How often pages are usually viewed on a day, and words that visitors look for and the catalog does not have. */
const pages = Object.entries(visits.pages);
const missing = Object.entries(visits.missing);

/** Leads in each state, and ninety days of page views that grow slowly and rest on weekends. */
export async function loadOffice(db: Db, { now, user_ids }: Market): Promise<void> {
  await seedLeads(
    db,
    leads.map(({ days_ago, assigned, ...lead }) => ({
      ...lead,
      email: `${lead.full_name.toLowerCase().replaceAll(" ", ".")}@example.test`,
      phone_number: "5035550164",
      assigned_to: user_ids.get(assigned ?? "") ?? null,
      created_at: daysBefore(now, days_ago),
    })),
  );
  const days = Array.from({ length: 90 }, (_, ago) => addDays(calendarDay(now), -ago));
  const factor = (day: string, ago: number) =>
    ([0.6, 1, 1.1, 1.05, 1, 0.95, 0.7][weekdayOf(day)] ?? 1) *
    (1.2 - ago / 150) *
    (1 + 0.12 * Math.sin(ago * 1.7));
  await seedVisits(db, {
    views: days.flatMap((day, ago) =>
      pages.map(([page, usual]) => {
        const views = Math.round(usual * factor(day, ago));
        return { day, page, views, entries: Math.round(views * (page === "/" ? 0.6 : 0.1)) };
      }),
    ),
    empty_search_days: days.map((day, ago) => ({ day, times: Math.round(3 * factor(day, ago)) })),
    empty_searches: missing.map(([text, times], at) => ({ text, times, last_seen: days[at]! })),
  });
}
