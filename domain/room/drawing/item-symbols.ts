import { ownValue } from "../../orders/own-value.ts";
import { drawingWords } from "./drawing-words.ts";
import { ink, n } from "./ink.ts";

/** Shapes in inches around 0,0: x to the right, y down the page, the front at the bottom. */
type Symbol = (w: number, d: number) => string;

const box = (x: number, y: number, w: number, h: number, r = 0, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0.1, w))}" height="${n(Math.max(0.1, h))}"${r ? ` rx="${n(r)}"` : ""}${more}/>`;
const oval = (x: number, y: number, rx: number, ry: number, more = "") =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${more}/>`;
const path = (d: string, more = ' fill="none"') => `<path d="${d}"${more}/>`;
const bare = ' fill="none"';
const white = ` fill="${ink.floor}"`;
const dark = ` fill="${ink.line}" stroke="none"`;

const whole: Symbol = (w, d) => box(-w / 2, -d / 2, w, d);
const rounded =
  (radius: number): Symbol =>
  (w, d) =>
    box(-w / 2, -d / 2, w, d, Math.min(radius, w / 2, d / 2));

const toilet: Symbol = (w, d) => {
  const tank = Math.min(8, d * 0.28);
  const bowl = d - tank;
  return (
    box(-w / 2, -d / 2, w, tank, 1) +
    oval(0, -d / 2 + tank + bowl * 0.5, w * 0.42, bowl * 0.5) +
    oval(0, -d / 2 + tank + bowl * 0.52, w * 0.28, bowl * 0.36, white)
  );
};
const bidet: Symbol = (w, d) =>
  rounded(w * 0.45)(w, d) + oval(0, d * 0.08, w * 0.3, d * 0.3, white) + oval(0, -d * 0.36, 1, 1, bare);

const basins = (w: number, d: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const x = -w / 2 + (w / count) * (at + 0.5);
    const rx = Math.min(9, (w / count) * 0.36);
    return oval(x, d * 0.04, rx, Math.min(7, d * 0.3), white) + oval(x, -d * 0.38, 0.8, 0.8, dark);
  }).join("");
const vanity: Symbol = (w, d) => whole(w, d) + basins(w, d, w >= 56 ? 2 : 1);
const lavatory: Symbol = (w, d) => rounded(4)(w, d) + basins(w, d, 1);

const alcoveTub: Symbol = (w, d) =>
  whole(w, d) +
  box(-w / 2 + 3, -d / 2 + 3, w - 6, d - 6, Math.min(d * 0.36, 11), white) +
  oval(-w / 2 + 8, 0, 1.2, 1.2, bare);
const freeTub: Symbol = (w, d) =>
  rounded(d * 0.46)(w, d) +
  box(-w / 2 + 2, -d / 2 + 2, w - 4, d - 4, d * 0.42, white) +
  oval(0, 0, 1.2, 1.2, bare);
const tub: Symbol = (w, d) => (w > 61 || d > 33 ? freeTub(w, d) : alcoveTub(w, d));

/** Panes are lines, heads are rings, bases show their slope to the drain. */
const shower: Symbol = (w, d) => {
  if (w >= 24 && d < 24) return path(`M${n(-w / 2)} ${n(Math.min(d / 2, d / 2 - 0.6))}H${n(w / 2)}`);
  if (w < 24) return oval(0, -d * 0.1, Math.min(w, d) * 0.4, Math.min(w, d) * 0.4, white);
  return base(w, d);
};
const base: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, 0, white) +
  path(
    `M${n(-w / 2)} ${n(-d / 2)}L${n(w / 2)} ${n(d / 2)}M${n(w / 2)} ${n(-d / 2)}L${n(-w / 2)} ${n(d / 2)}`,
    ` fill="none" stroke="${ink.hair}"`,
  ) +
  oval(0, 0, 2, 2, white);

const sink: Symbol = (w, d) => {
  const bowls = w > 31 ? 2 : 1;
  const each = (w - 2 - (bowls - 1)) / bowls;
  const wells = Array.from({ length: bowls }, (_, at) => {
    const x = -w / 2 + 1 + at * (each + 1);
    return box(x, -d / 2 + 3, each, d - 4, 2, white) + oval(x + each / 2, 1, 1.1, 1.1, bare);
  });
  return rounded(2)(w, d) + wells.join("") + oval(0, -d / 2 + 1.5, 0.8, 0.8, dark);
};
const faucet: Symbol = (w, d) =>
  oval(0, -d / 2 + 1.2, Math.min(1.4, w / 2), 1.2, dark) + path(`M0 ${n(-d / 2 + 1)}V${n(d / 2)}`);

const rings = (w: number, d: number, top: number) => {
  const columns = w >= 34 ? 3 : 2;
  const radius = Math.min(4, w / columns / 3, (d - top) / 5);
  return Array.from({ length: columns * 2 }, (_, at) => {
    const x = -w / 2 + (w / columns) * ((at % columns) + 0.5);
    const y = -d / 2 + top + ((d - top) / 2) * (Math.floor(at / columns) + 0.5);
    return oval(x, y, radius, radius, white) + oval(x, y, radius * 0.4, radius * 0.4, bare);
  }).join("");
};
const range: Symbol = (w, d) =>
  whole(w, d) + rings(w, d - 3, 0) + path(`M${n(-w / 2)} ${n(d / 2 - 2.4)}H${n(w / 2)}`);
const cooktop: Symbol = (w, d) => rounded(1)(w, d) + rings(w, d, 0);
const grill: Symbol = (w, d) => {
  const bars = Array.from(
    { length: 9 },
    (_, at) => `M${n(-w * 0.4 + w * 0.1 * at)} ${n(-d * 0.3)}V${n(d * 0.3)}`,
  );
  return rounded(2)(w, d) + path(bars.join(""));
};
const letters =
  (text: string): Symbol =>
  (w, d) =>
    `${whole(w, d)}<text x="0" y="${n(Math.min(w, d) * 0.09)}" font-size="${n(Math.min(w, d) * 0.26)}" text-anchor="middle" stroke="none" fill="${ink.soft}" font-family="Archivo, Arial, sans-serif">${text}</text>`;
const front = (w: number, d: number) => path(`M${n(-w / 2)} ${n(d / 2 - 2)}H${n(w / 2)}`);
const refrigerator: Symbol = (w, d) =>
  letters(drawingWords.refrigerator)(w, d) + front(w, d) + path(`M0 ${n(d / 2 - 2)}V${n(d / 2)}`);
const dishwasher: Symbol = (w, d) => letters(drawingWords.dishwasher)(w, d) + front(w, d);
const oven: Symbol = (w, d) => letters(drawingWords.oven)(w, d) + front(w, d);
const machine =
  (text: string): Symbol =>
  (w, d) =>
    letters(text)(w, d) + oval(0, 0, Math.min(w, d) * 0.36, Math.min(w, d) * 0.36, bare);

const counter: Symbol = (w, d) => whole(w, d);
const tall: Symbol = (w, d) =>
  whole(w, d) +
  path(
    `M${n(-w / 2)} ${n(-d / 2)}L${n(w / 2)} ${n(d / 2)}M${n(w / 2)} ${n(-d / 2)}L${n(-w / 2)} ${n(d / 2)}`,
  );
const dashed: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, 0, ` fill="none" stroke="${ink.faint}" stroke-dasharray="4 3"`);

const sofa: Symbol = (w, d) => {
  const arm = Math.min(8, w * 0.1);
  const back = Math.min(9, d * 0.26);
  const seats = Math.max(1, Math.round((w - 2 * arm) / 27));
  const each = (w - 2 * arm) / seats;
  const cushions = Array.from({ length: seats }, (_, at) =>
    box(-w / 2 + arm + at * each, -d / 2 + back, each, d - back, 2, white),
  );
  return rounded(4)(w, d) + cushions.join("");
};
const chair: Symbol = (w, d) => rounded(3)(w, d) + box(-w * 0.38, -d * 0.28, w * 0.76, d * 0.74, 2, white);
const stool: Symbol = (w, d) => oval(0, 0, w / 2, d / 2, white);
const round: Symbol = (w, d) => oval(0, 0, w / 2, d / 2, white);
const table: Symbol = (w, d) =>
  Math.abs(w - d) < 2 && w < 62 ? round(w, d) : box(-w / 2, -d / 2, w, d, 1.5, white);
const bed: Symbol = (w, d) => {
  const pillows = w > 50 ? 2 : 1;
  const each = (w - 6) / pillows - 2;
  const heads = Array.from({ length: pillows }, (_, at) =>
    box(-w / 2 + 4 + at * (each + 2), -d / 2 + 5, each, 14, 4, white),
  );
  return (
    rounded(2)(w, d) +
    heads.join("") +
    path(`M${n(-w / 2)} ${n(-d / 2 + 26)}H${n(w / 2)}L${n(w / 2 - 14)} ${n(-d / 2 + 38)}H${n(-w / 2)}`)
  );
};
const rug: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, 0, ` fill="none" stroke="${ink.hair}"`) +
  box(-w / 2 + 3, -d / 2 + 3, w - 6, d - 6, 0, ` fill="none" stroke="${ink.hair}"`);
const planter: Symbol = (w, d) => {
  const leaves = Array.from({ length: 8 }, (_, at) => {
    const turn = (at * Math.PI) / 4;
    return `M0 0L${n(Math.cos(turn) * w * 0.42)} ${n(Math.sin(turn) * d * 0.42)}`;
  });
  return oval(0, 0, w / 2, d / 2, white) + path(leaves.join(""), ` fill="none" stroke="${ink.faint}"`);
};
const lounge: Symbol = (w, d) => rounded(3)(w, d) + path(`M${n(-w / 2)} ${n(-d / 2 + d * 0.35)}H${n(w / 2)}`);
const pool: Symbol = (w, d) => {
  const wave = (y: number) =>
    `M${n(-w * 0.12)} ${n(y)}q${n(w * 0.03)} -3 ${n(w * 0.06)} 0t${n(w * 0.06)} 0t${n(w * 0.06)} 0t${n(w * 0.06)} 0`;
  return (
    box(-w / 2, -d / 2, w, d, 2, ' fill="#e6eeee"') +
    box(-w / 2 + 8, -d / 2 + 8, w - 16, d - 16, 2, bare) +
    path(wave(-4) + wave(6), ` fill="none" stroke="${ink.faint}"`)
  );
};
const light: Symbol = (w, d) => {
  const r = Math.min(w, d) / 2;
  const x = r * Math.SQRT1_2;
  // solid lines: dashes on a small circle look like other figures
  return (
    oval(0, 0, r, r, ` fill="none" stroke="${ink.faint}"`) +
    path(
      `M${n(-x)} ${n(-x)}L${n(x)} ${n(x)}M${n(-x)} ${n(x)}L${n(x)} ${n(-x)}`,
      ` fill="none" stroke="${ink.hair}"`,
    )
  );
};
const media: Symbol = (w, d) => whole(w, d) + path(`M${n(-w * 0.34)} ${n(-d * 0.2)}H${n(w * 0.34)}`);
const mirror: Symbol = (w, d) => box(-w / 2, -d / 2, w, d, 0, dark);

const symbols: Readonly<Record<string, Symbol>> = {
  toilet,
  bidet,
  vanity,
  lavatory,
  tub,
  tub_shower: alcoveTub,
  shower,
  sink,
  faucet,
  dishwasher,
  range,
  cooktop,
  wall_oven: oven,
  microwave: dashed,
  hood: dashed,
  refrigerator,
  base_cabinet: counter,
  tall_cabinet: tall,
  wall_cabinet: dashed,
  filler: counter,
  end_panel: counter,
  island: counter,
  peninsula: counter,
  stool,
  washer: machine(drawingWords.washer),
  dryer: machine(drawingWords.dryer),
  mirror,
  light,
  fan: light,
  sofa,
  chair,
  low_table: table,
  table,
  media,
  bed,
  rug,
  planter,
  grill,
  pool,
  lounge,
};

/** Small things by their measures: mats and cloths lie, plants spread, parasols are overhead. */
function accessory(w: number, d: number, h: number): string {
  if (h < 1.5 || h > 90) return h > 90 ? light(w, d) : rug(w, d);
  if (h >= 18 && Math.abs(w - d) < 3) return planter(w, d);
  return whole(w, d);
}

/**
 * The plan symbol of an item kind, as SVG shapes in inches around its center; x right, y down, the front at the bottom.
 */
export function itemSymbol(kind: string, width_in: number, depth_in: number, height_in = 12): string {
  if (kind === "accessory") return accessory(width_in, depth_in, height_in);
  return (ownValue(symbols, kind) ?? whole)(width_in, depth_in);
}
