import { formatPhone } from "../../../../domain/places/phone.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Part, PartLinks } from "../../../kit/page/part.tsx";
import { Facts } from "../../../kit/page/profile-section.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { webAddressEntry } from "../../../ui/web-address-entry.ts";
import type { Route } from "./+types/settings.page.ts";
import { LinkRows, linksIn } from "./link-rows.tsx";
import { MarketplaceSetting } from "./marketplace-setting.tsx";
import { ReviewSetting } from "./review-setting.tsx";
import { numberIn, SaleSettings } from "./sale-settings.tsx";
import { SettingForm } from "./setting-form.tsx";
import { SupportSetting } from "./support-setting.tsx";

export const meta = titled("Settings");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data } = await signedInApi(request)("GET /api/admin/settings");
  return data;
}

/** What the marketplace says of itself and what it earns; each part is saved by itself and has its own history. */
export default function SettingsPage({ loaderData: settings }: Route.ComponentProps) {
  return (
    <div className="grid gap-x-12 lg:grid-cols-[minmax(0,48rem)_12rem]">
      <h1 className="heading text-xl md:text-2xl lg:col-span-2">Settings</h1>
      <PartLinks titles={parts} />
      <div>
        <Part title="Marketplace">
          <MarketplaceSetting kept={settings.marketplace} picture={settings.logo} />
        </Part>
        <Part title="Contact">
          <SettingForm
            setting="contact"
            kept={settings.contact}
            read={({ email = "", phone = "", address = "" }) => ({ email, phone, address })}
          >
            {({ email, phone, address }, errors) => (
              <>
                <TextField
                  label="Email"
                  name="email"
                  type="email"
                  defaultValue={email}
                  required
                  hint="Customers see it, and we send contact form messages there."
                  error={errors("email")}
                />
                <TextField
                  label="Phone"
                  name="phone"
                  type="tel"
                  defaultValue={phone && formatPhone(phone)}
                  optional
                  error={errors("phone")}
                />
                <TextField
                  label="Postal address"
                  name="address"
                  defaultValue={address}
                  optional
                  error={errors("address")}
                />
              </>
            )}
          </SettingForm>
        </Part>
        <SaleSettings settings={settings} />
        <Part title="Catalog review">
          <ReviewSetting kept={settings.review} />
        </Part>
        <Offers settings={settings} />
        <Samples settings={settings} />
        <Part title="Support hours">
          <SupportSetting kept={settings.support} />
        </Part>
        <Part title="Fixed">
          <Fixed fixed={settings.fixed} />
        </Part>
      </div>
    </div>
  );
}

const parts = [
  "Marketplace",
  "Contact",
  "Platform margin",
  "Sales tax",
  "Delivery",
  "Returns and claims",
  "Catalog review",
  "Pro plans",
  "Header links",
  "Apps",
  "Samples",
  "Support hours",
  "Fixed",
];

type Settings = ReplyOf<"GET /api/admin/settings">["data"];

const sampleFields = [
  ["per_basket", "Samples in one order", ""],
  ["per_month", "Samples per customer in 30 days", ""],
  ["ship_days", "Vendors ship within", "business days"],
] as const;

/** How many samples customers get, and how soon. */
function Samples({ settings }: { settings: Settings }) {
  return (
    <Part title="Samples">
      <SettingForm
        setting="samples"
        kept={settings.samples}
        read={({ per_basket, per_month, ship_days }) => ({
          per_basket: numberIn(per_basket),
          per_month: numberIn(per_month),
          ship_days: numberIn(ship_days),
        })}
      >
        {(samples, errors) => (
          <>
            {sampleFields.map(([name, label, unit]) => (
              <NumberField
                key={name}
                label={label}
                name={name}
                unit={unit || undefined}
                className="max-w-72"
                defaultValue={String(samples[name])}
                required
                error={errors(name)}
              />
            ))}
            <p className="max-w-[60ch] text-graphite text-sm">
              Customers see these limits in their sample basket. The days set when vendors have to ship and
              the delivery dates customers see. Ordered samples keep their dates.
            </p>
          </>
        )}
      </SettingForm>
    </Part>
  );
}

/** What pros pay a month, and how long Premium is free at first. */
function PlanPrices({ settings }: { settings: Settings }) {
  return (
    <Part title="Pro plans">
      <SettingForm
        setting="plans"
        kept={settings.plans}
        read={({ premium_price, addon_price, trial_days }) => ({
          premium_price: numberIn(premium_price),
          addon_price: addon_price ? Number(addon_price) : null,
          trial_days: numberIn(trial_days),
        })}
      >
        {({ premium_price, addon_price, trial_days }, errors) => (
          <>
            <NumberField
              label="Premium, a month"
              name="premium_price"
              decimal
              unit="$"
              className="max-w-56"
              defaultValue={String(premium_price)}
              required
              error={errors("premium_price")}
            />
            <NumberField
              label="Branding add-on, a month"
              name="addon_price"
              decimal
              unit="$"
              className="max-w-56"
              defaultValue={addon_price === null ? "" : String(addon_price)}
              optional
              hint="Leave empty to stop selling the add-on."
              error={errors("addon_price")}
            />
            <NumberField
              label="Free trial of Premium"
              name="trial_days"
              unit="days"
              className="max-w-56"
              defaultValue={String(trial_days)}
              required
              hint="0 for none. Each pro gets one trial."
              error={errors("trial_days")}
            />
            <p className="max-w-[60ch] text-graphite text-sm">
              New plans start at these prices. We email pros who have a plan. A higher price applies from
              their first renewal at least 30 days later, a lower one from their next renewal.
            </p>
          </>
        )}
      </SettingForm>
    </Part>
  );
}

/** Where the shop leads besides. */
function Offers({ settings }: { settings: Settings }) {
  return (
    <>
      <PlanPrices settings={settings} />
      <Part title="Header links">
        <SettingForm setting="links" kept={settings.links} read={linksIn}>
          {({ links }, errors) => <LinkRows links={links} errors={errors} />}
        </SettingForm>
      </Part>
      <Part title="Apps">
        <SettingForm
          setting="apps"
          kept={settings.apps}
          read={({ app_store = "", google_play = "" }) => ({ app_store, google_play })}
        >
          {({ app_store, google_play }, errors) => (
            <>
              <TextField
                label="App Store link"
                name="app_store"
                {...webAddressEntry}
                defaultValue={app_store}
                optional
                error={errors("app_store")}
              />
              <TextField
                label="Google Play link"
                name="google_play"
                {...webAddressEntry}
                defaultValue={google_play}
                optional
                error={errors("google_play")}
              />
            </>
          )}
        </SettingForm>
      </Part>
    </>
  );
}

function Fixed({ fixed }: { fixed: ReplyOf<"GET /api/admin/settings">["data"]["fixed"] }) {
  const { public_url, payment, sends_email } = fixed;
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-graphite">
        The server's configuration sets the first three and the terms of service set the rest. You can't
        change them here.
      </p>
      <Facts
        facts={[
          ["Web address", public_url],
          ["Payments", payment === "stripe" ? "Stripe" : "Sandbox, no real money"],
          ["Email", sends_email ? "Sent by SMTP" : "Kept on the mailbox page"],
          ["Cancellation", `Within ${fixed.cancel_minutes} minutes of the order`],
          ["Minimum markup for pros", `${fixed.minimum_markup_percent}%`],
        ]}
      />
    </>
  );
}
