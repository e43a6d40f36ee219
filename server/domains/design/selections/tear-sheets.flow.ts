import spanishGuides from "../../../../content/spanish/product-guides.json" with { type: "json" };
import { metricArea } from "../../../../domain/catalog/page-areas.ts";
import { metricLength } from "../../../../domain/catalog/page-lengths.ts";
import { guideFor } from "../../../../domain/catalog/product-guides/guide-for.ts";
import { marketZone } from "../../../../domain/days/calendar.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import type { UnitSystem } from "../../../../domain/languages/units.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { perUnit } from "../../../../domain/orders/sales-unit.ts";
import { waitsFor } from "../../../../domain/projects/selection-moves.ts";
import { selectionSums } from "../../../../domain/projects/selection-sums.ts";
import type { Platform } from "../../../platform/platform.ts";
import { inWords } from "../../../platform/spanish/in-words.ts";
import { openMedia } from "../../catalog/pictures/index.ts";
import { printBrandOf } from "../../showrooms/showrooms/index.ts";
import { boardParts } from "./board.flow.ts";
import type { BoardParts } from "./board.rules.ts";
import type { ApprovalRow, BoardProject, SelectionRow } from "./selections.store.ts";
import { drawTearSheets, type TearSheet } from "./tear-sheets.rules.ts";

const marketplaceColor = "#a8432a";

/** The language and units of the page from which they are printed. */
interface Page {
  language: Language;
  units: UnitSystem;
}

/** Tear sheets of all selections of a project, in the showroom's colors. */
export async function tearSheetsOf(platform: Platform, project: BoardProject, page: Page): Promise<File> {
  const parts = await boardParts(platform, platform.db, project);
  const brand = await printBrandOf(platform.db, project.showroom_id);
  const shown = parts.selections.filter(({ status }) => status !== "withdrawn");
  const sheets: TearSheet[] = [];
  for (const row of shown) sheets.push(await sheetOf(platform, row, parts, page));
  const sums = selectionSums(
    shown.map((row) => ({
      status: row.status,
      allowance_cents: row.allowance_cents,
      approved_cents: approvalOf(row, parts)?.total_cents ?? null,
      open_cents: [],
    })),
  );
  const job = {
    company_name: project.company_name,
    color: brand?.color || marketplaceColor,
    logo: brand?.logo_key ? await jpegOf(platform, brand.logo_key) : null,
    project: project.name,
    client: project.client,
    made_on: longDay(platform.now()),
    approved_cents: sums.approved_cents,
    allowances_cents: sums.allowances_cents,
    sheets,
    language: page.language,
  };
  const bytes = await drawTearSheets(job, platform.log);
  const name = `${project.name.replaceAll(/[^\w -]+/g, "").trim() || "Project"} selections.pdf`;
  return new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
}

const longDay = (at: Date) => at.toLocaleDateString("en-US", { dateStyle: "long", timeZone: marketZone });

const approvalOf = (row: SelectionRow, { approvals }: BoardParts) =>
  approvals.find(({ selection_id }) => selection_id === row.id);

async function sheetOf(
  platform: Platform,
  row: SelectionRow,
  parts: BoardParts,
  page: Page,
): Promise<TearSheet> {
  const approval = approvalOf(row, parts);
  const isOpen = waitsFor(row.status) !== null;
  return {
    title: row.title,
    place: row.place,
    status: row.status,
    approved: approval && {
      name: approval.facts.name,
      brand: approval.facts.brand,
      sku: approval.facts.sku,
      picture: approval.media_key ? await jpegOf(platform, approval.media_key) : null,
      facts: factsOf(approval, page.units),
      total_cents: approval.total_cents,
      care: careOf(approval, page.language),
      signature: `Signed by ${approval.signed_name} on ${longDay(approval.signed_at)}.`,
    },
    open: isOpen
      ? parts.options
          .filter(({ selection_id }) => selection_id === row.id)
          .map(({ letter, name, total_cents }) => ({ label: `${letter}. ${name}`, total_cents }))
      : [],
  };
}

const count = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

function factsOf(
  { facts, qty, unit_price_cents, total_cents, allowance_cents }: ApprovalRow,
  units: UnitSystem,
): [string, string][] {
  const areaOf = (sqft: number) => (units === "metric" ? metricArea(sqft) : `${count.format(sqft)} sq ft`);
  const lengthOf = (feet: number) =>
    units === "metric" ? metricLength(feet * 12) : `${count.format(feet)} ft`;
  const over = allowance_cents === null ? null : total_cents - allowance_cents;
  const rows: [string, string | null][] = [
    ["Size", facts.size || null],
    ["Area", facts.area_sqft === null ? null : areaOf(facts.area_sqft)],
    ["Length", facts.run_ft === null ? null : lengthOf(facts.run_ft)],
    ["Waste", facts.waste === null ? null : `${count.format(facts.waste)}%`],
    ["Boxes", facts.boxes === null ? null : String(facts.boxes)],
    ["Quantity", `${qty} × ${usd(unit_price_cents)} ${perUnit(facts.unit)}`],
    ["Total", usd(total_cents)],
    ["Allowance", allowance_cents === null ? null : usd(allowance_cents)],
    ["Difference", over === null ? null : over > 0 ? `${usd(over)} over` : `${usd(-over)} under`],
    ["Lead time", facts.lead_time_days === 1 ? "1 day" : `${facts.lead_time_days} days`],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** How to care for it, as the product's printable guide says. */
function careOf({ category_above, category_slug, specs }: ApprovalRow, language: Language): string[] {
  const texts = Object.entries(specs).flatMap(([key, value]) =>
    typeof value === "string" || typeof value === "number" ? [[key, String(value)] as const] : [],
  );
  const categories = category_above ? [category_above, category_slug] : [category_slug];
  const product = { categories, specs: Object.fromEntries(texts) };
  if (language === "en") return guideFor(product).care.slice(0, 8);
  const shown = Object.fromEntries(texts.map(([key, value]) => [key, inWords(value, language)]));
  return guideFor({ ...product, shown }, spanishGuides).care.slice(0, 8);
}

/** Made in a child process, as all pictures are; a sheet goes out without one that can't be drawn. */
async function jpegOf(platform: Platform, key: string): Promise<Uint8Array | null> {
  const request = new Request(`http://localhost/showroom/media/${key}/480.jpg`);
  const answer = await openMedia(platform).respond(request, key, "480.jpg");
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}
