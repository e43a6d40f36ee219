import { BLIND_WIDTH, GAP, PAIR_FROM, TOP_DRAWER } from "./measures.ts";

/** What closes a part of a cabinet's face; `panel` is fixed, `open` has nothing in front. */
export type FrontKind = "door" | "drawer" | "false" | "panel" | "open";

/** One front seen from the front: center and size on the face, inches. */
export type Front = {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: FrontKind;
  hinge?: "left" | "right";
  /** Doors above the counter and upper doors of tall cabinets are opened at their lower corner. */
  pull_at?: "top" | "bottom" | "middle";
};

export type Area = { x0: number; x1: number; y0: number; y1: number };

const cut = (area: Area, part: Partial<Area>): Area => ({ ...area, ...part });

function one(area: Area, kind: FrontKind, more: Partial<Front> = {}): Front {
  return {
    x: (area.x0 + area.x1) / 2,
    y: (area.y0 + area.y1) / 2,
    width: area.x1 - area.x0 - GAP,
    height: area.y1 - area.y0 - GAP,
    kind,
    ...more,
  };
}

function doors(area: Area, pull_at: Front["pull_at"], hinge: Front["hinge"] = "left"): Front[] {
  if (area.x1 - area.x0 < PAIR_FROM) return [one(area, "door", { hinge, pull_at })];
  const middle = (area.x0 + area.x1) / 2;
  return [
    one(cut(area, { x1: middle }), "door", { hinge: "left", pull_at }),
    one(cut(area, { x0: middle }), "door", { hinge: "right", pull_at }),
  ];
}

/** Drawers from the top down; those with height 0 share the remaining height. */
function drawers(area: Area, heights: readonly number[]): Front[] {
  const fixed = heights.reduce((sum, height) => sum + height, 0);
  const shared = (area.y1 - area.y0 - fixed) / Math.max(1, heights.filter((height) => height === 0).length);
  let top = area.y1;
  return heights.map((height) => {
    const y1 = top;
    top -= height || shared;
    return one(cut(area, { y0: top, y1 }), "drawer");
  });
}

function row(area: Area, kind: FrontKind, count: number): Front[] {
  const step = (area.x1 - area.x0) / count;
  return Array.from({ length: count }, (_, i) =>
    one(cut(area, { x0: area.x0 + step * i, x1: area.x0 + step * (i + 1) }), kind),
  );
}

const layouts: Record<string, (area: Area) => Front[]> = {
  door: (area) => doors(area, "top"),
  "wall-door": (area) => doors(area, "bottom"),
  "drawer-door": (area) => [
    ...row(cut(area, { y0: area.y1 - TOP_DRAWER }), "drawer", area.x1 - area.x0 >= 32.5 ? 2 : 1),
    ...doors(cut(area, { y1: area.y1 - TOP_DRAWER }), "top"),
  ],
  "drawers-2": (area) => drawers(area, [0, 0]),
  "drawers-3": (area) => drawers(area, [TOP_DRAWER, 0, 0]),
  "drawers-4": (area) => drawers(area, [TOP_DRAWER, TOP_DRAWER, 0, 0]),
  sink: (area) => [
    one(cut(area, { y0: area.y1 - TOP_DRAWER }), "false"),
    ...doors(cut(area, { y1: area.y1 - TOP_DRAWER }), "top"),
  ],
  "sink-apron": (area) => [
    one(cut(area, { y0: area.y1 - 10 }), "open"),
    ...doors(cut(area, { y1: area.y1 - 10 }), "top"),
  ],
  blind: (area) => {
    const blind = one(cut(area, { x1: area.x0 + BLIND_WIDTH }), "panel");
    return [blind, ...layouts["drawer-door"]!(cut(area, { x0: area.x0 + BLIND_WIDTH }))];
  },
  trash: (area) => [one(area, "drawer", { pull_at: "top" })],
  open: (area) => [one(area, "open")],
  pantry: (area) => [
    ...doors(cut(area, { y0: area.y0 + 49.5 }), "bottom"),
    ...doors(cut(area, { y1: area.y0 + 49.5 }), "middle"),
  ],
  "pantry-drawers": (area) => [
    ...doors(cut(area, { y0: area.y0 + 30 }), "middle"),
    ...drawers(cut(area, { y1: area.y0 + 30 }), [0, 0, 0]),
  ],
  oven: (area) => [
    ...doors(cut(area, { y0: area.y0 + 53.5 }), "bottom"),
    one(cut(area, { y0: area.y0 + 24, y1: area.y0 + 53.5 }), "open"),
    ...drawers(cut(area, { y1: area.y0 + 24 }), [0, 0]),
  ],
  "oven-double": (area) => [
    ...doors(cut(area, { y0: area.y0 + 63 }), "bottom"),
    one(cut(area, { y0: area.y0 + 12, y1: area.y0 + 63 }), "open"),
    ...drawers(cut(area, { y1: area.y0 + 12 }), [0]),
  ],
  utility: (area) => doors(area, "middle"),
};

/** Several cabinets side by side under one top: drawers outside, doors between them. */
function island(area: Area): Front[] {
  const w = area.x1 - area.x0;
  const count = w < 46 ? 2 : w < 82 ? 3 : 4;
  const step = w / count;
  return Array.from({ length: count }, (_, i) => {
    const part = cut(area, { x0: area.x0 + step * i, x1: area.x0 + step * (i + 1) });
    const outer = i === 0 || i === count - 1;
    return layouts[outer ? "drawers-3" : "drawer-door"]!(part);
  }).flat();
}

/** Whether cabinets are built in this layout. */
export const isCabinetLayout = (layout: unknown): layout is string =>
  layout === "island" || layout === "corner" || (typeof layout === "string" && layout in layouts);

/** Divides a cabinet's face into its fronts. Throws a RangeError for an unknown layout. */
export function frontsOf(layout: string, area: Area): Front[] {
  const make = layout === "island" ? island : layouts[layout];
  if (!make) throw new RangeError(`No such cabinet layout: ${layout}`);
  return make(area);
}

/** Panels that cover a side or a back, about 24 in. wide each. */
export function panelsOf(area: Area): Front[] {
  return row(area, "panel", Math.max(1, Math.round((area.x1 - area.x0) / 26)));
}
