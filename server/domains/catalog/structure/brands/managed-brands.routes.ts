import {
  addBrand,
  changeBrand,
  deleteBrand,
  getManagedBrand,
  listManagedBrands,
  type ManagedBrand,
  mergeBrand,
  removeBrandLogo,
  setBrandLogo,
} from "../../../../../contract/catalog/managed-brands.ts";
import { fail } from "../../../../http/failure.ts";
import { listForm, offsetOf } from "../../../../http/list-form.ts";
import { type Route, serve } from "../../../../http/serve.ts";
import { pictureOf } from "../../../showrooms/showrooms/index.ts";
import * as brands from "./managed-brands.flow.ts";
import { findBrand, findBrands, type ManagedBrandRow } from "./managed-brands.store.ts";

function view(row: ManagedBrandRow): ManagedBrand {
  const { id, name, slug, about, is_partner, version, products, former_names } = row;
  const logo = pictureOf(row, `${name} logo`);
  return { id, name, slug, about, is_partner, version, products, former_names, logo };
}

export const routes: readonly Route[] = [
  serve(listManagedBrands, async ({ query, platform }) => {
    const { page, per_page, ...filter } = query;
    const window = { offset: offsetOf({ page, per_page }), limit: per_page };
    const { rows, total } = await findBrands(platform.db, filter, window);
    const shown = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
    const path = "/api/admin/brands";
    return { data: listForm(rows.map(view), { total, page, per_page, path, query: shown }) };
  }),
  serve(getManagedBrand, async ({ params, platform }) => ({
    data: view((await findBrand(platform.db, params.id)) ?? fail("not_found")),
  })),
  serve(addBrand, async ({ body, caller, platform }) => ({
    message: `${body.name} is added.`,
    data: view(await brands.addBrand(platform, caller, body)),
  })),
  serve(changeBrand, async ({ params, body, caller, platform }) => ({
    message: "Saved.",
    data: view(await brands.changeBrand(platform, caller, params.id, body)),
  })),
  serve(setBrandLogo, async ({ params, body, caller, platform }) => ({
    message: "The logo is saved.",
    data: view(await brands.setLogo(platform, caller, params.id, body)),
  })),
  serve(removeBrandLogo, async ({ params, query, caller, platform }) => ({
    message: "The logo is removed.",
    data: view(await brands.setLogo(platform, caller, params.id, { ...query, logo: null })),
  })),
  serve(mergeBrand, async ({ params, body, caller, platform }) => {
    const target = await brands.mergeBrand(platform, caller, params.id, body);
    return { message: `Its products now belong to ${target.name}.`, data: view(target) };
  }),
  serve(deleteBrand, async ({ params, query, caller, platform }) => {
    const { name } = await brands.deleteBrand(platform, caller, params.id, query.version);
    return { message: `${name} is deleted.` };
  }),
];
