import type { RoomDesign, RoomNiche } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../catalog/page-lengths.ts";
import { nicheEdge_in, nicheSqft, nichesOf } from "../../geometry/niches.ts";
import { contains } from "../../geometry/polygon.ts";
import { faceById } from "../../geometry/walls.ts";
import type { TakeoffSettings } from "../settings.ts";
import { deepWords, insideNiche } from "../shape-words.ts";
import { ring } from "./area-shape.ts";
import { backsplashPanels } from "./backsplash.ts";
import { size } from "./openings-taken.ts";
import type { AreaShape, Panel } from "./shape.types.ts";
import { showerPanels } from "./shower.ts";

/**
 * The surface that lines a niche: what covers the wall at the niche's middle. Tile of a shower comes before a
 * backsplash, that before wainscot, and the wall's own cover is what is left.
 */
export function surfaceOfNiche(design: RoomDesign, niche: RoomNiche, settings: TakeoffSettings): string {
  const face = faceById(design.plan, niche.wall);
  const own = `wall:${niche.wall}`;
  if (!face) return own;
  const [x, y] = [niche.offset_in + niche.width_in / 2, niche.sill_in + niche.height_in / 2];
  const chosen = design.surfaces.filter(({ sku }) => sku !== null);
  const shower = chosen.find(
    ({ id }) =>
      id.startsWith("shower:") &&
      showerPanels(design, id.slice("shower:".length), settings).some(
        (panel) =>
          panel.face.id === face.id && x > panel.left && x < panel.right && y > panel.bottom && y < panel.top,
      ),
  );
  if (shower) return shower.id;
  const named = (kind: string) => chosen.find(({ id }) => id === `${kind}:${niche.wall}`);
  if (
    named("backsplash") &&
    backsplashPanels(design, face, settings).some((outline) => contains(outline, [x, y]))
  )
    return `backsplash:${niche.wall}`;
  const wainscot = named("wainscot");
  return wainscot && y < (wainscot.height_in ?? settings.wainscot_in) ? wainscot.id : own;
}

/** The shape of a surface with the insides of the niches that it lines. */
export function withNiches(
  design: RoomDesign,
  surface: string,
  shape: AreaShape,
  settings: TakeoffSettings,
): AreaShape {
  const niches = nichesOf(design.plan).filter((niche) => surfaceOfNiche(design, niche, settings) === surface);
  if (niches.length === 0) return shape;
  return {
    ...shape,
    panels: [...shape.panels, ...niches.flatMap(insidePanels)],
    gross: [
      ...shape.gross,
      ...niches.map((niche) => ({
        name: insideNiche,
        how: deepWords(size(niche.width_in, niche.height_in), lengthText(niche.depth_in)),
        area_sqft: nicheSqft(niche),
      })),
    ],
    area_sqft: shape.area_sqft + niches.reduce((sum, niche) => sum + nicheSqft(niche), 0),
    edge_in: niches.reduce((sum, niche) => sum + nicheEdge_in(niche), 0),
  };
}

/** Back, left, right, top and bottom, each laid from its own corner. */
function insidePanels({ width_in, height_in, depth_in }: RoomNiche): Panel[] {
  const panel = (wide: number, high: number): Panel => ({
    name: "niche",
    wall: null,
    region: [ring(0, 0, wide, high)],
  });
  return [
    panel(width_in, height_in),
    panel(depth_in, height_in),
    panel(depth_in, height_in),
    panel(width_in, depth_in),
    panel(width_in, depth_in),
  ];
}
