import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { cushion, piping, type Stuffing } from "../parts/cushion.ts";
import { sheet } from "../parts/sheet.ts";
import type { SofaKit } from "./sofa-kit.ts";

export type ArmRoom = { w: number; d: number; armW: number; lift: number; top: number };

/** Both arms of a sofa: square `track`, `rolled` over, or `slope` narrowing to the front. */
export function armOf(
  group: Group,
  kit: SofaKit,
  style: string,
  room: ArmRoom,
  sides: readonly number[] = [-1, 1],
): void {
  for (const side of sides) {
    if (style === "rolled") rolledArm(group, kit, side, room);
    else blockArm(group, kit, style, side, room);
  }
}

function blockArm(
  group: Group,
  kit: SofaKit,
  style: string,
  side: number,
  { w, d, armW, lift, top }: ArmRoom,
): void {
  const h = top - lift;
  const stuffing: Stuffing = {
    edge: style === "round" ? armW * 0.46 : style === "slope" ? 1.5 : 0.9,
    crown: [0.14, 0.25, 0.1],
    crease: 0.1,
    repeat: kit.repeat,
    grain: 7,
    seed: side + 4,
  };
  const at = { x: side * (w / 2 - armW / 2), y: lift + h / 2, z: 0, rx: style === "slope" ? 3 : 0 };
  put(group, cushion(armW, h, d, stuffing), kit.cloth, at);
  if (kit.piped) put(group, piping(armW, h, d, stuffing, "front", 0.14), kit.cloth, at);
}

/** Section of a rolled arm from the foot outside up, round the scroll and down inside; x outward. */
function scroll(armW: number, h: number): [number, number][] {
  const r = armW * 0.52;
  const line: [number, number][] = [
    [armW * 0.18, 0],
    [armW * 0.16, h * 0.4],
    [armW * 0.2, h - r * 2.05],
  ];
  for (let i = 0; i <= 12; i++) {
    const a = (-60 + (i / 12) * 240) * (Math.PI / 180);
    line.push([armW * 0.1 + Math.cos(a) * r, h - r + Math.sin(a) * r]);
  }
  line.push([-armW * 0.45, h - r * 1.6], [-armW * 0.5, h * 0.4], [-armW * 0.5, 0]);
  return line;
}

function rolledArm(group: Group, kit: SofaKit, side: number, { w, d, armW, lift, top }: ArmRoom): void {
  const line = scroll(armW, top - lift);
  const x0 = w / 2 - armW * 0.62;
  const depth = d - 1;
  const skin = sheet(
    18,
    line.length - 1,
    (u, v) => {
      const t = v * (line.length - 1);
      const i = Math.min(line.length - 2, Math.floor(t));
      const [ax, ay] = line[i]!;
      const [bx, by] = line[i + 1]!;
      const f = t - i;
      // The ends are drawn in a little where the cloth is pleated over the front.
      const end = Math.max(0, Math.abs(u - 0.5) * 2 - 0.94) / 0.06;
      const shrink = 1 - end * end * 0.08;
      const z = (side > 0 ? 0.5 - u : u - 0.5) * depth;
      const px = (ax + (bx - ax) * f) * shrink;
      const py = ay + (by - ay) * f - end * end * 0.25;
      return new Vector3(side * (x0 + px), lift + Math.max(0, py), z);
    },
    { repeat: kit.repeat },
  );
  put(group, skin, kit.cloth);
  for (const front of [1, -1]) armFace(group, kit, line, side, x0, lift, (front * depth) / 2, front);
}

/** The panel that closes the arm at the front: a soft pad in the outline of the scroll. */
function armFace(
  group: Group,
  kit: SofaKit,
  line: readonly (readonly [number, number])[],
  side: number,
  x0: number,
  lift: number,
  z: number,
  front: number,
): void {
  const cx = line.reduce((sum, [x]) => sum + x, 0) / line.length;
  const h = Math.max(...line.map(([, y]) => y));
  const n = line.length - 1;
  const face = sheet(
    n,
    5,
    (u, v) => {
      const [x, y] = line[Math.round(u * n)]!;
      const spineY = Math.min(Math.max(y, h * 0.08), h * 0.78);
      const px = cx * 0.4 + (x - cx * 0.4) * v * 0.95;
      const py = spineY + (y - spineY) * v * 0.98;
      return new Vector3(
        side * (x0 + px),
        lift + py,
        z + front * (0.5 * Math.sqrt(Math.max(0, 1 - v ** 3)) - 0.05),
      );
    },
    { repeat: kit.repeat },
  );
  put(group, face, kit.cloth);
}
