import { getShowcase, getShowcaseDesign, type Showcase } from "../../../../contract/design/showcase.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import { fail } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Keeping } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findShowroom, type Showroom } from "../../showrooms/showrooms/index.ts";
import { findProducts } from "./room-products.flow.ts";
import {
  choicesIn,
  othersOf,
  showcaseParted,
  showcaseSkus,
  showcaseTemplate,
  withChoices,
} from "./showcase.rules.ts";
import { type TemplateRow, templateById } from "./templates.store.ts";

const keeping: Keeping = { seconds: 300, tags: ["products", "showrooms"], bytes: 12_000 };

const showcase = serve(getShowcase, async ({ query, caller, platform }) => {
  const showroom = await findShowroom(platform, caller, query.showroom);
  const template = await templateById(platform.db, null, showcaseTemplate);
  if (!template) return { data: null };
  const key = `showcase:${template.version}:${showroom?.id ?? ""}`;
  return { data: await platform.cache.remember(key, keeping, () => counted(platform, showroom, template)) };
});

async function counted(
  platform: Platform,
  showroom: Showroom | null,
  { id, name, area_sqft, design }: TemplateRow,
): Promise<Showcase> {
  const skus = [...skusOf(design), ...showcaseSkus()];
  const { products, elsewhere } = await findProducts(platform, showroom, skus);
  const known = new Map([...elsewhere, ...products]);
  return {
    template: id,
    name,
    area_sqft,
    parts: showcaseParted(design, products, known),
    others: othersOf(design, products),
  };
}

const design = serve(getShowcaseDesign, async ({ query, caller, platform }) => {
  const showroom = await findShowroom(platform, caller, query.showroom);
  const template = (await templateById(platform.db, null, showcaseTemplate)) ?? fail("not_found");
  const { products } = await findProducts(platform, showroom, showcaseSkus());
  const chosen = choicesIn(query.choices ?? "");
  return {
    data: {
      name: template.name,
      template: template.id,
      design: withChoices(template.design, chosen, products),
    },
  };
});

export const routes: readonly Route[] = [showcase, design];
