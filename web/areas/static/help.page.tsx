import { lazy, Suspense } from "react";
import { data, Form, Link, useActionData, useNavigation } from "react-router";
import { attempt, loaderApi } from "../../client/page-api.ts";
import { useSession } from "../../client/session/use-session.ts";
import { sharedPage } from "../../client/shared-page.ts";
import { TrapField } from "../../kit/forms/trap-field.tsx";
import { pageMeta } from "../../kit/page/page-meta.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldErrors } from "../../ui/field-errors.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import type { Route } from "./+types/help.page.ts";
import type { ContactAnswer } from "./send-message.ts";
import { SentNote } from "./sent-note.tsx";

/** Only signed-in people need it. */
const MessageButton = lazy(async () => ({
  default: (await import("../../kit/messages/message-button.tsx")).MessageButton,
}));

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "Help",
      description: "Ask our support about orders, deliveries, returns and your account.",
      path: "/help",
    },
    matches,
  );

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data: desk } = await loaderApi(context, request)("GET /api/support");
  return { hours: [desk.hours || "We answer by email", desk.closing].filter(Boolean).join(". ") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const values = { full_name: text("full_name"), email: text("email"), message: text("message") };
  const body = { ...values, fax_number: text("fax_number") };
  const tried = await attempt(context, "POST /api/support", { body });
  if (tried.ok) return data<ContactAnswer>({ sent: tried.reply.message });
  const { errors, message, status } = tried.error;
  const answer: ContactAnswer =
    Object.keys(errors).length > 0
      ? { errors, values }
      : { refusal: message, errors: { form: [message] }, values };
  return data<ContactAnswer>(answer, { status });
}

/** The way to support: by a form for guests, in a conversation for those who are signed in. */
export default function Help({ loaderData: { hours } }: Route.ComponentProps) {
  const { user } = useSession();
  return (
    <div className="page pt-4 pb-16 md:pb-24">
      <Breadcrumb
        crumbs={[
          { label: "Home", url: "/" },
          { label: "Help", url: "/help" },
        ]}
      />
      <div className="mt-6 max-w-[44rem] md:mt-10">
        <h1 className="heading text-xl md:text-2xl">Help</h1>
        <p className="mt-5 mb-8 max-w-[56ch] text-lg">
          {`Ask us about orders, deliveries, returns and your account. ${hours}. Most questions have an answer already: `}
          <Link to="/faq" className="link">
            questions and answers
          </Link>
          .
        </p>
        {user ? (
          <Suspense>
            {user.type === "Admin" ? (
              <Link to="/account/admin/support" className="link">
                Open the support desk
              </Link>
            ) : (
              <MessageButton about="support">Write to support</MessageButton>
            )}
          </Suspense>
        ) : (
          <HelpForm />
        )}
      </div>
    </div>
  );
}

const fields = {
  full_name: { id: "help-name", label: "Full name" },
  email: { id: "help-email", label: "Email" },
  message: { id: "help-message", label: "Your question" },
};

function HelpForm() {
  const answer = useActionData<ContactAnswer>();
  const isSending = useNavigation().formAction?.endsWith("/help") ?? false;
  if (answer?.sent) return <SentNote message={answer.sent} />;
  const errors = answer?.errors ?? {};
  const values = answer?.values ?? {};
  return (
    <Form method="post" action="/help" noValidate className="relative grid gap-5">
      <div className="empty:hidden">
        <FieldErrors errors={errors} fields={fields} title={answer?.refusal} />
      </div>
      <TextField
        {...fields.full_name}
        name="full_name"
        autoComplete="name"
        required
        defaultValue={values.full_name}
        error={errors.full_name?.[0]}
      />
      <TextField
        {...fields.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="We'll reply to this address."
        defaultValue={values.email}
        error={errors.email?.[0]}
      />
      <TextArea
        {...fields.message}
        name="message"
        rows={7}
        required
        maxLength={5000}
        defaultValue={values.message}
        error={errors.message?.[0]}
      />
      <TrapField name="fax_number" />
      <div>
        <Button type="submit" pending={isSending}>
          Send question
        </Button>
      </div>
    </Form>
  );
}
