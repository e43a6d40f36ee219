import type { RoomItem, RoomPlan } from "../../../contract/design/room-design.ts";
import { drawAreaLabels, drawAreas } from "./areas.drawing.ts";
import { drawCeiling } from "./ceiling.drawing.ts";
import { drawDimensions } from "./dimensions.drawing.ts";
import { ink, n } from "./ink.ts";
import { drawItems } from "./items.drawing.ts";
import { drawNiches } from "./niches.drawing.ts";
import { drawNorth, drawScale } from "./north-and-scale.drawing.ts";
import { doorReach, drawOpenings } from "./openings.drawing.ts";
import { drawRoomLabel } from "./room-label.drawing.ts";
import { drawServices } from "./services.drawing.ts";
import { layOut } from "./sheet.ts";
import { drawStructures } from "./structures.drawing.ts";
import { drawOpeningTags, drawTags } from "./tags.drawing.ts";
import { drawWalls } from "./walls.drawing.ts";

export interface PlanDrawing {
  width_px: number;
  /** Fits the drawing into this height; otherwise the height follows from the plan. */
  height_px?: number;
  /** Dimensions around the drawing; defaults to true. */
  dimensions?: boolean;
  /** Fixtures and furniture as plan symbols. */
  items?: readonly RoomItem[];
  /** Pixels per inch and the size of the dimensions' text, for a drawing to scale on paper. */
  fixed?: { scale: number; font_px: number };
  /** A number to write on each item and opening, by its id. */
  tags?: ReadonlyMap<string, string>;
  /** North arrow and scale bar; by default on sheets from 560 px. */
  north?: boolean;
  /** The room's name, written inside with its area. */
  title?: string;
  /** Color of the paper; none when null. */
  paper?: string | null;
}

/**
 * A floor plan as an architect draws it, to scale, as SVG text. Ink on paper; sheets under 320 px show overall lengths
 * only. Never throws for a plan that is valid by the contract.
 */
export function drawPlan(plan: RoomPlan, drawing: PlanDrawing): string {
  const { width_px, dimensions = true, items = [], title, paper = ink.paper } = drawing;
  const reach_in = doorReach(plan);
  const { height_px, fixed } = drawing;
  const sheet = layOut(plan, { width_px, height_px, dimensions, reach_in, fixed });
  const withNorth = drawing.north ?? sheet.detail === "full";
  const parts = [
    paper ? `<rect width="${n(width_px)}" height="${n(sheet.height_px)}" fill="${paper}"/>` : "",
    drawWalls(sheet, plan),
    drawAreas(sheet, plan),
    drawNiches(sheet, plan),
    drawStructures(sheet, plan),
    drawItems(sheet, items),
    drawOpenings(sheet, plan),
    drawServices(sheet, plan),
    withNorth ? drawNorth(sheet, plan.north_deg ?? 90) : "",
    withNorth && dimensions ? drawScale(sheet) : "",
    dimensions ? drawDimensions(sheet, plan) : "",
    drawCeiling(sheet, plan),
    drawing.tags ? drawTags(sheet, items, drawing.tags) + drawOpeningTags(sheet, plan, drawing.tags) : "",
    drawAreaLabels(sheet, plan, items),
    drawRoomLabel(sheet, plan, items, title),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width_px)} ${n(sheet.height_px)}" width="${n(width_px)}" height="${n(sheet.height_px)}" fill="none">${parts.join("")}</svg>`;
}
