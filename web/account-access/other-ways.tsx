import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { api } from "../api.ts";
import { rememberAccount } from "../session/browser-cookies.ts";
import { Button } from "../ui/button.tsx";
import { FormNote } from "./access-frame.tsx";
import type { Portal, SignedIn } from "./sign-in-form.tsx";
import { keepWalk } from "./social-walk.ts";
import { useApiForm } from "./use-api-form.ts";

export interface SocialProvider {
  id: string;
  name: string;
}

/** The ways in besides a password: a passkey, and the providers that are switched on. */
export function OtherWays({
  portal,
  providers,
  wantsRemembering,
  onSignedIn,
}: {
  portal: Portal;
  providers: readonly SocialProvider[];
  /** Whether "Remember me" is ticked now. */
  wantsRemembering: () => boolean;
  onSignedIn: (reply: SignedIn) => Promise<void>;
}) {
  const [search] = useSearchParams();
  const { errors, isSending, send } = useApiForm();
  const [problem, setProblem] = useState<string>();
  const refusal = problem ?? errors.credential?.[0];

  const takePasskey = () =>
    send(async () => {
      setProblem(undefined);
      const { answerWithPasskey, PasskeyProblem } = await import("./passkey-in-browser.ts");
      const { data } = await api("POST /api/login/passkey/options");
      try {
        const credential = await answerWithPasskey(data);
        const remember = wantsRemembering();
        const reply = await api("POST /api/login/passkey", { body: { credential, portal, remember } });
        rememberAccount(remember ? reply.user.email : null);
        await onSignedIn(reply);
      } catch (error) {
        if (!(error instanceof PasskeyProblem)) throw error;
        setProblem(error.message);
      }
    });

  const goTo = (provider: SocialProvider) =>
    send(async () => {
      const remember = wantsRemembering();
      const { data } = await api("POST /api/sociallogin/{provider}/begin", {
        params: { provider: provider.id },
        body: { remember },
      });
      keepWalk({ provider: provider.name, portal, remember, redirect: search.get("redirect") });
      window.location.assign(data.url);
    });

  return (
    <div className="mt-8 grid gap-3">
      <p className="flex items-center gap-4 text-graphite text-sm before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        or
      </p>
      {refusal && <FormNote>{refusal}</FormNote>}
      <Button
        variant="secondary"
        size="lg"
        pending={isSending}
        icon={<KeyRound aria-hidden size={20} />}
        onClick={takePasskey}
      >
        Sign in with a passkey
      </Button>
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          size="lg"
          pending={isSending}
          onClick={() => goTo(provider)}
        >
          Continue with {provider.name}
        </Button>
      ))}
      {providers.length > 0 && (
        <p className="text-graphite text-sm">
          Whoever comes for the first time gets an account, and accepts the{" "}
          <Link to="/terms_of_service" className="link">
            terms
          </Link>{" "}
          and the{" "}
          <Link to="/privacy_policy" className="link">
            privacy policy
          </Link>
          .
        </p>
      )}
    </div>
  );
}
