import {
  changeVendorStock,
  exportVendorProducts,
  listVendorProducts,
} from "../../../contract/vendor-products.ts";
import { fromDollars } from "../../../domain/money.ts";
import { accountOf, assertScope } from "../../caller.ts";
import { fail, failFields } from "../../failure.ts";
import { listForm } from "../../list-form.ts";
import { serve } from "../../serve.ts";
import { catalogChanged, refreshProducts } from "../catalog/index.ts";
import { exportFile } from "./export.flow.ts";
import { listedView } from "./list.rules.ts";
import {
  changeOffer,
  countListed,
  listedVariant,
  listPage,
  lockProducts,
  lockVariants,
} from "./list.store.ts";
import { vendorOf } from "./vendor.store.ts";

const path = "/api/vendor/products";

const list = serve(listVendorProducts, async ({ query, caller, platform: { db } }) => {
  const { page, per_page, sort, ...filter } = query;
  const vendor = await vendorOf(db, accountOf(caller).id);
  const place = { sort, offset: (page - 1) * per_page, limit: per_page };
  const [rows, total] = vendor
    ? await Promise.all([listPage(db, vendor.id, filter, place), countListed(db, vendor.id, filter)])
    : [[], 0];
  const asked = Object.entries({ ...filter, sort }).filter(([, value]) => value !== undefined);
  const shown = Object.fromEntries(asked.map(([name, value]) => [name, String(value)]));
  return { data: listForm(rows.map(listedView), { total, page, per_page, path, query: shown }) };
});

const file = serve(exportVendorProducts, async ({ query, caller, platform }) => {
  const { format, ...filter } = query;
  const vendor = (await vendorOf(platform.db, accountOf(caller).id)) ?? fail("not_found");
  return exportFile(platform, vendor.id, filter, format);
});

const stock = serve(changeVendorStock, async ({ params, body, caller, platform }) => {
  const { version, price, ...change } = body;
  // a key that may set stock may not set prices
  if (price !== undefined) assertScope("products:write", caller);
  const changed = await platform.db.transaction().execute(async (db) => {
    const vendor = (await vendorOf(db, accountOf(caller).id)) ?? fail("not_found");
    const found = (await listedVariant(db, vendor.id, params.sku)) ?? fail("not_found");
    await lockVariants(db, [found.id]);
    const before = (await listedVariant(db, vendor.id, found.sku)) ?? fail("not_found");
    if (before.version !== version) fail("stale_version", { data: listedView(before) });
    if (before.status === "withdrawn" && (change.stock ?? 0) > 0) {
      failFields({ stock: "This item is withdrawn. Put it back on sale on its product's page first." });
    }
    const wholesale_cents = price === undefined ? undefined : fromDollars(price);
    await changeOffer(db, before.id, { ...change, wholesale_cents }, platform.now());
    await lockProducts(db, [before.product_id]);
    await refreshProducts(db, [before.product_id]);
    return (await listedVariant(db, vendor.id, before.sku))!;
  });
  await catalogChanged(platform);
  return { data: listedView(changed) };
});

export const routes = [list, file, stock];
