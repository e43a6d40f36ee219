import type { RoomDesign, RoomPlan } from "../../../../contract/design/room-design.ts";
import type {
  FloorplanRow as PlanListed,
  Replacement,
  TemplateFigures,
  TemplateRow as TemplateListed,
} from "../../../../contract/design/room-library.ts";
import { drawPlan } from "../../../../domain/room/drawing/index.ts";
import type { Takeoff } from "../../../../domain/room/takeoff/surface-takeoff.types.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { missingOf } from "./finalise.rules.ts";
import type { FloorplanRow } from "./floorplans.store.ts";
import type { TemplateSummary } from "./templates.store.ts";

/** Width of the drawings in lists, in pixels. */
const listed_px = 480;
const inProportion = 3 / 4;

/** How many private plans and templates one owner may have. */
export const mostInLibrary = 100;

/** A plan on a 4:3 sheet, so that drawings side by side have the same height. */
export const sheetOf = (plan: RoomPlan, width_px: number): string =>
  drawPlan(plan, { width_px, height_px: Math.round(width_px * inProportion) });

/** A plan with its drawing: at its own URL, or inline if it is private. */
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

/** A private template's plan with its fixtures, inline: nobody else may see it, so it has no URL. */
export function templateDrawn(name: string, { plan, items }: RoomDesign): TemplateListed["picture"] {
  const height = Math.round(listed_px * inProportion);
  const svg = drawPlan(plan, { width_px: listed_px, height_px: height, items, dimensions: false });
  return {
    url: dataUri(svg),
    width: listed_px,
    height,
    placeholder: "#fbfaf7",
    alt: `Plan of ${name}`,
  };
}

/** A design's total and what is missing from it, from its takeoff. */
export function figuresOf(
  design: RoomDesign,
  takeoff: Takeoff,
  replacements: readonly Replacement[],
): TemplateFigures {
  const missing = missingOf(design, takeoff);
  // `chair 1` and `chair 2` are chairs to choose
  const named = missing.map(({ label, part }) =>
    label.replace(/ \d+$/, part === "hardware" ? " hardware" : ""),
  );
  return {
    total: takeoff.goods.length > 0 ? takeoff.total : null,
    unknown: missing.length,
    missing: [...new Set(named)],
    replaced: replacements.map(({ name, by_name }) => ({ name, by: by_name })),
  };
}

/** Sorted by total; entries without a total stay at the end. */
export function byTotal<Row extends { id: string }>(
  rows: readonly Row[],
  figures: ReadonlyMap<string, TemplateFigures>,
  sort: "price" | "-price",
): Row[] {
  const last = sort === "price" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const totalOf = ({ id }: Row) => figures.get(id)?.total ?? last;
  return rows.toSorted((a, b) => {
    const [one, other] = [totalOf(a), totalOf(b)];
    if (one === other) return 0;
    return sort === "price" ? one - other : other - one;
  });
}
