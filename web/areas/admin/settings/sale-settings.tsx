import { useId } from "react";
import { usStates } from "../../../../domain/places/us-states.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { Part } from "../../../kit/page/part.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { SettingForm } from "./setting-form.tsx";
import { RateRows, ratesIn } from "./tax-rates.tsx";

type Settings = ReplyOf<"GET /api/admin/settings">["data"];

/** What is not a number becomes none, for the server to say what would be right. */
export const numberIn = (text: string | undefined): number => (text ? Number(text) : Number.NaN);

/** What decides what customers pay and how long they can return. Each shows what it would do before it is saved. */
export function SaleSettings({ settings }: { settings: Settings }) {
  return (
    <>
      <Margin settings={settings} />
      <SalesTax settings={settings} />
      <Freight settings={settings} />
      <Returns settings={settings} />
    </>
  );
}

function Margin({ settings }: { settings: Settings }) {
  const hint = useId();
  return (
    <Part title="Platform margin">
      <SettingForm
        setting="pricing"
        kept={settings.pricing}
        hasEffect
        read={({ margin_percent }) => ({ margin_percent: numberIn(margin_percent) })}
      >
        {({ margin_percent }, errors) => (
          <>
            <NumberField
              label="Margin on the vendor's price"
              name="margin_percent"
              decimal
              unit="%"
              className="max-w-56"
              defaultValue={String(margin_percent)}
              required
              error={errors("margin_percent")}
              aria-details={hint}
            />
            <p id={hint} className="max-w-[60ch] text-graphite text-sm">
              Vendor's price + margin = trade price. The pro's markup is added on top. A new margin changes
              every price in every showroom and open cart right away. Placed orders keep their prices. List
              prices don't change.
            </p>
          </>
        )}
      </SettingForm>
    </Part>
  );
}

function SalesTax({ settings }: { settings: Settings }) {
  return (
    <Part title="Sales tax">
      <SettingForm
        setting="tax"
        kept={settings.tax}
        hasEffect
        read={(texts) => ({ rates: ratesIn(texts, settings.tax.value.rates) })}
      >
        {({ rates }, errors) => (
          <>
            <p className="max-w-[60ch] text-graphite">
              Each state's general rate is built in. When a state changes its rate, add it here. A rate starts
              tomorrow at the earliest, and you can't change it once it has started.
            </p>
            <RateRows rates={rates} errors={errors} />
          </>
        )}
      </SettingForm>
      <Disclosure summary="Built-in rates today" className="mt-6 border-t">
        <dl className="figures grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-8">
          {settings.fixed.tax_rates.map(({ state, percent }) => (
            <div key={state} className="flex justify-between border-hairline border-b py-1">
              <dt>{state}</dt>
              <dd>{`${percent}%`}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Part>
  );
}

const statesIn = (texts: Record<string, string>): string[] =>
  usStates.flatMap(({ code }) => (texts[`freight-${code}`] ? [code] : []));

function Freight({ settings }: { settings: Settings }) {
  return (
    <Part title="Delivery">
      <SettingForm
        setting="shipping"
        kept={settings.shipping}
        hasEffect
        read={(texts) => ({
          freight_states: statesIn(texts),
          most_freight: texts.most_freight ? Number(texts.most_freight) : null,
        })}
      >
        {({ freight_states, most_freight }, errors) => (
          <>
            <p className="max-w-[60ch] text-graphite">
              Delivery is free for customers. In the states below, vendors charge their freight for oversize
              products, once per order.
            </p>
            <Disclosure
              summary={`States with oversize freight (${freight_states.length})`}
              className="border-t"
            >
              <fieldset>
                <legend className="sr-only">States with oversize freight</legend>
                <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6">
                  {usStates.map(({ code, name }) => (
                    <Checkbox
                      key={code}
                      name={`freight-${code}`}
                      label={name}
                      defaultChecked={freight_states.includes(code)}
                    />
                  ))}
                </div>
              </fieldset>
            </Disclosure>
            {errors("freight_states")?.map((error) => (
              <p key={error} role="alert" className="text-bad text-sm">
                {error}
              </p>
            ))}
            <NumberField
              label="Maximum freight per vendor in an order"
              name="most_freight"
              decimal
              unit="$"
              className="max-w-72"
              defaultValue={most_freight === null ? "" : String(most_freight)}
              optional
              hint="Leave empty for no maximum."
              error={errors("most_freight")}
            />
          </>
        )}
      </SettingForm>
    </Part>
  );
}

const windowFields = [
  ["return_days", "To request a return, from delivery"],
  ["parcel_claim_days", "To report a damaged parcel, from delivery"],
  ["freight_claim_days", "To report a damaged freight delivery"],
  ["refund_days", "For vendors to refund or settle"],
] as const;

function Returns({ settings }: { settings: Settings }) {
  return (
    <Part title="Returns and claims">
      <SettingForm
        setting="returns"
        kept={settings.returns}
        hasEffect
        read={(texts) => ({
          return_days: numberIn(texts.return_days),
          parcel_claim_days: numberIn(texts.parcel_claim_days),
          freight_claim_days: numberIn(texts.freight_claim_days),
          refund_days: numberIn(texts.refund_days),
        })}
      >
        {(windows, errors) => (
          <>
            {windowFields.map(([name, label]) => (
              <NumberField
                key={name}
                label={label}
                name={name}
                unit="days"
                className="max-w-[22rem]"
                defaultValue={String(windows[name])}
                required
                error={errors(name)}
              />
            ))}
            <p className="max-w-[60ch] text-graphite text-sm">
              These apply to new orders. The return policy, terms and FAQ show them right away. Placed orders
              don't change.
            </p>
          </>
        )}
      </SettingForm>
    </Part>
  );
}
