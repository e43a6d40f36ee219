import { Euler, type Group, type Material, Matrix4, MeshPhysicalMaterial, Quaternion, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { hash } from "../parts/noise.ts";
import { tube } from "../parts/solids.ts";

/** Room that a plant has: where its stem leaves the soil, how wide and high it may grow. */
export type Room = { y: number; spread: number; top: number; seed: number; x?: number; z?: number };

/** Wood and stalks; also earth, so that a plant is three materials with its leaves and pot. */
export const bark = (): Material => new MeshPhysicalMaterial({ color: "#5d4a38", roughness: 0.9 });

/** A leaf at a point: turned by `heading` degrees about the trunk, raised `pitch` degrees above level, rolled. */
export function placed(at: Vector3, heading: number, pitch: number, roll: number, size: number): Matrix4 {
  const d = Math.PI / 180;
  const turn = new Quaternion().setFromEuler(new Euler(-pitch * d, heading * d, roll * d, "YXZ"));
  return new Matrix4().compose(at, turn, new Vector3(size, size, size));
}

/** A number from 0 to 1 for a place in a plant. */
export const rnd = (i: number, seed: number, what: number) => hash(i, seed, what);

/** Stems that rise from the soil and spread a little; returns their paths. */
export function stems(
  group: Group,
  material: Material,
  count: number,
  room: Room,
  lean: number,
  thick: number,
): Vector3[][] {
  return Array.from({ length: count }, (_, k) => {
    const a = (k / count) * Math.PI * 2 + rnd(k, room.seed, 1);
    const reach = count === 1 ? lean * 0.3 : lean;
    const path = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const sway = Math.sin(t * 5 + k) * 0.6;
      return new Vector3(
        (room.x ?? 0) + Math.cos(a) * (reach * t ** 1.4 + 0.8) + sway,
        room.y + (room.top - room.y) * t * (1 - k * 0.11),
        (room.z ?? 0) + Math.sin(a) * (reach * t ** 1.4 + 0.8),
      );
    });
    put(
      group,
      tube(path, thick, 7, (t) => 1 - t * 0.55),
      material,
    );
    return path;
  });
}

/** A point of a path, 0 at its start and 1 at its end. */
export const along = (path: readonly Vector3[], t: number): Vector3 => {
  const f = t * (path.length - 1);
  const i = Math.min(path.length - 2, Math.floor(f));
  return path[i]!.clone().lerp(path[i + 1]!, f - i);
};
