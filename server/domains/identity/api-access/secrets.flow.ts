import { randomBytes } from "node:crypto";
import { seal, unseal } from "../../../platform/seal.ts";
import type { SecretKeys } from "../../../platform/secret-keys.ts";

export const webhookPurpose = "webhook secrets";

/** A secret in the form that the libraries of Standard Webhooks take. */
export const newSecret = () => `whsec_${randomBytes(24).toString("base64")}`;
export const sealSecret = (secretKey: string, secret: string) => seal(secretKey, webhookPurpose, secret);
export const openSecret = (keys: SecretKeys, sealed: Buffer) => unseal(keys, webhookPurpose, sealed);
