import { type Group, MeshPhysicalMaterial, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { LeafHeap, leaf, leafMaterial } from "../parts/foliage.ts";
import { sheet } from "../parts/sheet.ts";
import { tube } from "../parts/solids.ts";
import { along, bark, placed, type Room, rnd } from "./growth.ts";

export function snakePlant(group: Group, room: Room): void {
  const heap = new LeafHeap();
  const count = 17;
  for (let i = 0; i < count; i++) {
    const ring = Math.sqrt((i + 0.4) / count);
    const tall = (room.top - room.y) * (1 - 0.42 * ring * rnd(i, room.seed, 1) - 0.12 * rnd(i, room.seed, 2));
    const sword = leaf({
      length: 1,
      width: 2.3 / tall + 0.035,
      widest: 0.4,
      fold: 0.55,
      bend: 0.04 + rnd(i, room.seed, 3) * 0.05,
      across: 4,
      along: 9,
    });
    const a = i * 2.399;
    const at = new Vector3(
      (room.x ?? 0) + Math.cos(a) * ring * room.spread * 0.22,
      room.y - 0.3,
      (room.z ?? 0) + Math.sin(a) * ring * room.spread * 0.22,
    );
    heap.add(
      sword,
      placed(at, 90 - (a * 180) / Math.PI, 88 - ring * 13, (rnd(i, room.seed, 4) - 0.5) * 90, tall),
      i,
    );
  }
  put(group, heap.geometry(), leafMaterial("snake"));
}

export function fern(group: Group, room: Room): void {
  const heap = new LeafHeap();
  const leaflet = leaf({ length: 1, width: 0.34, widest: 0.3, fold: 0.1, bend: 0.2, across: 2, along: 2 });
  const stalk = bark();
  const fronds = 25;
  for (let f = 0; f < fronds; f++) {
    const a = f * 2.399;
    const out = Math.sqrt((f + 0.6) / fronds);
    const reach = (room.spread / 2) * (0.3 + 0.72 * out);
    const rise = (room.top - room.y) * (1.05 - 0.5 * out);
    const path = Array.from({ length: 10 }, (_, i) => {
      const t = i / 9;
      return new Vector3(
        (room.x ?? 0) + Math.cos(a) * reach * t,
        room.y + rise * (2.1 * t - (0.9 + 0.75 * out) * t * t),
        (room.z ?? 0) + Math.sin(a) * reach * t,
      );
    });
    put(
      group,
      tube(path, 0.09, 4, (t) => 1 - t * 0.6),
      stalk,
    );
    const heading = 90 - (a * 180) / Math.PI;
    const size = Math.max(2.1, reach * 0.23);
    for (let i = 1; i < 19; i++) {
      const t = i / 18.5;
      const next = along(path, Math.min(1, t + 0.03));
      const at = along(path, t);
      const pitch = (Math.atan2(next.y - at.y, Math.hypot(next.x - at.x, next.z - at.z)) * 180) / Math.PI;
      const long = size * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.82)) ** 0.8 + 0.2;
      for (const s of [-1, 1])
        heap.add(leaflet, placed(at, heading + s * 68, pitch * 0.35 - 6, s * 12, long), f + i);
    }
  }
  put(group, heap.geometry(), leafMaterial("fern"));
}

/** Long shoots that rise from the pot and fall over its rim to `low`. */
export function pothos(group: Group, room: Room & { low: number; rim: number }): void {
  const heap = new LeafHeap();
  const heart = leaf({
    length: 1,
    width: 0.86,
    widest: 0.32,
    fold: 0.16,
    bend: 0.22,
    across: 2,
    along: 4,
    heart: true,
  });
  const stalk = new MeshPhysicalMaterial({ color: "#68803a", roughness: 0.7 });
  const vines = 13;
  for (let k = 0; k < vines; k++) {
    const a = k * 2.399;
    const long = k % 3 === 0 ? 1 : 0.25 + rnd(k, room.seed, 1) * 0.6;
    const low = room.y - (room.y - room.low) * long;
    const out = Math.min(room.spread / 2 - 2.4, room.rim + 1.4 + rnd(k, room.seed, 3) * 2);
    const path = Array.from({ length: 12 }, (_, i) => {
      const t = i / 11;
      const go = Math.min(1, t / 0.35);
      const fall = Math.max(0, (t - 0.25) / 0.75);
      return new Vector3(
        Math.cos(a + t * 0.5) * out * go,
        room.y +
          (room.top - room.y) * 0.55 * Math.sin(go * Math.PI * 0.62) * (1 - fall) -
          (room.y - low) * fall ** 1.3,
        Math.sin(a + t * 0.5) * out * go,
      );
    });
    put(group, tube(path, 0.12, 4), stalk);
    const count = Math.round(6 + 9 * long);
    for (let i = 0; i < count; i++) {
      const t = (i + 0.6) / count;
      const heading = 90 - ((a + t * 0.5) * 180) / Math.PI + (i % 2 ? 50 : -50) * (0.5 + rnd(i, k, 4));
      heap.add(
        heart,
        placed(
          along(path, t),
          heading,
          30 - 75 * t + rnd(i, k, 5) * 20,
          (rnd(i, k, 6) - 0.5) * 30,
          Math.min(2.6, room.spread * 0.115) * (1 + rnd(i, k, 7) * 0.5),
        ),
        i + k,
      );
    }
  }
  put(group, heap.geometry(), leafMaterial("pothos"));
}

/** Split leaves on arching stalks. */
export function monstera(group: Group, room: Room): void {
  const heap = new LeafHeap();
  const stalk = new MeshPhysicalMaterial({ color: "#4f6b35", roughness: 0.7 });
  const leaves = 15;
  for (let k = 0; k < leaves; k++) {
    const a = k * 2.399;
    const out = Math.sqrt((k + 0.5) / leaves);
    const size = Math.min(12, room.spread * 0.36) * (0.75 + rnd(k, room.seed, 1) * 0.4);
    const tip = new Vector3(
      (room.x ?? 0) + Math.cos(a) * (room.spread / 2 - size * 0.55) * out,
      room.y + (room.top - room.y) * (0.95 - 0.5 * out),
      (room.z ?? 0) + Math.sin(a) * (room.spread / 2 - size * 0.55) * out,
    );
    const from = new Vector3((room.x ?? 0) + Math.cos(a) * 1.2, room.y, (room.z ?? 0) + Math.sin(a) * 1.2);
    const middle = from
      .clone()
      .lerp(tip, 0.55)
      .add(new Vector3(0, 3 + 3 * (1 - out), 0));
    const path = Array.from({ length: 8 }, (_, i) => {
      const t = i / 7;
      return from
        .clone()
        .multiplyScalar((1 - t) ** 2)
        .addScaledVector(middle, 2 * t * (1 - t))
        .addScaledVector(tip, t * t);
    });
    put(
      group,
      tube(path, 0.2, 5, (t) => 1 - t * 0.4),
      stalk,
    );
    const heading = 90 - (a * 180) / Math.PI;
    heap.add(
      splitLeaf(),
      placed(tip, heading, -8 + 30 * (1 - out), (rnd(k, room.seed, 2) - 0.5) * 24, size),
      k,
    );
  }
  put(group, heap.geometry(), leafMaterial("monstera"));
}

/** A heart-shaped blade cut from its rim into fingers. */
function splitLeaf() {
  const along = 26;
  return sheet(6, along, (u, v) => {
    const x = u * 2 - 1;
    const whole =
      Math.sin((v < 0.36 ? v / 0.36 : 1 - (v - 0.36) / 0.64) * Math.PI * 0.5) ** (v < 0.36 ? 0.5 : 0.75) *
      0.45;
    const slot = Math.round(v * along) % 5 === 0 && v > 0.15 && v < 0.95 ? 0.42 : 1;
    const half =
      v >= 1 ? 0 : whole * (Math.abs(x) > 0.5 ? 0.5 + (Math.abs(x) - 0.5) * (slot < 1 ? 0 : 1) : Math.abs(x));
    return new Vector3(
      -Math.sign(x) * half,
      Math.abs(x) * half * 0.22 - 0.16 * v * v,
      v * 0.98 - Math.abs(x) * Math.max(0, 0.36 - v) * 0.5 - Math.abs(x) * 0.06,
    );
  });
}
