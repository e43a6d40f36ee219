import { useEffect, useState } from "react";
import { Link, redirect, useNavigate, useParams, useSearchParams } from "react-router";
import { ApiError, api } from "../../client/api.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { rememberAccount } from "../../client/session/browser-cookies.ts";
import { openSession } from "../../client/session/session-store.ts";
import { shopHref } from "../../client/shop-href.ts";
import { AccessFrame } from "../../kit/page/access-frame.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import { type SocialWalk, takeWalk } from "../../kit/sign-in/social-walk.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/social-callback.page.ts";
import { afterSocialSignIn } from "./after-sign-in.ts";
import { bringAlong, keepToken, rememberedHere, takeChoices } from "./enter-account.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Signing in", matches) },
  // The provider's parameters are in the URL and must not leak.
  { name: "referrer", content: "no-referrer" },
];

/** Some providers return by a form post; we redirect with its parameters. */
export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const told = new URLSearchParams();
  for (const name of ["code", "state", "iss", "error"]) {
    const value = form.get(name);
    if (typeof value === "string") told.set(name, value);
  }
  return redirect(`/sociallogin/${params.provider}?${told}`, 303);
}

type Outcome = "asking" | { refused: string } | { mailedTo: string };

/** The redirect page of a provider: finishes the sign-in. */
export default function SocialCallback() {
  const outcome = useArrival();
  if (outcome === "asking") {
    return (
      <AccessFrame title="One moment" lead={<p role="status">We are signing you in.</p>}>
        {null}
      </AccessFrame>
    );
  }
  if ("mailedTo" in outcome) {
    return (
      <AccessFrame
        title="Check your email"
        lead={
          <p role="status">
            We have sent a link to <strong className="font-semibold text-ink">{outcome.mailedTo}</strong>.
            Open it to confirm your address. It expires in one hour.
          </p>
        }
      >
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          Back to Sign In
        </Link>
      </AccessFrame>
    );
  }
  return (
    <AccessFrame title="That didn't work" lead={<p role="alert">{outcome.refused}</p>}>
      <LinkButton to="/login" size="lg">
        Back to Sign In
      </LinkButton>
    </AccessFrame>
  );
}

type Arrival = { walk: SocialWalk | undefined; reply: ReplyOf<"POST /api/sociallogin/{provider}"> };

/** The code works once, and React may run this twice: both get the first result. */
const asked = new Map<string, Promise<Arrival>>();

function useArrival(): Outcome {
  const { provider = "" } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>("asking");
  const told = search.toString();

  useEffect(() => {
    let isCurrent = true;
    const finish = async () => {
      const arriving = asked.get(told) ?? arrive(provider, new URLSearchParams(told));
      asked.set(told, arriving);
      const { walk, reply } = await arriving;
      if (!isCurrent) return;
      if ("token" in reply) {
        const isOtherwise = takeChoices(reply.user);
        const path = await enter(reply, walk);
        return isOtherwise ? window.location.replace(shopHref(path)) : navigate(path, { replace: true });
      }
      if ("mailed_to" in reply.data) return setOutcome({ mailedTo: reply.data.mailed_to });
      showToast("success", reply.message ?? "");
      return navigate("/account/security", { replace: true });
    };
    finish().catch((error) => {
      if (!(error instanceof ApiError)) throw error;
      if (isCurrent) setOutcome({ refused: Object.values(error.errors)[0]?.[0] ?? error.message });
    });
    return () => {
      isCurrent = false;
    };
  }, [provider, told, navigate]);
  return outcome;
}

async function arrive(provider: string, told: URLSearchParams): Promise<Arrival> {
  const walk = takeWalk();
  const [code, state, iss] = ["code", "state", "iss"].map((name) => told.get(name) ?? undefined);
  if (!code || !state) throw refusedThere(walk?.provider ?? "The provider");
  const reply = await api("POST /api/sociallogin/{provider}", {
    params: { provider },
    body: { code, state, iss, portal: walk?.portal },
    feedback: "none",
  });
  return { walk, reply };
}

const refusedThere = (name: string) =>
  new ApiError(422, {
    message: `${name} couldn't sign you in. Please try again or sign in another way.`,
    code: "invalid",
    request_id: "",
  });

/** Stores the session, and returns the target page. */
async function enter(
  { user, token }: Extract<ReplyOf<"POST /api/sociallogin/{provider}">, { token: string }>,
  walk: SocialWalk | undefined,
): Promise<string> {
  rememberAccount(walk?.remember ? user.email : null);
  const next = afterSocialSignIn(user, rememberedHere(walk?.redirect ?? null));
  if (user.type === "User" && user.email_verified_at === null) keepToken(token);
  else openSession(user, token);
  if (user.otp_required && !user.otp_verified) {
    const page = user.type === "User" ? "/login" : "/pro-account/login";
    return walk?.redirect ? `${page}?${new URLSearchParams({ redirect: walk.redirect })}` : page;
  }
  return bringAlong(user, next);
}
