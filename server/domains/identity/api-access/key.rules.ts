import { randomBytes } from "node:crypto";
import type { ApiKey } from "../../../../contract/identity/api-keys.ts";
import type { Scope } from "../../../../contract/scopes.ts";

/** `sk_`, what finds the key, and its secret; longer than a session's token, so that none is taken for a key. */
const form = /^(sk_[a-z2-7]{10})_([\w-]{43})$/;
const letters = "abcdefghijklmnopqrstuvwxyz234567";

export interface KeyParts {
  prefix: string;
  secret: string;
}

export function newKey(): KeyParts & { key: string } {
  const prefix = `sk_${[...randomBytes(10)].map((byte) => letters[byte % 32]).join("")}`;
  const secret = randomBytes(32).toString("base64url");
  return { key: `${prefix}_${secret}`, prefix, secret };
}

/** The key of an `Authorization` header; undefined for anything else, such as a session's token. */
export function keyIn(header: string | null | undefined): KeyParts | undefined {
  const token = /^Bearer (\S+)$/i.exec(header ?? "")?.[1];
  const parts = token ? form.exec(token) : null;
  return parts ? { prefix: parts[1]!, secret: parts[2]! } : undefined;
}

export interface KeyRow {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
}

export function keyView(row: KeyRow, now: Date): ApiKey {
  const { id, name, prefix, created_at, last_used_at, expires_at, revoked_at } = row;
  const isExpired = expires_at !== null && expires_at <= now;
  return {
    id,
    name,
    prefix,
    scopes: row.scopes as Scope[],
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    state: revoked_at ? "revoked" : isExpired ? "expired" : "active",
  };
}
