import type { Language } from "../../domain/languages/language.ts";
import { type TextDocument as Document, drawDocument, type PaperLog } from "./document.ts";

/** Lines of text under a small heading, such as an address. */
export interface Facts {
  title: string;
  lines: readonly string[];
}

export interface PaperColumn {
  title: string;
  /** Its part of the page's width; all parts together are the whole. */
  share: number;
  isNumber?: boolean;
}

type Block =
  | { kind: "facts"; columns: readonly Facts[] }
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "table"; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[]; empty?: string }
  | { kind: "sums"; rows: readonly { label: string; amount: string; isTotal?: boolean }[] };

/** A business document in letter size: who sends it, what it is, and its content from top to bottom. */
export interface Paper {
  /** At the top left; the showroom or the marketplace. */
  sender: string;
  /** A hex color for the line at the top; empty for the marketplace's own. */
  color: string;
  /** A JPEG or PNG that stands in place of the sender's name. */
  logo?: Uint8Array | null;
  title: string;
  /** Beside the title, such as a number and a date. */
  notes: readonly string[];
  blocks: readonly Block[];
  /** At the foot of each page, before the page's number. */
  footer: string;
}

/** In points of a 72nd of an inch. */
const page = { width: 612, height: 792, margin: 54 };
const inner = page.width - 2 * page.margin;
const bottom = page.height - 72;
const ink = "#1b1d1a";
const graphite = "#5a5f58";
const hairline = "#d8d6cf";

/** Draws a document as PDF. */
export async function drawPaper(paper: Paper, log: PaperLog, language: Language = "en"): Promise<Uint8Array> {
  const options = {
    size: "LETTER",
    // text never runs into the footer: each block makes its own room
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    bufferPages: true,
    info: { Title: `${paper.title}, ${paper.sender}`, Author: paper.sender },
  };
  const draw = (document: Document) => {
    drawHead(document, paper);
    for (const block of paper.blocks) drawBlock(document, block);
    drawFooters(document, paper.footer);
  };
  const { bytes } = await drawDocument(paper, options, log, draw, language);
  return bytes;
}

function drawHead(document: Document, { sender, color, logo, title, notes }: Paper): void {
  document.rect(0, 0, page.width, 10).fill(color || ink);
  const top = 44;
  if (logo) {
    document.image(Buffer.from(logo), page.margin, top, { fit: [180, 44], valign: "center" });
  } else {
    document.type("bold").fontSize(15).fillColor(ink);
    document.text(sender, page.margin, top + 4, { width: inner * 0.5 });
  }
  const left = page.margin + inner * 0.5;
  document.type("bold").fontSize(19).fillColor(ink);
  document.text(title, left, top, { width: inner * 0.5, align: "right" });
  document.type("regular").fontSize(9.5).fillColor(graphite);
  for (const note of notes) document.text(note, left, document.y + 2, { width: inner * 0.5, align: "right" });
  document.y = Math.max(document.y, top + 48) + 18;
}

function drawBlock(document: Document, block: Block): void {
  if (block.kind === "facts") drawFacts(document, block.columns);
  else if (block.kind === "table") drawTable(document, block);
  else if (block.kind === "sums") drawSums(document, block.rows);
  else drawText(document, block);
}

function drawText(document: Document, block: { kind: "heading" | "text"; text: string }): void {
  const isHeading = block.kind === "heading";
  document.type(isHeading ? "bold" : "regular").fontSize(isHeading ? 11.5 : 9.5);
  const text = block.text;
  const gap = isHeading ? 12 : 4;
  makeRoom(document, document.heightOfString(text, { width: inner }) + gap + (isHeading ? 30 : 0));
  document.fillColor(isHeading ? ink : graphite);
  document.text(text, page.margin, document.y + gap, { width: inner });
  document.y += 6;
}

function drawFacts(document: Document, columns: readonly Facts[]): void {
  const width = inner / Math.max(1, columns.length) - 12;
  const most = Math.max(0, ...columns.map(({ lines }) => lines.length));
  makeRoom(document, 20 + most * 13);
  const top = document.y;
  let lowest = top;
  for (const [index, { title, lines }] of columns.entries()) {
    const left = page.margin + index * (width + 12);
    document.type("regular").fontSize(8.5).fillColor(graphite).text(title, left, top, { width });
    document.fontSize(10).fillColor(ink);
    for (const line of lines) document.text(line, left, document.y + 2, { width });
    lowest = Math.max(lowest, document.y);
  }
  document.y = lowest + 16;
}

const cellGap = 8;

function drawTable(
  document: Document,
  {
    columns,
    rows,
    empty,
  }: { columns: readonly PaperColumn[]; rows: readonly (readonly string[])[]; empty?: string },
): void {
  const titles = () => {
    drawRow(
      document,
      columns,
      columns.map(({ title }) => title),
      { isHead: true },
    );
    document.moveTo(page.margin, document.y).lineTo(page.width - page.margin, document.y);
    document.lineWidth(0.8).stroke(ink);
    document.y += 5;
  };
  makeRoom(document, 48);
  titles();
  if (rows.length === 0) {
    document.type("regular").fontSize(9.5).fillColor(graphite);
    document.text(empty ?? "", page.margin, document.y + 2, { width: inner });
  }
  for (const row of rows) {
    if (document.y + rowHeight(document, columns, row) > bottom) {
      nextPage(document);
      titles();
    }
    drawRow(document, columns, row, { isHead: false });
    document.moveTo(page.margin, document.y).lineTo(page.width - page.margin, document.y);
    document.lineWidth(0.4).stroke(hairline);
    document.y += 5;
  }
  document.y += 8;
}

const widthOf = ({ share }: PaperColumn) => inner * share - cellGap;

function rowHeight(document: Document, columns: readonly PaperColumn[], cells: readonly string[]): number {
  document.type("regular").fontSize(9.5);
  const heights = columns.map((column, index) =>
    document.heightOfString(cells[index] || " ", { width: widthOf(column) }),
  );
  return Math.max(...heights) + 5;
}

function drawRow(
  document: Document,
  columns: readonly PaperColumn[],
  cells: readonly string[],
  { isHead }: { isHead: boolean },
): void {
  const height = rowHeight(document, columns, cells);
  const top = document.y;
  document.type(isHead ? "bold" : "regular").fontSize(isHead ? 8.5 : 9.5);
  document.fillColor(isHead ? graphite : ink);
  let left = page.margin;
  for (const [index, column] of columns.entries()) {
    const isLast = index === columns.length - 1;
    document.text(cells[index] ?? "", left + (column.isNumber && isLast ? cellGap : 0), top, {
      width: widthOf(column),
      align: column.isNumber ? "right" : "left",
    });
    left += inner * column.share;
  }
  document.y = top + height;
}

function drawSums(
  document: Document,
  rows: readonly { label: string; amount: string; isTotal?: boolean }[],
): void {
  makeRoom(document, rows.length * 17 + 8);
  const left = page.margin + inner * 0.5;
  for (const { label, amount, isTotal } of rows) {
    const top = document.y + (isTotal ? 4 : 0);
    if (isTotal) {
      document.moveTo(left, document.y).lineTo(page.width - page.margin, document.y);
      document.lineWidth(0.8).stroke(ink);
    }
    document.type(isTotal ? "bold" : "regular").fontSize(isTotal ? 10.5 : 9.5);
    document.fillColor(isTotal ? ink : graphite).text(label, left, top, { width: inner * 0.3 });
    document.fillColor(ink).text(amount, left + inner * 0.3, top, {
      width: inner * 0.2,
      align: "right",
    });
    document.y = top + (isTotal ? 18 : 15);
  }
  document.y += 6;
}

function makeRoom(document: Document, height: number): void {
  if (document.y + height > bottom) nextPage(document);
}

function nextPage(document: Document): void {
  document.addPage();
  document.y = page.margin;
}

function drawFooters(document: Document, footer: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    document.switchToPage(at);
    document.type("regular").fontSize(8).fillColor(graphite);
    document.text(footer, page.margin, page.height - 44, { width: inner - 80, lineBreak: false });
    document.text(`Page ${at - start + 1} of ${count}`, page.width - page.margin - 80, page.height - 44, {
      width: 80,
      align: "right",
      lineBreak: false,
    });
  }
}
