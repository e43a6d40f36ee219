import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const base64url = (bytes: Buffer): string => bytes.toString("base64url");
const sha256 = (text: string | Buffer): Buffer => createHash("sha256").update(text).digest();

const present = 0x01;
const verified = 0x04;
const holdsKey = 0x40;

/** What a test may have the device do wrong. */
interface Fault {
  origin?: string;
  rpId?: string;
  counter?: number;
  /** The owner showed neither finger nor PIN. */
  isUnverified?: boolean;
}

/**
 * A device with one passkey (ES256, no attestation), as WebAuthn has it: answers what a server asks a browser,
 * for tests that have none.
 */
export function virtualPasskey(origin = "http://localhost:4000") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, challenge: string, fault: Fault) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: fault.origin ?? origin, crossOrigin: false }));

  const authenticatorData = (fault: Fault, flags = 0) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(fault.counter ?? uses);
    const all = flags | present | (fault.isUnverified ? 0 : verified);
    return Buffer.concat([sha256(fault.rpId ?? new URL(origin).hostname), Buffer.from([all]), counter]);
  };

  return {
    id: base64url(id),

    /** Answers `navigator.credentials.create`. */
    create(options: { challenge: string }, fault: Fault = {}) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([authenticatorData(fault, holdsKey), Buffer.alloc(16), length, id, key]);
      const attestationObject = cborMap([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", data],
      ]);
      return {
        ...this.named(),
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options.challenge, fault)),
          attestationObject: base64url(attestationObject),
          transports: ["internal"],
        },
      };
    },

    /** Answers `navigator.credentials.get`. */
    get(options: { challenge: string }, fault: Fault = {}) {
      uses += 1;
      const data = authenticatorData(fault);
      const client = clientData("webauthn.get", options.challenge, fault);
      const signature = createSign("sha256").update(data).update(sha256(client)).sign(privateKey);
      return {
        ...this.named(),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },

    named: () => ({
      id: base64url(id),
      rawId: base64url(id),
      type: "public-key",
      clientExtensionResults: {},
    }),
  };
}

type Cbor = number | string | Buffer | Map<string, never>;

/** As much of CBOR (RFC 8949) as a passkey needs. */
function cborMap(entries: readonly (readonly [Cbor, Cbor])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cbor)]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === "string") return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
  if (value instanceof Map) return cborHead(5, 0);
  return Buffer.concat([cborHead(2, value.length), value]);
}

function cborHead(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  if (count < 256) return Buffer.from([(kind << 5) | 24, count]);
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}
