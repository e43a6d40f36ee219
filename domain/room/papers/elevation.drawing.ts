import { ink, n } from "../drawing/ink.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { drawTag } from "../drawing/tags.drawing.ts";
import { under } from "../geometry/ceiling.ts";
import { counterTopOf } from "../geometry/elevation.ts";
import { counterKinds } from "../geometry/item-kinds.ts";
import { seenFromInside } from "../geometry/walls.ts";
import { drawDimensionRow, stopsOf } from "./dimension-row.ts";
import { frontSymbol } from "./front-symbols.ts";
import { drawPieces } from "./pieces.drawing.ts";
import type { LaidPanel } from "./wall-surfaces.ts";
import type { Seen, SeenItem, SeenOpening, WallView } from "./wall-view.ts";

/** Text of dimensions and tags, in points. */
export const paperFont_pt = 6.5;

/** Around the wall: two rows of dimensions on the left and below, one on the right and above. */
const margin = { left: 56, right: 34, top: 26, bottom: 48 };
const row_pt = paperFont_pt * 2.8;

/** How much paper an elevation takes besides the wall itself, in points; at a slope one more row on its right. */
export const slopedMargin_pt = row_pt;
export const elevationMargins = [margin.left + margin.right, margin.top + margin.bottom] as const;

export interface Drawing {
  svg: string;
  width_pt: number;
  height_pt: number;
}

/** What hangs has its lower edge at least this high; the rest belongs to the row along the floor. */
const hung_in = 40;

/**
 * A wall from inside the room, to scale, with what stands and hangs there, its tile as it is laid, heights and widths.
 * @param tags the number of each item's product in the schedule
 */
export function drawElevation(
  view: WallView,
  panels: readonly LaidPanel[],
  tags: ReadonlyMap<string, string>,
  pt_per_in: number,
): Drawing {
  const { face } = view;
  const wide = face.length_in * pt_per_in;
  const high = face.height_in * pt_per_in;
  const sheet = sheetOf(wide, high, face.height_in, pt_per_in, isRaked(view) ? row_pt : 0);
  const svg = [
    `<path d="${outlineOf(sheet, view)}" fill="${ink.floor}"/>`,
    ...panels.map((panel) => drawPieces(sheet, panel, "faint")),
    ...view.openings.map((opening) => drawOpening(sheet, opening)),
    ...view.niches.map((niche) => drawNiche(sheet, niche)),
    ...view.items.map((item) => drawSeen(sheet, item)),
    drawOutline(sheet, view),
    drawRows(sheet, view),
    ...view.items.map((seen) => drawTag(sheet, middleOf(sheet, seen), tags.get(seen.item.id))),
    ...view.openings.map((seen) => drawTag(sheet, middleOf(sheet, seen), tags.get(seen.opening.id))),
  ].join("");
  const { width_px: width_pt, height_px: height_pt } = sheet;
  return { svg: asSvg(svg, width_pt, height_pt), width_pt, height_pt };
}

export const asSvg = (content: string, width_pt: number, height_pt: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width_pt)} ${n(height_pt)}" width="${n(width_pt)}" height="${n(height_pt)}" fill="none">${content}</svg>`;

/** Whether the wall ends at a slope. */
const isRaked = ({ face }: WallView): boolean => face.profile.some(([, y]) => y < face.height_in - 0.01);

const outlineOf = (sheet: Sheet, view: WallView): string =>
  `M${under(seenFromInside(view.face))
    .map(([x, y]) => `${n(sheet.x(x))} ${n(sheet.y(y))}`)
    .join("L")}Z`;

function sheetOf(wide: number, high: number, height_in: number, scale: number, more_pt: number): Sheet {
  return {
    width_px: wide + margin.left + margin.right + more_pt,
    height_px: high + margin.top + margin.bottom,
    scale,
    font_px: paperFont_pt,
    detail: "full",
    frame: { x: margin.left, y: margin.top, width: wide, height: high },
    taken: [],
    x: (inches) => margin.left + inches * scale,
    y: (inches) => margin.top + (height_in - inches) * scale,
  };
}

const place = (sheet: Sheet, { left_in, bottom_in, height_in }: Seen): string =>
  `translate(${n(sheet.x(left_in))} ${n(sheet.y(bottom_in + height_in))}) scale(${Math.round(sheet.scale * 10_000) / 10_000})`;

function drawSeen(sheet: Sheet, seen: SeenItem): string {
  const { item } = seen;
  const top = counterKinds.has(item.kind) ? counterTopOf(item) - item.height_in : 0;
  const slab =
    top > 0.1 && seen.bottom_in < 1
      ? `<rect x="0" y="${n(-top)}" width="${n(seen.width_in)}" height="${n(top)}"/>`
      : "";
  return `<g transform="${place(sheet, seen)}" fill="${ink.fixture}" stroke="${ink.soft}" stroke-width="${n(0.6 / sheet.scale)}">${frontSymbol(seen)}${slab}</g>`;
}

/** Casing around the opening; doors with their diagonal to the hinges' side, windows with their sash. */
function drawOpening(sheet: Sheet, seen: SeenOpening): string {
  const { opening, width_in: w, height_in: h } = seen;
  const frame = `<rect width="${n(w)}" height="${n(h)}" fill="${ink.paper}"/>`;
  const inset =
    opening.kind === "window"
      ? `<rect x="2" y="2" width="${n(Math.max(1, w - 4))}" height="${n(Math.max(1, h - 4))}" fill="none"/><path d="M2 ${n(h / 2)}H${n(w - 2)}" fill="none"/>`
      : opening.kind === "door"
        ? `<rect x="1" y="1" width="${n(Math.max(1, w - 2))}" height="${n(h - 1)}" fill="none"/>`
        : `<path d="M0 0L${n(w)} ${n(h)}M${n(w)} 0L0 ${n(h)}" fill="none" stroke-dasharray="3 3"/>`;
  return `<g transform="${place(sheet, seen)}" stroke="${ink.soft}" stroke-width="${n(0.6 / sheet.scale)}">${frame}${inset}</g>`;
}

/** A recess: its edge twice, with its corners' lines between. */
function drawNiche(sheet: Sheet, seen: Seen): string {
  const { width_in: w, height_in: h } = seen;
  const inset = Math.min(1.2, w / 4, h / 4);
  const corners = [
    [0, 0, inset, inset],
    [w, 0, w - inset, inset],
    [0, h, inset, h - inset],
    [w, h, w - inset, h - inset],
  ]
    .map(([x0, y0, x1, y1]) => `M${n(x0!)} ${n(y0!)}L${n(x1!)} ${n(y1!)}`)
    .join("");
  return `<g data-niche="" transform="${place(sheet, seen)}" stroke="${ink.soft}" stroke-width="${n(0.6 / sheet.scale)}" fill="none"><rect width="${n(w)}" height="${n(h)}"/><rect x="${n(inset)}" y="${n(inset)}" width="${n(w - 2 * inset)}" height="${n(h - 2 * inset)}"/><path d="${corners}"/></g>`;
}

function drawOutline(sheet: Sheet, view: WallView): string {
  const { x, y, width, height } = sheet.frame;
  return (
    `<path d="${outlineOf(sheet, view)}" fill="none" stroke="${ink.line}" stroke-width="0.9"/>` +
    `<path d="M${n(x - 8)} ${n(y + height)}H${n(x + width + 8)}" stroke="${ink.line}" stroke-width="1.6"/>`
  );
}

const middleOf = (sheet: Sheet, { left_in, width_in, bottom_in, height_in }: Seen) =>
  [sheet.x(left_in + width_in / 2), sheet.y(bottom_in + height_in / 2)] as const;

const edges = ({ left_in, width_in }: Seen): number[] => [left_in, left_in + width_in];

function drawRows(sheet: Sheet, view: WallView): string {
  const { face, items, openings, niches } = view;
  const edge = seenFromInside(view.face);
  const [left_in, right_in] = [edge[0]![1], edge.at(-1)![1]];
  const { x, y, width, height } = sheet.frame;
  const ownPlace = items.filter(({ item }) => !item.host);
  const standing = ownPlace.filter(({ bottom_in }) => bottom_in < hung_in);
  const hanging = ownPlace.filter(({ bottom_in }) => bottom_in >= hung_in);
  const ends = [0, face.length_in];
  const across = (places: readonly number[]) => stopsOf(places, sheet.x);
  const upright = (places: readonly number[]) =>
    stopsOf(
      places.filter((each) => each >= -0.01 && each <= face.height_in + 0.01),
      sheet.y,
    );
  const low = across([...ends, ...standing.flatMap(edges), ...[...openings, ...niches].flatMap(edges)]);
  // where a slope ends or two of them meet
  const breaks = edge.slice(1, -1).map(([along_in]) => along_in);
  const above = across([...ends, ...breaks, ...hanging.flatMap(edges)]);
  const tops = standing
    .filter(({ bottom_in }) => bottom_in < 1)
    .map(({ item }) => (counterKinds.has(item.kind) ? counterTopOf(item) : item.height_in));
  const levels = [...hanging, ...openings, ...niches].flatMap(({ bottom_in, height_in }) => [
    bottom_in,
    bottom_in + height_in,
  ]);
  const below = y + height + 14;
  return [
    drawDimensionRow(sheet, {
      direction: "across",
      at_pt: below + (low.length > 2 ? row_pt : 0),
      stops: across(ends),
    }),
    low.length > 2 ? drawDimensionRow(sheet, { direction: "across", at_pt: below, stops: low }) : "",
    above.length > 2 ? drawDimensionRow(sheet, { direction: "across", at_pt: y - 13, stops: above }) : "",
    drawDimensionRow(sheet, {
      direction: "upright",
      at_pt: x - row_pt - 15,
      // a gable's peak is above its eaves
      stops: upright([
        0,
        left_in,
        ...(Math.max(left_in, right_in) < face.height_in - 0.01 ? [face.height_in] : []),
      ]),
    }),
    drawDimensionRow(sheet, {
      direction: "upright",
      at_pt: x - 15,
      stops: upright([0, ...tops.filter((top) => top < left_in), left_in]),
    }),
    levels.length > 0
      ? drawDimensionRow(sheet, {
          direction: "upright",
          at_pt: x + width + 16,
          stops: upright([0, ...levels, face.height_in]),
        })
      : "",
    isRaked(view)
      ? drawDimensionRow(sheet, {
          direction: "upright",
          at_pt: x + width + 16 + (levels.length > 0 ? row_pt : 0),
          stops: upright([0, right_in]),
        })
      : "",
  ].join("");
}
