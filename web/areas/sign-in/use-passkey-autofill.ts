import { useEffect, useEffectEvent } from "react";
import { ApiError, api } from "../../client/api.ts";

/** Shorter than the server's challenge lifetime. */
const asksAnew_ms = 4 * 60_000;

/**
 * Offers this site's passkeys in the autofill of the email field (`autocomplete="username webauthn"`), and passes the
 * chosen one to `onChosen`. Does nothing in browsers without support, and while `isPaused`.
 */
export function usePasskeyAutofill(
  onChosen: (credential: Record<string, unknown>) => Promise<unknown>,
  isPaused: boolean,
): void {
  const takeChosen = useEffectEvent(onChosen);

  useEffect(() => {
    if (isPaused) return;
    let isOver = false;
    let stopWaiting = () => {};
    const offer = async () => {
      if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
      const [{ data }, browser] = await Promise.all([
        api("POST /api/login/passkey/options", { feedback: "none" }),
        import("../../kit/sign-in/passkey-in-browser.ts"),
      ]);
      if (isOver) return;
      stopWaiting = browser.stopWaiting;
      const credential = await browser.passkeyFromAutofill(data);
      if (credential && !isOver) await takeChosen(credential);
    };
    // without a response (rate limit, no connection) there is still the button
    const offering = () => void offer().catch(ignoreRefusal);
    offering();
    const timer = setInterval(offering, asksAnew_ms);
    return () => {
      isOver = true;
      clearInterval(timer);
      stopWaiting();
    };
  }, [isPaused]);
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
