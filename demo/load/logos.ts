import { createHash } from "node:crypto";
import sharp from "sharp";
import { showrooms } from "../people/showrooms.ts";
import type { MediaRow } from "./media.ts";

const side = 512;

export interface Logo {
  vsd_id: string;
  media: MediaRow;
  bytes: Uint8Array;
}

/** The marks of the showrooms on paper, drawn in their own colours. */
export function drawLogos(): Promise<Logo[]> {
  return Promise.all(
    showrooms.map(async ({ vsd_id, theme_color, mark }) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-12 -12 124 124" color="${theme_color}"><rect x="-12" y="-12" width="124" height="124" fill="#ffffff"/>${mark}</svg>`;
      const bytes = await sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
      const path = `logos/${vsd_id.toLowerCase()}.webp`;
      const key = createHash("sha256").update(path).update(bytes).digest("base64url").slice(0, 22);
      return {
        vsd_id,
        media: { key, source: { kind: "file", path }, width: side, height: side, placeholder: "#ffffff" },
        bytes,
      };
    }),
  );
}
