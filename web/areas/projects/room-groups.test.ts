import { expect, it } from "vitest";
import type { ProjectLine } from "../../../contract/design/project-cart.ts";
import { roomGroups } from "./room-groups.ts";

const line = (sku: string, surface: string, more: Partial<ProjectLine> = {}) =>
  ({ id: sku, sku, surface, line_total: 10.1, covers_sqft: null, lead_time_days: 2, ...more }) as ProjectLine;

it("puts a room's lines together, those of one surface side by side, and the rest at the end", () => {
  const groups = roomGroups([
    line("lamp", ""),
    line("tile", "Hall bath: floor", { covers_sqft: 60.5 }),
    line("sink", "Kitchen: sink"),
    line("vanity", "Hall bath: vanity", { lead_time_days: 21 }),
    line("grout", "Hall bath: floor"),
  ]);
  expect(groups.map(({ room, lines }) => [room, ...lines.map(({ sku }) => sku)])).toEqual([
    ["Hall bath", "tile", "grout", "vanity"],
    ["Kitchen", "sink"],
    ["", "lamp"],
  ]);
  expect(groups[0]).toMatchObject({ total: 30.3, area_sqft: 60.5, lead_time_days: 21 });
});
