import { expect, it } from "vitest";
import { productsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
import { itemOf, productOf, roomOf } from "../../../../domain/room/takeoff/sample-room.test-support.ts";
import { checkOnce } from "./use-takeoff.ts";

it("offers a vanity in other holes as soon as those are loaded", () => {
  const vanity = (sku: string, holes: string) =>
    productOf({ sku, hash: "v", name: "Vale Vanity", options: { "Faucet holes": holes } });
  const one = productOf({ sku: "ONE", hash: "f", attributes: { holes: "1" } });
  const design = roomOf(96, 96, {
    items: [
      itemOf({ id: "v", kind: "vanity", sku: "V3", at_in: [40, 84], width_in: 30, depth_in: 21 }),
      itemOf({ id: "f", kind: "faucet", sku: "ONE", host: "v", at_in: [40, 90], width_in: 4, depth_in: 4 }),
    ],
  });
  const fixOf = (...products: ReturnType<typeof productOf>[]) =>
    checkOnce(design, productsBySku(products)).find(({ rule }) => rule === "faucet-holes")!.fix;
  const known = [vanity("V3", "8 in. widespread"), one];
  expect(fixOf(...known)).toBeNull();
  expect(fixOf(...known, vanity("V1", "Single hole"))).toMatchObject({ exchanged: "v", sku: "V1" });
});
