import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../api.ts";
import { ApiError } from "../api-call.ts";
import { pageTitle } from "../page-title.ts";
import { readLocal, removeLocal } from "../session/local-store.ts";
import { safeRedirect } from "../session/redirect-target.ts";
import { refreshUser, useSession } from "../session/use-session.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { showToast } from "../ui/toast.ts";
import type { Route } from "./+types/verify-link.page.ts";
import { AccessFrame } from "./access-frame.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Confirm your email address", matches) },
  { name: "robots", content: "noindex" },
];

type Outcome = "asking" | "proved" | { refused: string };

/** Opens an emailed link. Only a browser verifies the address: bots that follow links in emails do not. */
export default function VerifyLink({ params }: Route.ComponentProps) {
  const outcome = useProof(params.hash);
  const { isSignedIn } = useSession();
  useWayOn(outcome === "proved" && isSignedIn);
  if (outcome === "asking")
    return (
      <AccessFrame title="One moment" lead={<p role="status">We are confirming your email address.</p>}>
        {null}
      </AccessFrame>
    );
  if (outcome === "proved") {
    return (
      <AccessFrame
        title="Your email address is confirmed"
        lead="Thank you. You're ready to place your first order."
      >
        {isSignedIn ? (
          <LinkButton to="/" size="lg">
            Continue
          </LinkButton>
        ) : (
          <LinkButton to="/login" size="lg">
            Sign In
          </LinkButton>
        )}
      </AccessFrame>
    );
  }
  return (
    <AccessFrame title="This link doesn't work" lead={<p role="alert">{outcome.refused}</p>}>
      <LinkButton to={isSignedIn ? "/verifiction" : "/login?redirect=/verifiction"} size="lg">
        {isSignedIn ? "Request a new link" : "Sign in to request a new link"}
      </LinkButton>
    </AccessFrame>
  );
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
    const { message } = await api("GET /api/email/verify/{token}", { params: { token }, feedback: "none" });
    await refreshUser();
    showToast("success", message);
    return "proved";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: error.errors.token?.[0] ?? error.message };
  }
}

/** Continues to where the sign-up was meant to lead. */
function useWayOn(isReady: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isReady) return;
    const target = safeRedirect(readLocal("redirect_to"));
    removeLocal("redirect_to");
    void navigate(target, { replace: true });
  }, [isReady, navigate]);
}
