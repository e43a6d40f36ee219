import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { User } from "../../../contract/identity/accounts.ts";
import { api } from "../../client/api.ts";
import { ApiError, type ReplyOf } from "../../client/api-call.ts";
import { landingPath } from "../../client/session/landing-path.ts";
import { readLocal, removeLocal } from "../../client/session/local-store.ts";
import { signInPath } from "../../client/session/redirect-target.ts";
import { refreshUser, useSession } from "../../client/session/use-session.ts";
import { AccessFrame } from "../../kit/page/access-frame.tsx";
import { titled } from "../../kit/page/page-title.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/verify-link.page.ts";

export const meta = titled("Confirm your email address");

type Proved = ReplyOf<"GET /api/email/verify/{token}">["data"];
type Outcome = "asking" | { refused: string } | { proved: Proved };

/** Opens an emailed link. Only a browser verifies the address: bots that follow links in emails do not. */
export default function VerifyLink({ params }: Route.ComponentProps) {
  const outcome = useProof(params.hash);
  const { user } = useSession();
  const proved = outcome !== "asking" && "proved" in outcome ? outcome.proved : undefined;
  useWayOn(user && user.email === proved?.email ? user : undefined);
  if (outcome === "asking")
    return (
      <AccessFrame title="One moment" lead={<p role="status">We are confirming your email address.</p>}>
        {null}
      </AccessFrame>
    );
  if ("refused" in outcome) {
    return (
      <AccessFrame title="This link doesn't work" lead={<p role="alert">{outcome.refused}</p>}>
        <LinkButton to={user ? "/verifiction" : signInPath(verificationPage)} size="lg">
          {user ? "Request a new link" : "Sign in to request a new link"}
        </LinkButton>
      </AccessFrame>
    );
  }
  const { lead, to, label } = user
    ? { lead: "Thank you.", to: landingPath(user), label: "Continue" }
    : signInAs(outcome.proved);
  return (
    <AccessFrame title="Your email address is confirmed" lead={lead}>
      <LinkButton to={to} size="lg">
        {label}
      </LinkButton>
    </AccessFrame>
  );
}

const verificationPage = { pathname: "/verifiction", search: "" };

/** What a browser without a session says once the address is proved: the link is often opened on another device. */
function signInAs({ type, status }: Proved): { lead: string; to: string; label: string } {
  if (type === "User") {
    return { lead: "Thank you. You're ready to place your first order.", to: "/login", label: "Sign In" };
  }
  if (status === "pending") {
    const lead = "Thank you. We'll email you once we have reviewed your application. Then you can sign in.";
    return { lead, to: "/", label: "Back to Home" };
  }
  const to = "/pro-account/login";
  return { lead: "Thank you. Sign in to start in your workplace.", to, label: "Sign In" };
}

/** The link works once, and React may run this twice: both get the first result. */
const asked = new Map<string, Promise<Outcome>>();

function useProof(hash: string): Outcome {
  const [outcome, setOutcome] = useState<Outcome>("asking");
  useEffect(() => {
    let isCurrent = true;
    const answer = asked.get(hash) ?? prove(hash);
    asked.set(hash, answer);
    answer.then((found) => isCurrent && setOutcome(found));
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  return outcome;
}

async function prove(token: string): Promise<Outcome> {
  try {
    const { message, data } = await api("GET /api/email/verify/{token}", {
      params: { token },
      feedback: "none",
    });
    await refreshUser();
    showToast("success", message);
    return { proved: data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: error.errors.token?.[0] ?? error.message };
  }
}

/** Continues to where the sign-up was meant to lead; a pro or vendor to the workplace. */
function useWayOn(user: User | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!user) return;
    const target = landingPath(user, readLocal("redirect_to"));
    removeLocal("redirect_to");
    void navigate(target, { replace: true });
  }, [user, navigate]);
}
