import { sql } from "kysely";
import { addDays, calendarDay } from "../../domain/days/calendar.ts";
import { unitsInstead } from "../../domain/room/takeoff/other-product.ts";
import { linesOfProject, type PricedLine, priceLine } from "../../server/domains/design/projects/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { daysBefore } from "../people/item-courses.ts";
import type { Market } from "../people/market.types.ts";
import { uuidFor } from "../random.ts";
import { insertRows, type Writer } from "./rows.ts";

const customerEmail = "customer@demo.test";
const proEmail = "pro@demo.test";

interface Shared {
  id: string;
  user_id: string;
  pro_id: string;
}

/** A project that the demo's customer shares with the demo's pro: one selection to choose from, and one signed. */
export async function loadSelections(db: Db, writer: Writer, { now }: Market): Promise<void> {
  const { rows } = await sql<Shared>`
    select p.id, p.user_id, s.user_id as pro_id
    from projects p join showrooms s on s.id = p.showroom_id
    join users u on u.id = p.user_id join users pro on pro.id = s.user_id
    where u.email = ${customerEmail} and pro.email = ${proEmail} and not p.is_cart and p.ordered_at is null
      and (select count(*) from project_lines where project_id = p.id) >= 2
    order by p.shared_with_pro_at is null, p.created_at, p.id limit 1`.execute(db);
  const project = rows[0];
  if (!project) return;
  const lines = (await linesOfProject(db, project.id)).map(priceLine);
  const open = lines.toSorted((a, b) => b.line_total_cents - a.line_total_cents)[0]!;
  const settled = lines.find(({ id }) => id !== open.id)!;
  const others = await othersLike(db, open);
  if (others.length === 0) return;
  await writer.run(sql`
    update projects set shared_with_pro_at = coalesce(shared_with_pro_at, ${daysBefore(now, 9)})
    where id = ${project.id}`);
  await writeOpen(writer, project, { line: open, others, now });
  await writeSigned(writer, project, { line: settled, now });
}

interface Option {
  variant_id: number;
  qty: number;
}

/** Two other products of the line's category in stock, which the showroom sells as well. */
async function othersLike(db: Db, line: PricedLine): Promise<Option[]> {
  const { rows } = await sql<{ id: number; box_sqft: number | null; minimum_unit: number }>`
    select distinct on (p.id) v.id, case when p.unit = 'Box' then v.box_sqft end as box_sqft, p.minimum_unit
    from variants v join products p on p.id = v.product_id and p.status = 'published'
    where p.category_id = ${line.category_id} and p.id <> ${line.product_id} and p.unit = ${line.unit}
      and p.vendor_id = ${line.vendor_id} and v.stock >= 4 * ${line.qty} and p.minimum_unit <= ${line.qty}
    order by p.id, v.id limit 2`.execute(db);
  return rows.map(({ id, ...product }) => ({ variant_id: id, qty: unitsInstead(line, product) }));
}

const rounded = (cents: number): number => Math.max(1, Math.round(cents / 5_000)) * 5_000;

const selectionRow = (project: Shared, line: PricedLine, key: string, at: Date) => ({
  id: uuidFor(`selection/${key}/${line.id}`, at),
  project_id: project.id,
  pro_id: project.pro_id,
  title: line.category_name,
  note: "",
  line_id: line.id,
  place: line.surface || line.product_name,
  allowance_cents: rounded(line.line_total_cents),
  due_on: null as string | null,
  status: "proposed",
  version: 1,
  created_at: at,
  updated_at: at,
});

async function writeOpen(
  writer: Writer,
  project: Shared,
  { line, others, now }: { line: PricedLine; others: readonly Option[]; now: Date },
): Promise<void> {
  const at = daysBefore(now, 2);
  const selection = {
    ...selectionRow(project, line, "open", at),
    note: "All of these are in stock, and fit the plan as it is.",
    due_on: addDays(calendarDay(now), 6),
  };
  await insertRows(writer, "selections", [selection]);
  const notes = ["What you have in the project now.", "A little quieter.", "The one I would take."];
  await insertRows(
    writer,
    "selection_options",
    [line, ...others].map(({ variant_id, qty }, position) => ({
      id: uuidFor(`selection-option/${selection.id}/${position}`, at),
      ...{ selection_id: selection.id, position, variant_id, qty, note: notes[position] ?? "" },
    })),
  );
  await insertRows(writer, "selection_comments", [
    {
      ...{ id: uuidFor(`selection-comment/${selection.id}`, at), selection_id: selection.id, side: "client" },
      ...{ author_id: project.user_id, author_name: "Client", created_at: daysBefore(now, 1) },
      body: "Could we see a sample of the last one at home first?",
    },
  ]);
  await writer.run(sql`
    update selection_comments c set author_name = trim(u.first_name || ' ' || u.last_name)
    from users u where u.id = c.author_id`);
}

async function writeSigned(
  writer: Writer,
  project: Shared,
  { line, now }: { line: PricedLine; now: Date },
): Promise<void> {
  const signed_at = daysBefore(now, 5);
  const selection = {
    ...selectionRow(project, line, "signed", daysBefore(now, 8)),
    ...{ status: "approved", version: 2, updated_at: signed_at },
  };
  await insertRows(writer, "selections", [selection]);
  await writer.run(sql`
    insert into selection_approvals (id, selection_id, number, variant_id, qty, unit_price_cents, total_cents,
      allowance_cents, facts, signed_name, signed_at, ip, user_id, email)
    select ${uuidFor(`selection-approval/${selection.id}`, signed_at)}, ${selection.id}, 1, ${line.variant_id}, ${line.qty},
      ${line.unit_price_cents}, ${line.line_total_cents}, ${selection.allowance_cents}::bigint,
      ${JSON.stringify(factsOf(line))}::text::jsonb, trim(first_name || ' ' || last_name), ${signed_at}, '192.0.2.18', id, email
    from users where id = ${project.user_id}`);
}

const factsOf = (line: PricedLine) => ({
  letter: "A",
  sku: line.sku,
  name: line.product_name,
  brand: line.brand,
  unit: line.unit,
  size: Object.values(line.options)[0] ?? "",
  lead_time_days: line.lead_time_days,
  ...{ area_sqft: null, run_ft: null, waste: null, reason: "" },
  boxes: line.unit === "Box" ? line.qty : null,
});
