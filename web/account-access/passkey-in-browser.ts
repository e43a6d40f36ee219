import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";

/** What went wrong in the browser itself, in words; nobody else is told. */
export class PasskeyProblem extends Error {}

type Json = Record<string, unknown>;

/** Lets the browser answer with a passkey of this site, after finger, face or PIN. Throws `PasskeyProblem`. */
export async function answerWithPasskey(options: Json): Promise<Json> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return tellProblems(async () => ({ ...(await startAuthentication({ optionsJSON })) }));
}

/**
 * Waits until a passkey is chosen among what the browser fills into a field. Null when that was left, such as for
 * another question about passkeys.
 */
export async function passkeyFromAutofill(options: Json): Promise<Json | null> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(
    (credential) => ({ ...credential }),
    () => null,
  );
}

/** Ends the waiting of `passkeyFromAutofill`. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony();

/** Lets the browser make a passkey for this site. Throws `PasskeyProblem`. */
export async function makePasskey(options: Json): Promise<Json> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return tellProblems(async () => ({ ...(await startRegistration({ optionsJSON })) }));
}

async function tellProblems(work: () => Promise<Json>): Promise<Json> {
  if (!("PublicKeyCredential" in window)) {
    throw new PasskeyProblem("This browser knows no passkeys. Please choose another way.");
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
    return "This device has a passkey for your account already.";
  if (error instanceof Error && error.name === "SecurityError")
    return "Passkeys belong to another address of this shop. Please choose another way.";
  return "No passkey was used. Please try again, or choose another way.";
}
