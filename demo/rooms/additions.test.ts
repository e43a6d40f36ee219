import { expect, test } from "vitest";
import { roomItem } from "../../contract/design/room-design.ts";
import { place } from "../../domain/room/assembly/place.ts";
import { productsBySku } from "../../domain/room/takeoff/products-by-sku.ts";
import { DemoOffers } from "./demo-offers.ts";
import { productIn, productsOf } from "./design-products.ts";
import { templatesFrom } from "./templates.ts";

test("every kind of product that is added to a template's room can be saved with it", () => {
  const offers = new DemoOffers();
  const kinds = new Map(
    offers.skus().flatMap((sku) => {
      const product = productIn(offers, sku);
      const model = product?.model;
      const category = product?.category;
      return model && category
        ? [[`${category.slug_url} ${model.kind} ${model.params.form ?? ""}`, product] as const]
        : [];
    }),
  );
  expect(kinds.size).toBeGreaterThan(40);
  const refused: string[] = [];
  let placed = 0;
  for (const [at, { id, design }] of templatesFrom(offers).entries()) {
    const products = productsBySku(productsOf(design, offers));
    // each kind in every fourth room, another quarter of the kinds in each
    for (const [kind, product] of [...kinds].filter((_, place) => (place + at) % 4 === 0)) {
      const added = place(design, product, products);
      if (added.refusal !== null) continue;
      placed += 1;
      // the rest of the design is the template's, which its own test checks
      const parsed = roomItem.safeParse(added.design.items.at(-1));
      if (!parsed.success) refused.push(`${id}, ${kind}: ${parsed.error.issues[0]?.message}`);
    }
  }
  expect(refused.slice(0, 5)).toEqual([]);
  expect(placed).toBeGreaterThan(kinds.size * 5);
});
