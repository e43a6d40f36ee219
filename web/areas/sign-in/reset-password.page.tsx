import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../client/api.ts";
import { EmailField } from "../../kit/forms/person-fields.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { AccessFrame } from "../../kit/page/access-frame.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import { Button } from "../../ui/button.tsx";
import type { Route } from "./+types/reset-password.page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Forgot your password?", matches) },
  { name: "description", content: "We'll email you a link to choose a new password." },
];

export default function ResetPassword() {
  const { form, errors, isSending, send } = useApiForm();
  const [sentTo, setSentTo] = useState<string>();

  const ask = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = textsOf(event.currentTarget).email ?? "";
    const reply = await send(() => api("POST /api/password/forgot", { body: { email } }));
    if (reply) setSentTo(email);
  };

  if (sentTo) {
    return (
      <AccessFrame
        title="Check your email"
        lead={
          <p role="status">
            If there is an account for <strong className="font-semibold text-ink">{sentTo}</strong>, a link is
            on its way to it. It expires in one hour.
          </p>
        }
      >
        <div className="flex flex-wrap gap-x-6">
          <Link to="/login" className="link flex min-h-11 items-center">
            Back to Sign In
          </Link>
          <button type="button" onClick={() => setSentTo(undefined)} className="link min-h-11">
            Try a different address
          </button>
        </div>
      </AccessFrame>
    );
  }
  return (
    <AccessFrame
      title="Forgot your password?"
      lead="Enter your account's email address. We'll email you a link to choose a new password."
    >
      <form ref={form} method="post" onSubmit={ask} noValidate className="grid gap-5">
        <EmailField label="Email Address" errors={errors} />
        <Button type="submit" size="lg" pending={isSending}>
          Send link
        </Button>
        <Link to="/login" className="link flex min-h-11 items-center justify-self-start">
          Back to Sign In
        </Link>
      </form>
    </AccessFrame>
  );
}
