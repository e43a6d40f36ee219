import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type PostPublic, postPublic } from "../../server/platform/public-fetch.ts";

/** A browser as its push service knows it. */
export interface PushBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

interface Received {
  endpoint: string;
  topic: string;
  /** The marketplace's public key that the request was signed with. */
  signed_by: string;
  subject: string;
  message: { tag: string; title: string; body: string; link: string };
}

const host = "https://push.example.com";

/** A push service on this machine, with the browsers behind it: checks the signature and decrypts as RFC 8291 has it. */
export async function openPushService() {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const received: Received[] = [];
  const state = { status: 201 };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const browser = browsers.get(request.url ?? "");
    if (!browser) return void reply.writeHead(410).end();
    if (state.status < 300) received.push(open(request, Buffer.concat(parts), browser));
    reply.writeHead(state.status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const guard = { allowsAddress: (address: string) => address === "127.0.0.1", allowsPort: () => true };
  /** Calls to the service's public name arrive here; all others are made as they are. */
  const post: PostPublic = (address, message) => {
    const url = new URL(address);
    if (url.origin !== host) return postPublic(address, message);
    return postPublic(`http://127.0.0.1:${port}${url.pathname}`, message, { guard, isSecureOnly: false });
  };
  return {
    received,
    state,
    post,
    subscribe(): PushBrowser {
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const path = `/send/${randomBytes(8).toString("hex")}`;
      const auth = randomBytes(16);
      browsers.set(path, { ecdh, auth });
      return {
        endpoint: host + path,
        keys: { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") },
      };
    },
    unsubscribe: ({ endpoint }: PushBrowser) => browsers.delete(new URL(endpoint).pathname),
    close: () => new Promise((done) => server.close(done)),
  };
}

function open(
  { url, headers }: IncomingMessage,
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): Received {
  if (headers["content-encoding"] !== "aes128gcm") throw new Error("not RFC 8188");
  if (!(Number(headers.ttl) > 0)) throw new Error("no TTL");
  return {
    endpoint: host + url,
    topic: String(headers.topic),
    ...signatureOf(headers.authorization ?? ""),
    message: JSON.parse(decrypt(body, ecdh, auth)) as Received["message"],
  };
}

/** RFC 8188, section 2.1 (header) and RFC 8291, section 3.4 (keys). */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${name}\0`, length));
  const sealed = body.subarray(21 + idLength);
  const opening = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  opening.setAuthTag(sealed.subarray(-16));
  const record = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  const end = record.lastIndexOf(2);
  return record.subarray(0, end).toString("utf8");
}

/** RFC 8292: a token for this service, signed with the key that it names. */
function signatureOf(authorization: string): Pick<Received, "signed_by" | "subject"> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: part(1), y: part(33) };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const isProduct = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as {
    aud: string;
    exp: number;
    sub: string;
  };
  const seconds = exp - Date.now() / 1000;
  if (!isProduct || aud !== host || seconds <= 0 || seconds > 24 * 3600) throw new Error("a bad signature");
  return { signed_by: key, subject: sub };
}
