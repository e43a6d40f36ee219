import type { SettingKey, SettingValues } from "../../../../contract/admin/managed-settings.ts";
import { reviewSettingOf } from "../../../../domain/catalog/product-review.ts";
import { supportHoursOf } from "../../../../domain/days/support-hours.ts";
import { planEntries, planSettingsOf } from "../../../../domain/money/plan-prices.ts";
import { defaultMarginBp } from "../../../../domain/money/pricing.ts";
import { freightSettingOf, returnWindowsOf, taxSettingOf } from "../../../../domain/orders/sale-settings.ts";

interface Defaults {
  email: string;
  name: string;
}

type Stored = { [Key in SettingKey]: unknown };

/** What holds for samples where nobody has set another. */
const sampleRules = { per_basket: 8, per_month: 16, ship_days: 2 };

/** What stands in the database, as admins see it; what is not there is what holds without it. */
const readers: {
  [Key in SettingKey]: (stored: Readonly<Record<string, unknown>>, defaults: Defaults) => SettingValues[Key];
} = {
  marketplace: ({ name, logo }, defaults) => ({
    name: textOf(name) || defaults.name,
    logo: textOf(logo) || null,
  }),
  contact: ({ email, phone, address }, defaults) => ({
    email: textOf(email) || defaults.email,
    phone: textOf(phone),
    address: textOf(address),
  }),
  pricing: ({ margin_bp }) => ({
    margin_percent: (typeof margin_bp === "number" ? margin_bp : defaultMarginBp) / 100,
  }),
  tax: taxSettingOf,
  shipping: freightSettingOf,
  returns: returnWindowsOf,
  plans: planSettingsOf,
  links: (stored) => ({
    links: entriesOf(stored).map(({ label, url }) => ({ label: textOf(label), url: textOf(url) })),
  }),
  apps: ({ app_store, google_play }) => ({
    app_store: textOf(app_store),
    google_play: textOf(google_play),
  }),
  review: reviewSettingOf,
  samples: (stored) => ({
    per_basket: numberOf(stored.per_basket, sampleRules.per_basket),
    per_month: numberOf(stored.per_month, sampleRules.per_month),
    ship_days: numberOf(stored.ship_days, sampleRules.ship_days),
  }),
  support: supportHoursOf,
};

export const asShown = <Key extends SettingKey>(
  key: Key,
  stored: unknown,
  defaults: Defaults,
): SettingValues[Key] =>
  readers[key]((typeof stored === "object" && stored ? stored : {}) as Record<string, unknown>, defaults);

/** The same as it stands in the database, where the shop reads it. */
const writers: { [Key in SettingKey]: (value: SettingValues[Key]) => Stored[Key] } = {
  marketplace: (value) => value,
  contact: ({ phone, ...rest }) => ({ ...rest, phone: digitsOf(phone) }),
  pricing: ({ margin_percent }) => ({ margin_bp: Math.round(margin_percent * 100) }),
  tax: (value) => value,
  shipping: (value) => value,
  returns: (value) => value,
  plans: planEntries,
  links: ({ links }) => links,
  apps: (value) => value,
  review: (value) => value,
  samples: (value) => value,
  support: (value) => value,
};

export const asStored = <Key extends SettingKey>(key: Key, value: SettingValues[Key]): unknown =>
  writers[key](value);

/** What the audit log says of a change: plain values. */
export function changeDetails(
  key: SettingKey,
  before: object,
  now: object,
): Record<string, string | number | null> {
  const parts = new Map(Object.entries(before));
  const details: Record<string, string | number | null> = { setting: key };
  for (const [part, value] of Object.entries(now)) {
    const old = parts.get(part);
    if (JSON.stringify(old) === JSON.stringify(value)) continue;
    details[`${part}_from`] = plain(old);
    details[`${part}_to`] = plain(value);
  }
  return details;
}

/** Pages write a U.S. number in their own form; others stay as they were typed. */
function digitsOf(phone: string): string {
  const us = /^(?:\+?1)?(\d{10})$/.exec(phone.replaceAll(/[\s().-]/g, ""));
  return us?.[1] ?? phone;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === "number" ? value : otherwise;

const entriesOf = (stored: unknown): Record<string, unknown>[] => (Array.isArray(stored) ? stored : []);

const plain = (value: unknown): string | number | null =>
  typeof value === "string" || typeof value === "number" ? value : value ? JSON.stringify(value) : null;
