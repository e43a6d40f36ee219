import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError, api } from "../../client/api.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { AccessFrame } from "../../kit/page/access-frame.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Route } from "./+types/social-prove.page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle("Confirm your sign-in", matches) },
  { name: "referrer", content: "no-referrer" },
];

type Proof = ReplyOf<"POST /api/sociallogin/prove">;

/** The link works once, and React may run this twice: both get the first result. */
const asked = new Map<string, Promise<Proof>>();

/** Opens the link that verifies the address of a provider user. */
export default function SocialProve() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const [outcome, setOutcome] = useState<{ proof: Proof } | { refused: string }>();
  useEffect(() => {
    const proving =
      asked.get(token) ?? api("POST /api/sociallogin/prove", { body: { token }, feedback: "none" });
    asked.set(token, proving);
    proving.then(
      (proof) => setOutcome({ proof }),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
        setOutcome({ refused: error.errors.token?.[0] ?? error.message });
      },
    );
  }, [token]);

  if (!outcome) {
    return (
      <AccessFrame title="One moment" lead={<p role="status">We are confirming your email address.</p>}>
        {null}
      </AccessFrame>
    );
  }
  if ("refused" in outcome) {
    return (
      <AccessFrame title="This link doesn't work" lead={<p role="alert">{outcome.refused}</p>}>
        <LinkButton to="/login" size="lg">
          Back to Sign In
        </LinkButton>
      </AccessFrame>
    );
  }
  const { provider, email } = outcome.proof.data;
  return (
    <AccessFrame
      title={`${provider.name} is connected`}
      lead={
        <p role="status">
          Thank you. You can now sign in to <strong className="font-semibold text-ink">{email}</strong> with{" "}
          {provider.name}.
        </p>
      }
    >
      <LinkButton to="/login" size="lg">
        Sign In
      </LinkButton>
    </AccessFrame>
  );
}
