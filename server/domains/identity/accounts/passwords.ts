import argon2 from "@node-rs/argon2";
import { passwordStrength } from "../../../../domain/password-strength.ts";
import type { Platform } from "../../../platform/platform.ts";

/** OWASP's second choice for Argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id of a word that nobody uses, at the same cost: compared with passwords for unknown addresses. */
const nobody =
  "$argon2id$v=19$m=19456,t=2,p=1$WCCGky1x3KwmnJVuoRUIsQ$AtJAo4ltrTAcUoFClKsrmf21FfZEUNXtmkeQxEspAB4";

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, cost);

/**
 * Whether the password matches the hash. Without a hash (no such account, or one without a password) it takes as long
 * and returns false, so that the time reveals nothing.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const matches = await argon2.verify(passwordHash ?? nobody, password).catch(() => false);
  return matches && Boolean(passwordHash);
}

const tooUsual = "This password is too easy to guess. Please choose a longer or less common one.";

/**
 * Why a new password is refused, or null. Refuses passwords that leaked often and those easily guessed from the user's
 * data.
 */
export async function passwordProblem(
  platform: Platform,
  password: string,
  person: { email: string; first_name: string; last_name?: string },
): Promise<string | null> {
  const words = [person.email, person.first_name, person.last_name ?? "", platform.config.providerName];
  return (await passwordStrength(password, words)) === "refused" ? tooUsual : null;
}
