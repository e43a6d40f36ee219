import { Vector3 } from "three";

export type Point = readonly [x: number, y: number, z: number];

/**
 * A run of tube through corner points, each corner bent to `radius` (less where a leg is too short).
 * `steps` is the number of points on each bend. Inches.
 */
export function bentPath(corners: readonly Point[], radius: number, steps = 8): Vector3[] {
  const at = corners.map((corner) => new Vector3(...corner));
  const path: Vector3[] = [at[0]!.clone()];
  for (let i = 1; i < at.length - 1; i++) {
    const here = at[i]!;
    const back = at[i - 1]!.clone().sub(here);
    const on = at[i + 1]!.clone().sub(here);
    const half = back.angleTo(on) / 2;
    const room = Math.min(back.length(), on.length()) * (at.length === 3 ? 0.98 : 0.49);
    const cut = Math.min(radius / Math.tan(half), room);
    const bend = cut * Math.tan(half);
    const middle = back
      .clone()
      .normalize()
      .add(on.clone().normalize())
      .normalize()
      .multiplyScalar(bend / Math.sin(half))
      .add(here);
    const from = back.normalize().multiplyScalar(cut).add(here).sub(middle);
    const to = on.normalize().multiplyScalar(cut).add(here).sub(middle);
    const axis = from.clone().cross(to).normalize();
    const sweep = from.angleTo(to);
    for (let s = 0; s <= steps; s++) {
      path.push(
        from
          .clone()
          .applyAxisAngle(axis, (sweep * s) / steps)
          .add(middle),
      );
    }
  }
  path.push(at[at.length - 1]!.clone());
  return path;
}

/** An arc in the y-z plane: center, radius, from and to in degrees (0 is +z, 90 is up). */
export function arcYZ(
  x: number,
  y: number,
  z: number,
  radius: number,
  from: number,
  to: number,
  steps = 20,
): Vector3[] {
  return Array.from({ length: steps + 1 }, (_, s) => {
    const angle = ((from + ((to - from) * s) / steps) * Math.PI) / 180;
    return new Vector3(x, y + Math.sin(angle) * radius, z + Math.cos(angle) * radius);
  });
}

/** A helix round the points of a path, for springs and twisted pulls; frames are carried along the path. */
export function coilAlong(path: readonly Vector3[], radius: number, turns: number, perTurn = 10): Vector3[] {
  const lengths = [0];
  for (let i = 1; i < path.length; i++) lengths.push(lengths[i - 1]! + path[i]!.distanceTo(path[i - 1]!));
  const total = lengths[lengths.length - 1]!;
  const start = path[1]!.clone().sub(path[0]!).normalize();
  const side = Math.abs(start.x) > 0.9 ? new Vector3(0, 1, 0) : new Vector3(1, 0, 0);
  const result: Vector3[] = [];
  const count = Math.round(turns * perTurn);
  let leg = 1;
  for (let i = 0; i <= count; i++) {
    const want = (total * i) / count;
    while (leg < path.length - 1 && lengths[leg]! < want) leg++;
    const a = path[leg - 1]!;
    const b = path[leg]!;
    const span = Math.max(lengths[leg]! - lengths[leg - 1]!, 1e-6);
    const here = a.clone().lerp(b, (want - lengths[leg - 1]!) / span);
    const along = b.clone().sub(a).normalize();
    const right = side.clone().addScaledVector(along, -side.dot(along)).normalize();
    const up = along.clone().cross(right);
    const angle = (i / perTurn) * Math.PI * 2;
    result.push(
      here.addScaledVector(right, Math.cos(angle) * radius).addScaledVector(up, Math.sin(angle) * radius),
    );
  }
  return result;
}
