import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "./config.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "showroom-config-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });

it("needs nothing to be set", () => {
  expect(read()).toMatchObject({ mode: "demo", demo: true, port: 4000, publicUrl: "http://localhost:4000" });
});

it("treats an empty variable as missing", () => {
  expect(read({ DATABASE_URL: "", PORT: "" })).toMatchObject({ databaseUrl: undefined, port: 4000 });
});

it("has no demo in production, however production is asked for", () => {
  expect(read({ NODE_ENV: "production" })).toMatchObject({ mode: "production", demo: false });
  expect(() => read({ MODE: "production", DEMO: "true" })).toThrow(/DEMO cannot be true in production/);
});

it("asks for a secret key where several servers may share a database", () => {
  const production = { MODE: "production", DATABASE_URL: "postgres://shop:secret@db.example.com/shop" };
  expect(() => read(production)).toThrow(/SECRET_KEY is needed with DATABASE_URL in production/);
  expect(read({ ...production, SECRET_KEY: "k".repeat(32) }).secretKey).toBe("k".repeat(32));
  expect(read({ MODE: "production" }).secretKey.length).toBeGreaterThanOrEqual(32);
});

it("takes the keys of a rotation, each as long as a key has to be", () => {
  const [one, two] = ["a".repeat(32), "b".repeat(32)];
  expect(read().otherSecretKeys).toEqual([]);
  expect(read({ OTHER_SECRET_KEYS: `${one},${two}` }).otherSecretKeys).toEqual([one, two]);
  expect(() => read({ OTHER_SECRET_KEYS: `${one},short` })).toThrow(/OTHER_SECRET_KEYS must be keys/);
});

it("reads the value of a variable from the file that its _FILE names", () => {
  const path = join(dataDir, "secret");
  writeFileSync(path, `${"f".repeat(32)}\n`);
  expect(read({ SECRET_KEY_FILE: path }).secretKey).toBe("f".repeat(32));
  writeFileSync(`${path}-empty`, "\n");
  expect(read({ SMTP_URL_FILE: `${path}-empty` }).smtpUrl).toBeUndefined();
  expect(() => read({ SECRET_KEY_FILE: path, SECRET_KEY: "k".repeat(32) })).toThrow(/SECRET_KEY_FILE/);
  expect(() => read({ SMTP_URL_FILE: `${path}s` })).toThrow(/SMTP_URL_FILE names .*can't be read \(ENOENT\)/);
});

it("takes the marketplace's time zone, and refuses one that does not exist", () => {
  expect(() => read({ MARKET_ZONE: "America/Chicago" })).not.toThrow();
  expect(() => read({ MARKET_ZONE: "Chicago" })).toThrow(/MARKET_ZONE must be a time zone/);
});

it("wants a Redis address with its protocol", () => {
  expect(read({ REDIS_URL: "redis://:secret@cache.example.com:6379/1" }).redisUrl).toMatch(/^redis:/);
  expect(() => read({ REDIS_URL: "localhost:6379" })).toThrow(/REDIS_URL must look like redis:/);
});

it("does everything in one process, and wants a shared database for several", () => {
  expect(read()).toMatchObject({ role: "all", drain_s: 0 });
  expect(() => read({ ROLE: "worker" })).toThrow(/ROLE needs DATABASE_URL/);
  expect(() => read({ ROLE: "waiter" })).toThrow(/ROLE must be one of all, web, worker, jobs/);
  const DATABASE_URL = "postgres://shop:secret@db.example.com/shop";
  expect(read({ ROLE: "worker", DATABASE_URL, DRAIN_SECONDS: "5" })).toMatchObject({
    role: "worker",
    drain_s: 5,
  });
});

it("wants an OpenSearch address with its protocol", () => {
  expect(read({ OPENSEARCH_URL: "https://shop:secret@search.example.com:9200" }).openSearchUrl).toMatch(
    /^https:/,
  );
  expect(() => read({ OPENSEARCH_URL: "search:9200" })).toThrow(/OPENSEARCH_URL must look like https:/);
});

it("lists everything that is wrong at once", () => {
  const start = () => read({ PORT: "80x", DATABASE_URL: "localhost", DEMO: "perhaps" });
  expect(start).toThrow(
    /PORT must be a whole number[\s\S]*DATABASE_URL must look like[\s\S]*DEMO|DEMO[\s\S]*PORT/,
  );
});

it("requires https if people connect from other machines", () => {
  expect(() => read({ PUBLIC_URL: "http://shop.example.com" })).toThrow(/PUBLIC_URL must be https/);
  expect(read({ PUBLIC_URL: "http://shop.example.com", ALLOW_PLAIN_HTTP: "true" }).publicUrl).toBe(
    "http://shop.example.com",
  );
});

it("asks for addresses of proxies", () => {
  expect(read().trustedProxies.check("127.0.0.1")).toBe(true);
  expect(read({ TRUSTED_PROXIES: "10.0.0.0/8" }).trustedProxies.check("127.0.0.1")).toBe(false);
  expect(() => read({ TRUSTED_PROXIES: "my-proxy" })).toThrow(/TRUSTED_PROXIES must be addresses/);
});

it("takes all Stripe keys or none", () => {
  expect(() => read({ STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(/STRIPE_WEBHOOK_SECRET is needed/);
});

it("creates a secret key once, readable only by its owner", () => {
  const { secretKey } = read();
  expect(secretKey.length).toBeGreaterThanOrEqual(32);
  expect(read().secretKey).toBe(secretKey);
  const file = join(dataDir, "secrets.json");
  expect(readFileSync(file, "utf8")).toContain(secretKey);
  expect(statSync(file).mode & 0o077).toBe(0);
});

it("knows the providers that people sign in with, in the order of their buttons", () => {
  const others = [
    { id: "acme", name: "Acme", issuer: "https://id.acme.test", client_id: "c", client_secret: "s" },
  ];
  const { signInProviders } = read({
    OIDC_PROVIDERS: JSON.stringify(others),
    FACEBOOK_CLIENT_ID: "f",
    FACEBOOK_CLIENT_SECRET: "s",
    APPLE_CLIENT_ID: "a",
    APPLE_TEAM_ID: "t",
    APPLE_KEY_ID: "k",
    APPLE_PRIVATE_KEY: "-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----",
    GOOGLE_CLIENT_ID: "g",
    GOOGLE_CLIENT_SECRET: "s",
  });
  expect(signInProviders.map(({ name }) => name)).toEqual(["Google", "Apple", "Facebook", "Acme"]);
  expect(signInProviders[1]?.apple?.privateKey).toContain("\nabc\n");
});

it.each([
  [{ GOOGLE_CLIENT_ID: "g" }, /GOOGLE_CLIENT_SECRET is needed with GOOGLE_CLIENT_ID/],
  [{ APPLE_CLIENT_ID: "a" }, /APPLE_TEAM_ID is needed[\s\S]*APPLE_PRIVATE_KEY is needed/],
  [{ OIDC_PROVIDERS: "acme" }, /OIDC_PROVIDERS must be a JSON list of providers/],
  [
    {
      OIDC_PROVIDERS: JSON.stringify([
        { id: "acme", name: "Acme", issuer: "http://id.acme.test", client_id: "c", client_secret: "s" },
      ]),
    },
    /an issuer must be https/,
  ],
])("refuses providers that cannot work: %j", (env, message) => {
  expect(() => read(env)).toThrow(message);
});

it("takes a language model with its address and name, with or without a key", () => {
  const model = { AI_BASE_URL: "http://127.0.0.1:11434/v1/", AI_MODEL: "small" };
  expect(read(model).languageModel).toEqual({
    baseUrl: "http://127.0.0.1:11434/v1",
    model: "small",
    apiKey: undefined,
  });
  expect(read().languageModel).toBeUndefined();
  expect(() => read({ AI_API_KEY: "k" })).toThrow(/AI_BASE_URL is needed[\s\S]*AI_MODEL is needed/);
  expect(() => read({ ...model, AI_BASE_URL: "https://me:secret@example.com" })).toThrow(
    /AI_BASE_URL can't hold a user name/,
  );
});

it("documents every variable", () => {
  const texts = ["config.ts", "config/providers.ts", "config/language-model.ts"].map((file) =>
    readFileSync(join(import.meta.dirname, file), "utf8"),
  );
  const variables = [...texts.join("\n").matchAll(/^ {2,4}([A-Z][A-Z_]+): (?:z\b|yesNo|postgresUrl)/gm)].map(
    ([, name]) => name,
  );
  const page = readFileSync(join(import.meta.dirname, "../docs/configuration.md"), "utf8");
  expect(variables.length).toBeGreaterThan(20);
  // NODE_ENV is set by others
  expect(variables.filter((name) => name !== "NODE_ENV" && !page.includes(`\`${name}\``))).toEqual([]);
});
