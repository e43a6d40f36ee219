import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { type Market, seedMarket } from "../../../../tests/support/catalog-seed.ts";
import {
  applyImport,
  type ImportPlan,
  type ImportSettings,
  openImportFile,
  planImport,
  vendorByName,
} from "./index.ts";

interface PlanOptions {
  /** The vendor's name in any case. */
  vendor?: string;
  /** Ignores the settings of the vendor's last import. */
  isFresh?: boolean;
}

/**
 * Sets up a test file about imports: the real app with the test market, without imported products before each test.
 * `shop` and `market` are empty until the first test starts.
 */
export function importTests() {
  const shop = {} as TestApp;
  const market = {} as Market;
  const folder = mkdtempSync(join(tmpdir(), "import-test-"));
  const path = join(folder, "list.csv");

  beforeAll(async () => {
    Object.assign(shop, await testApp());
    Object.assign(market, await seedMarket(shop.platform.db));
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await shop.platform.db.deleteFrom("products").where("vendor_ref", "is not", null).execute();
    await shop.platform.db.deleteFrom("vendor_import_settings").execute();
  });

  /** Plans the import of a file with this content; North Quay Tile sends it unless another vendor is named. */
  async function plan(
    content: string | Buffer,
    settings: Partial<ImportSettings> = {},
    { vendor: name = "north quay tile", isFresh = false }: PlanOptions = {},
  ): Promise<ImportPlan> {
    await writeFile(path, content);
    const vendor = (await vendorByName(shop.platform.db, name))!;
    return planImport(shop.platform.db, { file: await openImportFile(path), vendor, settings, isFresh });
  }

  /** Plans and applies it. */
  async function load(
    content: string | Buffer,
    settings: Partial<ImportSettings> = {},
    { withdrawsMissing = false, ...options }: PlanOptions & { withdrawsMissing?: boolean } = {},
  ) {
    const planned = await plan(content, settings, options);
    return { plan: planned, result: await applyImport(shop.platform.db, planned, { withdrawsMissing }) };
  }

  /** All imported variants with their products, by the vendor's SKU. */
  const imported = () =>
    shop.platform.db
      .selectFrom("products")
      .innerJoin("variants", "variants.product_id", "products.id")
      .selectAll("variants")
      .select(["variants.sku as shop_sku", "variants.vendor_sku as sku"])
      .select(["products.name", "products.description", "products.status", "products.unit"])
      .select(["products.attributes", "products.vendor_ref", "products.media_key", "products.material"])
      .select(["products.wholesale_cents as default_cents", "products.category_id"])
      .where("vendor_ref", "is not", null)
      .orderBy("variants.vendor_sku")
      .execute();

  return { shop, market, folder, path, plan, load, imported };
}
