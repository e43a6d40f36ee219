import { type Group, MeshPhysicalMaterial, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { LeafHeap, leaf, leafMaterial } from "../parts/foliage.ts";
import { sheet } from "../parts/sheet.ts";
import { placed, type Room, rnd } from "./growth.ts";

/** Clipped boxwood: a ball (or a hedge if wide) of small leaves round a dark core. */
export function boxwood(group: Group, room: Room & { depth?: number }): void {
  const heap = new LeafHeap();
  const small = leaf({ length: 1, width: 0.7, fold: 0.16, bend: 0.12, across: 2, along: 2 });
  const rx = room.spread / 2;
  const rz = (room.depth ?? room.spread) / 2;
  const ry = (room.top - room.y) / 2;
  const middle = new Vector3(room.x ?? 0, room.y + ry, room.z ?? 0);
  const power = Math.max(rx, rz) > ry * 1.6 ? 6 : 2;
  const skin = Math.PI * 4 * ((rx * ry + rz * ry + rx * rz) / 3) * (power > 2 ? 1.7 : 1);
  const count = Math.min(1150, Math.round(skin / 1.5));
  const size = Math.sqrt(skin / count) * 1.75;
  const surface = (d: Vector3) =>
    (Math.abs(d.x) ** power + Math.abs(d.y) ** power + Math.abs(d.z) ** power) ** (-1 / power);
  for (let i = 0; i < count; i++) {
    const y = 1 - (2 * (i + 0.5)) / count;
    const a = i * 2.399963;
    const ball = new Vector3(Math.cos(a) * Math.sqrt(1 - y * y), y, Math.sin(a) * Math.sqrt(1 - y * y));
    // A hedge has more skin at its ends than a ball: directions are drawn toward them.
    const d = power > 2 ? new Vector3(ball.x * rx, ball.y * ry * 1.4, ball.z * rz * 1.2).normalize() : ball;
    const q = new Vector3(d.x / rx, d.y / ry, d.z / rz).normalize();
    const depth = surface(q) * (0.88 + 0.12 * rnd(i, room.seed, 1));
    const at = new Vector3(q.x * depth * rx, q.y * depth * ry, q.z * depth * rz).add(middle);
    const out = new Vector3(
      q.x * Math.abs(q.x) ** (power - 2),
      q.y * Math.abs(q.y) ** (power - 2),
      q.z * Math.abs(q.z) ** (power - 2),
    ).normalize();
    const heading = (Math.atan2(out.x, out.z) * 180) / Math.PI + (rnd(i, room.seed, 2) - 0.5) * 130;
    const pitch = (Math.asin(out.y) * 180) / Math.PI - 50 + (rnd(i, room.seed, 3) - 0.5) * 90;
    heap.add(
      small,
      placed(at, heading, pitch, rnd(i, room.seed, 4) * 120 - 60, size * (0.7 + rnd(i, room.seed, 5) * 0.6)),
      i,
    );
  }
  put(group, heap.geometry(), leafMaterial("box"));
  const core = new MeshPhysicalMaterial({ color: "#22331a", roughness: 1 });
  put(group, superEllipsoid(rx * 0.84, ry * 0.84, rz * 0.84, power), core, {
    x: middle.x,
    y: middle.y,
    z: middle.z,
  });
}

function superEllipsoid(a: number, b: number, c: number, power: number) {
  return sheetBall((x, y, z) => {
    const s = (Math.abs(x) ** power + Math.abs(y) ** power + Math.abs(z) ** power) ** (-1 / power);
    return new Vector3(x * s * a, y * s * b, z * s * c);
  });
}

function sheetBall(at: (x: number, y: number, z: number) => Vector3) {
  return sheet(
    18,
    10,
    (u, v) => {
      const p = v * Math.PI - Math.PI / 2;
      const q = u * Math.PI * 2;
      return at(Math.cos(p) * Math.sin(q), Math.sin(p), Math.cos(p) * Math.cos(q));
    },
    { ring: true },
  );
}

/** Tufts of ornamental grass over a length of soil. */
export function grasses(group: Group, room: Room & { depth?: number }): void {
  const heap = new LeafHeap();
  const wide = room.spread;
  const deep = room.depth ?? room.spread;
  const tufts = Math.max(3, Math.round(wide / 7));
  for (let k = 0; k < tufts; k++) {
    const cx = (room.x ?? 0) + (tufts === 1 ? 0 : ((k + 0.5) / tufts - 0.5) * wide * 0.8);
    const cz = (room.z ?? 0) + (rnd(k, room.seed, 1) - 0.5) * deep * 0.3;
    const blades = Math.max(34, Math.round(170 / tufts));
    for (let i = 0; i < blades; i++) {
      const tall = (room.top - room.y) * (0.55 + 0.5 * rnd(i, k, 2));
      const blade = leaf({
        length: 1,
        width: 0.45 / tall,
        widest: 0.25,
        fold: 0.2,
        bend: 0.12 + rnd(i, k, 3) * 0.5,
        across: 1,
        along: 5,
      });
      const a = i * 137.5;
      heap.add(
        blade,
        placed(
          new Vector3(cx + (rnd(i, k, 4) - 0.5) * 3, room.y - 0.2, cz + (rnd(i, k, 5) - 0.5) * 3),
          a,
          86 - rnd(i, k, 6) * 24,
          0,
          tall,
        ),
        i + k,
      );
      blade.dispose();
    }
  }
  put(group, heap.geometry(), leafMaterial("grass"));
}
