import { createHash, randomBytes } from "node:crypto";
import { v7 } from "uuid";

/** A time-ordered, unguessable id. */
export const newId = (): string => v7();

/** `bytes` random bytes as URL-safe text; 32 for tokens, 16 for a guest's cart. */
export const randomToken = (bytes = 32): string => randomBytes(bytes).toString("base64url");

/** The stored form of a token: its SHA-256. Tokens are random, so no salt is needed. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();
