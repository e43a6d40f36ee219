import {
  type KeptSettings,
  type SettingKey,
  type SettingValues,
  settingKeys,
} from "../../../../contract/admin/managed-settings.ts";
import type { Picture } from "../../../../contract/shapes.ts";
import { type SaleRules, saleRulesOf } from "../../../../domain/orders/sale-settings.ts";
import type { Config } from "../../../config.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { invalidate } from "../../../platform/cache/invalidation.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { keepPicture, largestPicture, logoGround } from "../../catalog/pictures/index.ts";
import { audit } from "../../identity/audit/index.ts";
import { pictureOf, picturesByKey } from "../../showrooms/showrooms/index.ts";
import { problemsOf } from "./sale-settings.rules.ts";
import { asShown, asStored, changeDetails } from "./settings.rules.ts";
import {
  lockSetting,
  settingChange,
  settingRows,
  settingsAt,
  settingValues,
  writeSetting,
} from "./settings.store.ts";

/** The settings as admins see them. */
export async function keptSettings(db: Db, config: Config): Promise<KeptSettings> {
  const rows = new Map((await settingRows(db, settingKeys)).map((row) => [row.key, row]));
  const entries = settingKeys.map((key) => {
    const row = rows.get(key);
    return [
      key,
      {
        value: asShown(key, row?.value, defaultsOf(config)),
        version: row?.version ?? 1,
        changed_at: row?.changed_at?.toISOString() ?? null,
        changed_by: row?.changed_by ?? null,
      },
    ];
  });
  return Object.fromEntries(entries) as KeptSettings;
}

/**
 * Changes a setting, keeps what it was, and shows the shop with it from then on: here at once, on other servers within
 * a second. Refuses (409) with the settings as they are now.
 */
export async function changeSetting<Key extends SettingKey>(
  platform: Platform,
  caller: Caller,
  { key, version, value }: { key: Key; version: number; value: SettingValues[Key] },
): Promise<KeptSettings> {
  await platform.db.transaction().execute(async (db) => {
    await lockSetting(db, key);
    const settings = await keptSettings(db, platform.config);
    const now = settings[key];
    if (now.version !== version) fail("stale_version", { data: settings });
    const problems = problemsOf(key, now.value, value, platform.now());
    if (Object.keys(problems).length > 0) failFields(problems);
    await assertLogo(db, key, value);
    const change = { value: asStored(key, value), before: asStored(key, now.value as SettingValues[Key]) };
    await writeSetting(db, { key, ...change, by: accountOf(caller).id, at: platform.now() });
    const details = changeDetails(key, now.value, value);
    await audit(db, { caller, action: "setting.changed", about: { type: "setting", id: key }, details });
    await invalidate(db, "showrooms");
  });
  platform.cache.forget("showrooms");
  return keptSettings(platform.db, platform.config);
}

/** Goes back to an earlier value, which is a change like any other. */
export async function restoreSetting(
  platform: Platform,
  caller: Caller,
  key: SettingKey,
  { version, change }: { version: number; change: string },
): Promise<KeptSettings> {
  const row = (await settingChange(platform.db, key, change)) ?? fail("not_found");
  const value = asShown(key, row.value, defaultsOf(platform.config));
  return changeSetting(platform, caller, { key, version, value });
}

export const defaultsOf = ({ mailFrom, providerName }: Config) => ({
  email: /<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom,
  name: providerName,
});

const nothing = { email: "", name: "" };

async function assertLogo(db: Db, key: SettingKey, value: SettingValues[SettingKey]): Promise<void> {
  if (key !== "marketplace") return;
  const { logo } = value as SettingValues["marketplace"];
  if (logo !== null && !(await picturesByKey(db, [logo])).has(logo))
    failFields({ "value.logo": "We couldn't find this picture. Upload it again." });
}

/** Stores a logo that an admin sends; the setting shows it once it is saved. */
export async function keepLogo(platform: Platform, logo: File): Promise<{ key: string; picture: Picture }> {
  if (logo.size > largestPicture.bytes) fail("too_large", { values: { limit: largestPicture.words } });
  const bytes = new Uint8Array(await logo.arrayBuffer());
  const key = await keepPicture(platform, platform.db, bytes, "logo", { darkGround: logoGround() });
  const row = (await picturesByKey(platform.db, [key])).get(key);
  return { key, picture: (row && pictureOf(row, "Logo")) ?? fail("not_found") };
}

/** What plans cost for those who begin one now, and how long Premium is free at first. */
export async function planSettings(db: Db): Promise<SettingValues["plans"]> {
  const [row] = await settingValues(db, ["plans"]);
  return asShown("plans", row?.value, nothing);
}

const saleKeys = ["tax", "shipping"] as const;

/** What sales are priced by now, besides the margin. */
export async function saleRules(db: Db): Promise<SaleRules> {
  const rows = await settingValues(db, saleKeys);
  return saleRulesOf(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** What sales were priced by at a moment. */
export async function saleRulesAt(db: Db, at: Date): Promise<SaleRules> {
  return saleRulesOf(await settingsAt(db, saleKeys, at));
}

/** How to reach the marketplace. */
export async function contactSettings(db: Db, config: Config): Promise<SettingValues["contact"]> {
  const [row] = await settingValues(db, ["contact"]);
  return asShown("contact", row?.value, defaultsOf(config));
}

/** How many samples customers can order, and when vendors ship them. */
export async function sampleSettings(db: Db): Promise<SettingValues["samples"]> {
  const [row] = await settingValues(db, ["samples"]);
  return asShown("samples", row?.value, nothing);
}

/** When somebody is at the support desk. */
export async function supportHours(db: Db): Promise<SettingValues["support"]> {
  const [row] = await settingValues(db, ["support"]);
  return asShown("support", row?.value, nothing);
}
