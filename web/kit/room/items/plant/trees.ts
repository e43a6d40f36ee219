import { type Group, MeshPhysicalMaterial, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { LeafHeap, leaf, leafMaterial } from "../parts/foliage.ts";
import { tube } from "../parts/solids.ts";
import { along, bark, placed, type Room, rnd, stems } from "./growth.ts";

export function fiddleLeaf(group: Group, room: Room): void {
  const wood = bark();
  const paths = stems(group, wood, 3, { ...room, top: room.top - 5 }, room.spread * 0.2, 0.55);
  const heap = new LeafHeap();
  const big = leaf({
    length: 1,
    width: 0.7,
    widest: 0.62,
    fold: 0.16,
    bend: 0.2,
    wave: 0.02,
    across: 4,
    along: 7,
  });
  for (const [k, path] of paths.entries()) {
    const count = 19;
    for (let i = 0; i < count; i++) {
      const t = 0.3 + 0.7 * (i / (count - 1));
      const size = Math.min(13, room.spread * 0.36) * (0.72 + 0.35 * rnd(i, k, 4)) * (1 - 0.3 * t ** 6);
      heap.add(
        big,
        placed(
          along(path, t),
          i * 137.5 + k * 60,
          12 + 46 * t ** 2 + rnd(i, k, 5) * 18,
          (rnd(i, k, 6) - 0.5) * 24,
          size,
        ),
        i * 7 + k,
      );
    }
  }
  put(group, heap.geometry(), leafMaterial("fiddle"));
}

export function oliveTree(group: Group, room: Room): void {
  const wood = new MeshPhysicalMaterial({ color: "#7b6c58", roughness: 0.95 });
  const crown = room.y + (room.top - room.y) * 0.42;
  const trunk = Array.from(
    { length: 8 },
    (_, i) =>
      new Vector3(
        (room.x ?? 0) + Math.sin(i * 1.1) * 0.7,
        room.y + ((crown - room.y) * i) / 7,
        (room.z ?? 0) + Math.cos(i * 1.3) * 0.5,
      ),
  );
  put(
    group,
    tube(trunk, 0.85, 9, (t) => 1.15 - t * 0.4),
    wood,
  );
  const heap = new LeafHeap();
  const small = leaf({ length: 1, width: 0.26, widest: 0.5, fold: 0, bend: 0.12, across: 1, along: 4 });
  const branches = 22;
  const radius = room.spread / 2;
  for (let b = 0; b < branches; b++) {
    const a = b * 2.399;
    const high = (b + 0.5) / branches;
    const from = along(trunk, 0.72 + 0.28 * rnd(b, room.seed, 2));
    const tip = new Vector3(
      (room.x ?? 0) + Math.cos(a) * radius * (0.95 - 0.55 * high ** 2),
      crown + (room.top - crown) * (0.12 + 0.88 * high) - 2,
      (room.z ?? 0) + Math.sin(a) * radius * (0.95 - 0.55 * high ** 2),
    );
    const middle = from
      .clone()
      .lerp(tip, 0.5)
      .add(new Vector3(0, 2.4, 0));
    const path = Array.from({ length: 7 }, (_, i) => {
      const t = i / 6;
      return from
        .clone()
        .multiplyScalar((1 - t) ** 2)
        .addScaledVector(middle, 2 * t * (1 - t))
        .addScaledVector(tip, t * t);
    });
    put(
      group,
      tube(path, 0.3, 5, (t) => 1 - t * 0.7),
      wood,
    );
    const size = Math.max(2.4, radius * 0.17);
    for (let i = 0; i < 46; i++) {
      const t = 0.2 + 0.8 * (i / 45);
      const at = along(path, t).add(
        new Vector3(rnd(i, b, 7) - 0.5, rnd(i, b, 8) - 0.5, rnd(i, b, 9) - 0.5).multiplyScalar(radius * 0.26),
      );
      heap.add(
        small,
        placed(
          at,
          rnd(i, b, 3) * 360,
          -10 + rnd(i, b, 4) * 75,
          rnd(i, b, 5) * 120 - 60,
          size * (0.7 + 0.6 * rnd(i, b, 6)),
        ),
        i + b,
      );
    }
  }
  put(group, heap.geometry(), leafMaterial("olive"));
}

/** Fronds on long stalks: an areca palm. */
export function palm(group: Group, room: Room): void {
  const heap = new LeafHeap();
  const blade = leaf({ length: 1, width: 0.12, widest: 0.4, fold: 0.3, bend: 0.16, across: 2, along: 4 });
  const stalk = new MeshPhysicalMaterial({ color: "#8a9048", roughness: 0.7 });
  const fronds = 15;
  for (let f = 0; f < fronds; f++) {
    const a = f * 2.399;
    const out = Math.sqrt((f + 0.5) / fronds);
    const reach = (room.spread / 2) * (0.25 + 0.72 * out);
    const rise = (room.top - room.y) * (1 - 0.3 * out);
    const path = Array.from({ length: 12 }, (_, i) => {
      const t = i / 11;
      return new Vector3(
        (room.x ?? 0) + Math.cos(a) * reach * t ** 1.6,
        room.y + rise * (1.35 * t - 0.42 * t * t * (1 + out * 0.6)),
        (room.z ?? 0) + Math.sin(a) * reach * t ** 1.6,
      );
    });
    put(
      group,
      tube(path, 0.24, 5, (t) => 1 - t * 0.75),
      stalk,
    );
    const heading = 90 - (a * 180) / Math.PI;
    const long = Math.max(6, room.spread * 0.24);
    for (let i = 0; i < 17; i++) {
      const t = 0.38 + 0.62 * (i / 16);
      const size = long * (0.5 + 0.5 * Math.sin(Math.PI * (i / 16) * 0.92 + 0.3));
      for (const s of [-1, 1])
        heap.add(
          blade,
          placed(along(path, t), heading + s * (62 - i * 2.4), 26 - t * 38, s * 20, size),
          f + i,
        );
    }
  }
  put(group, heap.geometry(), leafMaterial("palm"));
}
