import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { AccessFrame, Way } from "../account-access/access-frame.tsx";
import { signInAction } from "../account-access/sign-in-data.ts";
import { SignInFields } from "../account-access/sign-in-fields.tsx";
import { textsOf, useApiForm } from "../account-access/use-api-form.ts";
import { api } from "../client/api.ts";
import { safeRedirect } from "../client/session/redirect-target.ts";
import { storedAiToken } from "../client/session/session-store.ts";
import { pageTitle } from "../page-title.ts";
import type { Route } from "./+types/login.page.ts";
import { ForgotPassword, NewPassword } from "./password-forms.tsx";
import { CodeWaits } from "./redeem-code.tsx";
import { keepAiToken } from "./use-ai-account.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("AI 3D Design Sign In", matches) },
  { name: "description", content: "Sign in to AI 3D Design with its own account and credits." },
];

export const action = ({ request }: Route.ActionArgs) => signInAction(request);

export default function AiLogin({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const reset = search.get("reset");
  if (reset) return <NewPassword token={reset} />;
  if (search.has("forgot")) return <ForgotPassword />;
  return <SignIn isEarly={actionData?.isEarly ?? false} />;
}

function SignIn({ isEarly }: { isEarly: boolean }) {
  const { form, errors, isSending, send } = useApiForm();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = safeRedirect(search.get("redirect"));
  const next = asked === "/" ? "/design-ai" : asked;

  useEffect(() => {
    if (storedAiToken()) void navigate("/design-ai/welcome", { replace: true });
  }, [navigate]);

  const signIn = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email = "", password = "" } = textsOf(event.currentTarget);
    await send(async () => {
      const { user, token } = await api("POST /api/AI/design", {
        body: { action: "login", email, password },
      });
      if (!token) return;
      keepAiToken(token);
      await navigate(user?.email_verified_at ? next : "/design-ai/welcome", { replace: true });
    });
  };

  return (
    <AccessFrame
      title="Sign in to AI 3D Design"
      lead="AI 3D Design uses a separate account with its own password and credits."
      aside={
        <>
          <Way title="New here?">
            <Link to="/design-ai/singup" className="link inline-flex min-h-11 items-center">
              Sign up for AI 3D Design
            </Link>
          </Way>
          <Way title="Looking for your orders?">
            <Link to="/login" className="link inline-flex min-h-11 items-center">
              Sign in to your showroom account
            </Link>
          </Way>
        </>
      }
    >
      <CodeWaits />
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void signIn(event)}
        className="grid gap-5"
      >
        <SignInFields {...{ errors, isEarly, isSending }}>
          <Link to="/design-ai/login?forgot" className="link flex min-h-11 items-center justify-self-start">
            Forgot your password?
          </Link>
        </SignInFields>
      </form>
    </AccessFrame>
  );
}
