import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";

/** An error of the browser itself, in words; nobody else is told. */
export class PasskeyProblem extends Error {}

type Json = Record<string, unknown>;

/** Signs in with a passkey of this site, after fingerprint, face or PIN. Throws `PasskeyProblem`. */
export async function answerWithPasskey(options: Json): Promise<Json> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return tellProblems(async () => ({ ...(await startAuthentication({ optionsJSON })) }));
}

/**
 * Waits until the user chooses a passkey from a field's autofill. Null if canceled, for example by another passkey
 * request.
 */
export async function passkeyFromAutofill(options: Json): Promise<Json | null> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(
    (credential) => ({ ...credential }),
    () => null,
  );
}

/** Cancels `passkeyFromAutofill`. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony();

/** Creates a passkey for this site. Throws `PasskeyProblem`. */
export async function makePasskey(options: Json): Promise<Json> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return tellProblems(async () => ({ ...(await startRegistration({ optionsJSON })) }));
}

async function tellProblems(work: () => Promise<Json>): Promise<Json> {
  if (!("PublicKeyCredential" in window)) {
    throw new PasskeyProblem("This browser doesn't support passkeys. Please sign in another way.");
  }
  try {
    return await work();
  } catch (error) {
    throw new PasskeyProblem(problemOf(error));
  }
}

function problemOf(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : "";
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device already has a passkey for your account.";
  if (error instanceof Error && error.name === "SecurityError")
    return "Passkeys work at this site's other address only. Please sign in another way.";
  return "No passkey was used. Please try again or sign in another way.";
}
