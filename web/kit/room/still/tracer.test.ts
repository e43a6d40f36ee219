import { BoxGeometry, BufferGeometry, Float32BufferAttribute, Matrix4, MeshPhysicalMaterial } from "three";
import { describe, expect, it } from "vitest";
import type { BakeScene } from "../viewer/light/bake/bake.types.ts";
import { LightField } from "../viewer/light/bake/light-field.ts";
import { daylightAt } from "../viewer/light/daylight.ts";
import { Faces } from "./faces.ts";
import { lookOf } from "./look.ts";
import { Outlook } from "./outlook.ts";
import { type TracedRoom, Tracer } from "./tracer.ts";

const day = daylightAt(10.5, 90, false);

/** Even white light everywhere, and nothing that stops it. */
function evenLight(): LightField {
  const scene: BakeScene = {
    positions: new Float32Array(0),
    owner: new Uint16Array(0),
    material: new Uint16Array(0),
    albedo: new Float32Array(0),
    panel: new Int16Array(0),
    panels: [],
    lamps: [],
    portals: [],
    daylight: day,
    open_air: false,
    volume: { min: [-500, -500, -500], step: [1000, 1000, 1000], count: [2, 2, 2] },
    outline: [],
    atlas: { width: 8, height: 8 },
  };
  const field = new LightField(scene);
  for (let n = 0; n < field.grid.length; n += 4) field.grid[n] = Math.PI;
  return field;
}

/** A square of 100 in. that faces +z, at this depth. */
function wall(z: number): BufferGeometry {
  const geometry = new BufferGeometry();
  const corners = [-50, -50, z, 50, -50, z, 50, 50, z, -50, -50, z, 50, 50, z, -50, 50, z];
  geometry.setAttribute("position", new Float32BufferAttribute(corners, 3));
  geometry.setAttribute(
    "normal",
    new Float32BufferAttribute([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1], 3),
  );
  return geometry;
}

type Thing = { geometry: BufferGeometry; material: MeshPhysicalMaterial; matrix?: Matrix4 };

function tracer(things: readonly Thing[]): Tracer {
  const faces = new Faces();
  for (const { geometry, material, matrix = null } of things)
    faces.add(geometry, matrix, faces.addLook(lookOf(material)), -1);
  const room: TracedRoom = {
    faces: faces.close(),
    field: evenLight(),
    outlook: new Outlook(day, { open_air: false, box: { min: [-90, 0, -90], max: [90, 90, 90] } }),
    sun: { toward: [0, 1, 0], light: [0, 0, 0] },
    glow: [1, 1, 1],
    most: 100,
    mirrored: { brighter: 1, pale: 0 },
  };
  return new Tracer(room);
}

const matte = (color: string) => new MeshPhysicalMaterial({ color, roughness: 1 });

function seen(things: readonly Thing[], from: readonly [number, number, number] = [0, 0, 80]): number[] {
  const out = new Float64Array(3);
  tracer(things).see(from, [0, 0, -1], 0.001, out);
  return [...out];
}

const isRed = ([r, g, b]: number[]) => r! > 8 * g! && r! > 8 * b!;
const isBlue = ([r, g, b]: number[]) => b! > 8 * r! && b! > 8 * g!;

describe("a ray through a room", () => {
  const redWall = { geometry: wall(0), material: matte("#ff0000") };
  const blueBox = {
    geometry: new BoxGeometry(20, 20, 20),
    material: matte("#0000ff"),
    matrix: new Matrix4().makeTranslation(0, 0, 30),
  };

  it("sees a red wall as red, as bright as the light on it", () => {
    const [r] = seen([redWall]);
    expect(isRed(seen([redWall]))).toBe(true);
    expect(r).toBeGreaterThan(0.9);
    expect(r).toBeLessThan(1.1);
  });

  it("sees what stands in front, not what it hides", () => {
    expect(isBlue(seen([redWall, blueBox]))).toBe(true);
    expect(isRed(seen([redWall, blueBox], [30, 0, 80]))).toBe(true);
  });

  it("does not see a wall from behind, as the viewer does not", () => {
    const backToUs = { geometry: wall(0).rotateY(Math.PI).translate(0, 0, 60), material: matte("#0000ff") };
    expect(isRed(seen([redWall, backToUs]))).toBe(true);
  });

  it("sees in a mirror what is opposite", () => {
    const mirror = new MeshPhysicalMaterial({ metalness: 1, roughness: 0.01 });
    mirror.userData.mirror = true;
    const opposite = { geometry: wall(0).rotateY(Math.PI).translate(0, 0, 90), material: matte("#0000ff") };
    expect(isBlue(seen([{ geometry: wall(0), material: mirror }, opposite]))).toBe(true);
  });

  it("sees through glass what is behind it", () => {
    const clear = new MeshPhysicalMaterial({ roughness: 0.02, transparent: true, opacity: 0.06 });
    clear.userData.glass = true;
    const pane = { geometry: wall(40), material: clear };
    expect(isRed(seen([redWall, pane]).map((v) => v - 0.05))).toBe(true);
  });

  it("meets the outside where nothing is", () => {
    expect(tracer([redWall]).meet([200, 0, 80], [0, 0, -1], 0.001)).toBeNull();
    expect(seen([redWall], [200, 0, 80]).every((value) => value > 0)).toBe(true);
  });
});
