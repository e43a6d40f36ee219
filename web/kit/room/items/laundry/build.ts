import { Group } from "three";
import { type Shell, shellOf } from "../appliance/pieces.ts";
import { put } from "../parts/assemble.ts";
import { type ItemParams, number, text } from "../parts/params.ts";
import { ball, box, plate, rectSection, rod, turned } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { doorGlass, drumMaterial } from "./drum.ts";

type Machine = {
  shell: Shell;
  w: number;
  y0: number;
  h: number;
  d: number;
  face: number;
  dryer: boolean;
  gas?: boolean;
};

/** How far a door stands out from the front. */
const DOOR = 1.5;

/** Washers stand on y = 0, the door to +z; `form` front, top or tower (washer below, dryer above, one machine). */
export function buildWasher(params: ItemParams, finish: string): Group {
  const group = new Group();
  const shell = shellOf(finish);
  const { width_in: w, depth_in: d, height_in: h } = params;
  const face = d / 2 - DOOR;
  if (text(params, "form") === "top") topLoader(group, params, shell);
  else if (text(params, "form") === "tower") {
    const panel = 8;
    const each = (h - panel) / 2;
    frontLoader(group, { shell, w, d, face, y0: 0, h: each, dryer: false }, false);
    frontLoader(group, { shell, w, d, face, y0: each + panel, h: each, dryer: true }, false);
    body(group, shell, w, d, face, each, panel);
    controls(group, shell, w, face, each + panel / 2);
  } else
    frontLoader(group, { shell, w, d, face, y0: 0, h, dryer: false }, true, number(params, "pedestal_in", 0));
  return group;
}

/** Dryers like the washer beside them. */
export function buildDryer(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  if (text(params, "form") === "top") topLoader(group, params, shellOf(finish));
  else
    frontLoader(
      group,
      {
        shell: shellOf(finish),
        w,
        d,
        face: d / 2 - DOOR,
        y0: 0,
        h,
        dryer: true,
        gas: text(params, "fuel") === "gas",
      },
      true,
      number(params, "pedestal_in", 0),
    );
  return group;
}

function body(group: Group, shell: Shell, w: number, d: number, face: number, y0: number, h: number): void {
  const deep = face + d / 2;
  put(group, box(w, h, deep, 0.5, 3), shell.face, { y: y0 + h / 2, z: -d / 2 + deep / 2 });
}

function frontLoader(group: Group, machine: Machine, withControls: boolean, pedestal = 0): void {
  const { shell, w, d, face, dryer } = machine;
  const y0 = machine.y0 + pedestal;
  const h = machine.h - pedestal;
  const foot = machine.y0 === 0 ? 0.8 : 0;
  if (foot)
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        put(group, rod(0.9, foot + 0.2, 0.1, 18), shell.dark, {
          x: x * (w / 2 - 2.5),
          y: 0,
          z: z * (d / 2 - 4),
        });
  if (pedestal) {
    body(group, shell, w, d, face, foot, pedestal - foot - 0.1);
    put(group, box(w - 1.4, pedestal - 2.6, 0.7, 0.2, 2), shell.face, {
      y: pedestal / 2 + 0.2,
      z: face + 0.1,
    });
    put(group, box(w * 0.6, 0.5, 0.5, 0.15), shell.dark, { y: pedestal - 1.9, z: face + 0.35 });
  }
  const bottom = pedestal ? y0 : machine.y0 + foot;
  body(group, shell, w, d, face, bottom, machine.y0 + machine.h - bottom);
  const panel = withControls ? 5.2 : 0;
  const room = h - panel - (machine.y0 === 0 && !pedestal ? 6 : 2.5);
  const r = Math.min(room / 2, w / 2 - 3);
  const middle = y0 + h - panel - room / 2 - 0.4;
  door(group, shell, middle, r, face, dryer);
  if (machine.gas) burnerPanel(group, shell, w, y0 + foot, face);
  if (withControls) {
    controls(group, shell, w, face, y0 + h - panel / 2 - 0.3);
    put(group, box(w - 0.6, 0.06, 0.3, 0.02), shell.dark, { y: y0 + h - panel - 0.2, z: face + 0.01 - 0.12 });
  }
  if (!dryer && machine.y0 === 0 && !pedestal)
    put(group, plate(rectSection(4, 3, 0.4, 5), 0.06, 0.02), shell.face, {
      x: w / 2 - 4.5,
      y: 3.2,
      z: face + 0.03,
    });
}

/** A round door: bezel, deep dark glass, a grip at its side. */
function door(group: Group, shell: Shell, y: number, r: number, face: number, dryer: boolean): void {
  // A dryer's door opens to the other side than the washer's beside it, and its glass is larger.
  const open = dryer ? 0.82 : 0.73;
  put(
    group,
    turned(
      [
        [r * (open - 0.03), 0.5],
        [r * (open - 0.01), DOOR * 0.86],
        [r * (open + 0.07), DOOR],
        [r * 0.94, DOOR * 0.86],
        [r, DOOR * 0.4],
        [r, 0],
      ],
      0.16,
      72,
    ),
    shell.handle,
    { y, z: face, rx: 90 },
  );
  put(
    group,
    turned(
      [
        [0, 0.1],
        [r * 0.4, 0.1],
        [r * (open - 0.01), 0.3],
      ],
      0.02,
      64,
    ),
    drumMaterial(),
    { y, z: face, rx: 90 },
  );
  put(
    group,
    turned(
      [
        [0, dryer ? 0.6 : 0.76],
        [r * 0.4, dryer ? 0.65 : 0.86],
        [r * (open - 0.05), 0.95],
        [r * open, 1.05],
      ],
      0.05,
      56,
    ),
    doorGlass(),
    { y, z: face, rx: 90 },
  );
  put(group, rod(r + 0.3, 0.08, 0.03, 64), shell.dark, { y, z: face, rx: 90 });
  put(group, box(1, r * 0.5, 0.5, 0.25, 2), shell.dark, {
    x: r * (dryer ? -0.92 : 0.87),
    y,
    z: face + DOOR * 0.86,
  });
}

/** The panel at a gas dryer's foot that one takes off to reach the burner, with its louvers. */
function burnerPanel(group: Group, shell: Shell, w: number, y: number, face: number): void {
  put(group, box(w - 1, 0.1, 0.3, 0.02), shell.dark, { y: y + 4.6, z: face - 0.11 });
  for (let i = 0; i < 5; i++)
    put(group, box(w * 0.34, 0.22, 0.2, 0.05), shell.dark, {
      x: w * 0.24,
      y: y + 1.2 + i * 0.6,
      z: face - 0.05,
    });
}

function controls(group: Group, shell: Shell, w: number, face: number, y: number): void {
  put(group, plate(rectSection(w * 0.5, 2.1, 0.3, 5), 0.1, 0.03), shell.glass, {
    x: w * 0.18,
    y,
    z: face + 0.05,
  });
  put(group, plate(rectSection(w * 0.16, 0.8, 0.1, 4), 0.03, 0.01), shell.screen, {
    x: w * 0.12,
    y,
    z: face + 0.11,
  });
  for (let i = 0; i < 4; i++)
    put(group, rod(0.22, 0.05, 0.02, 16), shell.print, {
      x: w * 0.26 + i * w * 0.04,
      y,
      z: face + 0.1,
      rx: 90,
    });
  put(
    group,
    turned(
      [
        [0, 0],
        [1.5, 0],
        [1.42, 0.12],
        [0, 0.14],
      ],
      0.03,
      40,
    ),
    shell.dark,
    { x: -w * 0.17, y, z: face, rx: 90 },
  );
  put(
    group,
    turned(
      [
        [0, 0.1],
        [1.16, 0.1],
        [1.06, 0.95],
        [0.9, 1.05],
        [0, 1.05],
      ],
      0.08,
      40,
    ),
    shell.handle,
    {
      x: -w * 0.17,
      y,
      z: face,
      rx: 90,
    },
  );
  cycleMarks(group, shell, -w * 0.17, y, face);
  put(group, box(w * 0.2, 2.2, 0.24, 0.1, 2), shell.face, { x: -w * 0.36, y, z: face + 0.02 });
  put(group, box(w * 0.2 + 0.14, 2.34, 0.2, 0.05), shell.dark, { x: -w * 0.36, y, z: face - 0.08 });
}

/** The cycles that are printed round the dial, each a mark and a word. */
function cycleMarks(group: Group, shell: Shell, x: number, y: number, face: number): void {
  const isDark = shell.finish === "black-stainless" || shell.finish === "matte-black";
  const ink = isDark ? shell.print : shell.dark;
  for (let i = 0; i < 9; i++) {
    const angle = ((-120 + i * 30) * Math.PI) / 180;
    const at = (r: number) => ({ x: x + Math.sin(angle) * r, y: y + Math.cos(angle) * r, z: face + 0.012 });
    put(group, rod(0.07, 0.02, 0.005, 10), ink, { ...at(1.72), rx: 90 });
    const side = Math.sign(Math.round(Math.sin(angle) * 10));
    if (side && i % 2)
      put(group, box(1.1, 0.09, 0.02, 0.004), ink, {
        ...at(1.95),
        x: x + side * (Math.abs(Math.sin(angle)) * 1.95 + 0.65),
      });
  }
}

/** A washer loaded from above, or the dryer that matches it: a console at the back. */
function topLoader(group: Group, params: ItemParams, shell: Shell): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const deck = h - 6.5;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      put(group, rod(0.9, 1, 0.1, 18), shell.dark, { x: x * (w / 2 - 2.5), z: z * (d / 2 - 3) });
  put(group, box(w, deck - 0.8, d, 0.5, 3), shell.face, { y: (deck + 0.8) / 2 });
  const console = plate(
    [
      [-d / 2, deck - 0.2],
      [-d / 2 + 6.4, deck - 0.2],
      [-d / 2 + 4.2, h],
      [-d / 2, h],
    ],
    w - 0.6,
    0.2,
  );
  console.rotateY(-Math.PI / 2);
  put(group, console, shell.face);
  const tilt = -18;
  for (const x of [-0.3, 0.02])
    put(
      group,
      turned(
        [
          [0, 0],
          [1.3, 0],
          [1.1, 1],
          [0, 1.05],
        ],
        0.08,
        36,
      ),
      shell.handle,
      { x: x * w, y: deck + 3.2, z: -d / 2 + 5.1, rx: 90 + tilt },
    );
  put(group, plate(rectSection(w * 0.24, 1.8, 0.2, 4), 0.06, 0.02), shell.glass, {
    x: w * 0.3,
    y: deck + 3.2,
    z: -d / 2 + 5.25,
    rx: tilt,
  });
  const lid = text(params, "load") === "front" ? 0 : d - 9;
  if (lid) {
    put(group, box(w - 2.4, 0.8, lid, 0.35, 2), shell.face, { y: deck + 0.2, z: d / 2 - lid / 2 - 1.2 });
    put(group, plate(rectSection(w - 7, lid - 5, 2, 6), 0.1, 0.03), shell.glass, {
      y: deck + 0.6,
      z: d / 2 - lid / 2 - 1.6,
      rx: -90,
    });
  } else {
    put(group, box(w - 6, 17, 0.7, 0.3, 2), shell.face, { y: deck * 0.58, z: d / 2 - 0.2 });
    put(group, ball(0.01, 8), plastic("#888888"), { y: deck * 0.58 });
    put(group, box(5, 1.1, 0.3, 0.1), shell.dark, { y: deck * 0.58 + 7, z: d / 2 + 0.1 });
  }
}
