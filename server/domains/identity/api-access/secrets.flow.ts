import { randomBytes } from "node:crypto";
import { seal, unseal } from "../../../platform/seal.ts";

const purpose = "webhook secrets";

/** A secret in the form that the libraries of Standard Webhooks take. */
export const newSecret = () => `whsec_${randomBytes(24).toString("base64")}`;
export const sealSecret = (secretKey: string, secret: string) => seal(secretKey, purpose, secret);
export const openSecret = (secretKey: string, sealed: Buffer) => unseal(secretKey, purpose, sealed);
