import { describe, expect, it } from "vitest";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { catalogProducts } from "../../../../demo/catalog/catalog.ts";
import { departments } from "../../../../demo/catalog/departments.ts";
import type { CatalogProduct, CatalogVariant } from "../../../../demo/catalog/product.types.ts";
import { DemoOffers } from "../../../../demo/rooms/demo-offers.ts";
import { templatesFrom } from "../../../../demo/rooms/templates.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import { placesOf, substituteFor } from "./replace-products.rules.ts";

const products = [...catalogProducts()];
const templates = templatesFrom(new DemoOffers(products));

function productOf(product: CatalogProduct, variant: CatalogVariant): RoomProduct {
  const { width_in, length_in, height_in } = variant.size;
  return {
    sku: variant.sku,
    hash: product.hash,
    name: product.name,
    brand: product.brand,
    category: { id: 0, name: product.child, slug_url: product.child, above: [product.category] },
    options: variant.options,
    attributes: product.attributes,
    image: null,
    unit: product.unit,
    minimum_unit: product.minimum_unit,
    price: variant.wholesale_cents / 100,
    price_per_sqft: null,
    list_price: 0,
    box_sqft: variant.box_sqft,
    pieces_per_box: variant.pieces_per_box,
    in_stock: true,
    lead_time_days: 0,
    size: variant.size,
    surface: [...product.surface],
    material: product.material,
    model: product.model && { ...product.model, size: { width_in, depth_in: length_in, height_in } },
  };
}
const goods = products.flatMap((product) => product.variants.map((variant) => productOf(product, variant)));
const bySku = new Map(goods.map((product) => [product.sku, product]));

/** What showrooms sell that leave a part of the marketplace out, by department. */
const assortments = {
  "without wood": [1, 2, 4, 6, 7],
  "without yards": [1, 2, 3, 5, 6, 7, 8],
  "of tile and lights": [2, 6, 8],
};
type Assortment = keyof typeof assortments;
const assortmentNames = Object.keys(assortments) as Assortment[];

/** Which template products a showroom does not sell, and their replacements. */
function* replacementsIn(name: Assortment) {
  const sold = new Set(
    departments.filter(({ id }) => assortments[name].includes(id)).flatMap((one) => one.categories),
  );
  const isSold = ({ category }: RoomProduct) => category.above!.some((slug) => sold.has(slug));
  // the default finish of each product is enough to choose from
  const stock = products.map((product) => productOf(product, product.variants[0]!)).filter(isSold);
  for (const { id, design } of templates) {
    for (const sku of skusOf(design)) {
      const wanted = bySku.get(sku)!;
      if (isSold(wanted)) continue;
      const places = placesOf(design, sku);
      const found = substituteFor(wanted, places, stock, design.room);
      yield { template: id, room: design.room, wanted, places, good: found?.product ?? null };
    }
  }
}

const outdoorCategories = ["outdoor-furniture", "outdoor-kitchens", "pools-and-fire"];
const isForOutdoors = ({ category }: RoomProduct) =>
  outdoorCategories.includes(category.above![0]!) || /^outdoor-/.test(category.slug_url);

it("something is found for the floors of a showroom without wood", () => {
  const floors = [...replacementsIn("without wood")].filter(({ places }) =>
    places.surfaces.includes("floor"),
  );
  expect(floors.filter(({ good: product }) => product !== null).length).toBeGreaterThan(20);
});

describe.each(assortmentNames)("what stands in for the templates' goods in a showroom %s", (name) => {
  const replaced = [...replacementsIn(name)].flatMap(({ good: product, ...rest }) =>
    product
      ? [{ ...rest, good: product, words: `${rest.template}: ${rest.wanted.name} → ${product.name}` }]
      : [],
  );
  const faults = (isFault: (one: (typeof replaced)[number]) => boolean) =>
    replaced.filter(isFault).map(({ words }) => words);
  const floors = replaced.filter(({ places }) => places.surfaces.includes("floor"));

  it("lies on floors only where it is made for floors, pavers outside only", () => {
    const wrong = floors.filter(({ room, good: product }) =>
      room === "outdoor"
        ? !product.surface.includes("outdoor")
        : !product.surface.includes("floor") || product.surface.includes("outdoor"),
    );
    expect(wrong.map(({ words }) => words)).toEqual([]);
  });

  it("is slip resistant on wet floors", () => {
    const slippery = floors.filter(({ room, good: product }) => {
      const { dcof, waterproof } = product.attributes;
      if (typeof dcof === "number")
        return room !== "living_room" && room !== "bedroom" && room !== "dining_room" && dcof < 0.42;
      return (room === "bathroom" || room === "laundry") && waterproof !== true;
    });
    expect(slippery.map(({ words }) => words)).toEqual([]);
  });

  it("goes on outdoor walls and counters only if it is weather resistant", () => {
    expect(
      faults(
        ({ room, places, good: product }) =>
          room === "outdoor" &&
          places.surfaces.some((surface) => surface !== "floor") &&
          (!product.surface.includes("outdoor") || product.attributes.frost_proof === false),
      ),
    ).toEqual([]);
  });

  it("is of the same kind, outdoor products for outdoor products", () => {
    expect(faults(({ wanted, good: product }) => wanted.model?.kind !== product.model?.kind)).toEqual([]);
    expect(
      faults(
        ({ wanted, good: product }) => !!product.model && isForOutdoors(wanted) !== isForOutdoors(product),
      ),
    ).toEqual([]);
  });

  it("does what the other did: no plant for a fire bowl, no console for a dining table", () => {
    expect(
      faults(
        ({ wanted, good: product }) =>
          ["accessory", "table", "media", "shower"].includes(product.model?.kind ?? "") &&
          wanted.category.slug_url !== product.category.slug_url,
      ),
    ).toEqual([]);
  });
});
