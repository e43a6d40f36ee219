import { Box3, Vector3 } from "three";
import { expect, it } from "vitest";
import { itemKinds } from "../../../../contract/design/room-design.ts";
import { drawnShape, drawnShapes } from "../../../../domain/room/uploaded-models/drawn-shapes.ts";
import { buildItem } from "./registry.ts";

it("every shape that vendors may choose is drawn in each of its finishes, at the size of the product", () => {
  for (const { id, kind, params, finishes, size } of drawnShapes) {
    for (const finish of finishes) {
      const wide = { ...size, width_in: size.width_in * 1.25 };
      const box = new Box3().setFromObject(buildItem(kind, { ...params, ...wide }, finish));
      expect(box.getSize(new Vector3()).x, `${id} in ${finish}`).toBeGreaterThan(wide.width_in * 0.97);
    }
  }
});

it("shapes have names of their own and kinds that rooms know", () => {
  expect(new Set(drawnShapes.map(({ label }) => label)).size).toBe(drawnShapes.length);
  expect(itemKinds).toEqual(expect.arrayContaining(drawnShapes.map(({ kind }) => kind)));
  expect(drawnShape("__proto__")).toBeUndefined();
});
