import type { FormEvent } from "react";
import { Link } from "react-router";
import { api } from "../../../client/api.ts";
import { writeLocal } from "../../../client/session/local-store.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { useFormAge } from "../../../kit/forms/form-age.ts";
import { EmailField, NameField } from "../../../kit/forms/person-fields.tsx";
import { TrapField } from "../../../kit/forms/trap-field.tsx";
import { textsOf, useApiForm } from "../../../kit/forms/use-api-form.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Asks for name, email and phone; loads when first shown. */
export default function LeadDialog({ onClose }: { onClose: () => void }) {
  const showroom = useShowroom();
  const { form, errors, refusal, isSending, send } = useLead(showroom?.id ?? "", onClose);
  return (
    <Dialog isOpen onClose={onClose} title="Save up to 30%" className="max-w-md">
      <p className="mb-5 text-graphite">
        {showroom
          ? `${showroom.company_name} will call you about your project and what it costs at showroom prices.`
          : "Tell us how to reach you. We'll find a showroom for your project and explain its prices."}
      </p>
      <form ref={form} noValidate onSubmit={send} className="relative grid gap-4">
        <NameField errors={errors} />
        <EmailField autoComplete="email" errors={errors} />
        <TextField
          label="Phone"
          name="phone_number"
          type="tel"
          autoComplete="tel"
          required
          error={errors.phone_number?.[0]}
        />
        <TrapField />
        {refusal && Object.keys(errors).length === 0 && (
          <p role="alert" className="text-bad text-sm">
            {refusal.message || "Something went wrong. Please try again."}
          </p>
        )}
        <Actions
          className="mt-1"
          onCancel={onClose}
          cancelWords="No, thanks"
          main={
            <Button type="submit" pending={isSending}>
              Send my details
            </Button>
          }
        />
        <p className="text-graphite text-sm">
          We share your details only {showroom ? "with this pro" : "within our team"}. See the{" "}
          <Link to="/privacy_policy" className="link" onClick={onClose}>
            privacy policy
          </Link>
          .
        </p>
      </form>
    </Dialog>
  );
}

function useLead(shop_profile_id: string, onClose: () => void) {
  const { send: sendOnce, ...form } = useApiForm();
  const age = useFormAge();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { full_name = "", email = "", phone_number = "", website = "" } = textsOf(event.currentTarget);
    const reply = await sendOnce(async () =>
      api("POST /api/sample_request", {
        multipart: true,
        feedback: "none",
        body: {
          ...{ full_name, email, phone_number, website, shop_profile_id },
          filled_in_ms: await age(),
          action: "handle_external_form_submission",
          lead_type: "Pop-Ups",
        },
      }),
    );
    if (!reply) return;
    writeLocal("lead_popup", "sent");
    showToast("success", reply.message);
    onClose();
  };
  return { ...form, send };
}
