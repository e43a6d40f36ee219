import { createHash } from "node:crypto";
import type { NewMedia } from "../../server/domains/catalog/pictures/index.ts";
import type { Pictures } from "../../server/platform/pictures.ts";
import { brandMarks, markSize } from "../brand-marks/brand-marks.ts";
import { showrooms } from "../people/showrooms.ts";

const side = 512;

export interface Logo {
  /** A showroom's vsd_id, or a brand's slug. */
  of: string;
  media: NewMedia;
  bytes: Uint8Array;
}

type Drawing = Pick<Pictures, "redraw">;

/** The logos of all showrooms and brands. One after the other, since one child process draws them. */
export async function drawAllLogos(pictures: Drawing): Promise<Logo[]> {
  return [...(await drawLogos(pictures)), ...(await drawBrandLogos(pictures))];
}

/** The logos of the showrooms, drawn in their own colors. */
async function drawLogos(pictures: Drawing): Promise<Logo[]> {
  const logos: Logo[] = [];
  for (const { vsd_id, theme_color, mark } of showrooms) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-12 -12 124 124" color="${theme_color}"><rect x="-12" y="-12" width="124" height="124" fill="#ffffff"/>${mark}</svg>`;
    const path = `logos/${vsd_id.toLowerCase()}.webp`;
    logos.push({ of: vsd_id, ...(await drawn(pictures, path, svg, { width: side, height: side })) });
  }
  return logos;
}

/** The logos of the brands, by slug. */
async function drawBrandLogos(pictures: Drawing): Promise<Logo[]> {
  const logos: Logo[] = [];
  for (const { slug, svg } of brandMarks())
    logos.push({ of: slug, ...(await drawn(pictures, `logos/brand-${slug}.webp`, svg, markSize)) });
  return logos;
}

async function drawn(
  pictures: Drawing,
  path: string,
  svg: string,
  size: { width: number; height: number },
): Promise<Omit<Logo, "of">> {
  const result = await pictures.redraw(Buffer.from(svg), {
    formats: ["svg"],
    fit: { width_px: size.width },
    to: { format: "webp", quality: 90 },
  });
  if (!result.ok) throw new Error(`${path} cannot be drawn: ${result.problem}`);
  const { bytes } = result.picture;
  const key = createHash("sha256").update(path).update(bytes).digest("base64url").slice(0, 22);
  const media: NewMedia = { key, source: { kind: "file", path }, ...size, placeholder: "#ffffff" };
  return { media, bytes };
}
