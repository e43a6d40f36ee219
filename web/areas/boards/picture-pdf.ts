/** Points of a EmailContent page, the longer side first. */
const page = { long: 792, short: 612 };
const margin = 36;

/** A PDF of one EmailContent page with a JPEG in its middle, upright or across as suits it (PDF 1.4, DCTDecode). */
export function picturePdf(jpeg: Uint8Array, width_px: number, height_px: number): Blob {
  const isWide = width_px >= height_px;
  const [width, height] = isWide ? [page.long, page.short] : [page.short, page.long];
  const scale = Math.min((width - 2 * margin) / width_px, (height - 2 * margin) / height_px);
  const [w, h] = [width_px * scale, height_px * scale];
  const draw = `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${((width - w) / 2).toFixed(2)} ${((height - h) / 2).toFixed(2)} cm /Im0 Do Q`;
  const objects: readonly (readonly [head: string, body?: Uint8Array])[] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /Im0 4 0 R >> >> /Contents 5 0 R >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width_px} /Height ${height_px} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    ],
    [`<< /Length ${draw.length} >>`, new TextEncoder().encode(draw)],
  ];
  const parts: Uint8Array[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  put("%PDF-1.4\n");
  const starts = objects.map(([head, body], at) => {
    const start = length;
    put(`${at + 1} 0 obj\n${head}\n`);
    if (body) {
      put("stream\n");
      put(body);
      put("\nendstream\n");
    }
    put("endobj\n");
    return start;
  });
  const table = length;
  const rows = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  put(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts as BlobPart[], { type: "application/pdf" });
}
