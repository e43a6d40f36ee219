import { Link, useNavigate, useSearchParams } from "react-router";
import { api } from "../../client/api.ts";
import { endSession } from "../../client/session/session-store.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import { AccessFrame } from "../../kit/page/access-frame.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import { NewPasswordField } from "../../kit/sign-in/new-password-field.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/password-reset.page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Choose a new password", matches) },
  // The token is in the URL and must not leak to other pages.
  { name: "referrer", content: "no-referrer" },
];

export default function PasswordReset() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const navigate = useNavigate();
  const { form, errors, isSending, send } = useApiForm();

  const choose = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = textsOf(event.currentTarget).password ?? "";
    const reply = await send(() => api("POST /api/password/reset", { body: { token, password } }));
    if (!reply) return;
    endSession();
    await navigate("/login", { replace: true });
    showToast("success", reply.message);
  };

  if (token.length < 10)
    return <NoToken message="The link is incomplete. Open it again from the email, or request a new one." />;
  return (
    <AccessFrame title="Choose a new password" lead="We'll sign out every device that is signed in now.">
      <form ref={form} method="post" onSubmit={choose} noValidate className="grid gap-5">
        {errors.token && (
          <FormNote>
            {errors.token[0]}{" "}
            <Link to="/reset_password" className="link">
              Request a new link
            </Link>
          </FormNote>
        )}
        <NewPasswordField label="New password" name="password" required error={errors.password?.[0]} />
        <Button type="submit" size="lg" pending={isSending}>
          Save new password
        </Button>
      </form>
    </AccessFrame>
  );
}

function NoToken({ message }: { message: string }) {
  return (
    <AccessFrame title="This link doesn't work" lead={<p role="alert">{message}</p>}>
      <LinkButton to="/reset_password" size="lg">
        Request a new link
      </LinkButton>
    </AccessFrame>
  );
}
