import type { ClientLine, ClientProposal } from "../../../../contract/design/proposals.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { formatPhoneAsTyped } from "../../../../domain/places/phone.ts";
import { quantityWords } from "../../../../domain/projects/proposal/unit-words.ts";
import { drawDocument, type TextDocument as Paper, type PaperLog } from "../../../pdf/document.ts";

/** EmailContent size, in points of a 72nd of an inch. */
const page = { width: 612, height: 792, margin: 54 };
const inner = page.width - 2 * page.margin;
const right = page.width - page.margin;
const floor = page.height - 72;
const ink = "#1b1d1a";
const graphite = "#5a5f58";
const hairline = "#d9d6cd";
const marketplaceColor = "#a8432a";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const money = (amount: number): string => dollars.format(amount);
const dayOf = (day: string): string => `${day.slice(5, 7)}.${day.slice(8, 10)}.${day.slice(0, 4)}`;

interface Extras {
  logo: Uint8Array | null;
  /** Where the client answers; null for a draft. */
  url: string | null;
  language: Language;
}

/** A proposal or quote as PDF in letter size, with the same amounts that the client's page shows. */
export async function drawProposal(
  proposal: ClientProposal,
  extras: Extras,
  log: PaperLog,
): Promise<Uint8Array> {
  const drawn = await drawPages(proposal, extras, log, false);
  return drawn.result.isSignatureAlone ? (await drawPages(proposal, extras, log, true)).bytes : drawn.bytes;
}

/** With `turnsBeforeLast`, the last block begins a page, so that the signature below has what it is about above it. */
function drawPages(
  proposal: ClientProposal,
  { logo, url, language }: Extras,
  log: PaperLog,
  turnsBeforeLast: boolean,
) {
  const name = proposal.kind === "quote" ? "Quote" : proposal.is_change_order ? "Change order" : "Proposal";
  const options = {
    size: "LETTER",
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 48 },
    bufferPages: true,
    info: { Title: `${name} ${proposal.number}`, Author: proposal.showroom.company_name },
  };
  const draw = (document: Paper) => {
    drawHead(document, proposal, name, logo);
    if (proposal.message) paragraph(document, proposal.message);
    if (proposal.intro) paragraph(document, proposal.intro);
    if (proposal.difference) drawDifference(document, proposal.difference);
    for (const section of proposal.sections) drawSection(document, section, proposal.view);
    const blocks = closingBlocks(document, proposal);
    for (const [index, block] of blocks.entries()) {
      if (turnsBeforeLast && index === blocks.length - 1) document.addPage();
      block();
    }
    const pages = document.bufferedPageRange().count;
    drawSignature(document, proposal, url);
    const isSignatureAlone = document.bufferedPageRange().count > pages;
    numberPages(document, `${name} ${proposal.number} · ${proposal.showroom.company_name}`);
    return { isSignatureAlone };
  };
  return drawDocument(proposal, options, log, draw, language);
}

/** What comes after the sections; long terms may break after each of their paragraphs. */
function closingBlocks(document: Paper, proposal: ClientProposal): (() => void)[] {
  const [first, ...others] = proposal.terms.split(/\n+/).filter((text) => text.trim());
  const payments = proposal.installments.length > 0 ? proposal.installments : proposal.plan;
  return [
    () => drawTotals(document, proposal),
    ...(payments.length > 1 ? [() => drawPayments(document, payments)] : []),
    ...(first ? [() => drawTerms(document, first)] : []),
    ...others.map((text) => () => paragraph(document, text)),
  ];
}

function drawTerms(document: Paper, text: string): void {
  heading(document, "Terms");
  paragraph(document, text);
}

/** Begins a new page if `height` does not fit below. */
function room(document: Paper, height: number): void {
  if (document.y + height > floor) document.addPage();
}

function drawHead(document: Paper, proposal: ClientProposal, name: string, logo: Uint8Array | null): void {
  const { showroom } = proposal;
  document.rect(0, 0, page.width, 10).fill(showroom.color || marketplaceColor);
  const top = 40;
  if (logo) document.image(Buffer.from(logo), page.margin, top, { fit: [120, 44] });
  document.type("bold").fontSize(13).fillColor(ink);
  document.text(showroom.company_name, page.margin, logo ? top + 52 : top, { width: inner / 2 });
  document.type("regular").fontSize(9).fillColor(graphite);
  for (const text of [showroom.phone && formatPhoneAsTyped("+1", showroom.phone), showroom.email])
    if (text) document.text(text, { width: inner / 2 });
  const bottom = document.y;
  document.type("bold").fontSize(20).fillColor(ink);
  document.text(`${name} ${proposal.number}`, page.width / 2, top, { width: inner / 2, align: "right" });
  document.type("regular").fontSize(9).fillColor(graphite);
  const facts = [
    ...(proposal.sent_at ? [`Date ${shownDay(new Date(proposal.sent_at))}`] : ["Draft"]),
    ...(proposal.valid_until ? [`Prices valid until ${dayOf(proposal.valid_until)}`] : []),
    ...(proposal.version > 1 ? [`Version ${proposal.version}`] : []),
  ];
  for (const fact of facts)
    document.text(fact, page.width / 2, document.y, { width: inner / 2, align: "right" });
  document.y = Math.max(bottom, document.y) + 18;
  document.x = page.margin;
  document.type("bold").fontSize(16).fillColor(ink);
  document.text(proposal.title || "Untitled", page.margin, document.y, { width: inner });
  document.type("regular").fontSize(10).fillColor(graphite);
  const parties = [
    ["For", proposal.client_name],
    ["Job", proposal.job_name],
    ["PO number", proposal.po_number],
    ["Ships to", proposal.address],
  ] as const;
  for (const [label, text] of parties) if (text) document.text(`${label}: ${text}`, { width: inner });
  document.moveDown(0.8);
}

function heading(document: Paper, text: string, amount = ""): void {
  room(document, 60);
  document.moveDown(0.7);
  const y = document.y;
  document.type("bold").fontSize(11).fillColor(ink);
  if (amount) document.text(amount, page.margin, y, { width: inner, align: "right" });
  document.text(text, page.margin, y, { width: inner - 100 });
  document
    .moveTo(page.margin, document.y + 3)
    .lineTo(right, document.y + 3)
    .lineWidth(0.6)
    .stroke(hairline);
  document.y += 9;
}

function paragraph(document: Paper, text: string): void {
  document.type("regular").fontSize(10).fillColor(ink);
  document.text(text, page.margin, document.y, { width: inner, lineGap: 2 });
  document.moveDown(0.5);
}

function drawDifference(document: Paper, difference: NonNullable<ClientProposal["difference"]>): void {
  heading(document, "What this change order changes");
  const words = { added: "Added", removed: "Removed", changed: "Changed" } as const;
  for (const change of difference.changes) {
    const now = [change.before, change.after].filter(Boolean).join(" to ");
    row(document, `${words[change.what]}: ${change.name}`, now);
  }
  row(document, "Total before", money(difference.total_before));
  row(document, "Total with this change", money(difference.total_after), true);
}

type Section = ClientProposal["sections"][number];

function drawSection(document: Paper, section: Section, view: ClientProposal["view"]): void {
  heading(document, section.title || "Materials", section.total === null ? "" : money(section.total));
  if (section.note) paragraph(document, section.note);
  for (const line of section.lines) {
    if (line.kind === "note") paragraph(document, line.note);
    else drawLine(document, line, view);
  }
}

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

function drawLine(document: Paper, line: ClientLine, view: ClientProposal["view"]): void {
  room(document, 40);
  const y = document.y;
  const width = inner - 190;
  const tag = line.choice
    ? `${line.is_chosen ? "Chosen" : "Alternative"} for ${line.choice}`
    : line.optional
      ? `Optional, ${line.is_chosen ? "included" : "not included"}`
      : "";
  document
    .type("regular")
    .fontSize(10)
    .fillColor(line.is_chosen ? ink : graphite);
  if (line.total !== null) document.text(money(line.total), right - 80, y, { width: 80, align: "right" });
  const quantity = quantityWords(numbers.format(line.qty), line.qty, line.unit);
  const each = line.unit_price === null ? "" : ` × ${money(line.unit_price)}`;
  document.text(`${quantity}${each}`, page.margin + width, y, { width: 105, align: "right" });
  document.text(line.name, page.margin, y, { width });
  document.fontSize(8.5).fillColor(graphite);
  const details = [
    [line.sku, ...Object.values(line.options)].filter(Boolean).join(" · "),
    tag,
    line.note,
    view === "open_book" && line.cost !== null && line.markup !== null
      ? `Our price ${money(line.cost)}, our markup ${money(line.markup)} each`
      : "",
  ];
  for (const detail of details) if (detail) document.text(detail, page.margin, document.y, { width });
  document.y += 6;
}

function row(document: Paper, label: string, amount: string, isStrong = false): void {
  room(document, 20);
  const y = document.y;
  document
    .type(isStrong ? "bold" : "regular")
    .fontSize(isStrong ? 12 : 10)
    .fillColor(ink);
  document.text(amount, page.width / 2 + 20, y, { width: inner / 2 - 20, align: "right" });
  const end = document.y;
  document.text(label, page.margin, y, { width: inner / 2 + 10 });
  document.y = Math.max(end, document.y) + 3;
}

function drawTotals(document: Paper, { totals }: ClientProposal): void {
  room(document, 130);
  heading(document, "Total");
  if (totals.products) row(document, "Products", money(totals.products));
  if (totals.shipping) row(document, "Shipping cost", money(totals.shipping));
  if (totals.own) row(document, "Labor and other charges (no sales tax)", money(totals.own));
  if (totals.tax !== null && totals.products) row(document, "Sales tax on products", money(totals.tax));
  row(document, "Total", money(totals.total), true);
}

function drawPayments(document: Paper, payments: ClientProposal["plan" | "installments"]): void {
  heading(document, "Payments");
  for (const payment of payments) {
    const when = payment.due_on ? `due ${dayOf(payment.due_on)}` : payment.milestone;
    const paid = "state" in payment && payment.state === "paid" ? /* words */ "paid" : "";
    row(document, [payment.label, when, paid].filter(Boolean).join(", "), money(payment.amount));
  }
}

function drawSignature(document: Paper, proposal: ClientProposal, url: string | null): void {
  const { signed, showroom, kind } = proposal;
  const hasLine = kind === "proposal" && !signed;
  room(document, hasLine ? 110 : 50);
  document.moveDown(1.5);
  document.type("regular").fontSize(10).fillColor(ink);
  if (signed) {
    const text = `Signed electronically by ${signed.name} on ${shownDay(new Date(signed.at))}.`;
    document.text(text, page.margin, document.y, { width: inner });
  }
  if (hasLine) drawSignatureLine(document, showroom.company_name);
  if (!url || !proposal.can_answer) return;
  document.type("regular").fontSize(9).fillColor(graphite);
  const text = hasLine ? "Or sign and pay online: " : "Accept and pay online: ";
  document.text(text, page.margin, document.y, { width: inner, continued: true });
  document.fillColor(ink).text(url, { link: url, underline: true });
}

function drawSignatureLine(document: Paper, company: string): void {
  const y = document.y + 34;
  document
    .moveTo(page.margin, y)
    .lineTo(page.margin + 260, y)
    .stroke(hairline);
  document
    .moveTo(right - 160, y)
    .lineTo(right, y)
    .stroke(hairline);
  document.fontSize(8.5).fillColor(graphite);
  document.text("Date", right - 160, y + 5, { width: 160 });
  const label = `Signature of the client, accepted from ${company}`;
  document.text(label, page.margin, y + 5, { width: 260 });
  document.moveDown(1);
}

function numberPages(document: Paper, text: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    document.page.margins.bottom = 0;
    document.type("regular").fontSize(8).fillColor(graphite);
    const y = page.height - 36;
    document.text(text, page.margin, y, { width: inner - 80, lineBreak: false });
    document.text(`Page ${index + 1} of ${count}`, right - 80, y, {
      width: 80,
      align: "right",
      lineBreak: false,
    });
  }
}
