import { Form, Link, useActionData, useNavigation, useSearchParams } from "react-router";
import { useShowroom } from "../../client/session/use-showroom.ts";
import { TrapField } from "../../kit/forms/trap-field.tsx";
import { contactTopics } from "../../kit/leads/contact-topics.ts";
import { Button } from "../../ui/button.tsx";
import { FieldErrors } from "../../ui/field-errors.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import type { ContactAnswer } from "./send-message.ts";
import { SentNote } from "./sent-note.tsx";

const fields = {
  full_name: { id: "contact-name", label: "Full name" },
  email: { id: "contact-email", label: "Email" },
  phone_number: { id: "contact-phone", label: "Phone" },
  topic: { id: "contact-topic", label: "What is it about?" },
  order_number: { id: "contact-order", label: "Order number" },
  message: { id: "contact-message", label: "Message" },
};

const lines = [
  { name: "full_name", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", required: true },
  { name: "phone_number", type: "tel", autoComplete: "tel", optional: true },
  { name: "order_number", autoComplete: "off", optional: true },
] as const;

/** Writes to the people behind the marketplace. A plain form where there are no scripts. */
export function ContactForm() {
  const answer = useActionData<ContactAnswer>();
  const isSending = useNavigation().formAction?.endsWith("/contact") ?? false;
  const [search] = useSearchParams();
  const showroom = useShowroom();
  if (answer?.sent) {
    return (
      <SentNote message={answer.sent}>
        <p className="mt-3">
          <Link to="/faq" className="link">
            Questions and answers
          </Link>{" "}
          may help in the meantime.
        </p>
      </SentNote>
    );
  }
  const errors = answer?.errors ?? {};
  const values = answer?.values ?? {};
  const topic = values.topic ?? search.get("topic") ?? "";
  return (
    <Form method="post" action="/contact" noValidate className="relative grid gap-5 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <FieldErrors errors={errors} fields={fields} title={answer?.refusal} />
      </div>
      {lines.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...fields[name]}
          {...field}
          name={name}
          defaultValue={values[name]}
          error={errors[name]?.[0]}
        />
      ))}
      <Select
        {...fields.topic}
        name="topic"
        required
        className="sm:col-span-2"
        placeholder="Choose a topic"
        options={Object.entries(contactTopics).map(([value, text]) => ({ value, text }))}
        defaultValue={topic in contactTopics ? topic : ""}
        error={errors.topic?.[0]}
      />
      <TextArea
        {...fields.message}
        name="message"
        rows={7}
        required
        maxLength={4000}
        className="sm:col-span-2"
        defaultValue={values.message}
        error={errors.message?.[0]}
      />
      <input type="hidden" name="shop_profile_id" value={showroom?.id ?? ""} />
      <TrapField />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" pending={isSending}>
          Send message
        </Button>
        <p className="text-graphite text-sm">
          Our{" "}
          <Link to="/privacy_policy" className="link">
            privacy policy
          </Link>{" "}
          says what we do with it.
        </p>
      </div>
    </Form>
  );
}
