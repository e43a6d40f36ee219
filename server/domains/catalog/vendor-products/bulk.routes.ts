import { changeVendorProducts, undoVendorEdit } from "../../../../contract/catalog/vendor-products.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import { catalogChanged } from "../products/index.ts";
import { changeMany, undoMany } from "./bulk.flow.ts";
import { vendorOf } from "./vendor.store.ts";

const change = serve(changeVendorProducts, async ({ body, caller, platform }) => {
  const vendor = (await vendorOf(platform.db, accountOf(caller).id)) ?? fail("not_found");
  const { skus, filter = {}, ...asked } = body;
  const done = await changeMany(platform, vendor.id, { ...asked, which: skus ? { skus } : { filter } });
  if (done.id) await catalogChanged(platform);
  return { data: done };
});

const undo = serve(undoVendorEdit, async ({ params, caller, platform }) => {
  const vendor = (await vendorOf(platform.db, accountOf(caller).id)) ?? fail("not_found");
  const done = await undoMany(platform, vendor.id, params.id);
  await catalogChanged(platform);
  return { data: done };
});

export const routes = [change, undo];
