import { ownValue } from "../../orders/own-value.ts";
import { cabinetFaces } from "../cabinetry/faces.ts";
import { isCabinetLayout } from "../cabinetry/fronts.ts";
import { ink, n } from "../drawing/ink.ts";
import type { SeenItem } from "./wall-view.ts";

/** Shapes in inches: x from the left, y down from the top. */
type Symbol = (w: number, h: number) => string;

const box = (x: number, y: number, w: number, h: number, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0.1, w))}" height="${n(Math.max(0.1, h))}"${more}/>`;
const path = (d: string, more = "") => `<path d="${d}" fill="none"${more}/>`;
const oval = (x: number, y: number, rx: number, ry: number, more = "") =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${more}/>`;
const faint = ` stroke="${ink.faint}"`;

const whole: Symbol = (w, h) => box(0, 0, w, h);

/** Doors are marked from their handle's side to the hinge, as on all cabinet elevations. */
function hinge(x: number, y: number, w: number, h: number, side: "left" | "right"): string {
  const [from, to] = side === "left" ? [x + w, x] : [x, x + w];
  return path(
    `M${n(from)} ${n(y)}L${n(to)} ${n(y + h / 2)}L${n(from)} ${n(y + h)}`,
    `${faint} stroke-dasharray="1.5 1.2"`,
  );
}

/** A cabinet's own doors and drawers; null for products that are not built of fronts. */
function cabinet({ product, item }: SeenItem, w: number, h: number): string | null {
  const model = product?.model;
  if (!model || model.kind === "vanity" || !isCabinetLayout(model.params.layout)) return null;
  const size = { width_in: item.width_in, depth_in: item.depth_in, height_in: item.height_in };
  const faces = cabinetFaces({ ...model.params, ...size }).filter(({ turn_deg }) => turn_deg === 0);
  const fronts = faces.flatMap((face) =>
    face.fronts.map((front) => {
      const x = w / 2 + face.x + front.x - front.width / 2;
      const y = h - front.y - front.height / 2;
      const mark =
        front.kind === "door" && front.hinge ? hinge(x, y, front.width, front.height, front.hinge) : "";
      return box(x, y, front.width, front.height, front.kind === "open" ? faint : "") + mark;
    }),
  );
  return whole(w, h) + fronts.join("");
}

const drawersAndDoors: Symbol = (w, h) => {
  const doors = w > 27 ? 2 : 1;
  const each = w / doors;
  const fronts = Array.from({ length: doors }, (_, at) => box(at * each + 0.5, 1.5, each - 1, h - 5));
  return whole(w, h) + fronts.join("");
};
const toilet: Symbol = (w, h) =>
  box(w * 0.04, 0, w * 0.92, h * 0.5, ' rx="1"') +
  path(
    `M${n(w * 0.12)} ${n(h * 0.5)}C${n(w * 0.12)} ${n(h * 0.86)} ${n(w * 0.26)} ${n(h * 0.8)} ${n(w * 0.28)} ${n(h)}H${n(w * 0.72)}C${n(w * 0.74)} ${n(h * 0.8)} ${n(w * 0.88)} ${n(h * 0.86)} ${n(w * 0.88)} ${n(h * 0.5)}Z`,
    ` style="fill:${ink.fixture}"`,
  );
const tub: Symbol = (w, h) => box(0, 0, w, h, ' rx="1.5"') + path(`M0 ${n(Math.min(2.5, h / 4))}H${n(w)}`);
const mirror: Symbol = (w, h) =>
  whole(w, h) +
  path(
    `M${n(w * 0.3)} ${n(h * 0.55)}L${n(w * 0.5)} ${n(h * 0.3)}M${n(w * 0.42)} ${n(h * 0.7)}L${n(w * 0.72)} ${n(h * 0.33)}`,
    faint,
  );
const glass: Symbol = (w, h) => box(0, 0, w, h, ` fill-opacity="0.35"${faint}`);
const range: Symbol = (w, h) => {
  const knobs = Array.from({ length: 5 }, (_, at) => oval((w * (at + 0.5)) / 5, h * 0.1, 0.9, 0.9));
  return (
    whole(w, h) +
    path(`M0 ${n(h * 0.2)}H${n(w)}M0 ${n(h * 0.8)}H${n(w)}`) +
    box(w * 0.14, h * 0.36, w * 0.72, h * 0.3, faint) +
    path(`M${n(w * 0.08)} ${n(h * 0.26)}H${n(w * 0.92)}`) +
    knobs.join("")
  );
};
const refrigerator: Symbol = (w, h) =>
  whole(w, h) +
  path(
    `M0 ${n(h * 0.62)}H${n(w)}M${n(w / 2)} 0V${n(h * 0.62)}M${n(w * 0.46)} ${n(h * 0.24)}V${n(h * 0.56)}M${n(w * 0.54)} ${n(h * 0.24)}V${n(h * 0.56)}M${n(w * 0.2)} ${n(h * 0.66)}H${n(w * 0.8)}`,
  );
const dishwasher: Symbol = (w, h) =>
  whole(w, h) + path(`M0 ${n(h * 0.14)}H${n(w)}M${n(w * 0.15)} ${n(h * 0.2)}H${n(w * 0.85)}`);
const oven: Symbol = (w, h) =>
  whole(w, h) +
  path(`M0 ${n(h * 0.2)}H${n(w)}M${n(w * 0.1)} ${n(h * 0.28)}H${n(w * 0.9)}`) +
  box(w * 0.14, h * 0.42, w * 0.72, h * 0.42, faint);
const hood: Symbol = (w, h) =>
  path(
    `M0 ${n(h)}V${n(h * 0.86)}L${n(w * 0.32)} ${n(h * 0.45)}V0H${n(w * 0.68)}V${n(h * 0.45)}L${n(w)} ${n(h * 0.86)}V${n(h)}Z`,
    ` style="fill:${ink.fixture}"`,
  );
const machine: Symbol = (w, h) =>
  whole(w, h) + path(`M0 ${n(h * 0.16)}H${n(w)}`) + oval(w / 2, h * 0.55, w * 0.3, w * 0.3);
const faucet: Symbol = (w, h) =>
  path(
    `M${n(w / 2)} ${n(h)}V${n(h * 0.25)}Q${n(w / 2)} 0 ${n(w * 0.75)} ${n(h * 0.1)}M${n(w * 0.2)} ${n(h)}H${n(w * 0.8)}`,
  );
const cooktop: Symbol = (w, h) => whole(w, Math.min(h, 1));
const hidden: Symbol = (w, h) => box(0, 0, w, h, ` fill-opacity="0"${faint} stroke-dasharray="2 1.5"`);
const soft: Symbol = (w, h) => box(0, 0, w, h, ' rx="2"');
const shelf: Symbol = (w, h) =>
  whole(w, h) + path(`M0 ${n(h / 3)}H${n(w)}M0 ${n((2 * h) / 3)}H${n(w)}`, faint);

const symbols: Readonly<Record<string, Symbol>> = {
  toilet,
  bidet: soft,
  vanity: drawersAndDoors,
  base_cabinet: drawersAndDoors,
  wall_cabinet: drawersAndDoors,
  tall_cabinet: drawersAndDoors,
  tub,
  tub_shower: glass,
  shower: glass,
  sink: hidden,
  lavatory: soft,
  faucet,
  cooktop,
  range,
  wall_oven: oven,
  microwave: oven,
  dishwasher,
  refrigerator,
  hood,
  washer: machine,
  dryer: machine,
  mirror,
  sofa: soft,
  chair: soft,
  bed: soft,
  media: shelf,
};

/** What an item looks like on an elevation: SVG shapes in inches in its own box, x to the right, y down. */
export function frontSymbol(seen: SeenItem): string {
  const { item, facing, width_in: w, height_in: h } = seen;
  if (facing !== "front") return whole(w, h);
  return cabinet(seen, w, h) ?? (ownValue(symbols, item.kind) ?? whole)(w, h);
}
