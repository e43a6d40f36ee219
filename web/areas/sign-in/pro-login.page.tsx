import { Link } from "react-router";
import { AccessFrame, Way } from "../../kit/page/access-frame.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import { signInAction, signInLoader } from "../../kit/sign-in/sign-in-data.ts";
import type { Route } from "./+types/pro-login.page.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInGate } from "./sign-in-gate.tsx";

export const loader = ({ context, request }: Route.LoaderArgs) => signInLoader(context, request);
export const action = ({ request }: Route.ActionArgs) => signInAction(request);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Pro Sign In", matches) },
  { name: "description", content: "The sign-in for contractors, designers and vendors." },
];

export default function ProLogin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignInGate>
      {(enter) => (
        <AccessFrame
          title="Pro sign in"
          lead="For contractors, designers, vendors and administrators."
          aside={
            <>
              <Way title="Not a pro yet?">
                <Link to="/pro-account" className="link inline-flex min-h-11 items-center">
                  See what you get with your own showroom
                </Link>
              </Way>
              <Way title="Renovating your own home?">
                <Link to="/login" className="link inline-flex min-h-11 items-center">
                  Sign in as a homeowner
                </Link>
              </Way>
            </>
          }
        >
          <SignInForm
            portal="pro"
            known={loaderData}
            isEarly={actionData?.isEarly ?? false}
            onSignedIn={enter}
          />
        </AccessFrame>
      )}
    </SignInGate>
  );
}
