import { Group, MeshPhysicalMaterial, Vector2, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { fractalNoise, hash } from "../parts/noise.ts";
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
  copingJoints(group, { w, d, coping, thick, round });
  basin(group, params, finish, outline(0), h - thick, w - 2 * coping, d - 2 * coping);
  const water = waterMaterial();
  const level = -5;
  const surface = plate(outline(-0.2), 0.1, 0.02);
  surface.rotateX(-Math.PI / 2);
  put(group, projectUv(surface, "x", [48, 48]), water, { y: level });
  return group;
}

type Coping = { w: number; d: number; coping: number; thick: number; round: boolean };

/** Inches of one repeat of the net of light under water. */
const caustic = 54;
/** Length of a coping stone. */
const stone = 24;

/** Grout between the coping stones: across the ledge every two feet, mitered at corners. */
function copingJoints(group: Group, { w, d, coping, thick, round }: Coping): void {
  const grout = new MeshPhysicalMaterial({ color: "#857c6d", roughness: 0.95 });
  const joint = (x: number, z: number, ry: number, long = coping) =>
    put(group, box(0.36, thick + 0.05, long, 0.02), grout, { x, y: thick / 2, z, ry });
  if (round) {
    const count = Math.round((w * Math.PI) / stone);
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2;
      const r = (w - coping - 0.75) / 2;
      joint(Math.sin(a) * r, (Math.cos(a) * r * d) / w, (a * 180) / Math.PI, coping - 0.7);
    }
    return;
  }
  for (const [length, across, turn] of [
    [w, d, 0],
    [d, w, 90],
  ] as const) {
    const run = length - 2 * coping;
    const count = Math.round(run / stone);
    for (let i = 1; i < count; i++)
      for (const s of [-1, 1]) {
        const along = (i / count - 0.5) * run;
        const out = s * (across / 2 - coping / 2 - 0.38);
        joint(turn ? out : along, turn ? along : out, turn, coping - 0.7);
      }
  }
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      joint(sx * (w / 2 - coping / 2), sz * (d / 2 - coping / 2), sx * sz * 45, coping * 1.25);
}

/** Light that waves gather into a net on the plaster under water, over plaster of this color. */
function causticTexture(finish: string, base: readonly [number, number, number]) {
  return texture(`caustics-${finish}`, 256, 256, true, (u, v) => {
    const bend = (fractalNoise(u * 4, v * 4, 4, 4, 7, 2) - 0.5) * 0.22;
    const net = (seed: number, cells: number) =>
      Math.max(
        0,
        1 - Math.abs(fractalNoise((u + bend) * cells, (v - bend) * cells, cells, cells, seed, 1) - 0.5) * 7,
      ) ** 2;
    const light = 0.74 + 0.34 * net(3, 6) + 0.22 * net(11, 9);
    return [base[0] * light, base[1] * light, base[2] * light];
  });
}

/** Small glass tiles of the waterline, each of its own shade, to be multiplied by their color. */
function waterlineTile() {
  return texture("waterline", 128, 128, true, (u, v) => {
    const n = 4;
    const [fu, fv] = [(u * n) % 1, (v * n) % 1];
    const isGrout = Math.min(fu, 1 - fu, fv, 1 - fv) < 0.06;
    const shade = isGrout ? 1 : 0.62 + 0.36 * hash(Math.floor(u * n), Math.floor(v * n), 5);
    return [shade, shade, shade];
  });
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
    map: causticTexture(finish, plasters[finish] ?? plasters.white!),
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
      [caustic, caustic],
    ),
    plaster,
  );
  const floor = plate(outline, 1, 0.02);
  floor.rotateX(-Math.PI / 2);
  put(group, projectUv(floor, "x", [caustic, caustic]), plaster, { y: -deep + 0.5 });
  const tile = finishMaterial(text(params, "band", "navy"));
  tile.map = waterlineTile();
  put(
    group,
    sheet(
      n,
      1,
      (u, v) => {
        const [x, z] = outline[Math.round(u * n) % n]!;
        return new Vector3(x * 0.9985, -0.2 - 6 * v, -z * 0.9985);
      },
      { thick: 0.12, repeat: 6 },
    ),
    tile,
  );
  if (flag(params, "steps"))
    for (let i = 0; i < 3; i++) {
      const run = 12;
      const high = deep - 10 - i * 10;
      if (high > 4)
        put(group, projectUv(box(run, high, d * 0.6, 0.6, 2), "x", [caustic, caustic]), plaster, {
          x: -w / 2 + run * (i + 0.5),
          y: -deep + high / 2,
        });
    }
  if (flag(params, "ledge")) {
    const shelf = deep - 12;
    put(group, projectUv(box(w * 0.24, shelf, d - 0.4, 0.6, 2), "x", [caustic, caustic]), plaster, {
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
