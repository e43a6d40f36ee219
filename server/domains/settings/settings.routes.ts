import {
  changeSetting as changing,
  readSettings,
  restoreSetting as restoring,
  settingHistory,
} from "../../../contract/managed-settings.ts";
import { cancelWithinMinutes, returnWithinDays } from "../../../domain/order-status.ts";
import { minimumMarkupBp } from "../../../domain/pricing.ts";
import { type Route, serve } from "../../serve.ts";
import { changeSetting, defaultsOf, keptSettings, restoreSetting } from "./settings.flow.ts";
import { asShown } from "./settings.rules.ts";
import { settingChanges } from "./settings.store.ts";

export const routes: readonly Route[] = [
  serve(readSettings, async ({ platform: { db, config } }) => ({
    data: {
      ...(await keptSettings(db, config)),
      fixed: {
        app_name: config.providerName,
        public_url: config.publicUrl,
        payment: config.stripe ? ("stripe" as const) : ("sandbox" as const),
        sends_email: config.smtpUrl !== undefined,
        return_days: returnWithinDays,
        cancel_minutes: cancelWithinMinutes,
        minimum_markup_percent: minimumMarkupBp / 100,
      },
    },
  })),
  serve(changing, async ({ body, caller, platform }) => ({
    message: "Saved.",
    data: await changeSetting(platform, caller, body),
  })),
  serve(settingHistory, async ({ params: { key }, platform: { db, config } }) => ({
    data: (await settingChanges(db, key)).map(({ id, value, changed_at, changed_by }) => ({
      id,
      value: asShown(key, value, defaultsOf(config)),
      changed_at: changed_at.toISOString(),
      changed_by,
    })),
  })),
  serve(restoring, async ({ params, body, caller, platform }) => ({
    message: "The earlier value is back.",
    data: await restoreSetting(platform, caller, params.key, body),
  })),
];
