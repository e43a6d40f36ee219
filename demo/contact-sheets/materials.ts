import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type OverlayOptions } from "sharp";
import { drawMaterial } from "../../domain/materials/draw-material.ts";
import type { Look } from "../../domain/materials/look.ts";
import { looks } from "../../domain/materials/looks.ts";
import { type View, views } from "../../domain/materials/material.ts";

/**
 * Draws every look on contact sheets to look at: `node demo/contact-sheets/materials.ts --view laid --out /tmp/sheets`.
 * `--only` takes part of a look's id, family or group; `--size` the side of one picture, `--columns` how many a row.
 */
const { values } = parseArgs({
  options: {
    view: { type: "string", default: "laid" },
    only: { type: "string", default: "" },
    out: { type: "string", default: "/tmp/material-sheets" },
    size: { type: "string", default: "320" },
    columns: { type: "string", default: "6" },
    rows: { type: "string", default: "4" },
    seed: { type: "string", default: "7" },
    format: { type: "string" },
  },
});

const size = Number(values.size);
const columns = Number(values.columns);
const rows = Number(values.rows);
const label_px = 22;

function isAsked(look: Look): boolean {
  const asked = values.only.split(",").filter(Boolean);
  return (
    asked.length === 0 ||
    asked.some(
      (word) => look.id.includes(word) || look.family === word || look.group.some((group) => group === word),
    )
  );
}

function captionOf(look: Look, milliseconds: number): Buffer {
  const text = `${look.id} · ${look.family} · ${Math.round(milliseconds)} ms`;
  return Buffer.from(
    `<svg width="${size}" height="${label_px}"><text x="4" y="15" font-family="sans-serif" font-size="11" fill="#222">${text}</text></svg>`,
  );
}

async function drawLook(look: Look, index: number, view: View) {
  const group = look.group.find((name) => name === values.only);
  const definition = look.make({
    seed: Number(values.seed) + index,
    ...(group ? { group } : {}),
    ...(values.format ? { format: values.format as never } : {}),
  });
  const before = process.cpuUsage().user;
  const drawing = drawMaterial(definition, { view, width_px: size * 2, height_px: size * 2 });
  const milliseconds = (process.cpuUsage().user - before) / 1000;
  const raw = { width: drawing.width_px, height: drawing.height_px, channels: 4 as const };
  const picture = await sharp(drawing.rgb, { raw }).resize(size, size).png().toBuffer();
  return { picture, caption: captionOf(look, milliseconds), milliseconds };
}

async function drawSheet(page: readonly Look[], first: number, path: string, view: View): Promise<number> {
  const parts: OverlayOptions[] = [];
  let total = 0;
  for (const [index, look] of page.entries()) {
    const drawn = await drawLook(look, first + index, view);
    total += drawn.milliseconds;
    const left = (index % columns) * (size + 8) + 8;
    const top = Math.floor(index / columns) * (size + label_px + 8) + 8;
    parts.push({ input: drawn.picture, left, top }, { input: drawn.caption, left, top: top + size });
  }
  const width = columns * (size + 8) + 8;
  const height = Math.ceil(page.length / columns) * (size + label_px + 8) + 8;
  await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite(parts)
    .png()
    .toFile(path);
  return total;
}

await mkdir(values.out, { recursive: true });
const asked = looks.filter(isAsked);
const view = views.find((name) => name === values.view) ?? "laid";
for (let first = 0, page = 1; first < asked.length; first += columns * rows, page += 1) {
  const part = asked.slice(first, first + columns * rows);
  const path = join(values.out, `${view}-${String(page).padStart(2, "0")}.png`);
  const total = await drawSheet(part, first, path, view);
  console.log(`${path}: ${part.length} looks, ${Math.round(total / part.length)} ms each at ${size * 2} px`);
}
