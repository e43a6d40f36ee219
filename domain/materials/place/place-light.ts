import type { Place } from "./place.ts";
import { createHit, type Vector } from "./solids.ts";

/** Directions over a half space about the z axis, more of them steep, weighted for a matte face. */
const around: readonly Vector[] = Array.from({ length: 20 }, (_, at) => {
  const out = Math.sqrt((at + 0.5) / 20);
  const turn = at * 2.399963;
  return [out * Math.cos(turn), out * Math.sin(turn), Math.sqrt(1 - out * out)];
});

const hit = createHit();

/** Adds up the light on a point that faces along `normal`; `light` gets red, green and blue. */
export function lightOn(place: Place, at: Vector, normal: Vector, light: Float64Array): void {
  const from: Vector = [at[0] + normal[0] * 0.05, at[1] + normal[1] * 0.05, at[2] + normal[2] * 0.05];
  addAmbient(place, from, normal, light);
  const direct = directOn(place, from, normal);
  for (let part = 0; part < 3; part += 1) light[part] = light[part]! + direct * place.lamp.color[part]!;
}

/** Share of the lamp's light that reaches a point. */
function directOn({ lamp, solids }: Place, from: Vector, normal: Vector): number {
  let sum = 0;
  for (const sample of lamp.samples) {
    const isSun = lamp.kind === "sun";
    const way: Vector = isSun ? sample : [sample[0] - from[0], sample[1] - from[1], sample[2] - from[2]];
    const facing = dot(way, normal);
    if (facing <= 0 || solids.find(from, way, isSun ? 1e4 : 0.999, hit)) continue;
    if (isSun) sum += facing;
    else {
      const far = Math.hypot(...way);
      // the window faces to the right
      sum += ((facing / far) * Math.max(0, -way[0] / far) * 1e4) / (far * far);
    }
  }
  return sum / lamp.samples.length;
}

function addAmbient(place: Place, from: Vector, normal: Vector, light: Float64Array): void {
  light.fill(0);
  const [side, other] = acrossOf(normal);
  for (const [x, y, z] of around) {
    const way: Vector = [
      side[0] * x + other[0] * y + normal[0] * z,
      side[1] * x + other[1] * y + normal[1] * z,
      side[2] * x + other[2] * y + normal[2] * z,
    ];
    const sky = place.sky(way);
    const isOpen = !place.solids.find(from, way, place.reach_in, hit);
    const color = isOpen ? null : place.solids.all[hit.solid]!.skin.color;
    // nearby objects reflect some of their color, distant ones most of the light
    const far = isOpen ? 1 : hit.distance / place.reach_in;
    for (let part = 0; part < 3; part += 1)
      light[part] =
        light[part]! + (sky[part]! * (far + (1 - far) * (color ? 0.55 * color[part]! : 0))) / around.length;
  }
}

function acrossOf(normal: Vector): [Vector, Vector] {
  const helper: Vector = Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const side = unit(cross(helper, normal));
  return [side, cross(normal, side)];
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function unit(way: Vector): Vector {
  const long = Math.hypot(...way);
  return [way[0] / long, way[1] / long, way[2] / long];
}
