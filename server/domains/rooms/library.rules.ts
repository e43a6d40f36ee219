import type { RoomPlan } from "../../../contract/room-design.ts";
import type {
  FloorplanRow as PlanListed,
  TemplateRow as TemplateListed,
} from "../../../contract/room-library.ts";
import { drawPlan } from "../../../domain/plan-drawing/index.ts";
import { pictureOf } from "../showrooms/index.ts";
import type { FloorplanRow } from "./floorplans.store.ts";
import type { TemplateSummary } from "./templates.store.ts";

/** Width of the drawings in lists, in pixels. */
const listed_px = 480;
const inProportion = 3 / 4;

/** Private plans and templates that one owner may have. */
export const mostInLibrary = 100;

/** A plan on a sheet of four to three, so that drawings side by side have one height. */
export const sheetOf = (plan: RoomPlan, width_px: number): string =>
  drawPlan(plan, { width_px, height_px: Math.round(width_px * inProportion) });

/** A plan with its drawing: at an address of its own, or, for nobody else's eyes, inside the answer. */
export function planListed({ plan, ...row }: FloorplanRow): PlanListed {
  const address = `/api/floorplans/${encodeURIComponent(row.id)}/drawing.svg?v=${row.version}&width=${listed_px}`;
  return {
    ...row,
    picture: {
      url: row.is_private ? dataUri(sheetOf(plan, listed_px)) : address,
      width: listed_px,
      height: Math.round(listed_px * inProportion),
      alt: `Floor plan: ${row.name}, ${Math.round(row.area_sqft)} sq ft`,
      placeholder: "#fbfaf7",
    },
  };
}

const dataUri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

export const templateListed = (row: TemplateSummary): TemplateListed => ({
  id: row.id,
  name: row.name,
  description: row.description,
  room: row.room,
  style: row.style,
  floorplan: row.floorplan_id,
  area_sqft: row.area_sqft,
  items: row.items,
  is_private: row.is_private,
  showroom:
    row.showroom_id && row.vsd_id && row.company_name
      ? { id: row.showroom_id, vsd_id: row.vsd_id, company_name: row.company_name }
      : null,
  picture: pictureOf(row, `${row.name}, rendered`),
  version: row.version,
});
