import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { api } from "../../client/api.ts";
import { safeRedirect } from "../../client/session/redirect-target.ts";
import { storedAiToken } from "../../client/session/session-store.ts";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { AccessFrame, Way } from "../../kit/page/access-frame.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import { signInAction } from "../../kit/sign-in/sign-in-data.ts";
import { SignInFields } from "../../kit/sign-in/sign-in-fields.tsx";
import type { Route } from "./+types/login.page.ts";
import { ForgotPassword, NewPassword } from "./password-forms.tsx";
import { CodeWaits } from "./redeem-code.tsx";
import ShopEntry from "./shop-entry.tsx";
import { keepAiToken } from "./use-ai-account.ts";
import { useLinked } from "./use-linked.ts";

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
  const linked = useLinked(true);
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
      {linked && linked.state !== "closed" && (
        <div className="mb-6 border-hairline border-b pb-6">
          <p className="mb-3">{`You are signed in to the shop as ${linked.email}.`}</p>
          <ShopEntry linked={linked} onEntered={() => navigate(next, { replace: true })} />
        </div>
      )}
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void signIn(event)}
        className="grid gap-5"
      >
        <SignInFields errors={errors} isEarly={isEarly} isSending={isSending}>
          <Link to="/design-ai/login?forgot" className="link flex min-h-11 items-center justify-self-start">
            Forgot your password?
          </Link>
        </SignInFields>
      </form>
    </AccessFrame>
  );
}
