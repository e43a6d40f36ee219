import { createHash, randomBytes } from "node:crypto";
import { v5, v7 } from "uuid";

/** A time-ordered, unguessable id. */
export const newId = (): string => v7();

const requests = "5d6a4c0e-5d0b-4d0f-9a53-0f6c1d2b7e41";

/**
 * The id of what a request makes, from the kind of the request, its account and its Idempotency-Key: a request that is
 * sent again, because the server died before it answered, finds what it has made.
 */
export const idOfRequest = (...parts: readonly string[]): string => v5(JSON.stringify(parts), requests);

/** `bytes` random bytes as URL-safe text; 32 for tokens, 16 for a guest's cart. */
export const randomToken = (bytes = 32): string => randomBytes(bytes).toString("base64url");

/** The stored form of a token: its SHA-256. Tokens are random, so no salt is needed. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();
