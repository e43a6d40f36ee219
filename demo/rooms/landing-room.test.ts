import { readdir, readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { RoomProduct } from "../../contract/design/room-design.ts";
import { mustFindings } from "../../domain/room/rules/findings.ts";
import { takeoffOf } from "../../domain/room/takeoff/takeoff.ts";
import {
  othersOf,
  showcaseParted,
  showcaseTemplate,
} from "../../server/domains/design/rooms/showcase.rules.ts";
import { catalogProducts } from "../catalog/catalog.ts";
import { DemoOffers } from "./demo-offers.ts";
import { productIn, shownIn } from "./design-products.ts";
import { landingDesign, landingParts, landingPictures, landingTemplate } from "./landing-room.ts";
import { readPictureIndex } from "./picture-index.ts";

const pictures = fileURLToPath(new URL("../../web/areas/home/live-room/pictures/", import.meta.url));

describe("the landing page's room", () => {
  const offers = new DemoOffers();
  const { design } = landingTemplate;
  const skus = [
    ...design.surfaces.map(({ sku }) => sku),
    ...design.items.map(({ sku }) => sku),
    ...landingParts.flatMap(({ choices }) => choices.map(({ sku }) => sku)),
  ];
  // wholesale prices here, since no showroom is needed to compare one count with another
  const products = new Map<string, RoomProduct>(
    skus.flatMap((sku) => {
      const product = productIn(offers, sku!);
      const cents = offers.entry(sku!)?.variant.wholesale_cents ?? 0;
      return product ? [[sku!, { ...product, price: cents / 100 }]] : [];
    }),
  );

  it("is a template of the marketplace", () => {
    expect(showcaseTemplate).toBe(landingTemplate.id);
  });

  it("has products that are sold, in small demo catalogs too", () => {
    const sold = new Set(
      [...catalogProducts({ skus: 1000 })].flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    );
    expect(skus.filter((sku) => !sold.has(sku!))).toEqual([]);
  });

  it("has in each part first what the design has", () => {
    for (const { id, places, choices } of landingParts)
      for (const place of places) {
        const there = [...design.surfaces, ...design.items].find((each) => each.id === place);
        expect(there?.sku, `${id}: ${place}`).toBe(choices[0]?.sku);
      }
  });

  it("has different products in a part, and none of them in two parts", () => {
    const all = landingParts.flatMap(({ choices }) => choices.map(({ sku }) => sku));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([0, 1, 2, 3])("may be built with choice %i of each part", (at) => {
    const chosen = landingDesign(offers, new Map(landingParts.map(({ id }) => [id, at])));
    expect(mustFindings(chosen).map(({ message }) => message)).toEqual([]);
    expect(takeoffOf(chosen, products).unknown).toBe(0);
  });

  it("counts what the takeoff of the whole room counts, however the choices are combined", () => {
    const parts = showcaseParted(design, products, products);
    const others = othersOf(design, products);
    for (let mix = 0; mix < 12; mix += 1) {
      const chosen = new Map(landingParts.map(({ id }, at) => [id, (mix * (at + 1)) % 4]));
      const takeoff = takeoffOf(landingDesign(offers, chosen), products);
      const figures = parts.map(({ id, choices }) => choices[chosen.get(id)!]!);
      for (const { sku, figures: counted } of figures) {
        const line = takeoff.goods.find((each) => each.sku === sku);
        expect({ qty: counted?.qty, total: counted?.total }, sku).toEqual({
          qty: line?.qty,
          total: line?.line_total,
        });
      }
      const total = figures.reduce((sum, each) => sum + each.figures!.total_cents, others.total_cents);
      expect(total).toBe(takeoff.total_cents);
    }
  });

  it("has not changed since its pictures were taken; else: node demo/rooms/take-landing-room.ts", async () => {
    const index = JSON.parse(await readFile(`${pictures}index.json`, "utf8"));
    expect(index).toEqual(Object.fromEntries(landingPictures(offers)));
    expect(readPictureIndex().get(`${landingTemplate.id}.webp`)?.shows).toBe(shownIn(design, offers));
  });

  it("has a picture of every choice in both widths, and a light first one", async () => {
    const files = (await readdir(pictures)).filter((name) => name.endsWith(".webp"));
    const layers = [...landingPictures(offers).keys()].filter((name) => name !== "base");
    const expected = layers.flatMap((name) => [1000, 2000].map((width) => `${name}-${width}.webp`));
    expect(files.filter((name) => !name.startsWith("base-")).sort()).toEqual(expected.sort());
    for (const file of files) expect((await stat(pictures + file)).size, file).toBeLessThan(200_000);
  });
});
