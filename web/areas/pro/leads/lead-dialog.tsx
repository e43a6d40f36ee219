import { Link } from "react-router";
import { api } from "../../../client/api.ts";
import { writeLocal } from "../../../client/session/local-store.ts";
import { useShowroom } from "../../../client/session/use-showroom.ts";
import { useFormAge } from "../../../kit/forms/form-age.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { EmailField, NameField } from "../../../kit/forms/person-fields.tsx";
import { TrapField } from "../../../kit/forms/trap-field.tsx";
import { useApiForm } from "../../../kit/forms/use-api-form.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast.ts";

/** Asks for name, email and phone; loads when first shown. */
export default function LeadDialog({ onClose }: { onClose: () => void }) {
  const showroom = useShowroom();
  const { form, send } = useLead(showroom?.id ?? "", onClose);
  const { errors } = form;
  return (
    <FormDialog
      title="Save up to 30%"
      confirm="Send my details"
      cancelWords="No, thanks"
      className="max-w-md"
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <p className="text-graphite">
        {showroom
          ? `${showroom.company_name} will call you about your project and what it costs at showroom prices.`
          : "Tell us how to reach you. We'll find a showroom for your project and explain its prices."}
      </p>
      <NameField errors={errors} />
      <EmailField autoComplete="email" errors={errors} />
      <TextField
        label="Phone"
        name="phone_number"
        type="tel"
        autoComplete="tel"
        required
        error={errors.phone_number}
      />
      <TrapField />
      <p className="text-graphite text-sm">
        We share your details only {showroom ? "with this pro" : "within our team"}. See the{" "}
        <Link to="/privacy_policy" className="link" onClick={onClose}>
          privacy policy
        </Link>
        .
      </p>
    </FormDialog>
  );
}

function useLead(shop_profile_id: string, onClose: () => void) {
  const form = useApiForm();
  const age = useFormAge();

  const send = async ({
    full_name = "",
    email = "",
    phone_number = "",
    website = "",
  }: Record<string, string>) => {
    const reply = await form.send(async () =>
      api("POST /api/sample_request", {
        multipart: true,
        feedback: "none",
        body: {
          full_name,
          email,
          phone_number,
          website,
          shop_profile_id,
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
  return { form, send };
}
