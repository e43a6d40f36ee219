import { Link, useSearchParams } from "react-router";
import { AccessFrame, Way } from "../../kit/page/access-frame.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import { signInAction, signInLoader } from "../../kit/sign-in/sign-in-data.ts";
import type { Route } from "./+types/login.page.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInGate } from "./sign-in-gate.tsx";

export const loader = ({ context, request }: Route.LoaderArgs) => signInLoader(context, request);
export const action = ({ request }: Route.ActionArgs) => signInAction(request);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Sign In", matches) },
  { name: "description", content: "Sign in to see your cart, your projects and your orders." },
];

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const withRedirect = (pathname: string) => ({ pathname, search: search.toString() });
  return (
    <SignInGate>
      {(enter) => (
        <AccessFrame
          title="Sign In"
          aside={
            <>
              <Way title="New here?">
                <p>
                  Prices, projects and orders in one place, with the contractor or designer you work with.
                </p>
                <Link to={withRedirect("/register")} className="link mt-2 inline-flex min-h-11 items-center">
                  Sign up for free as a homeowner
                </Link>
              </Way>
              <Way title="Contractors, designers and vendors">
                <Link
                  to={withRedirect("/pro-account/login")}
                  className="link inline-flex min-h-11 items-center"
                >
                  Sign in to your workplace
                </Link>
              </Way>
              <Way title="Just looking?">
                <Link to="/" className="link inline-flex min-h-11 items-center">
                  Continue Shopping
                </Link>
              </Way>
            </>
          }
        >
          <SignInForm
            portal="customer"
            known={loaderData}
            isEarly={actionData?.isEarly ?? false}
            onSignedIn={enter}
          />
        </AccessFrame>
      )}
    </SignInGate>
  );
}
