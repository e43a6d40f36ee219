import assortments from "../../content/materials/assortments.json" with { type: "json" };
import brick from "../../content/materials/looks/brick.json" with { type: "json" };
import butcherBlock from "../../content/materials/looks/butcher-block.json" with { type: "json" };
import ceramic from "../../content/materials/looks/ceramic.json" with { type: "json" };
import clay from "../../content/materials/looks/clay.json" with { type: "json" };
import concrete from "../../content/materials/looks/concrete.json" with { type: "json" };
import glass from "../../content/materials/looks/glass.json" with { type: "json" };
import granite from "../../content/materials/looks/granite.json" with { type: "json" };
import hardwood from "../../content/materials/looks/hardwood.json" with { type: "json" };
import laminate from "../../content/materials/looks/laminate.json" with { type: "json" };
import limestone from "../../content/materials/looks/limestone.json" with { type: "json" };
import marble from "../../content/materials/looks/marble.json" with { type: "json" };
import metal from "../../content/materials/looks/metal.json" with { type: "json" };
import paint from "../../content/materials/looks/paint.json" with { type: "json" };
import patterned from "../../content/materials/looks/patterned.json" with { type: "json" };
import paver from "../../content/materials/looks/paver.json" with { type: "json" };
import pebble from "../../content/materials/looks/pebble.json" with { type: "json" };
import quartz from "../../content/materials/looks/quartz.json" with { type: "json" };
import slate from "../../content/materials/looks/slate.json" with { type: "json" };
import stackedStone from "../../content/materials/looks/stacked-stone.json" with { type: "json" };
import terrazzo from "../../content/materials/looks/terrazzo.json" with { type: "json" };
import travertine from "../../content/materials/looks/travertine.json" with { type: "json" };
import turf from "../../content/materials/looks/turf.json" with { type: "json" };
import vinyl from "../../content/materials/looks/vinyl.json" with { type: "json" };
import woodTile from "../../content/materials/looks/wood-tile.json" with { type: "json" };
import zellige from "../../content/materials/looks/zellige.json" with { type: "json" };
import type { LookRow } from "./look.ts";

/** A look as its table has it. */
export interface LookEntry extends Omit<LookRow, "sold"> {
  /** The name of a usual assortment, or the formats for each group. */
  sold: keyof typeof assortments | LookRow["sold"];
}

const entries = [
  ...marble,
  ...travertine,
  ...limestone,
  ...slate,
  ...granite,
  ...quartz,
  ...terrazzo,
  ...concrete,
  ...ceramic,
  ...zellige,
  ...glass,
  ...metal,
  ...patterned,
  ...clay,
  ...pebble,
  ...hardwood,
  ...laminate,
  ...vinyl,
  ...woodTile,
  ...butcherBlock,
  ...turf,
  ...paver,
  ...brick,
  ...stackedStone,
  ...paint,
] as readonly LookEntry[];

/** Every look of `content/materials/looks`. */
export const lookRows: readonly LookRow[] = entries.map((entry) => ({
  ...entry,
  sold: typeof entry.sold === "string" ? (assortments[entry.sold] as LookRow["sold"]) : entry.sold,
}));
