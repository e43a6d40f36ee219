import { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { ball, rod, tube, turned } from "../parts/solids.ts";
import { opalGlass } from "../parts/stock-materials.ts";
import type { FanTrim } from "./trim.ts";

type KitMaker = (group: Group, t: FanTrim, y: number, h: number) => void;

const kits: Record<string, KitMaker> = {
  disc: discKit,
  bowl: bowlKit,
  globe: globeKit,
  schoolhouse: schoolhouseKit,
  three: threeLampKit,
};

/** The light under a ceiling fan, from y down by h inches; a kind that is not known has none. */
export function lightKit(group: Group, kind: string, t: FanTrim, y: number, h: number): void {
  kits[kind]?.(group, t, y, h);
}

function discKit(group: Group, t: FanTrim, y: number, h: number): void {
  const lens = [
    [0, -h],
    [2.8, -h],
    [3.9, -h * 0.6],
    [4, -0.2],
    [0, -0.2],
  ] as const;
  const ring = [
    [3.9, -0.5],
    [4.2, -0.5],
    [4.2, 0.1],
    [3.9, 0.1],
  ] as const;
  put(group, turned(lens, 0.4, 44), t.opal, { y: y + 0.1 });
  put(group, turned(ring, 0.06, 44), t.metal, { y: y + 0.1 });
}

function bowlKit(group: Group, t: FanTrim, y: number, h: number): void {
  const bowl = [
    [0, -h],
    [2, -h * 0.96],
    [4.4, -h * 0.66],
    [5.4, -h * 0.2],
    [5.4, 0],
    [0, 0],
  ] as const;
  const rim = [
    [5.2, -0.3],
    [5.7, -0.3],
    [5.6, 0.2],
    [3, 0.4],
    [3, 0.1],
  ] as const;
  put(group, turned(bowl, 0.9, 44), t.opal, { y });
  put(group, ball(0.5, 16), t.metal, { y: y - h });
  put(group, turned(rim, 0.06, 44), t.metal, { y });
}

function globeKit(group: Group, t: FanTrim, y: number, h: number): void {
  const r = 3.2;
  fitter(group, t, y);
  put(group, ball(r, 36), t.opal, { y: y - h + r });
}

function schoolhouseKit(group: Group, t: FanTrim, y: number, h: number): void {
  const shade = [
    [0, -h],
    [2, -h * 0.94],
    [3.8, -h * 0.66],
    [3.7, -h * 0.5],
    [1.9, -h * 0.2],
    [1.8, -0.8],
    [0, -0.8],
  ] as const;
  fitter(group, t, y);
  put(group, turned(shade, 0.8, 40), t.opal, { y });
}

/** The cap that holds a glass shade by its neck. */
function fitter(group: Group, t: FanTrim, y: number): void {
  const cap = [
    [0, -1],
    [2, -1],
    [2.2, -0.2],
    [1.6, 0.2],
    [0, 0.2],
  ] as const;
  put(group, turned(cap, 0.1, 32), t.metal, { y });
}

function threeLampKit(group: Group, t: FanTrim, y: number): void {
  const hub = [
    [0, -2.4],
    [1, -2.2],
    [1.6, -1.2],
    [1.4, 0],
    [0, 0],
  ] as const;
  put(group, turned(hub, 0.2, 32), t.metal, { y });
  for (let i = 0; i < 3; i++) put(group, bellLamp(t), null, { y, ry: i * 120 + 40 });
}

function bellLamp(t: FanTrim): Group {
  const lamp = new Group();
  const arm = [new Vector3(0.8, -1, 0), new Vector3(2.4, -0.9, 0), new Vector3(3.4, -1.9, 0)];
  put(lamp, tube(arm, 0.34, 14), t.metal);
  const bell = new Group();
  const shade = [
    [1.1, 0],
    [1.3, -0.8],
    [2.2, -2.4],
    [2.9, -4],
  ] as const;
  put(bell, turned(shade, 0.3, 32), opalGlass(0.45));
  put(bell, rod(1.1, 1, 0.1, 24), t.metal, { y: -0.6 });
  put(lamp, bell, null, { x: 3.4, y: -1.8, rz: 26 });
  return lamp;
}
