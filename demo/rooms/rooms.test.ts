import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { roomDesign, roomPlan } from "../../contract/design/room-design.ts";
import { palettes } from "../../domain/designer/styles/palettes.ts";
import { planProblems } from "../../domain/room/geometry/plan-problems.ts";
import { findingsOf, mustFindings } from "../../domain/room/rules/findings.ts";
import { pieceOf } from "../../domain/room/takeoff/laying/product-piece.ts";
import { productsBySku } from "../../domain/room/takeoff/products-by-sku.ts";
import { bareRuns } from "../../domain/room/takeoff/shapes/countertop.ts";
import { takeoffOf } from "../../domain/room/takeoff/takeoff.ts";
import templateGoods from "../data/template-goods.json" with { type: "json" };
import { plannedDesigns } from "../fixtures/designs.ts";
import { fixtureDesigns } from "../fixtures/photographed.ts";
import { isBlank } from "./blank-picture.ts";
import { DemoOffers } from "./demo-offers.ts";
import { productsOf, shownIn } from "./design-products.ts";
import { landingTemplate } from "./landing-room.ts";
import { readPictureIndex } from "./picture-index.ts";
import { appearanceOf } from "./pictured-shelf.ts";
import { floorPlans } from "./plans.ts";
import { templatesFrom } from "./templates.ts";

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe("the floor plans", () => {
  it("are at least 56, each with a name and an outline of its own", () => {
    expect(floorPlans.length).toBeGreaterThanOrEqual(56);
    expect(repeated(floorPlans.map(({ id }) => id))).toEqual([]);
    expect(repeated(floorPlans.map(({ name }) => name))).toEqual([]);
    expect(repeated(floorPlans.map(({ plan }) => JSON.stringify([plan.vertices_in, plan.openings])))).toEqual(
      [],
    );
  });

  it.each(floorPlans.map((each) => [each.id, each] as const))("%s can be built", (_, { plan, area_sqft }) => {
    expect(roomPlan.safeParse(plan).success).toBe(true);
    expect(planProblems(plan)).toEqual([]);
    expect(area_sqft).toBeGreaterThan(20);
  });

  it("have no opening nearer than 2 in. to a corner", () => {
    const near = floorPlans.flatMap(({ id, plan }) =>
      plan.openings
        .filter(({ wall, offset_in, width_in }) => {
          const { from, to } = plan.walls.find((each) => each.id === wall)!;
          const [ax, ay] = plan.vertices_in[from]!;
          const [bx, by] = plan.vertices_in[to]!;
          return offset_in < 2 || offset_in + width_in > Math.hypot(bx - ax, by - ay) - 2;
        })
        .map((opening) => `${id} ${opening.id}`),
    );
    expect(near).toEqual([]);
  });
});

describe("the templates", () => {
  const offers = new DemoOffers();
  const templates = templatesFrom(offers);

  it("have their pictures, none blank or left over", async () => {
    const folder = new URL("pictures/", import.meta.url);
    const files = (await readdir(folder)).filter((name) => name !== "index.json").sort();
    expect(files).toEqual([...templates, landingTemplate].map(({ id }) => `${id}.webp`).sort());
    const blank: string[] = [];
    for (const file of files) if (await isBlank(fileURLToPath(new URL(file, folder)))) blank.push(file);
    expect(blank).toEqual([]);
  });

  it("name no goods for their pictures that are not sold", () => {
    const sold = new Set(offers.all().map(appearanceOf));
    expect(
      Object.values(templateGoods)
        .flat()
        .filter((looks) => !sold.has(looks)),
    ).toEqual([]);
  });

  it("have not changed since their pictures were taken; else: node demo/rooms/take-pictures.ts --stale", () => {
    const index = readPictureIndex();
    const changed = templates.filter(
      ({ id, design }) => index.get(`${id}.webp`)?.shows !== shownIn(design, offers),
    );
    expect(changed.map(({ id }) => id)).toEqual([]);
  });

  it("are at least 108 in at least 12 styles, none like another", () => {
    expect(templates.length).toBeGreaterThanOrEqual(108);
    expect(palettes.length).toBeGreaterThanOrEqual(12);
    expect(repeated(templates.map(({ id }) => id))).toEqual([]);
    expect(repeated(templates.map(({ name }) => name))).toEqual([]);
    const products = templates.map(({ design }) =>
      JSON.stringify([
        design.plan.vertices_in,
        design.items.map(({ sku }) => sku),
        design.surfaces.map(({ sku }) => sku),
      ]),
    );
    expect(repeated(products)).toEqual([]);
  });

  it("use every floor plan", () => {
    const used = new Set(templates.map(({ floorplan }) => floorplan));
    expect(floorPlans.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  it("have slip-resistant floors where they get wet", () => {
    const slippery = templates.filter(({ design }) => {
      const products = productsBySku(productsOf(design, offers));
      return findingsOf(design, { fixes: false, products }).some(({ rule }) => rule === "wet-floor");
    });
    expect(slippery.map(({ id }) => id)).toEqual([]);
  });

  it("have no door or drawer that cannot open", () => {
    const blocked = templates.flatMap(({ id, design }) =>
      findingsOf(design, { fixes: false })
        .filter(({ rule }) => rule === "front-opens")
        .map(({ message }) => `${id}: ${message}`),
    );
    expect(blocked).toEqual([]);
  });

  it("say of floors and cabinets what the room shows", () => {
    const wrong = templates.filter(({ design, note }) => {
      const products = productsBySku(productsOf(design, offers));
      const floor = products.get(design.surfaces.find(({ id }) => id === "floor")?.sku ?? "");
      const laid = floor && pieceOf(floor, {})?.pattern;
      const said = /\b(herringbone|chevron)/i.exec(note)?.[1]?.toLowerCase();
      const cabinets = design.items.filter(({ kind }) => kind === "base_cabinet");
      const isWood = cabinets.some(({ finish }) => /cherry|walnut|oak|maple|espresso/.test(finish ?? ""));
      return (said !== undefined && said !== laid) || (isWood && /\bpainted (kitchen|cabinet)/i.test(note));
    });
    expect(wrong.map(({ id, note }) => `${id}: ${note}`)).toEqual([]);
  });

  it("count every surface with a product, each counter as one top", () => {
    for (const { id, design } of templates) {
      const { surfaces, items } = takeoffOf(design, productsBySku(productsOf(design, offers)));
      expect(
        items.filter((line) => !line.known).map((line) => line.item),
        id,
      ).toEqual([]);
      expect(
        surfaces.filter(({ known, sku }) => !known && sku !== null).map(({ surface }) => surface),
        id,
      ).toEqual([]);
      expect(
        bareRuns(design)
          .flat()
          .filter(({ kind }) => kind !== "dishwasher"),
        id,
      ).toEqual([]);
    }
  });

  it.each(templates.map((each) => [each.id, each] as const))("%s may be built as it is", (_, { design }) => {
    expect(roomDesign.safeParse(design).success).toBe(true);
    expect(mustFindings(design).map(({ message }) => message)).toEqual([]);
  });

  it("use products that are sold", () => {
    const skus = templates.flatMap(({ design }) => [
      ...design.surfaces.map(({ sku }) => sku),
      ...design.items.flatMap(({ sku, hardware_sku }) => [sku, hardware_sku ?? null]),
    ]);
    expect(skus.filter((sku) => sku !== null && !offers.get(sku))).toEqual([]);
  });

  // what waits for its photographs is not sold yet
  const taken = new Set(fixtureDesigns.map(({ id }) => id));
  const waiting = new Set(plannedDesigns.filter(({ id }) => !taken.has(id)).map(({ kind }) => String(kind)));
  const isSold = (kind: string) => offers.has(kind) && !waiting.has(kind);

  it("leave nothing empty that the catalog has a product for", () => {
    const open = templates.flatMap(({ id, design }) => [
      ...design.surfaces
        .filter(
          ({ id: surface, sku }) =>
            sku === null && !(/^(base|crown)$/.test(surface) && !offers.sells("moulding-trim")),
        )
        .map((surface) => `${id} ${surface.id}`),
      ...design.items
        .filter(({ kind, sku }) => sku === null && isSold(kind))
        .map((item) => `${id} ${item.id}`),
    ]);
    expect(open).toEqual([]);
  });

  it("find the colors that their palettes name", () => {
    const queries = palettes.flatMap(({ bath, kitchen, outdoor, floors, utility, accent }) => [
      ...bath.flatMap(({ floor, shower, wainscot }) => [floor, shower, wainscot ?? floor]),
      ...kitchen.flatMap(({ floor, counter, splash }) => [floor, counter, splash]),
      ...outdoor.flatMap(({ floor, wall, coping, counter }) => [floor, wall, coping, counter]),
      ...[...floors, ...utility, ...accent].filter((query) => !query.startsWith("#")),
    ]);
    const missed = queries.filter((query) => {
      const colors = (query.split(":")[1] ?? "").split("|")[0]!.split(",");
      const offer = offers.surface(query, "test");
      const said = `${offer?.product.name} ${offer?.options.Color ?? ""} `;
      return !offer || !colors.some((color) => said.includes(color.trim()));
    });
    expect([...new Set(missed)]).toEqual([]);
  });
});
