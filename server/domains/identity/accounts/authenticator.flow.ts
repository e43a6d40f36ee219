import { createHmac, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Db } from "../../../platform/database.ts";
import { marketplaceOf } from "../../../platform/marketplace.store.ts";
import type { Platform } from "../../../platform/platform.ts";
import { seal, unseal } from "../../../platform/seal.ts";
import { everyKey } from "../../../platform/secret-keys.ts";
import {
  confirmSecret,
  findAuthenticator,
  keepNewSecret,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from "./authenticator.store.ts";

export const authenticatorPurpose = "authenticator";
const step_s = 30;
/** Phone clocks are off by one step at most. */
const stepsOff = 1;
const recoveryCodeCount = 10;
/** Characters that are not mistaken for each other on paper. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** Creates a new secret for a user's app; null if an app is already active. `uri` is the content of the QR code. */
export async function newSecret(
  db: Db,
  platform: Platform,
  user: { id: string; email: string },
): Promise<{ secret: string; uri: string } | null> {
  const secret = new Secret({ size: 20 }).base32;
  const sealed = seal(platform.config.secretKey, authenticatorPurpose, secret);
  if (!(await keepNewSecret(db, user.id, sealed, platform.now()))) return null;
  const { name } = await marketplaceOf(db, platform.config);
  const uri = new TOTP({ issuer: name, label: user.email, secret }).toString();
  return { secret, uri };
}

/** Whether the app shows this code now. Each code works once. */
export async function isAppCode(platform: Platform, user_id: string, code: string): Promise<boolean> {
  const kept = await findAuthenticator(platform.db, user_id);
  if (!kept) return false;
  const secret = unseal(platform.config, authenticatorPurpose, kept.secret);
  const timestamp = platform.now().getTime();
  const off = new TOTP({ secret }).validate({ token: code, timestamp, window: stepsOff });
  if (off === null) return false;
  return spendStep(platform.db, user_id, Math.floor(timestamp / 1000 / step_s) + off);
}

/** Activates the app and returns the recovery codes; null if it was active already. Call it in a transaction. */
export async function switchOn(db: Db, platform: Platform, user_id: string): Promise<string[] | null> {
  if (!(await confirmSecret(db, user_id, platform.now()))) return null;
  return newRecoveryCodes(db, platform, user_id);
}

/** New recovery codes, shown only once; earlier ones stop working. Call it in a transaction. */
export async function newRecoveryCodes(db: Db, platform: Platform, user_id: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => `${randomLetters(5)}-${randomLetters(5)}`);
  await replaceRecoveryCodes(
    db,
    user_id,
    codes.map((code) => recoveryHash(platform.config.secretKey, user_id, code)),
  );
  return codes;
}

/** Uses a recovery code, in any spelling; each works once. */
export const takeRecoveryCode = (platform: Platform, user_id: string, code: string): Promise<boolean> =>
  spendRecoveryCode(
    platform.db,
    user_id,
    everyKey(platform.config).map((key) => recoveryHash(key, user_id, code)),
    platform.now(),
  );

const randomLetters = (count: number) =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");

/** Ten letters are too few for a plain hash, so it uses the server's key. */
function recoveryHash(secretKey: string, user_id: string, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHmac("sha256", secretKey).update(`recovery:${user_id}:${plain}`).digest();
}
