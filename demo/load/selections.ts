import { addDays, calendarDay } from "../../domain/days/calendar.ts";
import { unitsInstead } from "../../domain/room/takeoff/other-product.ts";
import { linesOfProject, type PricedLine, priceLine } from "../../server/domains/design/projects/index.ts";
import { type SeededSelection, seedSelections } from "../../server/domains/design/selections/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { daysBefore } from "../people/item-courses.ts";
import type { Market, SoldProduct } from "../people/market.types.ts";
import type { DemoProject } from "../people/projects.ts";
import { uuidFor } from "../random.ts";

const customerEmail = "customer@demo.test";
const proEmail = "pro@demo.test";

/** A project that the demo's customer shares with the demo's pro: one selection to choose from, and one signed. */
export async function loadSelections(
  db: Db,
  { now, shelf }: Market,
  projects: readonly DemoProject[],
  boxes: ReadonlyMap<number, number>,
): Promise<void> {
  const project = projects
    .filter(({ customer, lines }) => {
      const isTheirs = customer.email === customerEmail && customer.showroom.owner.email === proEmail;
      return isTheirs && lines.length >= 2;
    })
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime())[0];
  if (!project) return;
  const lines = (await linesOfProject(db, project.id)).map(priceLine);
  const open = lines.toSorted((a, b) => b.line_total_cents - a.line_total_cents)[0]!;
  const settled = lines.find(({ id }) => id !== open.id)!;
  const others = othersLike(shelf, boxes, open);
  if (others.length === 0) return;
  await seedSelections(db, [
    openSelection(project, open, others, now),
    signedSelection(project, settled, now),
  ]);
}

interface Option {
  variant_id: number;
  qty: number;
}

/** Two other products of the line's category in stock, which the showroom sells as well. */
const othersLike = (
  shelf: readonly SoldProduct[],
  boxes: ReadonlyMap<number, number>,
  line: PricedLine,
): Option[] =>
  shelf
    .filter(
      ({ id, category_path: [category], unit, vendor_id, minimum_unit }) =>
        category === line.category_id &&
        id !== line.product_id &&
        unit === line.unit &&
        vendor_id === line.vendor_id &&
        minimum_unit <= line.qty,
    )
    .flatMap(({ unit, minimum_unit, variants }) => {
      const variant = variants.find(({ stock }) => stock >= 4 * line.qty);
      if (!variant) return [];
      const box_sqft = unit === "Box" ? (boxes.get(variant.id) ?? null) : null;
      return [{ variant_id: variant.id, qty: unitsInstead(line, { box_sqft, minimum_unit }) }];
    })
    .slice(0, 2);

const rounded = (cents: number): number => Math.max(1, Math.round(cents / 5_000)) * 5_000;

const selectionOf = ({ id, customer }: DemoProject, line: PricedLine, key: string, at: Date) => ({
  id: uuidFor(`selection/${key}/${line.id}`, at),
  project_id: id,
  pro_id: customer.showroom.user_id,
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

function openSelection(
  project: DemoProject,
  line: PricedLine,
  others: readonly Option[],
  now: Date,
): SeededSelection {
  const at = daysBefore(now, 2);
  const selection = selectionOf(project, line, "open", at);
  const notes = ["What you have in the project now.", "A little quieter.", "The one I would take."];
  return {
    ...selection,
    note: "All of these are in stock, and fit the plan as it is.",
    due_on: addDays(calendarDay(now), 6),
    options: [line, ...others].map(({ variant_id, qty }, place) => ({
      id: uuidFor(`selection-option/${selection.id}/${place}`, at),
      variant_id,
      qty,
      note: notes[place] ?? "",
    })),
    comments: [
      {
        id: uuidFor(`selection-comment/${selection.id}`, at),
        side: "client",
        author_id: project.customer.id,
        author_name: nameOf(project),
        created_at: daysBefore(now, 1),
        body: "Could we see a sample of the last one at home first?",
      },
    ],
    approval: null,
  };
}

const nameOf = ({ customer }: DemoProject): string => `${customer.first_name} ${customer.last_name}`;

function signedSelection(project: DemoProject, line: PricedLine, now: Date): SeededSelection {
  const signed_at = daysBefore(now, 5);
  const selection = selectionOf(project, line, "signed", daysBefore(now, 8));
  const { variant_id, qty, unit_price_cents, line_total_cents } = line;
  return {
    ...selection,
    status: "approved",
    version: 2,
    updated_at: signed_at,
    options: [],
    comments: [],
    approval: {
      id: uuidFor(`selection-approval/${selection.id}`, signed_at),
      number: 1,
      variant_id,
      qty,
      unit_price_cents,
      total_cents: line_total_cents,
      allowance_cents: selection.allowance_cents,
      facts: factsOf(line),
      signed_name: nameOf(project),
      signed_at,
      ip: "192.0.2.18",
      user_id: project.customer.id,
      email: project.customer.email,
    },
  };
}

const factsOf = (line: PricedLine) => ({
  letter: "A",
  sku: line.sku,
  name: line.product_name,
  brand: line.brand,
  unit: line.unit,
  size: Object.values(line.options)[0] ?? "",
  lead_time_days: line.lead_time_days,
  area_sqft: null,
  run_ft: null,
  waste: null,
  reason: "",
  boxes: line.unit === "Box" ? line.qty : null,
});
