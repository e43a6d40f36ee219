import type { RoomDesign, RoomProduct } from "../../../contract/design/room-design.ts";
import { catalogProducts } from "../../../demo/catalog/catalog.ts";
import type { CatalogProduct, CatalogVariant } from "../../../demo/catalog/product.types.ts";
import { planFrom } from "../edit/starters.ts";
import type { CabinetLine } from "./cabinet-line.ts";
import { fillWalls, type RunWish } from "./fill-walls.ts";

/** The demo marketplace's goods as rooms see them, at wholesale prices. */
function productOf(product: CatalogProduct, variant: CatalogVariant): RoomProduct {
  const { width_in, length_in, height_in } = variant.size;
  const source = product.pictures[variant.picture]?.source;
  const photographed = source?.kind === "file" ? /--([a-z0-9-]+)\.\w+$/.exec(source.path)?.[1] : undefined;
  return {
    ...{ sku: variant.sku, hash: product.hash, name: product.name, brand: product.brand },
    category: { id: 0, name: product.child, slug_url: product.child, above: [product.category] },
    ...{ options: variant.options, attributes: product.attributes, image: null },
    ...{ unit: product.unit, minimum_unit: product.minimum_unit },
    ...{ price: variant.wholesale_cents / 100, price_per_sqft: null, list_price: 0 },
    ...{ box_sqft: variant.box_sqft, pieces_per_box: variant.pieces_per_box },
    ...{ in_stock: true, lead_time_days: 0, size: variant.size, surface: [...product.surface] },
    material: product.material,
    model: product.model && {
      ...product.model,
      size: { width_in, depth_in: length_in, height_in },
      finish: photographed ?? product.model.finish,
    },
  };
}

const goods = [...catalogProducts()].flatMap((product) =>
  product.variants.map((variant) => productOf(product, variant)),
);

export const soldProducts: ReadonlyMap<string, RoomProduct> = new Map(goods.map((each) => [each.sku, each]));

const cabinetKinds = new Set(["base_cabinet", "wall_cabinet", "tall_cabinet", "island", "peninsula"]);

/** Every line of the demo marketplace in every finish, by `shaker, White`. */
export const soldLines: ReadonlyMap<string, CabinetLine> = new Map(
  [
    ...Map.groupBy(
      goods.filter(
        ({ model, category }) => cabinetKinds.has(model?.kind ?? "") && category.above?.[0] === "cabinets",
      ),
      ({ brand, model, options }) => `${brand}, ${model!.params.door}, ${options.Finish}`,
    ),
  ]
    .filter(([name]) => !name.includes(", glass,"))
    .map(([name, cabinets]) => {
      const [brand, , finish] = name.split(", ");
      const parts = goods.filter(({ category }) => category.above?.[0] === "cabinet-parts");
      return [
        name,
        { cabinets, parts: parts.filter((part) => part.brand === brand && part.options.Finish === finish) },
      ];
    }),
);

const fixtures = new Set(["sink", "faucet", "dishwasher", "range", "cooktop", "hood", "refrigerator"]);

/** Fixtures and appliances of kitchens. */
export const soldFixtures: readonly RoomProduct[] = goods.filter(
  ({ model, category }) => fixtures.has(model?.kind ?? "") && !category.slug_url.startsWith("bath"),
);

/** An empty rectangular kitchen with the walls w1 (south) to w4 (west), inches. */
export function emptyKitchen(
  width_in: number,
  depth_in = 144,
  more: Partial<RoomDesign["plan"]> = {},
): RoomDesign {
  const starter = planFrom({ shape: "rectangle", width_in, depth_in });
  if (!starter.ok) throw new Error(starter.message);
  const plan = { ...starter.plan, ...more };
  return { schema: "room-design/1", room: "kitchen", plan, surfaces: [], items: [] };
}

/** What walls are filled with in tests: a shaker line with a sink and all appliances. */
export const runLine = (walls: readonly string[]): RunWish => ({
  walls,
  line: soldLines.get("haddonfield-joinery, shaker, White")!,
  order: ["refrigerator", "sink", "dishwasher", "range"],
  isFixed: false,
  offered: soldFixtures,
  counter: "TOP",
});

/** The kitchen with some of its walls filled. */
export function filledWith(design: RoomDesign, walls: readonly string[] = ["w3"]): RoomDesign {
  const settled = fillWalls(design, runLine(walls), soldProducts);
  if (settled.refusal !== null) throw new Error(settled.refusal);
  return settled.design;
}
