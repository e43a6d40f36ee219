import { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { rod, roundSection, sweep, turned } from "../parts/solids.ts";
import { blade } from "./blades.ts";
import { lightKit } from "./light-kits.ts";
import type { FanTrim } from "./trim.ts";

/** Canopy, rod, motor, blades and light, below y = 0. */
export function ceilingFan(group: Group, params: ItemParams, t: FanTrim): void {
  const h = params.height_in;
  const hugger = text(params, "body") === "hugger";
  const light = text(params, "light");
  const lightH: Record<string, number> = {
    none: 0,
    disc: 1.6,
    schoolhouse: 6.5,
    three: 6.5,
    bowl: 4.6,
    globe: 7,
  };
  const under = lightH[light] ?? 0;
  const motorH = hugger ? h - under - 0.5 : Math.min(6, (h - under) * 0.44);
  const motorTop = hugger ? 0 : -(h - under - motorH);
  if (!hugger) {
    put(
      group,
      turned(
        [
          [0, -2.8],
          [0.8, -2.8],
          [2.4, -2],
          [2.8, -0.6],
          [2.8, 0],
          [0, 0],
        ],
        0.2,
        40,
      ),
      t.metal,
    );
    put(group, rod(0.5, -motorTop - 1, 0.02, 20), t.metal, { y: motorTop });
    put(
      group,
      turned(
        [
          [0, -0.6],
          [1.5, -0.6],
          [1.1, 0.6],
          [0.6, 1.1],
          [0, 1.1],
        ],
        0.12,
        32,
      ),
      t.metal,
      { y: motorTop },
    );
  }
  const bladeY = motor(group, text(params, "body"), t, motorTop, motorH);
  const count = number(params, "blades", 3);
  const hub = text(params, "body") === "disc" ? 3.4 : 4.2;
  const reach = params.width_in / 2;
  const shape = text(params, "blade");
  for (let i = 0; i < count; i++) {
    const arm = new Group();
    blade(arm, shape, t, hub - 1, reach, bladeY, i, shape === "windmill" ? (Math.PI * 2) / count : 0);
    put(group, arm, null, { ry: (i * 360) / count + (count === 2 ? 8 : 48) });
  }
  if (flag(params, "hoop")) {
    const r = reach * 0.62;
    const ring = Array.from(
      { length: 72 },
      (_, i) =>
        new Vector3(Math.cos((i / 72) * Math.PI * 2) * r, bladeY - 0.5, Math.sin((i / 72) * Math.PI * 2) * r),
    );
    put(group, sweep(ring, roundSection(0.22, 8), { closed: true }), t.metal);
  }
  lightKit(group, light, t, motorTop - motorH, under);
}

type MotorShell = (h: number) => { profile: readonly (readonly [number, number])[]; edge: number };

/** Motor housings of height h that hang down from y = 0. */
const motorShells: Record<string, MotorShell> = {
  disc: (h) => ({
    edge: 0.3,
    profile: [
      [0, -h],
      [2.6, -h],
      [3.9, -h * 0.8],
      [4.1, -h * 0.5],
      [3.6, -h * 0.28],
      [1.8, -0.2],
      [0, 0],
    ],
  }),
  cone: (h) => ({
    edge: 0.4,
    profile: [
      [0, -h],
      [1.4, -h],
      [3.6, -h * 0.82],
      [3.9, -h * 0.64],
      [3, -h * 0.34],
      [1.2, 0],
      [0, 0],
    ],
  }),
  drum: (h) => ({
    edge: 0.3,
    profile: [
      [0, -h],
      [4.4, -h],
      [4.6, -h * 0.9],
      [4.6, -h * 0.16],
      [4.2, -0.05],
      [0, 0],
    ],
  }),
  hugger: (h) => ({
    edge: 0.3,
    profile: [
      [0, -h],
      [3.8, -h],
      [5.2, -h * 0.76],
      [5.2, -h * 0.56],
      [4.4, -h * 0.42],
      [4.2, -h * 0.1],
      [4.8, 0],
      [0, 0],
    ],
  }),
};

const classicMotor: MotorShell = (h) => ({
  edge: 0.35,
  profile: [
    [0, -h],
    [2.8, -h],
    [3.2, -h * 0.86],
    [5.2, -h * 0.7],
    [5.4, -h * 0.42],
    [4.4, -h * 0.2],
    [2, 0],
    [0, 0],
  ],
});

/** The motor housing; returns the height at which the blades sit. */
function motor(group: Group, shape: string, t: FanTrim, top: number, h: number): number {
  const { profile, edge } = (motorShells[shape] ?? classicMotor)(h);
  put(group, turned(profile, edge, 48), t.body, { y: top });
  put(group, rod(3.5, 0.12, 0.03, 44), t.dark, { y: top - h * 0.74 });
  return top - h * (shape === "hugger" ? 0.68 : 0.72);
}
