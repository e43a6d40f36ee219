import { shownDay } from "../../../../domain/days/shown-day.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { formatPhoneAsTyped } from "../../../../domain/places/phone.ts";
import { drawDocument, type TextDocument as Paper, type PaperLog } from "../../../pdf/document.ts";
import type { Weight } from "../../../pdf/fonts.ts";
import type { InvoiceRow } from "./invoices.store.ts";

/** Who sells the plan. */
export interface Seller {
  sender: string;
  logo: Uint8Array | null;
  email: string;
  address: string;
  phone: string;
}

/** EmailContent size, in points of a 72nd of an inch. */
const page = { width: 612, margin: 60 };
const right = page.width - page.margin;
const inner = right - page.margin;
const ink = "#1b1d1a";
const graphite = "#5a5f58";
const hairline = "#d8d4cb";

/** A paid invoice of a plan as PDF. */
export async function drawPlanInvoice(
  invoice: InvoiceRow,
  seller: Seller,
  log: PaperLog,
): Promise<Uint8Array> {
  const title = `Invoice ${invoice.number}`;
  const options = {
    size: "LETTER",
    margin: page.margin,
    info: { Title: title, Author: seller.sender },
  };
  const { bytes } = await drawDocument([invoice, seller], options, log, (paper) => {
    drawHead(paper, invoice, seller);
    drawParties(paper, invoice, seller);
    const bottom = drawLines(paper, invoice);
    drawFoot(paper, invoice, bottom);
  });
  return bytes;
}

function drawHead(paper: Paper, invoice: InvoiceRow, seller: Seller): void {
  paper.rect(page.margin, page.margin, inner, 3).fill(ink);
  paper.type("bold").fontSize(20).fillColor(ink);
  if (seller.logo) paper.image(Buffer.from(seller.logo), page.margin, 78, { fit: [180, 40] });
  else
    paper.text(seller.sender, page.margin, 82, {
      width: inner - 180,
      lineBreak: false,
      ellipsis: true,
    });
  paper
    .type("regular")
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
    paper.type("regular").fontSize(10).fillColor(ink);
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
  paper.type("regular").fontSize(10).fillColor(graphite).text(text, left, top, options);
}

function drawParties(paper: Paper, { bill_to }: InvoiceRow, seller: Seller): void {
  const columns = [
    ["Billed to", [bill_to.company_name, bill_to.name, bill_to.email]],
    ["From", [seller.sender, seller.address, seller.email, formatPhoneAsTyped("+1", seller.phone)]],
  ] as const;
  for (const [index, [label, lines]] of columns.entries()) {
    const left = page.margin + index * (inner / 2);
    small(paper, label, left, 206);
    paper.type("regular").fontSize(11).fillColor(ink);
    const shown = lines.filter(Boolean).map((line) => line ?? "");
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
    amount(paper, text, cents, top);
    rule(paper, top + 21, hairline);
    top += 31;
  }
  amount(paper, "Sales tax", 0, top);
  rule(paper, top + 21, ink);
  top += 33;
  paper.type("bold").fontSize(13);
  amount(paper, "Total in US dollars", amount_cents, top, "bold", 13);
  return top + 40;
}

function amount(
  paper: Paper,
  text: string,
  cents: number,
  top: number,
  weight: Weight = "regular",
  size = 11,
): void {
  paper.type(weight).fontSize(size).fillColor(ink);
  paper.text(text, page.margin, top, { width: inner - 130 });
  paper.text(usd(cents), right - 120, top, { width: 120, align: "right" });
}

const rule = (paper: Paper, top: number, color: string) =>
  paper.moveTo(page.margin, top).lineTo(right, top).lineWidth(0.7).stroke(color);

function drawFoot(paper: Paper, invoice: InvoiceRow, top: number): void {
  const card = invoice.card_last4 ? ` with ${invoice.card_brand} ending in ${invoice.card_last4}` : "";
  const day = shownDay(invoice.paid_at ?? invoice.created_at);
  paper.type("regular").fontSize(11).fillColor(ink);
  paper.text(`Paid on ${day}${card}.`, page.margin, top, { width: inner });
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
