import { useState } from "react";
import type { FieldErrors } from "../../../contract/errors.ts";
import {
  type TaxClass,
  type TaxIdKind,
  taxClasses,
  taxIdKinds,
} from "../../../contract/identity/tax-id-words.ts";
import type { TaxDetails } from "../../../contract/money/payee-tax.ts";
import { usStates } from "../../../domain/places/us-states.ts";
import { api } from "../../client/api.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import type { WithProof } from "../../kit/sign-in/use-proof.tsx";
import { Actions } from "../../ui/actions.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { formatDate } from "../../ui/format.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";

interface Props {
  details: TaxDetails | null;
  mayChange: boolean;
  withProof: WithProof;
  onSaved: () => Promise<void>;
}

/** What a payee certifies for Form 1099-K. The tax ID goes to the server once, and is never shown again. */
export function TaxDetailsPart({ details, mayChange, withProof, onSaved }: Props) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    const close = () => setEditing(false);
    return <TaxForm details={details} withProof={withProof} onSaved={onSaved} onClose={close} />;
  }
  if (!details) {
    return (
      <div className="mt-4 max-w-[64ch]">
        <p>
          The IRS asks us for a Form 1099-K about sales above its limits. For that we need your legal name,
          address and tax ID, as on Form W-9.
        </p>
        {mayChange && (
          <Button className="mt-4" variant="secondary" onClick={() => setEditing(true)}>
            Enter tax details
          </Button>
        )}
      </div>
    );
  }
  const { legal_name, business_name, classification, street, apartment, city, state, zip_code } = details;
  return (
    <div className="mt-4 flex flex-wrap items-start justify-between gap-4">
      <div>
        <p className="font-medium">{legal_name}</p>
        {business_name && <p>{business_name}</p>}
        <p>{[street, apartment].filter(Boolean).join(", ")}</p>
        <p className="figures">{`${city}, ${state} ${zip_code}`}</p>
        <p className="figures mt-2 text-graphite text-sm">
          {`${taxClasses[classification]}, ${details.tin_kind.toUpperCase()} ${details.tin}. Certified by ${details.certified_by} on ${formatDate(details.certified_at)}.`}
        </p>
      </div>
      {mayChange && (
        <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
          Change tax details
        </Button>
      )}
    </div>
  );
}

function TaxForm({
  details,
  withProof,
  onSaved,
  onClose,
}: Omit<Props, "mayChange"> & { onClose: () => void }) {
  const { form, errors, problem, isSending, send } = useApiForm();
  const [kind, setKind] = useState<TaxIdKind>(details?.tin_kind ?? "ein");
  const save = async () => {
    const { is_certified, ...texts } = textsOf(form.current!);
    const body = {
      ...(texts as Record<
        "legal_name" | "street" | "city" | "state" | "zip_code" | "tin" | "certified_by",
        string
      >),
      classification: texts.classification as TaxClass,
      tin_kind: kind,
      // without the mark the server says what is missing
      is_certified: (is_certified !== undefined) as true,
    };
    const reply = await send(() => withProof(() => api("PUT /api/payouts/tax", { body, feedback: "none" })));
    if (!reply) return;
    showToast("success", "Tax details saved.");
    await onSaved();
    onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid max-w-[36rem] gap-5 sm:grid-cols-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {problem && (
        <div className="sm:col-span-6">
          <FormNote>{problem}</FormNote>
        </div>
      )}
      <TaxFields details={details} kind={kind} onKind={setKind} errors={errors} />
      <Certification errors={errors} />
      <Actions
        className="sm:col-span-6"
        onCancel={onClose}
        main={
          <Button type="submit" pending={isSending}>
            Save tax details
          </Button>
        }
      />
    </form>
  );
}

function TaxFields({
  details,
  kind,
  onKind,
  errors,
}: {
  details: TaxDetails | null;
  kind: TaxIdKind;
  onKind: (kind: TaxIdKind) => void;
  errors: FieldErrors;
}) {
  const text = (name: keyof TaxDetails & string, label: string, more: object = {}) => (
    <TextField
      label={label}
      name={name}
      maxLength={80}
      defaultValue={details?.[name] ?? ""}
      error={errors[name]}
      {...more}
    />
  );
  return (
    <>
      {text("legal_name", "Legal name, as on your tax return", { className: "sm:col-span-6" })}
      {text("business_name", "Business name, if different", { className: "sm:col-span-6", optional: true })}
      <Select
        className="sm:col-span-6"
        label="How you are taxed"
        name="classification"
        defaultValue={details?.classification ?? "individual"}
        options={Object.entries(taxClasses).map(([value, label]) => ({ value, text: label }))}
        error={errors.classification}
      />
      {text("street", "Street", { className: "sm:col-span-4" })}
      {text("apartment", "Unit", { className: "sm:col-span-2", optional: true, maxLength: 40 })}
      {text("city", "City", { className: "sm:col-span-2" })}
      <Select
        className="sm:col-span-2"
        label="State"
        name="state"
        placeholder="Choose"
        defaultValue={details?.state ?? ""}
        options={usStates.map(({ code, name }) => ({ value: code, text: name }))}
        error={errors.state}
      />
      {text("zip_code", "ZIP", { className: "sm:col-span-2", inputMode: "numeric", maxLength: 10 })}
      <Select
        className="sm:col-span-3"
        label="Kind of tax ID"
        name="tin_kind"
        value={kind}
        onChange={(event) => onKind(event.target.value as TaxIdKind)}
        options={Object.entries(taxIdKinds).map(([value, label]) => ({ value, text: label }))}
      />
      <TextField
        className="sm:col-span-3"
        label={kind === "ein" ? "EIN" : "SSN"}
        name="tin"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        error={errors.tin}
      />
    </>
  );
}

const Certification = ({ errors }: { errors: FieldErrors }) => (
  <>
    <p className="max-w-[64ch] text-sm sm:col-span-6">
      Under penalties of perjury, I certify that the number above is my correct taxpayer identification
      number, that I am not subject to backup withholding, and that I am a U.S. citizen or other U.S. person.
    </p>
    <div className="sm:col-span-6">
      <Checkbox name="is_certified" label="I certify this" error={errors.is_certified} />
    </div>
    <TextField
      className="sm:col-span-6"
      label="Your name, as a signature"
      name="certified_by"
      maxLength={80}
      error={errors.certified_by}
    />
  </>
);
