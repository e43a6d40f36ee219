import type { SelectionStatus } from "../../../../contract/design/selection-words.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { drawDocument, type TextDocument as Paper, type PaperLog } from "../../../pdf/document.ts";

/** One page of a job's tear sheets. */
export interface TearSheet {
  title: string;
  place: string;
  status: SelectionStatus;
  /** Undefined until something is approved. */
  approved:
    | {
        name: string;
        brand: string;
        sku: string;
        picture: Uint8Array | null;
        /** Label and value, in order. */
        facts: readonly (readonly [string, string])[];
        total_cents: number;
        care: readonly string[];
        signature: string;
      }
    | undefined;
  /** What is open: options with their totals. */
  open: readonly { label: string; total_cents: number | null }[];
}

/** The tear sheets of a job. */
export interface TearSheets {
  company_name: string;
  /** A hex color for the bar on top. */
  color: string;
  /** A JPEG; null without one. */
  logo: Uint8Array | null;
  project: string;
  client: string;
  made_on: string;
  approved_cents: number;
  allowances_cents: number;
  sheets: readonly TearSheet[];
  language: Language;
}

/** EmailContent size, in points of a 72nd of an inch. */
const page = { width: 612, height: 792, margin: 54 };
const inner = page.width - 2 * page.margin;
const bottom = page.height - 72;
const picture_pt = 200;
const ink = "#1b1d1a";
const graphite = "#5a5f58";
const hairline = "#d8d5cc";

/** A cover with the list of selections, then a page for each, as PDF. */
export async function drawTearSheets(job: TearSheets, log: PaperLog): Promise<Uint8Array> {
  const options = {
    size: "LETTER",
    margin: page.margin,
    bufferPages: true,
    info: { Title: `${job.project}: selections`, Author: job.company_name },
  };
  const draw = (paper: Paper) => {
    drawCover(paper, job);
    for (const sheet of job.sheets) {
      paper.addPage();
      drawSheet(paper, job, sheet);
    }
    drawFeet(paper, job);
  };
  const { bytes } = await drawDocument(job, options, log, draw, job.language);
  return bytes;
}

function drawHead(paper: Paper, { color, logo, company_name }: TearSheets): void {
  paper.rect(0, 0, page.width, 14).fill(color);
  const top = 36;
  if (logo) paper.image(Buffer.from(logo), page.margin, top, { fit: [160, 36], valign: "center" });
  else {
    paper.type("bold").fontSize(13).fillColor(ink);
    paper.text(company_name, page.margin, top + 10, { width: inner });
  }
  paper.x = page.margin;
  paper.y = top + 60;
}

function drawCover(paper: Paper, job: TearSheets): void {
  drawHead(paper, job);
  paper.type("bold").fontSize(26).fillColor(ink).text(job.project, { width: inner });
  paper.type("regular").fontSize(12).fillColor(graphite);
  const about = [job.client && `For ${job.client}`, `Selections as of ${job.made_on}`]
    .filter(Boolean)
    .join(" · ");
  paper.text(about, { width: inner }).moveDown(2);
  for (const sheet of job.sheets) drawRow(paper, job, sheet);
  paper.moveDown(0.5);
  amountRow(paper, "Approved so far", usd(job.approved_cents), true);
  if (job.allowances_cents > 0) amountRow(paper, "Allowances", usd(job.allowances_cents), false);
}

function drawRow(paper: Paper, job: TearSheets, { title, place, approved, status }: TearSheet): void {
  if (paper.y > bottom - 40) {
    paper.addPage();
    drawHead(paper, job);
  }
  const words = approved
    ? approved.name
    : status === "returned"
      ? "Other options wanted"
      : "Waiting for approval";
  amountRow(paper, title, approved ? usd(approved.total_cents) : "", true);
  paper.type("regular").fontSize(10).fillColor(graphite);
  paper.text(`${place} · ${words}`, { width: inner - 100 });
  rule(paper);
}

function amountRow(paper: Paper, label: string, amount: string, isStrong: boolean): void {
  const top = paper.y;
  paper
    .type(isStrong ? "bold" : "regular")
    .fontSize(12)
    .fillColor(ink);
  paper.text(amount, page.margin, top, { width: inner, align: "right" });
  paper.text(label, page.margin, top, { width: inner - 110 });
}

function rule(paper: Paper): void {
  const y = paper.y + 6;
  paper
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.5)
    .stroke(hairline);
  paper.x = page.margin;
  paper.y = y + 8;
}

function drawSheet(paper: Paper, job: TearSheets, sheet: TearSheet): void {
  drawHead(paper, job);
  paper.type("regular").fontSize(11).fillColor(graphite).text(sheet.place, { width: inner });
  paper.type("bold").fontSize(22).fillColor(ink).text(sheet.title, { width: inner });
  paper.moveDown(0.8);
  if (sheet.approved) drawApproved(paper, sheet.approved);
  if (sheet.open.length === 0) return;
  paper.moveDown(1).type("bold").fontSize(12).fillColor(ink);
  paper.text(sheet.approved ? "Proposed change" : "Options", page.margin, paper.y, { width: inner });
  paper.moveDown(0.4);
  for (const { label, total_cents } of sheet.open) {
    amountRow(paper, label, total_cents === null ? "" : usd(total_cents), false);
    rule(paper);
  }
}

function drawApproved(paper: Paper, approved: NonNullable<TearSheet["approved"]>): void {
  const top = paper.y;
  if (approved.picture) {
    paper.image(Buffer.from(approved.picture), page.margin, top, { fit: [picture_pt, picture_pt] });
  } else {
    paper.rect(page.margin, top, picture_pt, picture_pt).fill("#efece4");
  }
  const left = page.margin + picture_pt + 24;
  const width = inner - picture_pt - 24;
  paper.type("bold").fontSize(14).fillColor(ink).text(approved.name, left, top, { width });
  paper.type("regular").fontSize(10).fillColor(graphite);
  paper.text(`${approved.brand} · SKU ${approved.sku}`, { width }).moveDown(0.8);
  for (const [label, value] of approved.facts) {
    const y = paper.y;
    paper.type("regular").fontSize(10.5).fillColor(graphite).text(label, left, y, { width: 96 });
    const below = paper.y;
    paper.fillColor(ink).text(value, left + 100, y, { width: width - 100 });
    paper.y = Math.max(below, paper.y) + 3;
  }
  paper.x = page.margin;
  paper.y = Math.max(paper.y, top + picture_pt) + 18;
  paper.type("bold").fontSize(12).fillColor(ink).text("Approved", { width: inner });
  paper.type("regular").fontSize(10.5).text(approved.signature, { width: inner }).moveDown(1);
  if (approved.care.length === 0) return;
  paper.type("bold").fontSize(12).text("Care", { width: inner }).moveDown(0.2);
  paper.type("regular").fontSize(10.5);
  for (const line of approved.care) {
    if (paper.y > bottom - 24) break;
    paper.text(`• ${line}`, { width: inner }).moveDown(0.2);
  }
}

function drawFeet(paper: Paper, { company_name, project }: TearSheets): void {
  const { start, count } = paper.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    paper.switchToPage(at);
    // below the margin, where text would otherwise begin a new page
    paper.page.margins.bottom = 0;
    paper.type("regular").fontSize(9).fillColor(graphite);
    const words = `${company_name} · ${project} · ${at - start + 1} of ${count}`;
    paper.text(words, page.margin, page.height - 40, { width: inner, align: "center", lineBreak: false });
  }
}
