import { Group, MeshPhysicalMaterial, Vector2, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { fractalNoise } from "../parts/noise.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { sheet } from "../parts/sheet.ts";
import { box, plate, rectSection, roundSection, type Section } from "../parts/solids.ts";
import { fleckTexture, texture } from "../parts/textures.ts";
import { projectUv } from "../parts/uv.ts";

const plasters: Record<string, readonly [number, number, number]> = {
  white: [0.8, 0.86, 0.87],
  sage: [0.5, 0.66, 0.62],
  navy: [0.3, 0.45, 0.58],
  concrete: [0.55, 0.6, 0.61],
  charcoal: [0.3, 0.34, 0.36],
};

/**
 * A pool set into the ground: the deck is y = 0, the basin below it, a ledge of coping (a mesh whose material is called
 * `coping`) round it. The deck must be cut away inside the outer measures. The water's surface is called `water`.
 */
export function buildPool(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const coping = number(params, "coping_in", 12);
  const thick = 2;
  const round = text(params, "form") === "round";
  const outline = (grow: number): Section =>
    round
      ? roundSection(0.5, 64).map(
          ([x, z]) => [x * (w - 2 * coping + grow), z * (d - 2 * coping + grow)] as const,
        )
      : rectSection(w - 2 * coping + grow, d - 2 * coping + grow, number(params, "corner_in", 4), 5);
  const ledge = new MeshPhysicalMaterial({
    map: fleckTexture("coping", [0.82, 0.78, 0.7], 0.05, 0.08),
    roughness: 0.75,
  });
  ledge.name = "coping";
  const rim = plate(outline(coping * 2), thick, 0.4, [outline(-1.5)]);
  rim.rotateX(-Math.PI / 2);
  put(group, projectUv(rim, "x", [8, 8]), ledge, { y: thick / 2 });
  basin(group, params, finish, outline(0), h - thick, w - 2 * coping, d - 2 * coping);
  const water = waterMaterial();
  const level = -5;
  const surface = plate(outline(-0.2), 0.1, 0.02);
  surface.rotateX(-Math.PI / 2);
  put(group, projectUv(surface, "x", [48, 48]), water, { y: level });
  return group;
}

/** Walls, floor, a band of tile at the water line and, if wanted, steps and a bench ledge. */
function basin(
  group: Group,
  params: ItemParams,
  finish: string,
  outline: Section,
  deep: number,
  w: number,
  d: number,
): void {
  const plaster = new MeshPhysicalMaterial({
    map: fleckTexture(`plaster-${finish}`, plasters[finish] ?? plasters.white!, 0.05, 0.06),
    roughness: 0.85,
    side: 2,
  });
  const n = outline.length;
  put(
    group,
    projectUv(
      sheet(n, 6, (u, v) => {
        const [x, z] = outline[Math.round(u * n) % n]!;
        return new Vector3(x, -deep * v, -z);
      }),
      "y",
      [8, 8],
    ),
    plaster,
  );
  const floor = plate(outline, 1, 0.02);
  floor.rotateX(-Math.PI / 2);
  put(group, projectUv(floor, "x", [8, 8]), plaster, { y: -deep + 0.5 });
  const tile = finishMaterial(text(params, "band", "navy"));
  put(
    group,
    sheet(
      n,
      1,
      (u, v) => {
        const [x, z] = outline[Math.round(u * n) % n]!;
        return new Vector3(x * 0.9985, -0.2 - 6 * v, -z * 0.9985);
      },
      { thick: 0.12 },
    ),
    tile,
  );
  if (flag(params, "steps"))
    for (let i = 0; i < 3; i++) {
      const run = 12;
      const high = deep - 10 - i * 10;
      if (high > 4)
        put(group, projectUv(box(run, high, d * 0.6, 0.6, 2), "x", [8, 8]), plaster, {
          x: -w / 2 + run * (i + 0.5),
          y: -deep + high / 2,
        });
    }
  if (flag(params, "ledge")) {
    const shelf = deep - 12;
    put(group, projectUv(box(w * 0.24, shelf, d - 0.4, 0.6, 2), "x", [8, 8]), plaster, {
      x: w / 2 - w * 0.12,
      y: -deep + shelf / 2,
    });
  }
}

/** Clear blue water with small waves. */
function waterMaterial(): MeshPhysicalMaterial {
  const height = (u: number, v: number) =>
    fractalNoise(u * 6, v * 6, 6, 6, 3, 3) + fractalNoise(u * 11 + v * 3, v * 11, 11, 11, 9, 2) * 0.4;
  const waves = texture("waves", 192, 192, false, (u, v) => {
    const s = 1 / 192;
    const dx = (height(u + s, v) - height(u - s, v)) * 4;
    const dy = (height(u, v + s) - height(u, v - s)) * 4;
    const l = Math.hypot(dx, dy, 1);
    return [(-dx / l) * 0.5 + 0.5, (-dy / l) * 0.5 + 0.5, (1 / l) * 0.5 + 0.5];
  });
  const water = new MeshPhysicalMaterial({
    color: "#2f8fa3",
    roughness: 0.04,
    transparent: true,
    opacity: 0.5,
    depthWrite: false,
    normalMap: waves,
    normalScale: new Vector2(0.35, 0.35),
  });
  water.name = "water";
  water.userData.glass = true;
  return water;
}
