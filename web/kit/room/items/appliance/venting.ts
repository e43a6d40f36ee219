import { Group, type Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { loft, rectRing } from "../parts/loft.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { arcYZ } from "../parts/path.ts";
import { box, plate, rectSection, rod, sweep } from "../parts/solids.ts";
import { clearGlass, glassEdge, glowing, plastic } from "../parts/stock-materials.ts";
import { microDoor } from "./cooking.ts";
import { barHandle, controlKnob, panel, type Shell, shellOf } from "./pieces.ts";

/** Range hoods on the wall (z = -depth/2), their lower edge on y = 0. */
export function buildHood(params: ItemParams, finish: string): Group {
  const group = new Group();
  const shell = shellOf(finish);
  (hoods[text(params, "form")] ?? hoods.pyramid!)(group, params, shell);
  return group;
}

function underside(group: Group, shell: Shell, w: number, d: number, y: number, z = 0): void {
  put(group, box(w, 0.2, d, 0.04), shell.dark, { y, z });
  const count = Math.max(2, Math.round(w / 12));
  for (let i = 0; i < count; i++) {
    const x = -w / 2 + (w / count) * (i + 0.5);
    put(group, box(w / count - 0.6, 0.2, d * 0.7, 0.05), shell.handle, { x, y: y - 0.08, z: z - d * 0.06 });
    for (let k = -3; k <= 3; k++)
      put(group, box(w / count - 1.6, 0.06, 0.5, 0.02), shell.dark, {
        x,
        y: y - 0.2,
        z: z - d * 0.06 + k * d * 0.085,
      });
  }
  for (const s of [-1, 1])
    put(group, rod(1.2, 0.2, 0.05, 28), glowing("#fff0d8", 3), {
      x: s * w * 0.3,
      y: y - 0.24,
      z: z + d * 0.38,
    });
}

function chimney(group: Group, shell: Shell, h: number, y: number, z: number): void {
  const lower = h * 0.52;
  put(group, box(10.6, lower, 9.6, 0.06), shell.face, { y: y + lower / 2, z });
  put(group, box(10, h - lower + 0.4, 9, 0.06), shell.face, { y: y + lower + (h - lower) / 2, z: z - 0.2 });
  for (let i = 0; i < 5; i++)
    put(group, box(0.1, 0.24, 4, 0.02), shell.dark, { x: 5.02, y: y + h - 2 - i * 0.6, z });
}

const hoods: Record<string, (group: Group, params: ItemParams, shell: Shell) => void> = {
  pyramid(group, { width_in: w, depth_in: d, height_in: h }, shell) {
    put(group, box(w, 2, d, 0.1, 2), shell.face, { y: 1 });
    const at = (sw: number, sd: number, y: number): Vector3[] =>
      rectRing(sw, sd, 0.3, y, 3, 0, -d / 2 + sd / 2);
    put(
      group,
      loft(
        [
          at(w, d, 2),
          at(w - 0.3, d - 0.2, 2.1),
          at(w * 0.7, d * 0.8, 5.4),
          at(11.6, 10.4, 10.6),
          at(11, 10, 11),
        ],
        { end: true },
      ),
      shell.face,
    );
    chimney(group, shell, h - 10.8, 10.8, -d / 2 + 5);
    underside(group, shell, w - 1.4, d - 1.4, -0.02);
    for (let i = 0; i < 4; i++)
      put(group, rod(0.34, 0.2, 0.04, 18), shell.handle, {
        x: -2.4 + i * 1.6,
        y: 1,
        z: d / 2 - 0.06,
        rx: 90,
      });
  },
  glass(group, { width_in: w, depth_in: d, height_in: h }, shell) {
    const arc = arcYZ(0, 0, 0, w * 0.72, 90 - 43, 90 + 43, 24).map((p) =>
      p.set(p.z, p.y - w * 0.72 + 3.4, 0),
    );
    put(
      group,
      sweep(arc, rectSection(d, 0.3, 0.08, 3), { side: arc[0]!.clone().set(0, 0, 1), bevel: 0.03 }),
      clearGlass("#cfe3dc", 0.2),
    );
    put(
      group,
      sweep(
        arc.map((p) => p.clone().setZ(d / 2)),
        rectSection(0.24, 0.34, 0.06, 3),
        { side: arc[0]!.clone().set(0, 0, 1) },
      ),
      glassEdge(),
    );
    put(group, box(w * 0.62, 2.6, d * 0.86, 0.2, 2), shell.face, { y: 1.6, z: -0.6 });
    chimney(group, shell, h - 3.2, 3.2, -d / 2 + 5);
    underside(group, shell, w * 0.6, d * 0.8, 0.24, -0.6);
    put(group, box(6, 0.7, 0.06, 0.02), shell.glass, { y: 1.7, z: d * 0.43 - 0.6 });
    put(group, box(1.2, 0.3, 0.02, 0.004), shell.screen, { y: 1.7, z: d * 0.43 - 0.56 });
  },
  box(group, { width_in: w, depth_in: d, height_in: h }, shell) {
    put(group, box(w, 2.6, d, 0.08, 2), shell.face, { y: 1.3 });
    chimney(group, shell, h - 2.6, 2.6, -d / 2 + 5);
    underside(group, shell, w - 1.2, d - 1.2, -0.02);
    put(group, plate(rectSection(7, 1, 0.1, 3), 0.06, 0.02), shell.glass, { y: 1.3, z: d / 2 + 0.01 });
    put(group, box(1.2, 0.4, 0.02, 0.004), shell.screen, { y: 1.3, z: d / 2 + 0.05 });
  },
  under(group, { width_in: w, depth_in: d, height_in: h }, shell) {
    const at = (inset: number, y: number): Vector3[] => rectRing(w, d - inset, 0.4, y, 3, 0, -inset / 2);
    put(
      group,
      loft([at(0.4, 0), at(0, 0.3), at(0, 1.8), at(0.4, 2.1), at(d * 0.4, h - 0.3), at(d * 0.42, h)], {
        end: true,
      }),
      shell.face,
    );
    underside(group, shell, w - 1.4, d - 1.6, 0);
    for (let i = 0; i < 4; i++)
      put(group, box(1, 0.5, 0.2, 0.08), shell.dark, { x: -w * 0.34 + i * 1.6, y: 1, z: d / 2 });
  },
  curved(group, { width_in: w, depth_in: d, height_in: h }, shell) {
    const rings: Vector3[][] = [];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      const s = 1 - 0.52 * (1 - (1 - t) ** 2.1);
      rings.push(
        rectRing(
          w * s,
          d * (0.58 + 0.42 * s),
          0.4,
          5 + (h - 6.6) * t,
          4,
          0,
          -d / 2 + (d * (0.58 + 0.42 * s)) / 2,
        ),
      );
    }
    put(group, loft(rings, { end: true }), shell.face);
    put(group, box(w + 0.6, 4.6, d + 0.2, 0.14, 2), shell.face, { y: 2.6 });
    const strap = finishMaterial(
      shell.finish === "matte-black" || shell.finish === "navy" ? "brushed-gold" : "aged-brass",
    );
    for (const y of [0.8, 4.4]) put(group, box(w + 0.9, 0.8, d + 0.5, 0.1), strap, { y });
    put(group, box(w * 0.5 + 1, 1.6, d * 0.8, 0.2, 2), shell.face, { y: h - 0.8, z: -d * 0.1 });
    underside(group, shell, w - 4, d - 4, 0.3);
  },
  pro(group, { width_in: w, depth_in: d, height_in: h }, shell) {
    const profile = [
      [-d / 2, 0],
      [d / 2, 0],
      [d / 2, 3.4],
      [d * 0.18, h],
      [-d / 2, h],
    ] as const;
    const side = plate(
      [...profile].map(([z, y]) => [z, y] as const),
      w,
      0.1,
    );
    side.rotateY(-Math.PI / 2);
    put(group, side, shell.face);
    underside(group, shell, w - 2, d - 2, -0.05);
    for (const x of [-0.4, -0.33, 0.33, 0.4]) controlKnob(group, shell, x * w, 1.8, d / 2, 0.75);
    put(group, rod(0.3, w - 6, 0.05, 16), shell.handle, { x: -w / 2 + 3, y: 3, z: d / 2 + 0.9, rz: -90 });
    for (const s of [-1, 1])
      put(group, rod(0.24, 1, 0.03, 12), shell.handle, { x: s * (w / 2 - 5), y: 3, z: d / 2 - 0.1, rx: 90 });
  },
};

/** Microwaves: over the range, in a drawer, on the counter. */
export function buildMicrowave(params: ItemParams, finish: string): Group {
  const group = new Group();
  const shell = shellOf(finish);
  const { width_in: w, depth_in: d, height_in: h } = params;
  const form = text(params, "form");
  const front = d / 2 - (form === "counter" ? 1.5 : 1.9);
  put(group, box(w - 0.2, h - (form === "counter" ? 0.7 : 0.2), front + d / 2 - 1.3, 0.1), shell.side, {
    y: h / 2 + (form === "counter" ? 0.3 : 0),
    z: (front - 1.3 - d / 2) / 2,
  });
  if (form === "drawer") {
    panel(group, shell.glass, 0, h - 1.7, w, 3.2, front, 1.2);
    put(group, box(2.4, 0.6, 0.02, 0.004), shell.screen, { y: h - 1.6, z: front + 0.02 });
    microDoor(group, shell, 0, (h - 3.6) / 2 + 0.1, w, h - 3.6, front);
    return group;
  }
  const pad = form === "otr" ? w * 0.22 : w * 0.2;
  const y = h / 2 + (form === "counter" ? 0.3 : 0.5);
  const dh = h - (form === "counter" ? 0.8 : 1.4);
  panel(group, shell.face, -pad / 2, y, w - pad - 0.1, dh, front, 1.3);
  put(group, plate(rectSection(w - pad - 3.4, dh * 0.66, 0.5, 4), 0.1, 0.04), shell.glass, {
    x: -pad / 2 - 0.5,
    y,
    z: front + 0.02,
  });
  put(group, plate(rectSection(w - pad - 7, dh * 0.46, 0.8, 4), 0.06, 0.02), shell.window, {
    x: -pad / 2 - 0.5,
    y,
    z: front + 0.06,
  });
  barHandle(group, shell, w / 2 - pad - 1.1, y, front, dh * 0.82, true, 0.34);
  panel(group, shell.glass, w / 2 - pad / 2, y, pad - 0.1, dh, front, 1.3);
  put(group, box(pad * 0.5, 0.8, 0.02, 0.004), shell.screen, {
    x: w / 2 - pad / 2,
    y: y + dh * 0.36,
    z: front + 0.02,
  });
  for (let r = 0; r < 5; r++)
    for (let c = 0; c < 3; c++)
      put(group, box(pad * 0.16, 0.24, 0.02, 0.004), shell.print, {
        x: w / 2 - pad / 2 + (c - 1) * pad * 0.27,
        y: y + dh * 0.2 - r * dh * 0.13,
        z: front + 0.01,
      });
  if (form === "otr") {
    for (let i = 0; i < 3; i++)
      put(group, box(w - 2, 0.14, 0.1, 0.03), shell.dark, { y: h - 0.3 - i * 0.25, z: front - 0.9 });
    underside(group, shell, w - 3, d - 5, 0, -0.8);
  } else
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        put(group, rod(0.7, 0.7, 0.08, 16), plastic("#111112", 0.7), {
          x: sx * (w / 2 - 2),
          z: sz * (d / 2 - 3),
        });
  return group;
}
