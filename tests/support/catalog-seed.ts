import { sql } from "kysely";
import { refreshProducts } from "../../server/domains/catalog/products/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { newId } from "../../server/platform/ids.ts";
import { type ProductPlan, productPlans } from "./catalog-seed.plans.ts";

export interface SeededShowroom {
  id: string;
  vsd_id: string;
  company_name: string;
  /** The Contractor who runs it. */
  user_id: string;
  markup_bp: number;
}

export interface SeededVariant {
  id: number;
  sku: string;
  wholesale_cents: number;
  list_cents: number;
  stock: number;
}

export interface SeededProduct {
  id: number;
  hash: string;
  name: string;
  category_id: number;
  vendor_id: string;
  variants: SeededVariant[];
}

export interface SeededVendor {
  id: string;
  /** The Vendor's own account. */
  user_id: string;
  name: string;
}

export interface Market {
  /** Listed and featured; sells Kitchen and Bathroom at 10 %, porcelain tile at 15 %. */
  oakstone: SeededShowroom;
  /** Listed, not featured; sells Outdoor at 20 %. */
  harbor: SeededShowroom;
  /** Not listed: found by its whole ID only; sells Kitchen at 12.5 %. */
  quiet: SeededShowroom;
  /** Sells tile and pavers. */
  tileVendor: SeededVendor;
  /** Sells faucets. */
  faucetVendor: SeededVendor;
  brandId: number;
  products: SeededProduct[];
  /** The product with this name; throws when there is none. */
  product(name: string): SeededProduct;
}

/** A small, whole market to test with: three showrooms, two vendors, six categories, ten products with variants. */
export async function seedMarket(db: Db): Promise<Market> {
  await seedDepartments(db);
  const pictures = await seedPictures(db);
  const tileVendor = await addVendor(db, "North Quay Tile", "Seattle", "WA");
  const faucetVendor = await addVendor(db, "Watershed Plumbing", "Columbus", "OH");
  const brandId = await addBrand(db, "Calder & Finch");
  const oakstone = await addShowroom(db, "OAKSTONE", "Oakstone Kitchens", 1000, [1, 2], { featured: true });
  const harbor = await addShowroom(db, "HARBOR88", "Harbor Outdoor Living", 2000, [3]);
  const quiet = await addShowroom(db, "QUIET234", "Quiet Studio", 1250, [1], { listed: false });
  await setMarkup(db, oakstone, { category_id: 101, markup_bp: 1500 });
  const products: SeededProduct[] = [];
  for (const plan of productPlans) {
    const vendor = plan.vendor === "tile" ? tileVendor : faucetVendor;
    products.push(await addProduct(db, vendor, brandId, { picture: pictures[0]!, ...plan }));
  }
  await refreshProducts(
    db,
    products.map((product) => product.id),
  );
  return marketOf({ oakstone, harbor, quiet, tileVendor, faucetVendor, brandId, products });
}

/** The market in a copy of a database that was seeded with it. */
export const marketOf = (seeded: Omit<Market, "product">): Market => ({
  ...seeded,
  product(name) {
    const found = seeded.products.find((product) => product.name === name);
    if (!found) throw new Error(`no product ${name} in the seed`);
    return found;
  },
});

/** An account without a password; sign-in tests set their own. A pro's or vendor's is as an approval leaves it. */
export async function addUser(db: Db, type: "User" | "Vendor" | "Contractor" | "Admin", name: string) {
  const id = newId();
  const [first_name = name, ...rest] = name.split(" ");
  await db
    .insertInto("users")
    .values({
      id,
      type,
      status: type === "Vendor" || type === "Contractor" ? "Approve" : "Active",
      email: `${name.toLowerCase().replaceAll(/\W+/g, ".")}@example.test`,
      first_name,
      last_name: rest.join(" "),
      email_verified_at: new Date(),
    })
    .execute();
  return id;
}

/** A showroom with a pro of its own, selling the departments named by their menu ids (1 to 3). */
export async function addShowroom(
  db: Db,
  vsd_id: string,
  company_name: string,
  markup_bp: number,
  menuIds: number[],
  options: { listed?: boolean; featured?: boolean } = {},
): Promise<SeededShowroom> {
  const user_id = await addUser(db, "Contractor", `Pro of ${company_name}`);
  const id = newId();
  const { listed = true, featured = false } = options;
  await db
    .insertInto("showrooms")
    .values({ id, vsd_id, user_id, company_name, markup_bp, is_listed: listed, is_featured: featured })
    .execute();
  const menus = menuIds.map((menu_id) => ({ showroom_id: id, menu_id }));
  if (menus.length > 0) await db.insertInto("showroom_menus").values(menus).execute();
  return { id, vsd_id, company_name, user_id, markup_bp };
}

/** A markup of a showroom's for one category or one product. */
export async function setMarkup(
  db: Db,
  showroom: SeededShowroom,
  markup: { category_id?: number; product_id?: number; markup_bp: number },
): Promise<void> {
  await db
    .insertInto("showroom_markups")
    .values({ showroom_id: showroom.id, ...markup })
    .execute();
}

/** A vendor with an account of its own. */
export async function addVendor(db: Db, name: string, city: string, state: string): Promise<SeededVendor> {
  const user_id = await addUser(db, "Vendor", name);
  const id = newId();
  const slug = name.toLowerCase().replaceAll(/\W+/g, "-");
  await db.insertInto("vendors").values({ id, user_id, name, slug, city, state }).execute();
  return { id, user_id, name };
}

async function addBrand(db: Db, name: string): Promise<number> {
  const slug = name.toLowerCase().replaceAll(/\W+/g, "-");
  const brand = await db
    .insertInto("brands")
    .values({ name, slug })
    .returning("id")
    .executeTakeFirstOrThrow();
  return brand.id;
}

/** One product with its variants. Call `refreshProducts` when all are there. */
export async function addProduct(
  db: Db,
  vendor: SeededVendor,
  brandId: number,
  plan: Omit<ProductPlan, "vendor"> & { picture: string },
): Promise<SeededProduct> {
  const { id } = await db
    .insertInto("products")
    .values({
      hash: plan.hash,
      vendor_id: vendor.id,
      brand_id: brandId,
      category_id: plan.category_id,
      name: plan.name,
      description: plan.description,
      unit: plan.unit,
      minimum_unit: plan.minimum_unit ?? 1,
      attributes: asJson(plan.attributes),
      surface: [...plan.surface],
      popularity: plan.popularity,
      warranty: "Limited lifetime",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("product_images")
    .values({ product_id: id, position: 0, media_key: plan.picture, alt: plan.name })
    .execute();
  const variants = await db
    .insertInto("variants")
    .values(
      plan.variants.map((variant, position) => ({
        product_id: id,
        position,
        sku: variant.sku,
        options: asJson(variant.options),
        item_size: asJson({
          width_size: "12 in.",
          height_size: "3/8 in.",
          length_size: "24 in.",
          pattern: "",
        }),
        wholesale_cents: variant.wholesale_cents,
        list_cents: variant.list_cents,
        box_sqft: plan.box_sqft ?? null,
        stock: variant.stock,
        lead_time_days: variant.lead_time_days ?? 5,
        weight_lb: 12,
        freight_class: plan.is_freight ? "freight" : "parcel",
      })),
    )
    .returning(["id", "sku", "wholesale_cents", "list_cents", "stock"])
    .execute();
  return {
    id,
    hash: plan.hash,
    name: plan.name,
    category_id: plan.category_id,
    vendor_id: vendor.id,
    variants: variants.sort((a, b) => a.id - b.id),
  };
}

const asJson = (value: object) => sql<string>`${JSON.stringify(value)}::text::jsonb`;

async function seedPictures(db: Db): Promise<string[]> {
  const keys = ["seedpicture01", "seedpicture02"];
  await db
    .insertInto("media")
    .values(
      keys.map((key) => ({
        key,
        source: asJson({ kind: "file", path: "demo/pictures/none.webp" }),
        width: 1600,
        height: 1600,
        placeholder: "#c8c2b6",
      })),
    )
    .execute();
  return keys;
}

async function seedDepartments(db: Db): Promise<void> {
  await db
    .insertInto("menus")
    .values([
      { id: 1, name: "Kitchen", menu_slug: "kitchen", position: 1 },
      { id: 2, name: "Bathroom", menu_slug: "bathroom", position: 2 },
      { id: 3, name: "Outdoor", menu_slug: "outdoor", position: 3 },
    ])
    .execute();
  const tile = ["color_family", "size", "finish", "frost_proof"];
  await db
    .insertInto("categories")
    .values([
      { id: 1, name: "Tile Flooring", slug: "tile-flooring", position: 1, facets: tile },
      {
        id: 2,
        name: "Kitchen Faucets",
        slug: "kitchen-faucets",
        position: 2,
        facets: ["finish", "flow_gpm"],
      },
      { id: 3, name: "Hardscaping", slug: "hardscaping", position: 3, facets: ["color_family", "size"] },
      { id: 101, parent_id: 1, name: "Porcelain", slug: "porcelain-tile", position: 1, facets: tile },
      { id: 102, parent_id: 1, name: "Natural Stone", slug: "natural-stone-tile", position: 2, facets: tile },
      { id: 201, parent_id: 2, name: "Pull-Down", slug: "pull-down-faucets", position: 1 },
      { id: 202, parent_id: 2, name: "Bridge Faucets", slug: "bridge-faucets", position: 2 },
      { id: 301, parent_id: 3, name: "Concrete Pavers", slug: "concrete-pavers", position: 1 },
    ])
    .execute();
  await db
    .insertInto("menu_categories")
    .values([
      { menu_id: 1, category_id: 2, position: 1 },
      { menu_id: 1, category_id: 1, position: 2 },
      { menu_id: 2, category_id: 1, position: 1 },
      { menu_id: 3, category_id: 3, position: 1 },
    ])
    .execute();
  await db
    .insertInto("attributes")
    .values([
      { key: "color_family", label: "Color Family", kind: "color" },
      { key: "size", label: "Nominal Size", kind: "enum" },
      { key: "finish", label: "Finish", kind: "enum" },
      { key: "frost_proof", label: "Frost-Proof", kind: "boolean" },
      { key: "flow_gpm", label: "Flow Rate", unit: "gpm", kind: "number" },
    ])
    .execute();
}

/** Adds categories with their children; those without a parent hang last in the department of that id. */
export async function addCategories(
  db: Db,
  menu_id: number,
  categories: readonly { id: number; parent_id?: number; name: string; slug: string; position: number }[],
): Promise<void> {
  await db.insertInto("categories").values(categories).execute();
  const top = categories.filter(({ parent_id }) => parent_id === undefined);
  await db
    .insertInto("menu_categories")
    .values(top.map(({ id, position }) => ({ menu_id, category_id: id, position })))
    .execute();
}
