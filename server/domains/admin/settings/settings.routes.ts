import {
  changeSetting as changing,
  previewSetting,
  readSettings,
  restoreSetting as restoring,
  sendMarketplaceLogo,
  settingHistory,
} from "../../../../contract/admin/managed-settings.ts";
import { minimumMarkupBp } from "../../../../domain/money/pricing.ts";
import { stateBaseRates, taxedStates } from "../../../../domain/money/tax.ts";
import { cancelWithinMinutes } from "../../../../domain/orders/order-status.ts";
import { saleRulesOf } from "../../../../domain/orders/sale-settings.ts";
import type { Config } from "../../../config.ts";
import { failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { marketplaceOf } from "../../../platform/marketplace.store.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import { effectOf } from "./preview.rules.ts";
import { recentOrders } from "./preview.store.ts";
import { problemsOf } from "./sale-settings.rules.ts";
import { changeSetting, defaultsOf, keepLogo, keptSettings, restoreSetting } from "./settings.flow.ts";
import { asShown } from "./settings.rules.ts";
import { settingChanges } from "./settings.store.ts";

const logoOf = async (db: Db, config: Config) => {
  const { name, logo } = await marketplaceOf(db, config);
  return logo && pictureOf(logo, name);
};

/** How many orders show what a setting would do. */
const previewed = 10;

export const routes: readonly Route[] = [
  serve(readSettings, async ({ platform: { db, config, now } }) => ({
    data: {
      ...(await keptSettings(db, config)),
      logo: await logoOf(db, config),
      fixed: {
        public_url: config.publicUrl,
        payment: config.stripe ? ("stripe" as const) : ("sandbox" as const),
        sends_email: config.smtpUrl !== undefined,
        tax_rates: taxedStates.map((state) => ({
          state,
          percent: (stateBaseRates(state, now()) ?? 0) / 10_000,
        })),
        cancel_minutes: cancelWithinMinutes,
        minimum_markup_percent: minimumMarkupBp / 100,
      },
    },
  })),
  serve(sendMarketplaceLogo, async ({ body, platform }) => ({
    message: "Save to show this logo.",
    data: await keepLogo(platform, body.logo),
  })),
  serve(changing, async ({ body, caller, platform }) => ({
    message: "Saved.",
    data: await changeSetting(platform, caller, body),
  })),
  serve(previewSetting, async ({ body, platform: { db, config, now } }) => {
    const settings = await keptSettings(db, config);
    const problems = problemsOf(body.key, settings[body.key].value, body.value, now());
    if (Object.keys(problems).length > 0) failFields(problems);
    const rules = saleRulesOf({ tax: settings.tax.value, shipping: settings.shipping.value });
    return { data: effectOf(await recentOrders(db, previewed), body, rules) };
  }),
  serve(settingHistory, async ({ params: { key }, platform: { db, config } }) => ({
    data: (await settingChanges(db, key)).map(({ id, value, changed_at, changed_by }) => ({
      id,
      value: asShown(key, value, defaultsOf(config)),
      changed_at: changed_at.toISOString(),
      changed_by,
    })),
  })),
  serve(restoring, async ({ params, body, caller, platform }) => ({
    message: "Earlier value restored.",
    data: await restoreSetting(platform, caller, params.key, body),
  })),
];
