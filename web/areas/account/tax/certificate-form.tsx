import { useState } from "react";
import type { TaxCertificate } from "../../../../contract/orders/tax-certificates.ts";
import { type CertificateReason, certificateReasons } from "../../../../contract/orders/tax-words.ts";
import { stateBaseRates } from "../../../../domain/money/tax.ts";
import { usStates } from "../../../../domain/places/us-states.ts";
import { documentRules } from "../../../../domain/showrooms/application-documents.ts";
import { api } from "../../../client/api.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Field, inputClass } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** States that have a sales tax to be exempt from. */
const taxedStates = usStates.filter(({ code }) => (stateBaseRates(code, new Date()) ?? 0) > 0);

export function CertificateForm({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (certificates: TaxCertificate[]) => void;
}) {
  const form = useApiForm();
  const [document, setDocument] = useState<File>();
  const submit = async ({ state = "", number = "", reason, expires_on = "" }: Record<string, string>) => {
    if (!document) return form.setErrors({ document: ["Choose a file."] });
    const reply = await form.send(() =>
      api("POST /api/tax_certificates", {
        body: { document, state, number, reason: reason as CertificateReason, expires_on },
        feedback: "none",
      }),
    );
    if (reply) onAdded(reply.data);
  };
  return (
    <FormDialog
      title="Add a tax certificate"
      confirm="Send certificate"
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="State"
          name="state"
          placeholder="Choose a state"
          options={taxedStates.map(({ code, name }) => ({ value: code, text: name }))}
          error={form.errors.state}
        />
        <Select
          label="Why you are exempt"
          name="reason"
          placeholder="Choose a reason"
          options={Object.entries(certificateReasons).map(([value, text]) => ({ value, text }))}
          error={form.errors.reason}
        />
        <TextField
          label="Certificate number"
          name="number"
          maxLength={60}
          autoComplete="off"
          error={form.errors.number}
        />
        <TextField label="Expires on" name="expires_on" type="date" error={form.errors.expires_on} />
      </div>
      <DocumentField error={form.errors.document} onChange={setDocument} />
    </FormDialog>
  );
}

function DocumentField({
  error,
  onChange,
}: {
  error: readonly string[] | undefined;
  onChange: (file: File | undefined) => void;
}) {
  return (
    <Field
      label="Document"
      hint={`A PDF or a picture, at most ${documentRules.words}. Pictures need at least ${documentRules.width_px} × ${documentRules.height_px} pixels.`}
      error={error}
    >
      {(ids) => (
        <input
          {...ids}
          type="file"
          name="file"
          accept={documentRules.extensions.map((extension) => `.${extension}`).join(",")}
          className={`${inputClass} py-1.5 file:mr-3 file:h-8 file:border file:border-edge file:bg-white file:px-3 file:font-medium file:text-sm`}
          onChange={(event) => onChange(event.target.files?.[0])}
        />
      )}
    </Field>
  );
}
