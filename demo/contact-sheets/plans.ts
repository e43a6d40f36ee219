import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { drawPlan } from "../../domain/room/drawing/index.ts";
import { floorPlans } from "../rooms/plans.ts";
import { roomTemplates } from "../rooms/templates.ts";

/**
 * Draws every floor plan on contact sheets to look at: `node demo/contact-sheets/plans.ts --out /tmp/plans`.
 * `--only` takes part of an id or a room; `--furnished` draws templates with their items; `--size` is a drawing's width.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    out: { type: "string", default: "/tmp/plan-sheets" },
    size: { type: "string", default: "360" },
    columns: { type: "string", default: "4" },
    each: { type: "string", default: "12" },
    furnished: { type: "boolean", default: false },
  },
});
const size = Number(values.size);
const columns = Number(values.columns);
const each = Number(values.each);

const asked = (...words: string[]) =>
  values.only.split(",").some((part) => words.some((word) => word.includes(part)));
const drawings = values.furnished
  ? roomTemplates()
      .filter(({ id, room, floorplan }) => asked(id, room, floorplan))
      .map(({ id, name, design }) => ({
        label: `${id} · ${name}`,
        svg: drawPlan(design.plan, { width_px: size, items: design.items, dimensions: false, title: name }),
      }))
  : floorPlans
      .filter(({ id, room }) => asked(id, room))
      .map(({ id, name, plan }) => ({
        label: id,
        svg: drawPlan(plan, { width_px: size, title: name.replace(/ \d.*$/, "") }),
      }));

await mkdir(values.out, { recursive: true });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: columns * (size + 16) + 16, height: 800 } });
for (let at = 0; at * each < drawings.length; at++) {
  const cells = drawings
    .slice(at * each, at * each + each)
    .map(({ label, svg }) => `<figure>${svg}<figcaption>${label}</figcaption></figure>`);
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;align-items:flex-end;font:11px sans-serif;background:#ddd}figure{margin:8px 16px 8px 0;max-width:${size}px}</style>${cells.join("")}`,
  );
  const file = join(values.out, `plans-${String(at + 1).padStart(2, "0")}.png`);
  await writeFile(file, await page.screenshot({ fullPage: true }));
  console.log(file);
}
await browser.close();
