import { createHmac, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Db } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal, unseal } from "../../platform/seal.ts";
import {
  confirmSecret,
  findAuthenticator,
  keepNewSecret,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from "./authenticator.store.ts";

const purpose = "authenticator";
const step_s = 30;
/** Clocks of phones are off by a step at most. */
const stepsOff = 1;
const recoveryCodeCount = 10;
/** None that is taken for another when it is read from paper. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** Begins with a new secret for somebody's app; null when an app is in use. `uri` is what the QR code holds. */
export async function newSecret(
  db: Db,
  platform: Platform,
  user: { id: string; email: string },
): Promise<{ secret: string; uri: string } | null> {
  const secret = new Secret({ size: 20 }).base32;
  const sealed = seal(platform.config.secretKey, purpose, secret);
  if (!(await keepNewSecret(db, user.id, sealed, platform.now()))) return null;
  const uri = new TOTP({ issuer: platform.config.providerName, label: user.email, secret }).toString();
  return { secret, uri };
}

/** Whether the app shows this code now. Each code is good once. */
export async function isAppCode(platform: Platform, user_id: string, code: string): Promise<boolean> {
  const kept = await findAuthenticator(platform.db, user_id);
  if (!kept) return false;
  const secret = unseal(platform.config.secretKey, purpose, kept.secret);
  const timestamp = platform.now().getTime();
  const off = new TOTP({ secret }).validate({ token: code, timestamp, window: stepsOff });
  if (off === null) return false;
  return spendStep(platform.db, user_id, Math.floor(timestamp / 1000 / step_s) + off);
}

/** Switches the app on and answers the recovery codes; null when it was on already. Call it in a transaction. */
export async function switchOn(db: Db, platform: Platform, user_id: string): Promise<string[] | null> {
  if (!(await confirmSecret(db, user_id, platform.now()))) return null;
  return newRecoveryCodes(db, platform, user_id);
}

/** New recovery codes, shown this once; earlier ones are worthless. Call it in a transaction. */
export async function newRecoveryCodes(db: Db, platform: Platform, user_id: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => `${randomLetters(5)}-${randomLetters(5)}`);
  await replaceRecoveryCodes(
    db,
    user_id,
    codes.map((code) => recoveryHash(platform, user_id, code)),
  );
  return codes;
}

/** Uses a recovery code, however it was typed; each is good once. */
export const takeRecoveryCode = (platform: Platform, user_id: string, code: string): Promise<boolean> =>
  spendRecoveryCode(platform.db, user_id, recoveryHash(platform, user_id, code), platform.now());

const randomLetters = (count: number) =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");

/** Ten letters are few for a plain hash, so it needs the server's key. */
function recoveryHash(platform: Platform, user_id: string, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHmac("sha256", platform.config.secretKey).update(`recovery:${user_id}:${plain}`).digest();
}
