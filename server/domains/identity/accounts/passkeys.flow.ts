import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";
import { marketplaceOf } from "../../../platform/marketplace.store.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  findPasskey,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
  type PasskeyRow,
  passkeysOf,
  spendChallenge,
} from "./passkeys.store.ts";
import { fullName } from "./users.store.ts";

const challengeLasts_ms = 5 * 60_000;

/** Loads with the first passkey: it takes about 25 MB. */
const webauthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256; every device supports one of them. */
const algorithms = [-8, -7, -257];

/** The relying party of passkeys: its host, and the one origin that may use them. */
const site = ({ config }: Platform) => ({
  rpID: new URL(config.publicUrl).hostname,
  origin: config.publicUrl,
});

/** Options for creating a passkey that works without typing a name. */
export async function optionsToAdd(
  platform: Platform,
  user: { id: string; email: string; first_name: string; last_name: string },
): Promise<Record<string, unknown>> {
  const known = await passkeysOf(platform.db, user.id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    supportedAlgorithmIDs: algorithms,
    rpName: (await marketplaceOf(platform.db, platform.config)).name,
    rpID: site(platform).rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: fullName(user),
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await rememberChallenge(platform, options.challenge, user.id);
  return { ...options };
}

/** Options for signing in with any passkey of the browser. */
export async function optionsToSignIn(platform: Platform): Promise<Record<string, unknown>> {
  const { rpID } = site(platform);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await rememberChallenge(platform, options.challenge, null);
  return { ...options };
}

async function rememberChallenge(
  platform: Platform,
  challenge: string,
  user_id: string | null,
): Promise<void> {
  await insertChallenge(platform.db, {
    challenge_hash: tokenHash(challenge),
    user_id,
    expires_at: new Date(platform.now().getTime() + challengeLasts_ms),
  });
}

/** Verifies and stores a new passkey. Null if it is invalid or already known. */
export async function keepPasskey(
  db: Db,
  platform: Platform,
  { user_id, name, credential }: { user_id: string; name: string; credential: Record<string, unknown> },
): Promise<PasskeyRow | null> {
  const { rpID, origin } = site(platform);
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await verifyRegistrationResponse({
    supportedAlgorithmIDs: algorithms,
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(db, tokenHash(challenge), user_id, platform.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => null);
  if (!checked?.verified || !checked.registrationInfo) return null;
  const { credential: made, credentialBackedUp } = checked.registrationInfo;
  const kept = await insertPasskey(db, {
    id: newId(),
    user_id,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: (made.transports ?? []).slice(0, 8),
    is_synced: credentialBackedUp,
    name,
    created_at: platform.now(),
  });
  return kept ?? null;
}

/** The passkey that answered a sign-in challenge, after verifying it and recording its use; null otherwise. */
export async function provePasskey(
  platform: Platform,
  credential: Record<string, unknown>,
): Promise<PasskeyRow | null> {
  const known = typeof credential.id === "string" ? await findPasskey(platform.db, credential.id) : undefined;
  if (!known) return null;
  const { rpID, origin } = site(platform);
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(platform.db, tokenHash(challenge), null, platform.now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: known.counter,
      transports: known.transports,
    },
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter } = checked.authenticationInfo;
  return (await notePasskeyUse(platform.db, known.id, newCounter, platform.now())) ? known : null;
}
