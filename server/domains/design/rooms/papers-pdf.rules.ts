import type { paperSizes } from "../../../../contract/design/rooms.ts";
import { isMetric } from "../../../../domain/catalog/page-units.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { drawDocument, type TextDocument as Paper, type PaperLog } from "../../../pdf/document.ts";
import {
  type Field,
  openPartsOf,
  type PaperRoom,
  type ScheduleRow,
  type Sheet,
  scheduleOf,
  sheetsOf,
} from "./papers.rules.ts";

export type PaperSize = (typeof paperSizes)[number];

/** Landscape, points of a 72nd of an inch. */
const papers: Record<PaperSize, { width: number; height: number }> = {
  letter: { width: 792, height: 612 },
  tabloid: { width: 1224, height: 792 },
};

/** What stands in the title block of every sheet. */
export interface PaperTitle {
  company_name: string;
  /** A hex color. */
  color: string;
  /** A JPEG; null without one. */
  logo: Uint8Array | null;
  room: string;
  made_on: string;
  language: Language;
}

const margin = 30;
const block_pt = 46;
const key_pt = 150;
const ink = "#1b1d1a";
const graphite = "#5a5f58";
const hairline = "#d8d5cc";
const accent = "#a8432a";

/** A room's plan, elevations, layout and schedule as PDF, to scale on that paper. */
export async function drawPapers(
  title: PaperTitle,
  room: PaperRoom,
  size: PaperSize,
  log: PaperLog,
): Promise<Uint8Array> {
  const page = papers[size];
  const field: Field = {
    width: page.width - 2 * margin - key_pt - 16,
    height: page.height - 2 * margin - block_pt - 8,
  };
  const sheets = sheetsOf(room, field);
  const rows = scheduleOf(room);
  const open = openPartsOf(room);
  const options = {
    size: [page.width, page.height] as [number, number],
    margin: 0,
    bufferPages: true,
    info: { Title: `${title.room}: plans`, Author: title.company_name },
  };
  const content = { title, rows, open, keys: sheets.map(({ key }) => key), said };
  const draw = (paper: Paper) => {
    const titles: { title: string; scale: string }[] = [];
    sheets.forEach((sheet, at) => {
      if (at > 0) paper.addPage();
      drawSheet(paper, sheet, field);
      titles.push(sheet);
    });
    const pages = drawSchedule(paper, { rows, open, total: usd(room.takeoff.total_cents) });
    for (let at = 0; at < pages; at++) titles.push({ title: "Schedule", scale: "" });
    drawBlocks(paper, title, titles, room.say ?? String);
  };
  const { bytes } = await drawDocument(content, options, log, draw, title.language);
  return bytes;
}

const said = {
  check: "Check all dimensions on site before you order or cut.",
  metric: "Dimensions in millimeters: check them all on site before you order or cut.",
};

function drawSheet(paper: Paper, sheet: Sheet, field: Field): void {
  for (const { svg, x, y, caption } of sheet.drawings) {
    if (caption) {
      paper.type("bold").fontSize(9).fillColor(ink);
      paper.text(caption, margin + x, margin + y - 12, { lineBreak: false });
    }
    paper.drawing(svg, margin + x, margin + y);
  }
  drawKey(paper, sheet.key, margin + field.width + 16, field.height);
}

function drawKey(paper: Paper, { title, lines }: Sheet["key"], left: number, height: number): void {
  if (lines.length === 0) return;
  const bottom = margin + height;
  paper.type("bold").fontSize(9).fillColor(ink).text(title, left, margin, { width: key_pt });
  let y = margin + 16;
  const wide = key_pt - 22;
  // a long list does without finishes, which the schedule has
  const isLong = lines.length > 20 && lines.every(({ tag }) => tag);
  for (const [at, { tag, words, more: about }] of lines.entries()) {
    const more = isLong ? "" : about;
    paper.type("regular").fontSize(7.5);
    const high = paper.heightOfString(words, { width: wide }) + (more ? 9 : 0);
    if (y + high > bottom - 10 && at < lines.length - 1) {
      paper
        .fillColor(graphite)
        .text(`and ${lines.length - at} more in the schedule`, left, y, { width: key_pt });
      return;
    }
    paper.type("bold").fillColor(accent).text(tag, left, y, { width: 18, lineBreak: false });
    paper
      .type("regular")
      .fillColor(ink)
      .text(words, left + 22, y, { width: wide });
    if (more)
      paper
        .fontSize(6.5)
        .fillColor(graphite)
        .text(more, left + 22, paper.y, { width: wide });
    y = paper.y + 4;
  }
}

interface Columns {
  tag: number;
  name: number;
  places: number;
  qty: number;
  price: number;
  total: number;
}

function columnsOf(paper: Paper): Columns & { right: number } {
  const right = paper.page.width - margin;
  return {
    tag: margin,
    name: margin + 24,
    places: right - 400,
    qty: right - 200,
    price: right - 160,
    total: right - 64,
    right,
  };
}

/** The list of all products, as many pages as it takes; says how many. */
function drawSchedule(
  paper: Paper,
  { rows, open, total }: { rows: ScheduleRow[]; open: string[]; total: string },
): number {
  let pages = 0;
  const begin = () => {
    paper.addPage();
    pages += 1;
    drawHead(paper);
    return margin + 34;
  };
  let y = begin();
  const bottom = paper.page.height - margin - block_pt - 12;
  for (const row of rows) {
    const high = rowHeight(paper, row);
    if (y + high > bottom) y = begin();
    drawRow(paper, row, y);
    y += high;
  }
  if (y + 26 > bottom) y = begin();
  const { name, total: at, right } = columnsOf(paper);
  paper.type("bold").fontSize(10).fillColor(ink);
  paper.text("Materials and products, before tax and delivery", name, y + 6, { lineBreak: false });
  paper.text(total, at - 60, y + 6, { width: right - at + 60, align: "right", lineBreak: false });
  y += 30;
  if (open.length === 0) return pages;
  paper.type("bold").fontSize(9).text("Not in this list", name, y, { lineBreak: false });
  y += 14;
  paper.type("regular").fontSize(8).fillColor(graphite);
  for (const line of open) {
    if (y > bottom - 10) {
      y = begin();
      paper.type("regular").fontSize(8).fillColor(graphite);
    }
    paper.text(line, name, y, { width: right - name });
    y = paper.y + 2;
  }
  return pages;
}

function drawHead(paper: Paper): void {
  const { tag, name, places, qty, price, total, right } = columnsOf(paper);
  paper
    .type("bold")
    .fontSize(14)
    .fillColor(ink)
    .text("Schedule", tag, margin - 4, { lineBreak: false });
  paper.type("regular").fontSize(7.5).fillColor(graphite);
  const y = margin + 18;
  paper.text("No.", tag, y, { lineBreak: false });
  paper.text("Product", name, y, { lineBreak: false });
  paper.text("For", places, y, { lineBreak: false });
  paper.text("Quantity", qty - 20, y, { width: 50, align: "right", lineBreak: false });
  paper.text("Price", price, y, { width: total - price - 6, align: "right", lineBreak: false });
  paper.text("Total", total, y, { width: right - total, align: "right", lineBreak: false });
  line(paper, y + 12);
}

const line = (paper: Paper, y: number) =>
  paper
    .moveTo(margin, y)
    .lineTo(paper.page.width - margin, y)
    .lineWidth(0.5)
    .stroke(hairline);

function rowHeight(paper: Paper, { name, about, places }: ScheduleRow): number {
  const columns = columnsOf(paper);
  const wide = columns.places - columns.name - 12;
  paper.type("regular").fontSize(8.5);
  const left = paper.heightOfString(name, { width: wide });
  paper.fontSize(7);
  const beneath = paper.heightOfString(about, { width: wide });
  const middle = paper.heightOfString(places, { width: columns.qty - columns.places - 24 });
  return Math.max(left + beneath, middle) + 8;
}

function drawRow(paper: Paper, row: ScheduleRow, y: number): void {
  const { tag, name, places, qty, price, total, right } = columnsOf(paper);
  const wide = places - name - 12;
  paper.type("bold").fontSize(8.5).fillColor(accent).text(row.tag, tag, y, { lineBreak: false });
  paper.type("regular").fillColor(ink).text(row.name, name, y, { width: wide });
  paper.fontSize(7).fillColor(graphite).text(row.about, name, paper.y, { width: wide });
  paper.text(row.places, places, y + 1, { width: qty - places - 24 });
  paper
    .fontSize(8.5)
    .fillColor(ink)
    .text(row.qty, qty - 20, y, { width: 50, align: "right", lineBreak: false });
  paper.text(row.unit_price, price, y, { width: total - price - 6, align: "right", lineBreak: false });
  paper.text(row.total, total, y, { width: right - total, align: "right", lineBreak: false });
  line(paper, y + rowHeight(paper, row) - 4);
}

/** The strip at the foot of each sheet: who, what, scale, date and number. */
function drawBlocks(
  paper: Paper,
  title: PaperTitle,
  sheets: readonly { title: string; scale: string }[],
  say: (text: string) => string,
): void {
  const { start, count } = paper.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    paper.switchToPage(start + at);
    const check = say(isMetric() ? said.metric : said.check);
    drawBlock(paper, title, sheets[at]!, `${at + 1} of ${count}`, check);
  }
}

function drawBlock(
  paper: Paper,
  title: PaperTitle,
  sheet: { title: string; scale: string },
  number: string,
  check: string,
): void {
  const { width, height } = paper.page;
  const top = height - margin - block_pt;
  paper.rect(margin, top, width - 2 * margin, 3).fill(title.color);
  const y = top + 10;
  if (title.logo) paper.image(Buffer.from(title.logo), margin, y, { fit: [110, 30], valign: "center" });
  else {
    paper.type("bold").fontSize(10).fillColor(ink);
    paper.text(title.company_name, margin, y + 2, { width: 130, height: 26, ellipsis: true });
  }
  const middle = margin + 145;
  const about = width - margin - 300;
  paper.type("bold").fontSize(10).fillColor(ink);
  const wide = about - middle - 10;
  paper.text(sheet.title, middle, y, { width: wide, height: 13, ellipsis: true });
  paper.type("regular").fontSize(7.5).fillColor(graphite);
  paper.text(`${title.room}. ${check}`, middle, y + 15, {
    width: wide,
    height: 20,
    ellipsis: true,
  });
  const facts = [
    ...(sheet.scale ? [["Scale", sheet.scale] as const] : []),
    ["Date", title.made_on] as const,
    ["Sheet", number] as const,
  ];
  facts.forEach(([label, value], at) => {
    const left = about + (at + 3 - facts.length) * 100;
    paper.type("regular").fontSize(7).fillColor(graphite).text(label, left, y, { lineBreak: false });
    paper
      .type("bold")
      .fontSize(9)
      .fillColor(ink)
      .text(value, left, y + 10, { lineBreak: false });
  });
}
