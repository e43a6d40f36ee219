import { useId, useState } from "react";
import type { OwnTerms } from "../../../../contract/catalog/vendor-terms.ts";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { isRemote } from "../../../../domain/orders/shipping.ts";
import { usStates } from "../../../../domain/places/us-states.ts";
import { api } from "../../../client/api.ts";
import { signedInApi } from "../../../client/session/signed-in.ts";
import { FormNote } from "../../../kit/forms/form-note.tsx";
import { useUnsaved } from "../../../kit/forms/unsaved.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { titled } from "../../../kit/page/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Route } from "./+types/shipping.page.ts";

export const meta = titled("Shipping");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await signedInApi(request)("GET /api/vendor/terms")).data;
}

/** A vendor's shipping terms. */
export default function ShippingPage({ loaderData }: Route.ComponentProps) {
  const [terms, setTerms] = useState<OwnTerms>(loaderData);
  return (
    <div className="max-w-[48rem]">
      <h1 className="heading text-xl md:text-2xl">Shipping</h1>
      <p className="mt-2 max-w-[64ch] text-graphite">
        Customers see these terms on your products and in their cart. Changes apply to open carts right away.
        They don't affect orders that were already placed.
      </p>
      <TermsForm key={terms.version} terms={terms} onChange={setTerms} />
    </div>
  );
}

/** What is not a number becomes none, for the server to say what would be right. */
const numberIn = (text: string | undefined): number => (text ? Number(text) : Number.NaN);

function TermsForm({ terms, onChange }: { terms: OwnTerms; onChange: (terms: OwnTerms) => void }) {
  const { form, errors, refusal, isSending, send } = useApiForm();
  const [served, setServed] = useState<ReadonlySet<string>>(
    () => new Set(usStates.map(({ code }) => code).filter((code) => !terms.not_served.includes(code))),
  );
  useUnsaved(usStates.some(({ code }) => served.has(code) === terms.not_served.includes(code)));
  const save = async () => {
    const { lead_time_days, remote_freight, minimum } = textsOf(form.current!);
    const body = {
      version: terms.version,
      lead_time_days: numberIn(lead_time_days),
      remote_freight: numberIn(remote_freight),
      minimum: numberIn(minimum),
      not_served: usStates.map(({ code }) => code).filter((code) => !served.has(code)),
    };
    const reply = await send(() => api("PUT /api/vendor/terms", { body, feedback: "none" }));
    if (!reply) return;
    showToast("success", "Shipping terms saved.");
    onChange(reply.data);
  };
  const isStale = refusal?.code === "stale_version";
  return (
    <form
      ref={form}
      noValidate
      className="mt-8 grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {refusal && Object.keys(errors).length === 0 && (
        <FormNote>
          {isStale ? (
            <>
              Someone else changed these terms while you were editing.{" "}
              <button type="button" className="link" onClick={() => onChange(refusal.data as OwnTerms)}>
                Load the latest terms
              </button>
            </>
          ) : (
            refusal.message
          )}
        </FormNote>
      )}
      <Amounts terms={terms} errors={errors} />
      <States served={served} onChange={setServed} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" pending={isSending}>
          Save changes
        </Button>
        {terms.saved_at && (
          <p className="text-graphite text-sm">{`Saved ${formatDateTime(terms.saved_at)}.`}</p>
        )}
      </div>
    </form>
  );
}

/** Lead time, least order and freight. */
function Amounts({ terms, errors }: { terms: OwnTerms; errors: FieldErrors }) {
  return (
    <>
      <NumberField
        label="Usual lead time"
        name="lead_time_days"
        unit="days"
        className="max-w-[28rem]"
        defaultValue={String(terms.lead_time_days)}
        hint="Used for new products and for price lists without lead times. You can change it for each variant."
        required
        error={errors.lead_time_days}
      />
      <NumberField
        label="Minimum order"
        name="minimum"
        decimal
        unit="$"
        className="max-w-[28rem]"
        defaultValue={String(terms.minimum)}
        hint="Total of your products in an order, at customer prices, before tax. Enter 0 for no minimum."
        required
        error={errors.minimum}
      />
      <NumberField
        label="Freight for oversize products"
        name="remote_freight"
        decimal
        unit="$"
        className="max-w-[28rem]"
        defaultValue={String(terms.remote_freight)}
        hint="Charged once per order for products that ship by freight, where the marketplace charges freight: usually Alaska, Hawaii and the U.S. territories. Delivery is free everywhere else."
        required
        error={errors.remote_freight}
      />
    </>
  );
}

const groups = [
  { title: "Contiguous U.S.", states: usStates.filter(({ code }) => !isRemote(code)) },
  {
    title: "Alaska, Hawaii, territories and military",
    states: usStates.filter(({ code }) => isRemote(code)),
  },
];

function States({
  served,
  onChange,
}: {
  served: ReadonlySet<string>;
  onChange: (served: ReadonlySet<string>) => void;
}) {
  const countId = useId();
  const set = (codes: readonly string[], isServed: boolean) => {
    const next = new Set(served);
    for (const code of codes) {
      if (isServed) next.add(code);
      else next.delete(code);
    }
    onChange(next);
  };
  return (
    <fieldset aria-describedby={countId}>
      <legend className="font-semibold">States you ship to</legend>
      <p id={countId} className="figures text-graphite text-sm">
        {served.size === usStates.length
          ? "You ship to all states."
          : `${served.size} of ${usStates.length} selected. Customers can't order your products to the other states.`}
      </p>
      {groups.map(({ title, states }) => {
        const codes = states.map(({ code }) => code);
        const hasAll = codes.every((code) => served.has(code));
        return (
          <fieldset key={title} className="mt-4">
            <legend className="sr-only">{title}</legend>
            <div className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-b">
              <p aria-hidden className="font-medium">
                {title}
              </p>
              <Button variant="quiet" size="sm" onClick={() => set(codes, !hasAll)}>
                {hasAll ? `Clear ${title}` : `Select all: ${title}`}
              </Button>
            </div>
            <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4">
              {states.map(({ code, name }) => (
                <Checkbox
                  key={code}
                  label={name}
                  checked={served.has(code)}
                  onChange={(event) => set([code], event.target.checked)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </fieldset>
  );
}
