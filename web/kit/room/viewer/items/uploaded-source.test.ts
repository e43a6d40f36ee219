import { Box3, BoxGeometry, type Mesh, MeshPhysicalMaterial, Vector3 } from "three";
import { expect, it } from "vitest";
import { fittedModel, type UploadedSource } from "./uploaded-source.ts";

/** A slab with a knob on one of its sides, in meters. */
const knobbed = (at: [number, number, number]): UploadedSource => ({
  parts: [
    { geometry: new BoxGeometry(1, 1, 1), material: new MeshPhysicalMaterial() },
    { geometry: new BoxGeometry(0.1, 0.1, 0.1).translate(...at), material: new MeshPhysicalMaterial() },
  ],
});
const boxesOf = (source: UploadedSource, turned: Parameters<typeof fittedModel>[1]) => {
  const size = { width_in: 36, depth_in: 21, height_in: 34 };
  const group = fittedModel(source, turned, size);
  const boxes = group.children.map((child) => new Box3().setFromObject(child as Mesh));
  const whole = boxes.reduce((all, box) => all.union(box), new Box3());
  return { knob: boxes[1]!.getCenter(new Vector3()).sub(whole.getCenter(new Vector3())), whole };
};

it.each([
  ["+z", [0, 0, 0.55]],
  ["-z", [0, 0, -0.55]],
  ["+x", [0.55, 0, 0]],
  ["-x", [-0.55, 0, 0]],
] as const)("a model whose front is %s faces the room in exactly its size", (front, [x, y, z]) => {
  const { knob, whole } = boxesOf(knobbed([x, y, z]), { up: "y", front });
  expect(knob.z).toBeGreaterThan(8);
  expect(knob.x).toBeCloseTo(0, 3);
  const size = whole.getSize(new Vector3());
  expect([size.x, size.y, size.z]).toEqual([36, 34, 21].map((side) => expect.closeTo(side, 3)));
});

it("a model that lies on its back is stood up, and keeps its front", () => {
  expect(boxesOf(knobbed([0, 0, 0.55]), { up: "z", front: "+z" }).knob.y).toBeGreaterThan(12);
  expect(boxesOf(knobbed([0, -0.55, 0]), { up: "z", front: "+z" }).knob.z).toBeGreaterThan(8);
});
