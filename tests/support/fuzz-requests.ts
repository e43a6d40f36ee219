import { z } from "zod";
import type { Endpoint } from "../../contract/endpoint.ts";
import { inheritedNames, type JsonSchema, type KnownValues, nastyTexts, valueMaker } from "./fuzz-values.ts";
import type { Probe } from "./probe.ts";
import type { Random } from "./seeded-random.ts";

/** A request as it is sent; `shown` is its body in words, to repeat it from a report. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
  shown: string;
}

/** What a request is made from. */
export interface FuzzSource {
  endpoint: Endpoint;
  /** A right request of an owner, where there is one. */
  probe: Probe | undefined;
  token: string | null;
  /** Of an AI design account, for calls that only those make. */
  ai_token: string;
  known: KnownValues;
}

type Maker = ReturnType<typeof valueMaker>;

const rawBodies = [
  "null",
  "[]",
  '"text"',
  "1",
  "{",
  "",
  "[".repeat(20_000),
  "[".repeat(100_000) + "]".repeat(100_000),
  `{"credential":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
  '{"a":1e999}',
  "\u0000",
  ...inheritedNames.map((name) => `{"${name}":1}`),
];
const rareTypes = [
  "text/plain",
  "application/json; charset=utf-16",
  "application/jsonp",
  "multipart/form-data",
  "",
];

/** Makes the request that a random sequence stands for. */
export function makeRequest(random: Random, source: FuzzSource): FuzzRequest {
  const { endpoint, probe, known } = source;
  const values = valueMaker(random, known, random.pick([0, 0.04, 0.2]));
  const [method, template] = endpoint.key.split(" ") as [string, string];
  const isProbe = probe !== undefined && random.chance(0.5);
  const path = isProbe
    ? probe.path
    : filledPath(template, endpoint, values, random) + query(endpoint, values, random);
  const isOfAi = endpoint.permission.startsWith("ai.");
  const token = isProbe ? probe.owner.token : isOfAi ? source.ai_token : source.token;
  const headers: Record<string, string> = {
    ...(isProbe && probe.headers),
    ...(token && { [isOfAi ? "AuthorizationAI" : "Authorization"]: `Bearer ${token}` }),
    ...oddHeaders(random),
  };
  const needsKey = endpoint.idempotency === "required" && !random.chance(0.02);
  if (needsKey || random.chance(0.1)) headers["Idempotency-Key"] = `key-${random.below(1e9)}`;
  if (!endpoint.body) return { method, path, headers, body: undefined, shown: "" };
  // a form with files is a probe's own; what is made up is sent in its place
  const isOwnForm = isProbe && probe.body instanceof FormData;
  const value =
    isProbe && !isOwnForm ? bent(probe.body ?? {}, values, random) : values.make(inputSchema(endpoint.body));
  const isForm = endpoint.accepts === "multipart" || (endpoint.accepts === "either" && random.chance(0.5));
  return { method, path, headers, ...(isForm ? form(value, headers, random) : json(value, headers, random)) };
}

function filledPath(template: string, { params }: Endpoint, values: Maker, random: Random): string {
  const schema = params ? inputSchema(params) : {};
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = random.chance(0.9) ? schema.properties?.[name] : undefined;
    const value = part ? values.make(part, name) : random.pick(nastyTexts);
    return encodeURIComponent(String(value).toWellFormed().slice(0, 300)) || "%20";
  });
}

function query({ query: asked }: Endpoint, values: Maker, random: Random): string {
  if (!asked) return random.chance(0.05) ? `?${random.pick(inheritedNames)}=1` : "";
  const value = values.make(inputSchema(asked));
  const fields = value !== null && typeof value === "object" ? Object.entries(value) : [];
  if (random.chance(0.1)) fields.push([random.pick(inheritedNames), "1"]);
  const pairs = fields.flatMap(([name, one]) =>
    (Array.isArray(one) ? one : [one]).map((each) => [name, asText(each)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

function oddHeaders(random: Random): Record<string, string> {
  if (!random.chance(0.06)) return {};
  return random.pick<Record<string, string>>([
    { Cookie: "__Host-cart=%00abc; __Host-session=%ff; __proto__=1" },
    { Cookie: `__Host-cart=${"x".repeat(4000)}; constructor=1` },
    { Authorization: "Bearer ~~~~~~~~~~~~~~~~" },
    { AuthorizationAI: "Bearer ~~~~~~~~~~~~~~~~" },
    { "User-Agent": "\u00ff\u00fe", "Sec-Fetch-Site": "same-origin" },
    { "Idempotency-Key": "\u00e9".repeat(180) },
    { "X-Forwarded-For": "constructor, ::::1, 999.1.1.1" },
  ]);
}

/** A right body with one part of it changed. */
function bent(body: unknown, values: Maker, random: Random): unknown {
  if (random.chance(0.25)) return body;
  const copy: unknown = structuredClone(body);
  let place = copy;
  while (place !== null && typeof place === "object") {
    const names = Object.keys(place);
    const name = random.chance(0.15) || names.length === 0 ? random.pick(inheritedNames) : random.pick(names);
    const inner: unknown = Object.hasOwn(place, name) ? place[name as keyof typeof place] : undefined;
    if (inner !== null && typeof inner === "object" && random.chance(0.7)) place = inner;
    else {
      const value = values.nasty();
      // a list keeps its length: only a number could be another
      if (name === "length" && Array.isArray(place)) break;
      Reflect.defineProperty(place, name, { value, enumerable: true, configurable: true, writable: true });
      break;
    }
  }
  return copy;
}

function json(value: unknown, headers: Record<string, string>, random: Random) {
  const text = random.chance(0.05) ? random.pick(rawBodies) : (JSON.stringify(value) ?? "");
  headers["Content-Type"] = random.chance(0.02) ? random.pick(rareTypes) : "application/json";
  return { body: text, shown: text };
}

function form(value: unknown, headers: Record<string, string>, random: Random) {
  const data = new FormData();
  const fields = value !== null && typeof value === "object" ? Object.entries(value) : [];
  for (const [name, one] of fields) {
    for (const each of Array.isArray(one) ? one : [one])
      data.append(name.toWellFormed(), each instanceof File ? each : asText(each));
  }
  const shown = JSON.stringify(fields.map(([name, one]) => [name, one instanceof File ? one.name : one]));
  const told = random.next();
  if (told < 0.85) return { body: data, shown };
  const wrong = [
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=constructor",
  ];
  headers["Content-Type"] = told < 0.93 ? random.pick(wrong) : "application/x-www-form-urlencoded";
  const text =
    told < 0.93
      ? random.pick(["", "--x\r\n\r\n", "--constructor\r\nbroken"])
      : `a=%ff&${random.pick(inheritedNames)}=1`;
  return { body: text, shown: `${headers["Content-Type"]} ${text}` };
}

const asText = (value: unknown): string =>
  (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed();

const schemas = new Map<z.ZodType, JsonSchema>();

/** What a schema accepts, as JSON Schema. */
function inputSchema(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  schemas.set(schema, made);
  return made;
}
