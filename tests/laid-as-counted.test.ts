import { describe, expect, test } from "vitest";
import { type Pattern, patterns } from "../contract/design/room-design.ts";
import { DemoOffers } from "../demo/rooms/demo-offers.ts";
import { productIn, productsOf } from "../demo/rooms/design-products.ts";
import { templatesFrom } from "../demo/rooms/templates.ts";
import { layingOf } from "../domain/room/edit/laying.ts";
import { rectangle } from "../domain/room/geometry/polygon.ts";
import { layPieces } from "../domain/room/takeoff/laying/lay-pieces.ts";
import type { LayRequest } from "../domain/room/takeoff/laying/lay-request.ts";
import { patternsOf } from "../domain/room/takeoff/laying/layable.ts";
import { layableOf, materialOf, pieceOf } from "../domain/room/takeoff/laying/product-piece.ts";
import { layingOn } from "../domain/room/takeoff/measured.ts";
import { productsBySku } from "../domain/room/takeoff/products-by-sku.ts";
import { usualSettings } from "../domain/room/takeoff/settings.ts";
import { shapeOf } from "../domain/room/takeoff/shapes/surface-shape.ts";
import { coverOfProduct } from "../web/kit/room/scene/cover-of.ts";
import { describeRoom } from "../web/kit/room/scene/describe-room.ts";
import { panel } from "../web/kit/room/scene/part.ts";
import type { Panel } from "../web/kit/room/scene/scene.types.ts";
import { drawnOn, unlike, worldOf } from "./support/drawn-pieces.ts";

const offers = new DemoOffers();

/** Sheets, slabs and mixed sizes have no pieces of their own in the drawing. */
const isDrawnInPieces = (sku: string): boolean => {
  const product = productIn(offers, sku);
  const material = product && materialOf(product);
  if (!product || !material || material.family === "turf") return false;
  const laid = pieceOf(product, {});
  const { pattern } = material.layout;
  return (
    laid !== null && !laid.sheet && laid.pattern !== "mixed" && pattern !== "slab" && pattern !== "ledger"
  );
};

test("every product of the demo is drawn in the pieces that are counted, in every pattern it can be laid in", () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const sku of offers.allSkus().filter(isDrawnInPieces)) {
    const product = productIn(offers, sku)!;
    const asked: (Pattern | undefined)[] = [undefined, ...layingOf(product).patterns];
    for (const pattern of asked) {
      const laid = pieceOf(product, { pattern })!;
      const key = JSON.stringify(laid);
      if (seen.has(key)) continue;
      seen.add(key);
      expect(laid.instead_of, `${sku} ${pattern}`).toBeNull();
      const { width_in, height_in } = laid.piece;
      const side = 3.2 * Math.max(width_in, height_in, 8 * Math.min(width_in, height_in) ** 0.5);
      const request: LayRequest = {
        ...laid,
        region: [rectangle(0, 0, side, side)],
        origin: [0, 0],
        rotation_deg: laid.turn_deg,
      };
      const cover = coverOfProduct(product, { pattern })!;
      const face = panel({
        pick: "floor",
        cover,
        origin: [0, 0, 0],
        u: [1, 0, 0],
        v: [0, 0, -1],
        outline: [
          [0, 0],
          [side, 0],
          [side, side],
        ],
      });
      const found = unlike(layPieces(request)!, laid.joint_in, drawnOn(face), ([x, y]) => [x, 0, -y]);
      if (found) wrong.push(`${sku} ${pattern}: ${found}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

test("what a product cannot be laid in lies in the nearest pattern that it can, drawn as counted", () => {
  for (const sku of offers.skus().filter(isDrawnInPieces)) {
    const product = productIn(offers, sku)!;
    const offered: readonly Pattern[] = patternsOf(layableOf(product)!);
    for (const pattern of patterns.filter((each) => !offered.includes(each))) {
      const laid = pieceOf(product, { pattern })!;
      const cover = coverOfProduct(product, { pattern })!;
      if (cover.kind !== "material") throw new Error(`${sku} is not drawn`);
      expect(laid.pattern, `${sku} ${pattern}`).not.toBe(pattern);
      const drawn = cover.definition.layout.pattern;
      expect(drawn === "shape" ? laid.pattern : drawn, `${sku} ${pattern}`).toBe(laid.pattern);
    }
  }
});

describe("every surface of every template", () => {
  test("is drawn in the very pieces that are counted there", () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const { id, design } of templatesFrom(offers)) {
      const products = productsBySku(productsOf(design, offers));
      const { parts } = describeRoom(design, products);
      for (const surface of design.surfaces) {
        const product = surface.sku ? products.get(surface.sku) : undefined;
        const shape = shapeOf(design, surface.id, usualSettings, products);
        if (!product || shape.kind !== "area" || !isDrawnInPieces(product.sku)) continue;
        for (const counted of shape.panels) {
          const pieces = layPieces(layingOn(design, counted, surface, pieceOf(product, surface)!));
          const drawn = parts.find(
            (part): part is Panel =>
              part.form === "panel" && part.pick === surface.id && part.lit && isOn(part, counted.wall),
          );
          if (!pieces || !drawn) continue;
          compared += 1;
          const { joint_in } = pieceOf(product, surface)!;
          const some = pieces.filter((_, at) => at % Math.ceil(pieces.length / 24) === 0);
          const found = unlike(some, joint_in, drawnOn(drawn), worldOf(design, counted));
          if (found) wrong.push(`${id} ${surface.id}: ${found}`);
        }
      }
      function isOn({ u, origin }: Panel, wall: string | null): boolean {
        if (wall === null) return true;
        const face = worldOf(design, { name: "wall", wall, region: [] });
        const [a, b] = [face([0, 0]), face([1, 0])];
        const along = (b[0] - a[0]) * u[0] + (b[2] - a[2]) * u[2];
        const off = (origin[0] - a[0]) * u[2] - (origin[2] - a[2]) * u[0];
        return along > 0.999 && Math.abs(off) < 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(150);
  });
});
