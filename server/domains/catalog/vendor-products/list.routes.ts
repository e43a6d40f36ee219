import {
  changeVendorStock,
  exportVendorProducts,
  listVendorProducts,
  mostStock,
} from "../../../../contract/catalog/vendor-products.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { lotKey } from "../../../../domain/orders/lots.ts";
import { accountOf, assertScope } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { listForm } from "../../../http/list-form.ts";
import { serve } from "../../../http/serve.ts";
import {
  catalogChanged,
  changeOffer,
  countLot,
  lockProducts,
  lockVariants,
  refreshProducts,
} from "../products/index.ts";
import { exportFile } from "./export.flow.ts";
import { listedView } from "./list.rules.ts";
import { countListed, listedVariant, listPage } from "./list.store.ts";
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
  // the table scrolls through a whole catalog
  const deepest = Number.POSITIVE_INFINITY;
  return { data: listForm(rows.map(listedView), { total, page, per_page, path, query: shown, deepest }) };
});

const file = serve(exportVendorProducts, async ({ query, caller, platform }) => {
  const { format, ...filter } = query;
  const vendor = (await vendorOf(platform.db, accountOf(caller).id)) ?? fail("not_found");
  return exportFile(platform, vendor.id, filter, format);
});

const stock = serve(changeVendorStock, async ({ params, body, caller, platform }) => {
  const { version, price, lot, is_counted = false, received_on, ...change } = body;
  // a key that may set stock may not set prices
  if (price !== undefined) assertScope("products:write", caller);
  const changed = await platform.db.transaction().execute(async (db) => {
    const vendor = (await vendorOf(db, accountOf(caller).id)) ?? fail("not_found");
    const found = (await listedVariant(db, vendor.id, params.sku)) ?? fail("not_found");
    await lockVariants(db, [found.id]);
    const before = (await listedVariant(db, vendor.id, found.sku)) ?? fail("not_found");
    if (before.version !== version) fail("stale_version", { data: listedView(before) });
    if (before.status === "withdrawn" && (change.stock ?? 0) > 0) {
      failFields({ stock: "This variant isn't on sale. Open the product and put it on sale first." });
    }
    const wholesale_cents = price === undefined ? undefined : fromDollars(price);
    const { stock, ...offer } = change;
    if (lot === undefined) await changeOffer(db, before.id, { ...change, wholesale_cents }, platform.now());
    else {
      const qty = stock ?? failFields({ stock: "Enter the quantity of this lot." });
      const known = before.lots.find((one) => lotKey(one.lot) === lotKey(lot))?.qty ?? 0;
      if (before.stock + qty - known > mostStock)
        failFields({ stock: "Enter a stock quantity of at most 10,000,000." });
      const unrecorded = before.stock - before.lots.reduce((sum, one) => sum + one.qty, 0);
      if (is_counted && qty - known > unrecorded)
        failFields({ stock: `Only ${unrecorded} in stock aren't assigned to a lot.` });
      await countLot(db, before.id, { lot, qty, received_on, is_counted });
      await changeOffer(db, before.id, { ...offer, wholesale_cents }, platform.now());
    }
    await lockProducts(db, [before.product_id]);
    await refreshProducts(db, [before.product_id]);
    return (await listedVariant(db, vendor.id, before.sku))!;
  });
  await catalogChanged(platform);
  return { data: listedView(changed) };
});

export const routes = [list, file, stock];
