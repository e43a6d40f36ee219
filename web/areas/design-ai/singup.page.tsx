import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "../../client/api.ts";
import { storedAiToken } from "../../client/session/session-store.ts";
import { useFormAge } from "../../kit/forms/form-age.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { EmailField, NameField } from "../../kit/forms/person-fields.tsx";
import { TrapField } from "../../kit/forms/trap-field.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { AccessFrame, Way } from "../../kit/page/access-frame.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import { Consent } from "../../kit/sign-in/consent.tsx";
import { NewPasswordField } from "../../kit/sign-in/new-password-field.tsx";
import { signInAction } from "../../kit/sign-in/sign-in-data.ts";
import { Button } from "../../ui/button.tsx";
import type { Route } from "./+types/singup.page.ts";
import { isWaiting, useDraft } from "./brief/draft.ts";
import { CodeWaits } from "./redeem-code.tsx";
import ShopEntry from "./shop-entry.tsx";
import { keepAiToken } from "./use-ai-account.ts";
import { useLinked } from "./use-linked.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Sign Up for AI 3D Design", matches) },
  { name: "description", content: "A separate account for AI 3D Design, with free credits to start." },
];

export const action = ({ request }: Route.ActionArgs) => signInAction(request);

export default function AiSignUp({ actionData }: Route.ComponentProps) {
  const { form, errors, isSending, send } = useApiForm();
  const age = useFormAge();
  const navigate = useNavigate();
  const linked = useLinked(true);
  const isKept = isWaiting(useDraft().draft);

  useEffect(() => {
    if (storedAiToken()) void navigate("/design-ai/welcome", { replace: true });
  }, [navigate]);

  const register = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name = "", email = "", password = "", agree, fax_number = "" } = textsOf(event.currentTarget);
    await send(async () => {
      const body = {
        action: "register" as const,
        name,
        email,
        password,
        // the server refuses an unchecked box, with the message shown under it
        agree: (agree === "on") as true,
        fax_number,
        filled_in_ms: await age(),
      };
      const { token } = await api("POST /api/AI/design", { body });
      if (!token) return;
      keepAiToken(token);
      await navigate("/design-ai/welcome", { replace: true });
    });
  };

  return (
    <AccessFrame
      title="Sign up for AI 3D Design"
      lead={
        <p>
          {isKept && "We keep your brief. "}
          Already have an AI design account?{" "}
          <Link to="/design-ai/login" className="link whitespace-nowrap text-ink">
            Sign In
          </Link>
        </p>
      }
      aside={<Ways />}
    >
      <CodeWaits />
      {linked && linked.state !== "closed" && (
        <div className="mb-6 border-hairline border-b pb-6">
          <p className="mb-3">{`You are signed in to the shop as ${linked.email}.`}</p>
          <ShopEntry linked={linked} onEntered={() => navigate("/design-ai", { replace: true })} />
        </div>
      )}
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void register(event)}
        className="relative grid gap-5"
      >
        {actionData?.isEarly && (
          <FormNote>The page was still loading. Please fill in the form again.</FormNote>
        )}
        {errors.fax_number && <FormNote>{errors.fax_number[0]}</FormNote>}
        <noscript>
          <FormNote>You need JavaScript to sign up. Please turn it on and reload this page.</FormNote>
        </noscript>
        <NameField label="Name" name="name" errors={errors} />
        <EmailField errors={errors} />
        <NewPasswordField label="Password" name="password" required error={errors.password?.[0]} />
        <Consent error={errors.agree?.[0]} />
        <TrapField name="fax_number" />
        <Button type="submit" size="lg" pending={isSending}>
          Sign Up
        </Button>
      </form>
    </AccessFrame>
  );
}

function Ways() {
  return (
    <>
      <Way title="Free credits">
        <p>You get your first credits when you confirm your email address.</p>
      </Way>
      <Way title="A separate account">
        <p>This account is only for AI designs. Your orders and projects are in your showroom account.</p>
      </Way>
    </>
  );
}
