import { Link, useSearchParams } from "react-router";
import { api } from "../../client/api.ts";
import { rememberAccount } from "../../client/session/browser-cookies.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { textsOf, useApiForm } from "../../kit/forms/use-api-form.ts";
import type { SignInData } from "../../kit/sign-in/sign-in-data.ts";
import { SignInFields } from "../../kit/sign-in/sign-in-fields.tsx";
import type { Portal, SignedIn } from "../../kit/sign-in/signed-in.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { OtherWays } from "./other-ways.tsx";

export type { SignedIn } from "../../kit/sign-in/signed-in.ts";

/** Email and password, and the other options, for customers and pros alike. `onSignedIn` handles the API's response. */
export function SignInForm({
  portal,
  known: { email, providers },
  isEarly,
  onSignedIn,
}: {
  portal: Portal;
  known: SignInData;
  /** The form was sent before hydration. */
  isEarly: boolean;
  onSignedIn: (reply: SignedIn) => Promise<void>;
}) {
  const { form, errors, refusal, isSending, send } = useApiForm();

  const signIn = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = textsOf(event.currentTarget);
    const remember = entered.remember === "on";
    await send(async () => {
      const reply = await api("POST /api/login", {
        body: { email: entered.email ?? "", password: entered.password ?? "", remember, portal },
      });
      rememberAccount(remember ? reply.user.email : null);
      await onSignedIn(reply);
    });
  };

  const wantsRemembering = () => form.current !== null && textsOf(form.current).remember === "on";

  return (
    <>
      <form ref={form} method="post" onSubmit={signIn} noValidate className="grid gap-5">
        {refusal?.code === "not_authorized_page" && <WrongPortal portal={portal} />}
        <SignInFields errors={errors} isEarly={isEarly} isSending={isSending} email={email}>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <Checkbox label="Remember me" name="remember" defaultChecked={email !== ""} />
            <Link to="/reset_password" className="link flex min-h-11 items-center">
              Forgot your password?
            </Link>
          </div>
        </SignInFields>
      </form>
      <OtherWays
        portal={portal}
        providers={providers}
        wantsRemembering={wantsRemembering}
        onSignedIn={onSignedIn}
      />
    </>
  );
}

/** The other sign-in page. */
function WrongPortal({ portal }: { portal: Portal }) {
  const [search] = useSearchParams();
  const pathname = portal === "customer" ? "/pro-account/login" : "/login";
  return (
    <FormNote>
      {portal === "customer"
        ? "This sign-in is for homeowners. Contractors, designers and vendors "
        : "This sign-in is for pros and vendors. Homeowners "}
      <Link to={{ pathname, search: search.toString() }} className="link whitespace-nowrap">
        sign in here
      </Link>
      .
    </FormNote>
  );
}
