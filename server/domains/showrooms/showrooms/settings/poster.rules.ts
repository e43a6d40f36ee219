import { encode } from "uqr";
import { formatPhoneAsTyped } from "../../../../../domain/places/phone.ts";
import { posterInner as inner, poster as layout } from "../../../../../domain/showrooms/poster.ts";
import { drawDocument, type TextDocument as Paper, type PaperLog } from "../../../../pdf/document.ts";

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

/** A poster in letter size as PDF. */
export async function drawPoster(poster: Poster, log: PaperLog): Promise<Uint8Array> {
  const options = {
    size: "LETTER",
    margin: layout.margin,
    info: { Title: `${poster.company_name} showroom`, Author: poster.company_name },
  };
  const { bytes } = await drawDocument(poster, options, log, (document) => {
    drawHead(document, poster);
    drawCode(document, poster);
    drawFoot(document, poster);
  });
  return bytes;
}

function drawHead(document: Paper, { company_name, tagline, color, logo }: Poster): void {
  document.rect(0, 0, layout.width, layout.bar).fill(color);
  let top: number = layout.top;
  if (logo) {
    document.image(Buffer.from(logo), layout.margin, top, {
      fit: [inner, layout.logo],
      align: "center",
      valign: "center",
    });
    top += layout.belowLogo;
  }
  document.fillColor(layout.ink).type("bold");
  fitted(document, company_name, layout.name.most, top);
  if (tagline === "") return;
  document.type("regular").fontSize(layout.tagline).fillColor(layout.graphite);
  document.text(tagline, layout.margin, document.y + 6, { width: inner, align: "center" });
}

/** A line in the middle that is set smaller until it fits. */
function fitted(document: Paper, text: string, largest: number, top: number): void {
  let size = largest;
  document.fontSize(size);
  while (size > layout.name.least && document.widthOfString(text) > inner) document.fontSize(--size);
  document.text(text, layout.margin, top, { width: inner, align: "center" });
}

function drawCode(document: Paper, { url }: Poster): void {
  const { data } = encode(url, { border: 0, ecc: "M" });
  const { side, top } = layout.code;
  const cell = side / data.length;
  const left = (layout.width - side) / 2;
  document.fillColor(layout.ink);
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) document.rect(left + x * cell, top + y * cell, cell, cell);
    }
  }
  document.fill();
}

function drawFoot(document: Paper, { vsd_id, phone }: Poster): void {
  const { hint, id } = layout;
  document.type("regular").fontSize(hint.size).fillColor(layout.graphite);
  document.text(hint.text, layout.margin, hint.top, {
    width: inner,
    align: "center",
  });
  document.type("bold").fontSize(id.size).fillColor(layout.ink);
  document.text(vsd_id, layout.margin, id.top, {
    width: inner,
    align: "center",
    characterSpacing: id.spacing,
  });
  if (phone === "") return;
  document.type("regular").fontSize(layout.phone.size).fillColor(layout.graphite);
  document.text(formatPhoneAsTyped("+1", phone), layout.margin, layout.phone.top, {
    width: inner,
    align: "center",
  });
}
