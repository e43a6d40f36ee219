import PDFDocument from "pdfkit";
import { formatPhoneAsTyped } from "../../../domain/phone.ts";
import { shownDay } from "../../../domain/shown-day.ts";
import { usd } from "../../../domain/usd.ts";
import type { InvoiceRow } from "./invoices.store.ts";

/** Who sells the plan. */
export interface Seller {
  sender: string;
  logo: Uint8Array | null;
  email: string;
  address: string;
  phone: string;
}

/** Letter size, in points of a 72nd of an inch. */
const page = { width: 612, margin: 60 };
const right = page.width - page.margin;
const inner = right - page.margin;
const ink = "#1b1d1a";
const graphite = "#5a5f58";
const hairline = "#d8d4cb";

type Paper = InstanceType<typeof PDFDocument>;

/** A paid invoice of a plan as PDF. */
export async function drawPlanInvoice(invoice: InvoiceRow, seller: Seller): Promise<Uint8Array> {
  const title = `Invoice ${invoice.number}`;
  const paper = new PDFDocument({
    size: "LETTER",
    margin: page.margin,
    info: { Title: title, Author: seller.sender },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    paper.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    paper.on("end", () => resolve(Buffer.concat(chunks)));
    paper.on("error", reject);
  });
  drawHead(paper, invoice, seller);
  drawParties(paper, invoice, seller);
  const bottom = drawLines(paper, invoice);
  drawFoot(paper, invoice, bottom);
  paper.end();
  return done;
}

function drawHead(paper: Paper, invoice: InvoiceRow, seller: Seller): void {
  paper.rect(page.margin, page.margin, inner, 3).fill(ink);
  paper.font("Helvetica-Bold").fontSize(20).fillColor(ink);
  if (seller.logo) paper.image(Buffer.from(seller.logo), page.margin, 78, { fit: [180, 40] });
  else
    paper.text(printable(seller.sender), page.margin, 82, {
      width: inner - 180,
      lineBreak: false,
      ellipsis: true,
    });
  paper
    .font("Helvetica")
    .fontSize(20)
    .text("Invoice", right - 180, 82, { width: 180, align: "right" });
  const facts = [
    ["Number", invoice.number ?? ""],
    ["Date", shownDay(invoice.paid_at ?? invoice.created_at)],
    ...(invoice.credits
      ? []
      : [["Period", `${shownDay(invoice.period_from)} to ${shownDay(invoice.period_to)}`] as const]),
  ] as const;
  for (const [index, [label, value]] of facts.entries()) {
    const top = 126 + index * 17;
    small(paper, label, right - 260, top, { width: 80, align: "right" });
    paper.font("Helvetica").fontSize(10).fillColor(ink);
    paper.text(value, right - 170, top, { width: 170, align: "right" });
  }
}

function small(
  paper: Paper,
  text: string,
  left: number,
  top: number,
  options: PDFKit.Mixins.TextOptions = {},
) {
  paper.font("Helvetica").fontSize(10).fillColor(graphite).text(text, left, top, options);
}

function drawParties(paper: Paper, { bill_to }: InvoiceRow, seller: Seller): void {
  const columns = [
    ["Billed to", [bill_to.company_name, bill_to.name, bill_to.email]],
    ["From", [seller.sender, seller.address, seller.email, formatPhoneAsTyped("+1", seller.phone)]],
  ] as const;
  for (const [index, [label, lines]] of columns.entries()) {
    const left = page.margin + index * (inner / 2);
    small(paper, label, left, 206);
    paper.font("Helvetica").fontSize(11).fillColor(ink);
    const shown = lines.filter(Boolean).map((line) => printable(line ?? ""));
    paper.text(shown.join("\n"), left, 222, {
      width: inner / 2 - 20,
      lineGap: 3,
      height: 90,
      ellipsis: true,
    });
  }
}

function drawLines(paper: Paper, { lines, amount_cents, credits }: InvoiceRow): number {
  let top = 330;
  small(paper, credits ? "Credits" : "Plan", page.margin, top);
  small(paper, "Amount", right - 120, top, { width: 120, align: "right" });
  rule(paper, top + 17, ink);
  top += 28;
  for (const { text, amount_cents: cents } of lines) {
    amount(paper, printable(text), cents, top);
    rule(paper, top + 21, hairline);
    top += 31;
  }
  amount(paper, "Sales tax", 0, top);
  rule(paper, top + 21, ink);
  top += 33;
  paper.font("Helvetica-Bold").fontSize(13);
  amount(paper, "Total in US dollars", amount_cents, top, "Helvetica-Bold", 13);
  return top + 40;
}

function amount(paper: Paper, text: string, cents: number, top: number, font = "Helvetica", size = 11): void {
  paper.font(font).fontSize(size).fillColor(ink);
  paper.text(text, page.margin, top, { width: inner - 130 });
  paper.text(usd(cents).replace("\u2212", "-"), right - 120, top, { width: 120, align: "right" });
}

const rule = (paper: Paper, top: number, color: string) =>
  paper.moveTo(page.margin, top).lineTo(right, top).lineWidth(0.7).stroke(color);

function drawFoot(paper: Paper, invoice: InvoiceRow, top: number): void {
  const card = invoice.card_last4 ? ` with ${invoice.card_brand} ending in ${invoice.card_last4}` : "";
  const day = shownDay(invoice.paid_at ?? invoice.created_at);
  paper.font("Helvetica").fontSize(11).fillColor(ink);
  paper.text(`Paid on ${day}${printable(card)}.`, page.margin, top, { width: inner });
  small(
    paper,
    invoice.credits
      ? "No sales tax is charged on credits. They don't expire."
      : "No sales tax is charged on plans. Your plan renews every month until you cancel it.",
    page.margin,
    top + 22,
    {
      width: inner,
    },
  );
}

/** The fonts that every reader has know Latin letters; what else there is would come out as other letters. */
const printable = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026]/g, "");
