import { sql } from "kysely";
import { addDays, calendarDay, weekdayOf } from "../../domain/days/calendar.ts";
import table from "../data/office/leads.json" with { type: "json" };
import { insertRows, type Writer } from "./rows.ts";

const day_ms = 86_400_000;

interface DemoLead {
  days_ago: number;
  lead_type: "Pop-Ups" | "Samples" | "Contact";
  full_name: string;
  topic: string;
  message: string;
  state: "new" | "contacted" | "won" | "lost";
  note: string;
  /** Who works on it, by the address of the account; null for nobody. */
  assigned: string | null;
}

const leads = table as readonly DemoLead[];

/** Words that visitors look for and the catalog does not have. */
const missing = [
  ["terrazzo sink", 14],
  ["heated towel rack", 11],
  ["cork flooring", 9],
  ["outdoor rug", 6],
  ["wine fridge", 5],
] as const;

const pages = [
  ["/", 140],
  ["/category/product", 96],
  ["/product", 88],
  ["/department", 52],
  ["/visualize/templates", 41],
  ["/visualize", 33],
  ["/faq", 12],
  ["/pro-account", 9],
  ["/about_us", 5],
] as const;

/** Leads in each state, and ninety days of page views that grow slowly and rest on weekends. */
export async function loadOffice(writer: Writer, now: Date): Promise<void> {
  for (const { days_ago, assigned, ...lead } of leads) {
    const email = `${lead.full_name.toLowerCase().replaceAll(" ", ".")}@example.test`;
    await writer.run(sql`
      insert into leads (id, lead_type, full_name, email, phone_number, topic, message, state, note, assigned_to,
        created_at)
      values (gen_random_uuid(), ${lead.lead_type}, ${lead.full_name}, ${email}, '5035550164', ${lead.topic},
        ${lead.message}, ${lead.state}, ${lead.note},
        (select id from users where email = ${assigned}), ${new Date(now.getTime() - days_ago * day_ms)})`);
  }
  const days = Array.from({ length: 90 }, (_, ago) => addDays(calendarDay(now), -ago));
  const factor = (day: string, ago: number) =>
    ([0.6, 1, 1.1, 1.05, 1, 0.95, 0.7][weekdayOf(day)] ?? 1) *
    (1.2 - ago / 150) *
    (1 + 0.12 * Math.sin(ago * 1.7));
  const views = days.flatMap((day, ago) =>
    pages.map(([page, usual]) => {
      const count = Math.round(usual * factor(day, ago));
      return { day, page, views: count, entries: Math.round(count * (page === "/" ? 0.6 : 0.1)) };
    }),
  );
  await insertRows(writer, "page_views", views);
  const searches = days.map((day, ago) => ({ day, times: Math.round(3 * factor(day, ago)) }));
  await insertRows(writer, "empty_search_days", searches);
  await insertRows(
    writer,
    "empty_searches",
    missing.map(([text, times], at) => ({ text, times, last_seen: days[at]! })),
  );
}
