import { expect, test } from "vitest";
import { roomItem } from "../../contract/design/room-design.ts";
import { placeNew } from "../../web/areas/room/editor/place-new.ts";
import { DemoShelf } from "./demo-shelf.ts";
import { goodIn } from "./design-goods.ts";
import { templatesFrom } from "./templates.ts";

test("every kind of product that is added to a template's room can be saved with it", () => {
  const shelf = new DemoShelf();
  const kinds = new Map(
    shelf.skus().flatMap((sku) => {
      const good = goodIn(shelf, sku);
      const model = good?.model;
      const category = good?.category;
      return model && category
        ? [[`${category.slug_url} ${model.kind} ${model.params.form ?? ""}`, good] as const]
        : [];
    }),
  );
  expect(kinds.size).toBeGreaterThan(40);
  const refused: string[] = [];
  let placed = 0;
  for (const [at, { id, design }] of templatesFrom(shelf).entries()) {
    // each kind in every fourth room, another quarter of the kinds in each
    for (const [kind, good] of [...kinds].filter((_, place) => (place + at) % 4 === 0)) {
      const added = placeNew(design, good);
      if (!added) continue;
      placed += 1;
      // the rest of the design is the template's, which its own test checks
      const parsed = roomItem.safeParse(added.design.items.at(-1));
      if (!parsed.success) refused.push(`${id}, ${kind}: ${parsed.error.issues[0]?.message}`);
    }
  }
  expect(refused.slice(0, 5)).toEqual([]);
  expect(placed).toBeGreaterThan(kinds.size * 5);
});
