import { useEffect, useRef } from "react";
import { ApiError, api } from "../api.ts";

/** Sooner than the server forgets what it asked to be signed. */
const asksAnew_ms = 4 * 60_000;

/**
 * Offers the passkeys of this site where the browser fills in the e-mail address (`autocomplete="username webauthn"`),
 * and gives the one that was chosen to `onChosen`. Nothing happens in browsers that cannot, and while `isPaused`.
 */
export function usePasskeyAutofill(
  onChosen: (credential: Record<string, unknown>) => Promise<unknown>,
  isPaused: boolean,
): void {
  const chosen = useRef(onChosen);
  chosen.current = onChosen;

  useEffect(() => {
    if (isPaused) return;
    let isOver = false;
    let stopWaiting = () => {};
    const offer = async () => {
      if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
      const [{ data }, browser] = await Promise.all([
        api("POST /api/login/passkey/options", { feedback: "none" }),
        import("./passkey-in-browser.ts"),
      ]);
      if (isOver) return;
      stopWaiting = browser.stopWaiting;
      const credential = await browser.passkeyFromAutofill(data);
      if (credential && !isOver) await chosen.current(credential);
    };
    // who is asked too often, or has no connection, still has the button
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
