import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { api } from "../../client/api.ts";
import { rememberAccount } from "../../client/session/browser-cookies.ts";
import { FormNote } from "../../kit/forms/form-note.tsx";
import { useApiForm } from "../../kit/forms/use-api-form.ts";
import { askForPasskey } from "../../kit/sign-in/ask-for-passkey.ts";
import type { Portal, SignedIn, SocialProvider } from "../../kit/sign-in/signed-in.ts";
import { keepWalk } from "../../kit/sign-in/social-walk.ts";
import { Button } from "../../ui/button.tsx";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

interface WayProps {
  portal: Portal;
  /** Whether "Remember me" is ticked now. */
  wantsRemembering: () => boolean;
}

/** Sign-in options besides a password: a passkey, and the enabled providers. */
export function OtherWays({
  providers,
  onSignedIn,
  ...way
}: WayProps & {
  providers: readonly SocialProvider[];
  onSignedIn: (reply: SignedIn) => Promise<void>;
}) {
  return (
    <div className="mt-8 grid gap-3">
      <p className="flex items-center gap-4 text-graphite text-sm before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        or
      </p>
      <PasskeyWay {...way} onSignedIn={onSignedIn} />
      {providers.length > 0 && <ProviderWays {...way} providers={providers} />}
    </div>
  );
}

function PasskeyWay({
  portal,
  wantsRemembering,
  onSignedIn,
}: WayProps & { onSignedIn: (reply: SignedIn) => Promise<void> }) {
  const { errors, setErrors, isSending, send } = useApiForm();

  const enterWith = async (credential: Record<string, unknown>) => {
    const remember = wantsRemembering();
    const reply = await api("POST /api/login/passkey", { body: { credential, portal, remember } });
    rememberAccount(remember ? reply.user.email : null);
    await onSignedIn(reply);
  };
  const signIn = () =>
    send(async () => {
      const credential = await askForPasskey((message) => setErrors({ credential: [message] }));
      if (credential) await enterWith(credential);
    });
  // one that was refused is not offered again automatically
  const isPaused = isSending || errors.credential !== undefined;
  usePasskeyAutofill((credential) => send(() => enterWith(credential)), isPaused);

  return (
    <>
      {errors.credential && <FormNote>{errors.credential[0]}</FormNote>}
      <Button
        variant="secondary"
        size="lg"
        pending={isSending}
        icon={<KeyRound aria-hidden size={20} />}
        onClick={signIn}
      >
        Sign in with a passkey
      </Button>
    </>
  );
}

function ProviderWays({
  portal,
  wantsRemembering,
  providers,
}: WayProps & { providers: readonly SocialProvider[] }) {
  const [search] = useSearchParams();
  const { isSending, send } = useApiForm();
  const [leavingFor, setLeavingFor] = useState<string>();

  const goTo = (provider: SocialProvider) =>
    send(async () => {
      const remember = wantsRemembering();
      const { data } = await api("POST /api/sociallogin/{provider}/begin", {
        params: { provider: provider.id },
        body: { remember },
      });
      keepWalk({ provider: provider.name, portal, remember, redirect: search.get("redirect") });
      setLeavingFor(provider.id);
      window.location.assign(data.url);
    });

  return (
    <>
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          size="lg"
          pending={isSending || leavingFor === provider.id}
          onClick={() => goTo(provider)}
        >
          Continue with {provider.name}
        </Button>
      ))}
      <p className="text-graphite text-sm">
        If you're new here, this creates an account, and you accept the{" "}
        <Link to="/terms_of_service" className="link">
          terms
        </Link>{" "}
        and the{" "}
        <Link to="/privacy_policy" className="link">
          privacy policy
        </Link>
        .
      </p>
    </>
  );
}
