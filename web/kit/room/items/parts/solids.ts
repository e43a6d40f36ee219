import { type BufferGeometry, ExtrudeGeometry, LatheGeometry, Shape, Vector2, type Vector3 } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { rectSection, roundSection, type Section, sweep } from "./sweep.ts";

/** A box with its edges rounded by `edge` inches (never sharper than 1/32 in., as nothing real is). */
export function box(width: number, height: number, depth: number, edge = 0.06, segments = 1): BufferGeometry {
  const most = Math.min(width, height, depth) / 2 - 1e-4;
  return new RoundedBoxGeometry(width, height, depth, segments, Math.min(Math.max(edge, 0.004), most));
}

/**
 * A turned solid about the y axis from a profile of [radius, height] from bottom to top;
 * each corner is rounded by `edge` inches so that it catches the light.
 */
export function turned(
  profile: readonly (readonly [number, number])[],
  edge = 0.04,
  segments = 40,
): BufferGeometry {
  const points = profile.map(([r, y]) => new Vector2(Math.max(r, 0), y));
  if (!facesOut(profile)) points.reverse();
  const result: Vector2[] = [points[0]!];
  for (let i = 1; i < points.length - 1; i++) {
    const here = points[i]!;
    const back = points[i - 1]!.clone().sub(here);
    const on = points[i + 1]!.clone().sub(here);
    const turn =
      Math.PI -
      Math.abs(back.clone().normalize().dot(on.clone().normalize()) > 0.9999 ? 0 : angleBetween(back, on));
    const cut = Math.min(edge, back.length() * 0.45, on.length() * 0.45);
    if (turn < 0.12 || cut < 1e-4) {
      result.push(here);
      continue;
    }
    const a = here.clone().addScaledVector(back.normalize(), cut);
    const b = here.clone().addScaledVector(on.normalize(), cut);
    const steps = turn > 0.9 ? 3 : 2;
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      result.push(
        a
          .clone()
          .multiplyScalar((1 - t) ** 2)
          .addScaledVector(here, 2 * t * (1 - t))
          .addScaledVector(b, t * t),
      );
    }
  }
  result.push(points[points.length - 1]!);
  return new LatheGeometry(result, segments);
}

/** Whether the skin of a profile looks away from the axis; one drawn from top to bottom looks inwards. */
export function facesOut(profile: readonly (readonly [number, number])[]): boolean {
  let area = 0;
  for (let i = 1; i < profile.length; i++)
    area += (profile[i]![0] + profile[i - 1]![0]) * (profile[i]![1] - profile[i - 1]![1]);
  return area >= 0;
}

function angleBetween(a: Vector2, b: Vector2): number {
  return Math.acos(Math.max(-1, Math.min(1, a.clone().normalize().dot(b.clone().normalize()))));
}

/** A cylinder standing on y = 0 with rounded edges. */
export function rod(radius: number, height: number, edge = 0.03, segments = 32): BufferGeometry {
  return turned(
    [
      [0, 0],
      [radius, 0],
      [radius, height],
      [0, height],
    ],
    edge,
    segments,
  );
}

/** A tapered cylinder standing on y = 0. */
export function taper(
  bottom: number,
  top: number,
  height: number,
  edge = 0.03,
  segments = 32,
): BufferGeometry {
  return turned(
    [
      [0, 0],
      [bottom, 0],
      [top, height],
      [0, height],
    ],
    edge,
    segments,
  );
}

export function ball(radius: number, segments = 24): BufferGeometry {
  const steps = Math.max(8, segments / 2);
  const profile = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = -Math.PI / 2 + (Math.PI * i) / steps;
    return new Vector2(Math.max(0, Math.cos(angle) * radius), Math.sin(angle) * radius);
  });
  return new LatheGeometry(profile, segments);
}

export function tube(
  path: readonly Vector3[],
  radius: number,
  radial = 20,
  scale?: (t: number) => number,
): BufferGeometry {
  return sweep(path, roundSection(radius, radial), scale ? { scale } : {});
}

export function bar(
  path: readonly Vector3[],
  width: number,
  height: number,
  corner = 0.06,
  side?: Vector3,
): BufferGeometry {
  return sweep(path, rectSection(width, height, corner), side ? { side } : {});
}

/** Extrudes an outline in x-y by `depth` along z (centered), edges bevelled. */
export function plate(
  outline: Section,
  depth: number,
  bevel = 0.04,
  holes: readonly Section[] = [],
): BufferGeometry {
  const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)));
  for (const hole of holes) shape.holes.push(new Shape(hole.map(([x, y]) => new Vector2(x, y))));
  const b = Math.min(bevel, depth / 2 - 1e-4);
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * b,
    bevelEnabled: b > 0,
    bevelThickness: b,
    bevelSize: b,
    bevelOffset: -b,
    bevelSegments: 2,
    curveSegments: 8,
  });
  geometry.translate(0, 0, -depth / 2 + b);
  return geometry;
}

export { rectSection, roundSection, type Section, sweep };
