import { generateKeyPairSync, verify } from "node:crypto";
import { expect, it } from "vitest";
import { appleClientSecret } from "./apple.ts";

it("signs Apple's client secret with the given key, for five minutes", () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const secret = appleClientSecret("shop.example", { teamId: "TEAM", keyId: "KEY", privateKey: pem }, 1_000);
  const [head = "", claims = "", signature = ""] = secret.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  expect(read(head)).toEqual({ alg: "ES256", kid: "KEY" });
  expect(read(claims)).toEqual({
    iss: "TEAM",
    iat: 1_000,
    exp: 1_300,
    aud: "https://appleid.apple.com",
    sub: "shop.example",
  });
  const key = { key: publicKey, dsaEncoding: "ieee-p1363" as const };
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify("sha256", signed, key, Buffer.from(signature, "base64url"))).toBe(true);
});
