import PDFDocument from "pdfkit";
import { encode } from "uqr";
import { formatPhoneAsTyped } from "../../../../domain/phone.ts";

/** What a poster says. */
export interface Poster {
  company_name: string;
  tagline: string;
  vsd_id: string;
  /** What the QR code leads to. */
  url: string;
  phone: string;
  /** A hex color for the bar on top. */
  color: string;
  /** A JPEG; null for a poster without one. */
  logo: Uint8Array | null;
}

/** Letter size, in points of a 72nd of an inch. */
const page = { width: 612, height: 792, margin: 54 };
const inner = page.width - 2 * page.margin;
const qrSide = 260;
const ink = "#1b1d1a";
const graphite = "#5a5f58";

/** A poster in letter size as PDF. */
export async function drawPoster(poster: Poster): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: "LETTER",
    margin: page.margin,
    info: { Title: `${poster.company_name} showroom`, Author: poster.company_name },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  drawHead(document, poster);
  drawCode(document, poster);
  drawFoot(document, poster);
  document.end();
  return done;
}

type Paper = InstanceType<typeof PDFDocument>;

function drawHead(document: Paper, { company_name, tagline, color, logo }: Poster): void {
  document.rect(0, 0, page.width, 24).fill(color);
  let top = 72;
  if (logo) {
    document.image(Buffer.from(logo), page.margin, top, {
      fit: [inner, 72],
      align: "center",
      valign: "center",
    });
    top += 88;
  }
  document.fillColor(ink).font("Helvetica-Bold");
  fitted(document, printable(company_name), 38, top);
  if (tagline === "") return;
  document.font("Helvetica").fontSize(16).fillColor(graphite);
  document.text(printable(tagline), page.margin, document.y + 6, { width: inner, align: "center" });
}

/** A line in the middle that is set smaller until it fits. */
function fitted(document: Paper, text: string, largest: number, top: number): void {
  let size = largest;
  document.fontSize(size);
  while (size > 16 && document.widthOfString(text) > inner) document.fontSize(--size);
  document.text(text, page.margin, top, { width: inner, align: "center" });
}

function drawCode(document: Paper, { url }: Poster): void {
  const { data } = encode(url, { border: 0, ecc: "M" });
  const cell = qrSide / data.length;
  const [left, top] = [(page.width - qrSide) / 2, 290];
  document.fillColor(ink);
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) document.rect(left + x * cell, top + y * cell, cell, cell);
    }
  }
  document.fill();
}

function drawFoot(document: Paper, { vsd_id, phone }: Poster): void {
  document.font("Helvetica").fontSize(16).fillColor(graphite);
  document.text("Scan the code, or enter this Showroom ID", page.margin, 582, {
    width: inner,
    align: "center",
  });
  document.font("Courier-Bold").fontSize(54).fillColor(ink);
  document.text(vsd_id, page.margin, 608, { width: inner, align: "center", characterSpacing: 4 });
  if (phone === "") return;
  document.font("Helvetica").fontSize(14).fillColor(graphite);
  document.text(printable(formatPhoneAsTyped("+1", phone)), page.margin, 690, {
    width: inner,
    align: "center",
  });
}

/** The fonts that every reader has know Latin letters; what else there is would come out as other letters. */
const printable = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026]/g, "");
