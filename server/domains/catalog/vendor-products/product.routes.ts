import { attributeValues, vendorProductForm } from "../../../../contract/catalog/product-form.ts";
import { sendVendorPicture } from "../../../../contract/catalog/vendor-files.ts";
import {
  changeVendorProduct,
  createVendorProduct,
  deleteVendorProduct,
  getVendorProduct,
  leastPicture_px,
} from "../../../../contract/catalog/vendor-products.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { surfacesOf } from "../import/index.ts";
import { keepPicture, largestPicture } from "../pictures/index.ts";
import { catalogChanged, currentCatalog } from "../products/index.ts";
import { createProduct, removeProduct, replaceProduct } from "./product.flow.ts";
import { mediaRow, ownCategories, ownProduct, rememberPicture, usualValues } from "./product.store.ts";
import { ownProductView } from "./product-view.rules.ts";
import { vendorOf } from "./vendor.store.ts";

const ownVendor = async ({ db }: Platform, caller: Caller) =>
  (await vendorOf(db, accountOf(caller).id)) ?? fail("not_found");

const create = serve(createVendorProduct, async ({ body, caller, platform }) => {
  const row = await createProduct(platform, await ownVendor(platform, caller), body);
  await catalogChanged(platform);
  return { data: ownProductView(row, await currentCatalog(platform)) };
});

const get = serve(getVendorProduct, async ({ params, caller, platform }) => {
  const vendor = await ownVendor(platform, caller);
  return {
    data: ownProductView(
      (await ownProduct(platform.db, vendor.id, params.hash)) ?? fail("not_found"),
      await currentCatalog(platform),
    ),
  };
});

const change = serve(changeVendorProduct, async ({ params, body, caller, platform }) => {
  const row = await replaceProduct(platform, await ownVendor(platform, caller), params.hash, body);
  await catalogChanged(platform);
  return { data: ownProductView(row, await currentCatalog(platform)) };
});

const remove = serve(deleteVendorProduct, async ({ params, caller, platform }) => {
  await removeProduct(platform, await ownVendor(platform, caller), params.hash);
  await catalogChanged(platform);
  return { data: params };
});

const least = { width_px: leastPicture_px, height_px: leastPicture_px };

const picture = serve(sendVendorPicture, async ({ body, caller, platform }) => {
  const vendor = await ownVendor(platform, caller);
  if (body.picture.size > largestPicture.bytes)
    fail("too_large", { values: { limit: largestPicture.words } });
  const sent = new Uint8Array(await body.picture.arrayBuffer());
  const key = await keepPicture(platform, platform.db, sent, "picture", { least });
  await rememberPicture(platform.db, vendor.id, key);
  return { data: { key, picture: pictureOf(await mediaRow(platform.db, key), "")! } };
});

const form = serve(vendorProductForm, async ({ caller, platform }) => {
  const vendor = await ownVendor(platform, caller);
  const { tree, attributes, brands } = await currentCatalog(platform);
  return {
    data: {
      vendor: vendor.name,
      lead_time_days: vendor.lead_time_days,
      categories: [...tree.all].map(({ id, parent_id, name }) => ({
        id,
        name,
        parent: parent_id,
        attributes: [...tree.facetsOf(id)],
        surfaces: surfacesOf(tree.pathOf(id).map(({ slug }) => slug)),
      })),
      attributes: [...attributes.values()].map(({ key, label, unit, kind }) => ({ key, label, unit, kind })),
      brands: brands.map(({ name }) => name),
      own_categories: await ownCategories(platform.db, vendor.id),
    },
  };
});

const values = serve(attributeValues, async ({ query, platform }) => ({
  data: await usualValues(platform.db, query.category),
}));

export const routes = [create, get, change, remove, picture, form, values];
