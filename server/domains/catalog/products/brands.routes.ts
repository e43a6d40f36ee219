import { brands, publicSettings } from "../../../../contract/catalog/storefront.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { planEntries, planSettingsOf } from "../../../../domain/money/plan-prices.ts";
import { minimumMarkupBp } from "../../../../domain/money/pricing.ts";
import { usualWindows } from "../../../../domain/orders/return-case.ts";
import { returnWindowsOf } from "../../../../domain/orders/sale-settings.ts";
import type { Config } from "../../../config.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { WrittenReply } from "../../../http/written-reply.ts";
import { marketplaceOf } from "../../../platform/marketplace.store.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { brandPartners, settingValues } from "./brands.store.ts";
import { wastePercent } from "./product.rules.ts";

type Settings = EndpointReply<typeof publicSettings>["data"];

export const routes: Route[] = [
  serve(brands, ({ platform }) =>
    platform.cache.remember("brands", { seconds: 300, tags: ["products"] }, async () => {
      const rows = await brandPartners(platform.db);
      return WrittenReply.of<EndpointReply<typeof brands>>({
        data: rows.map((row) => ({
          id: row.id,
          name: row.name,
          slug: row.slug,
          about: row.about,
          products: row.products,
          logo: pictureOf(row, `${row.name} logo`),
        })),
      });
    }),
  ),
  serve(publicSettings, ({ platform }) =>
    platform.cache.remember("settings", { seconds: 60, tags: ["showrooms"] }, async () => {
      const stored = await settingValues(platform.db, ["contact", "links", "plans", "apps", "returns"]);
      const plans = planEntries(planSettingsOf(stored.plans));
      const { returns, ...rest } = stored;
      const { name, logo } = await marketplaceOf(platform.db, platform.config);
      const settings = settingsOf(platform.config, name);
      const limits = { ...settings.limits, ...returnWindowsOf(returns) };
      return {
        data: {
          ...settings,
          ...(rest as Partial<Settings>),
          logo: logo && pictureOf(logo, name),
          plans,
          limits,
        },
      };
    }),
  ),
];

/** The default without a setting. */
function settingsOf(config: Config, name: string): Settings {
  return {
    app_name: name,
    logo: null,
    provider: name,
    contact: { email: addressIn(config.mailFrom), phone: "", address: "" },
    plans: [],
    limits: {
      minimum_markup_percent: minimumMarkupBp / 100,
      cancel_minutes: 60,
      ...usualWindows,
      waste_percent: wastePercent,
    },
    payment: config.stripe
      ? { provider: "stripe", publishable_key: config.stripe.publishableKey }
      : { provider: "sandbox", publishable_key: null },
    has_dev_mailbox: config.mode !== "production",
    links: [],
    public_url: config.publicUrl,
    apps: { app_store: "", google_play: "" },
  };
}

const addressIn = (mailFrom: string) => /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom;
