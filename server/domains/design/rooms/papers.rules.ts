import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { perUnit } from "../../../../domain/orders/sales-unit.ts";
import { drawPlan } from "../../../../domain/room/drawing/index.ts";
import { placeLabel, surfaceLabel, wallLabel } from "../../../../domain/room/geometry/item-label.ts";
import { boundsOf } from "../../../../domain/room/geometry/polygon.ts";
import { spanishPlace } from "../../../../domain/room/geometry/spanish-place.ts";
import { cutList } from "../../../../domain/room/papers/cut-list.ts";
import {
  drawElevation,
  elevationMargins,
  paperFont_pt,
  slopedMargin_pt,
} from "../../../../domain/room/papers/elevation.drawing.ts";
import { boundsOfPanel, drawLayout, layoutMargins } from "../../../../domain/room/papers/layout.drawing.ts";
import { pieceText } from "../../../../domain/room/papers/paper-lengths.ts";
import { scaleFor } from "../../../../domain/room/papers/scale.ts";
import { itemTags, tagsOf } from "../../../../domain/room/papers/tags.ts";
import { type LaidPanel, laidPanels, panelsOnWall } from "../../../../domain/room/papers/wall-surfaces.ts";
import { type WallView, wallView } from "../../../../domain/room/papers/wall-view.ts";
import { patternWords } from "../../../../domain/room/takeoff/laying/pattern-words.ts";
import type { Takeoff } from "../../../../domain/room/takeoff/surface-takeoff.types.ts";

/** A room as its papers show it. */
export interface PaperRoom {
  design: RoomDesign;
  takeoff: Takeoff;
  products: ReadonlyMap<string, RoomProduct>;
  language?: Language;
  /** A text of ours in that language. */
  say?: (text: string) => string;
}

/** A place of the room and an option of a product, as its papers say them. */
const placeOn = (words: string, { language }: PaperRoom): string =>
  language === "es" ? spanishPlace(words) : words;
const optionsOn = ({ options }: RoomProduct, { say = asItIs }: PaperRoom): string =>
  Object.values(options).map(say).join(", ");
const asItIs = (text: string): string => text;

/** A drawing at its place on a sheet's field, points from the field's upper left corner. */
export interface PlacedDrawing {
  svg: string;
  x: number;
  y: number;
  /** Written over it; none for a drawing that is the sheet's only one. */
  caption: string | null;
}

/** A line of a sheet's key: a number or a mark, and what it stands for. */
export interface KeyLine {
  tag: string;
  words: string;
  /** Beneath, smaller. */
  more: string;
}

/** One page of drawings. */
export interface Sheet {
  title: string;
  /** `1/2" = 1'-0"`, `1:20` */
  scale: string;
  drawings: PlacedDrawing[];
  /** Beside the drawings. */
  key: { title: string; lines: KeyLine[] };
}

/** One row of the schedule: a product with what it is for. */
export interface ScheduleRow {
  tag: string;
  name: string;
  about: string;
  places: string;
  qty: string;
  unit_price: string;
  total: string;
}

/** Paper on which a room's drawings are printed, and what of it the drawings may take; points. */
export interface Field {
  width: number;
  height: number;
}

/** Plan, elevations and layout of a room, each at the largest usual scale at which it fits. */
export function sheetsOf(room: PaperRoom, field: Field): Sheet[] {
  const tags = tagsOf(room.takeoff);
  return [
    planSheet(room, field, tags),
    ...elevationSheets(room, field, tags),
    ...room.design.surfaces.flatMap((surface) =>
      layoutSheets(laidPanels(room.design, surface, room.products), room, field),
    ),
  ];
}

const planMargins = [70, 78] as const;

function planSheet(room: PaperRoom, field: Field, tags: ReadonlyMap<string, string>): Sheet {
  const { design } = room;
  const { left, right, bottom, top } = boundsOf(design.plan.vertices_in);
  const walls_in = 14;
  const scale = scaleFor(
    [right - left + walls_in, top - bottom + walls_in],
    [field.width - planMargins[0], field.height - planMargins[1]],
  );
  const svg = drawPlan(design.plan, {
    width_px: field.width,
    height_px: field.height,
    items: design.items,
    paper: null,
    fixed: { scale: scale.pt_per_in, font_px: paperFont_pt + 0.5 },
    tags: itemTags(design, tags),
  });
  return {
    title: "Floor plan",
    scale: scale.words,
    drawings: [{ svg, x: 0, y: 0, caption: null }],
    key: {
      title: "In the room",
      lines: keyOf(
        room,
        tags,
        [...design.items, ...design.plan.openings].map(({ sku }) => sku ?? null),
      ),
    },
  };
}

/** Products with their numbers, each once, by number. */
function keyOf(
  room: PaperRoom,
  tags: ReadonlyMap<string, string>,
  skus: readonly (string | null)[],
): KeyLine[] {
  const shown = new Set(skus);
  return room.takeoff.goods
    .filter(({ sku }) => shown.has(sku))
    .map(({ sku, name }) => {
      const product = room.products.get(sku);
      return { tag: tags.get(sku) ?? "", words: name, more: product ? optionsOn(product, room) : "" };
    });
}

const gap_pt = 18;
const caption_pt = 14;

/** Walls side by side and below each other, all at one scale, so that they can be compared. */
function elevationSheets(room: PaperRoom, field: Field, tags: ReadonlyMap<string, string>): Sheet[] {
  const { design, products } = room;
  const views = design.plan.walls.flatMap(({ id }) => wallView(design, id, products) ?? []);
  if (views.length === 0) return [];
  const widest = Math.max(...views.map(({ face }) => face.length_in));
  const highest = Math.max(...views.map(({ face }) => face.height_in));
  const scale = scaleFor(
    [widest, highest],
    [
      field.width - elevationMargins[0] - (design.plan.ceiling ? slopedMargin_pt : 0),
      field.height - elevationMargins[1] - caption_pt,
    ],
    0.5,
  );
  const numbers = itemTags(design, tags);
  const drawn = views.map((view) => {
    const panels = panelsOnWall(design, view.face.id, products);
    return {
      view,
      panels,
      caption: capitalized(placeOn(wallLabel(view.face.id), room)),
      ...drawElevation(view, panels, numbers, scale.pt_per_in),
    };
  });
  return inRows(drawn, field).map((page) => ({
    title: page.length === 1 ? `Elevation: ${page[0]!.each.caption.toLowerCase()}` : "Elevations",
    scale: scale.words,
    drawings: page.map(({ each: { svg, caption }, x, y }) => ({ svg, x, y, caption })),
    key: {
      title: page.length === 1 ? "On this wall" : "On these walls",
      lines: keyOf(
        room,
        tags,
        page.flatMap(({ each }) => skusOn(each.view, each.panels)),
      ),
    },
  }));
}

const skusOn = ({ items, openings }: WallView, panels: readonly LaidPanel[]): (string | null)[] => [
  ...items.map(({ item }) => item.sku),
  ...openings.map(({ opening }) => opening.sku ?? null),
  ...panels.map(({ product }) => product.sku),
];

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Places drawings in rows from the upper left; a new page where a row no longer fits. */
function inRows<Drawn extends { width_pt: number; height_pt: number }>(
  drawn: readonly Drawn[],
  field: Field,
): { each: Drawn; x: number; y: number }[][] {
  const pages: { each: Drawn; x: number; y: number }[][] = [];
  let page: { each: Drawn; x: number; y: number }[] = [];
  let [x, y, row] = [0, caption_pt, 0];
  for (const each of drawn) {
    if (x > 0 && x + each.width_pt > field.width) {
      y += row + gap_pt + caption_pt;
      x = 0;
      row = 0;
    }
    if (page.length > 0 && y + each.height_pt > field.height) {
      pages.push(page);
      page = [];
      [x, y, row] = [0, caption_pt, 0];
    }
    page.push({ each, x, y });
    x += each.width_pt + gap_pt;
    row = Math.max(row, each.height_pt);
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** The most sizes of cuts in a key; the rest is said by number. */
const mostSizes = 14;

function layoutSheets(panels: readonly LaidPanel[], room: PaperRoom, field: Field): Sheet[] {
  const laidOnes = panels.filter(({ pieces }) => pieces !== null && pieces.length > 1);
  const [first] = laidOnes;
  const laid = first?.laid;
  if (!first || !laid || first.surface.id.startsWith("countertop:")) return [];
  const bounds = laidOnes.map(boundsOfPanel);
  const scale = scaleFor(
    [
      Math.max(...bounds.map(({ left, right }) => right - left)),
      Math.max(...bounds.map(({ bottom, top }) => top - bottom)),
    ],
    [field.width - layoutMargins[0], field.height - layoutMargins[1] - caption_pt],
  );
  const drawn = laidOnes.map((panel) => ({ panel, ...drawLayout(panel, scale.pt_per_in) }));
  const label = placeOn(surfaceLabel(room.design, first.surface.id), room);
  return inRows(drawn, field).map((page) => ({
    title: `Layout: ${label}`,
    scale: scale.words,
    drawings: page.map(({ each: { svg, panel }, x, y }) => ({
      svg,
      x,
      y,
      caption: panel.panel.wall
        ? capitalized(placeOn(wallLabel(panel.panel.wall), room))
        : capitalized(label),
    })),
    key: { title: "How it is laid", lines: layingKey(first, laidOnes, room) },
  }));
}

function layingKey(
  { product, laid, surface }: LaidPanel,
  panels: readonly LaidPanel[],
  room: PaperRoom,
): KeyLine[] {
  const { piece, pattern, joint_in, turn_deg } = laid!;
  const turn = (surface.rotation_deg ?? 0) + turn_deg;
  // the ends of staggered planks come from the row before, so their lengths are nobody's to plan
  const cuts = pattern === "random" ? null : cutList(panels);
  const lines: KeyLine[] = [
    {
      tag: "",
      words: product.name,
      more: [optionsOn(product, room), `SKU ${product.sku}`].filter(Boolean).join(" · "),
    },
    {
      tag: "",
      words: `${pieceText(piece.width_in)} × ${pieceText(piece.height_in)}`,
      more: "Size of one piece",
    },
    {
      tag: "",
      words: capitalized(patternWords(pattern)) + (turn % 360 === 0 ? "" : `, turned ${Math.round(turn)}°`),
      more: "Pattern",
    },
    { tag: "", words: joint_in > 0 ? pieceText(joint_in) : "None", more: "Joint" },
    { tag: "+", words: "Start here", more: "Lower left corner of the first piece" },
  ];
  if (!cuts) return lines;
  lines.push({
    tag: "",
    words: `${cuts.whole} whole, ${cuts.cut} cut`,
    more: "Pieces; the tinted ones are cut",
  });
  const shown = cuts.sizes.slice(0, mostSizes);
  lines.push(...shown.map(({ words, count }) => ({ tag: `${count}`, words, more: "" })));
  const rest = cuts.sizes.slice(mostSizes).reduce((sum, { count }) => sum + count, 0);
  if (cuts.to_shape > 0)
    lines.push({ tag: `${cuts.to_shape}`, words: "to shape", more: "Not square: measure in place" });
  if (rest > 0) lines.push({ tag: `${rest}`, words: "of other sizes", more: "" });
  return lines;
}

/** Every product of the room with its number, quantity and price. */
export function scheduleOf(room: PaperRoom): ScheduleRow[] {
  const { design, takeoff, products } = room;
  return takeoff.goods.map((line, at) => {
    const product = products.get(line.sku);
    const finish = product ? optionsOn(product, room) : "";
    const places = [...new Set([...line.surfaces, ...line.items])].map((place) =>
      placeOn(placeLabel(design, place), room),
    );
    return {
      tag: String(at + 1),
      name: line.name,
      about: [product?.brand, finish, `SKU ${line.sku}`].filter(Boolean).join(" · "),
      places: capitalized(places.join(", ")),
      qty: String(line.qty),
      unit_price: `${usd(Math.round(line.unit_price * 100))} ${perUnit(line.unit)}`,
      total: usd(line.line_total_cents),
    };
  });
}

/** What is not chosen, not sold or not countable, in words. */
export const openPartsOf = (room: PaperRoom): string[] => [
  ...room.takeoff.surfaces.flatMap((line) =>
    line.known ? [] : [openWords(room, surfaceLabel(room.design, line.surface), line.because)],
  ),
  ...room.takeoff.items.flatMap((line) =>
    line.known || line.part !== "item"
      ? []
      : [openWords(room, placeLabel(room.design, line.item), line.because)],
  ),
];

const openWords = (room: PaperRoom, place: string, because: string): string =>
  `${capitalized(placeOn(place, room))}: ${(room.say ?? asItIs)(because)}`;
