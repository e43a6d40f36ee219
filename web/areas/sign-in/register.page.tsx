import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { writeLocal } from "../../client/session/local-store.ts";
import { openSession } from "../../client/session/session-store.ts";
import { useSession } from "../../client/session/use-session.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { AccessFrame, Way } from "../../kit/page/access-frame.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import { dropUnknownRedirect, signInAction } from "../../kit/sign-in/sign-in-data.ts";
import type { Route } from "./+types/register.page.ts";
import { afterRegistration, verificationPath } from "./after-sign-in.ts";
import { bringAlong, keepToken, rememberedHere } from "./enter-account.ts";
import { invitationAsked, useKeptInvitation } from "./invited.ts";
import { RegisterForm } from "./register/register-form.tsx";
import { ThankYouDialog } from "./register/thank-you-dialog.tsx";
import type { SignedIn } from "./sign-in-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Sign Up Free", matches) },
  {
    name: "description",
    content: "A free account for homeowners: your cart, your projects and your orders in one place.",
  },
];

export const loader = ({ context, request }: Route.LoaderArgs) => {
  dropUnknownRedirect(context, request);
  return invitationAsked(context, request);
};
export const action = ({ request }: Route.ActionArgs) => signInAction(request);

export default function Register({ actionData, loaderData: invitation }: Route.ComponentProps) {
  const [search] = useSearchParams();
  useKeptInvitation(invitation);
  const { newEmail, welcome, goOn } = useNewAccount(search.get("redirect"));
  const signIn = { pathname: "/login", search: search.toString() };
  return (
    <>
      <AccessFrame
        wide
        title={invitation ? `Join ${invitation.company_name}` : "Sign up free"}
        lead={
          <p>
            {invitation ? "Your account is free." : "For homeowners."} Already have an account?{" "}
            <Link to={signIn} className="link whitespace-nowrap text-ink">
              Sign In
            </Link>
          </p>
        }
        aside={
          <>
            <Way title="Your pro's prices">
              <p>
                {invitation
                  ? `You shop at the prices of ${invitation.company_name}.`
                  : "Enter your contractor's or designer's Showroom ID to see what they offer you."}
              </p>
            </Way>
            <Way title="Everything in one place">
              <p>Your cart stays as it is. Orders, returns and projects follow you to every device.</p>
            </Way>
            <Way title="Are you a pro?">
              <Link to="/register/contractor" className="link inline-flex min-h-11 items-center">
                Open your own showroom
              </Link>
            </Way>
          </>
        }
      >
        <noscript>
          <FormNote>You need JavaScript to sign up. Turn it on and reload this page.</FormNote>
        </noscript>
        {actionData?.isEarly && (
          <FormNote>The page was still loading. Please fill in the form again.</FormNote>
        )}
        <RegisterForm invited={invitation} onRegistered={welcome} />
      </AccessFrame>
      <ThankYouDialog email={newEmail} onContinue={() => goOn()} onHome={() => goOn("/")} />
    </>
  );
}

/** Stores a new account: moves the guest's things, says thank you, and continues. */
function useNewAccount(redirect: string | null) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [account, setAccount] = useState<SignedIn & { path: string }>();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (user && !isLeaving.current) void navigate("/account", { replace: true });
  }, [user, navigate]);

  const welcome = async (reply: SignedIn) => {
    isLeaving.current = true;
    const next = afterRegistration(rememberedHere(redirect));
    keepToken(reply.token);
    const path = await bringAlong(reply.user, next);
    // The emailed link continues there, in whichever tab it is opened.
    writeLocal("redirect_to", path);
    setAccount({ ...reply, path });
  };

  const goOn = async (to?: string) => {
    if (!account) return;
    setAccount(undefined);
    const path = to ?? account.path;
    writeLocal("redirect_to", path);
    if (account.user.email_verified_at !== null) openSession(account.user, account.token);
    await navigate(account.user.email_verified_at ? path : verificationPath(path), { replace: true });
  };
  return { newEmail: account?.user.email, welcome, goOn };
}
