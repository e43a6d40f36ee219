import { createPrivateKey, sign } from "node:crypto";
import type { ClientAuth } from "openid-client";

export interface AppleKey {
  teamId: string;
  keyId: string;
  /** PEM (PKCS #8), as Apple issues it. */
  privateKey: string;
}

const lasts_s = 300;

/** Apple requires a client secret that is signed each time (ES256), instead of a fixed one. */
export function appleClientAuth(clientId: string, key: AppleKey): ClientAuth {
  return (_server, _client, body) => {
    body.set("client_id", clientId);
    body.set("client_secret", appleClientSecret(clientId, key, Math.floor(Date.now() / 1000)));
  };
}

/** @param now_s seconds since 1970 */
export function appleClientSecret(
  clientId: string,
  { teamId, keyId, privateKey }: AppleKey,
  now_s: number,
): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const claims = {
    iss: teamId,
    iat: now_s,
    exp: now_s + lasts_s,
    aud: "https://appleid.apple.com",
    sub: clientId,
  };
  const text = `${encode({ alg: "ES256", kid: keyId })}.${encode(claims)}`;
  const key = createPrivateKey(privateKey);
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}
