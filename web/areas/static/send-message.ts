import { data, type RouterContextProvider } from "react-router";
import type { ContactTopic } from "../../../contract/showrooms/leads.ts";
import { attempt } from "../../client/page-api.ts";

const names = ["full_name", "email", "phone_number", "topic", "order_number", "message"] as const;

/** The result of a message: sent, or the errors with the input. */
export interface ContactAnswer {
  sent?: string;
  refusal?: string;
  errors?: Record<string, string[]>;
  values?: Partial<Record<(typeof names)[number], string>>;
}

/** Sends the contact form of a page request. */
export async function sendMessage(context: Readonly<RouterContextProvider>, request: Request) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const values = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<
    (typeof names)[number],
    string
  >;
  const tried = await attempt(context, "POST /api/contact", {
    body: {
      ...values,
      topic: values.topic as ContactTopic,
      shop_profile_id: text("shop_profile_id"),
      website: text("website"),
    },
  });
  if (tried.ok) return data<ContactAnswer>({ sent: tried.reply.message });
  const { errors, message, status } = tried.error;
  const isFields = Object.keys(errors).length > 0;
  const answer: ContactAnswer = isFields
    ? { errors, values }
    : { refusal: message, errors: { form: [message] }, values };
  return data<ContactAnswer>(answer, { status });
}
