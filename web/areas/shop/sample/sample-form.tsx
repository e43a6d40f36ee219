import type { FormEvent } from "react";
import { api } from "../../../client/api.ts";
import { useSession } from "../../../client/session/use-session.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.ts";
import { readSample } from "./read-sample.ts";
import { SampleFields, sampleOf } from "./sample-fields.tsx";
import { SampleTerms } from "./sample-terms.tsx";

/** Orders one sample to an address, for guests and for accounts without a sample basket. */
export function SampleForm({
  product,
  sku,
  onClose,
}: {
  product: { hash: string; name: string };
  sku: string;
  onClose: () => void;
}) {
  const { user } = useSession();
  const showroom = useShowroom();
  const { form, errors, refusal, isSending, send } = useApiForm();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readSample(textsOf(event.currentTarget));
    const done = await send(() =>
      api("POST /api/sample_request", {
        multipart: true,
        feedback: "none",
        body: { ...typed, ...sampleOf(product.hash, sku, showroom?.id ?? "") },
      }),
    );
    if (!done) return;
    showToast("success", done.message);
    onClose();
  };
  return (
    <>
      <div className="mb-5">
        <SampleTerms company={showroom?.company_name} />
      </div>
      <form ref={form} noValidate onSubmit={submit} className="relative grid gap-5">
        <SampleFields
          errors={errors}
          person={
            user ? { full_name: user.full_name, email: user.email, phone_number: user.phone } : undefined
          }
        />
        {refusal && (errors.product || Object.keys(errors).length === 0) && (
          <p role="alert" className="text-bad text-sm">
            {errors.product?.[0] ?? refusal.message}
          </p>
        )}
        <Actions
          onCancel={onClose}
          cancelWords="No, thanks"
          main={
            <Button type="submit" pending={isSending}>
              Order the sample
            </Button>
          }
        />
      </form>
    </>
  );
}
