import type { RoomItem } from "../../../contract/design/room-design.ts";
import { ink, n } from "./ink.ts";
import { itemSymbol } from "./item-symbols.ts";
import type { Sheet } from "./sheet.ts";

/** Lower items are drawn first. */
const layers = ["rug", "pool", "island", "peninsula", "base_cabinet", "tall_cabinet"];
const onTop = ["cooktop", "sink", "faucet", "wall_cabinet", "microwave", "hood", "light", "fan"];

const layerOf = ({ kind, host, height_in }: RoomItem): number =>
  kind === "accessory" && height_in < 1.5
    ? 0
    : onTop.includes(kind)
      ? 200 + onTop.indexOf(kind)
      : layers.includes(kind)
        ? layers.indexOf(kind)
        : host
          ? 150
          : 100;

/** Things too small to read in plan at this scale, and overhead items on small sheets. */
const isShown = (sheet: Sheet, item: RoomItem): boolean => {
  const overhead = (item.elevation_in ?? 0) > 60 || item.kind === "light" || item.kind === "fan";
  if (item.kind === "accessory" && item.host) return false;
  if (overhead && sheet.detail === "small") return false;
  return item.kind === "faucet" || Math.max(item.width_in, item.depth_in) * sheet.scale > 3;
};

/** One item as a group at its position; `1 / scale` keeps lines a pixel wide. */
export function drawItem(sheet: Sheet, item: RoomItem): string {
  const [x, y] = item.at_in;
  const place = `translate(${n(sheet.x(x))} ${n(sheet.y(y))}) rotate(${n(-item.rotation_deg)}) scale(${Math.round(sheet.scale * 1000) / 1000})`;
  const line = (sheet.detail === "small" ? 0.7 : 0.9) / sheet.scale;
  return `<g transform="${place}" fill="${ink.fixture}" stroke="${ink.soft}" stroke-width="${n(line)}">${itemSymbol(item.kind, item.width_in, item.depth_in, item.height_in)}</g>`;
}

/** Fixtures and furniture as plan symbols. */
export function drawItems(sheet: Sheet, items: readonly RoomItem[]): string {
  return items
    .filter((item) => isShown(sheet, item))
    .map((item, at) => ({ item, layer: layerOf(item) * 1000 + at }))
    .sort((first, second) => first.layer - second.layer)
    .map(({ item }) => drawItem(sheet, item))
    .join("");
}
