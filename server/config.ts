import { readFileSync } from "node:fs";
import type { BlockList } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { isTimeZone } from "../contract/time-zone.ts";
import { isRoutingNumber } from "../domain/money/bank-account.ts";
import type { AchOrigin } from "../domain/money/nacha-file.ts";
import {
  type LanguageModelConfig,
  languageModelOf,
  languageModelVariables,
  missingOfModel,
} from "./config/language-model.ts";
import { missingBeside, type ProviderConfig, providersOf, providerVariables } from "./config/providers.ts";
import { readProxies } from "./http/client-address.rules.ts";
import { readS3Address } from "./platform/files/s3-address.ts";
import type { FilesAddress } from "./platform/files.ts";
import { type Role, roles } from "./platform/roles.ts";
import { ownSecretKey } from "./platform/secret-key.ts";
import { StartFailure } from "./platform/start-failure.ts";

export interface Config {
  /** `demo` is the default: built pages, demo marketplace, sandbox payments; not a real shop. */
  mode: "development" | "demo" | "production";
  /** Whether to load the demo marketplace into the database. */
  demo: boolean;
  /** `small` is a tenth of the catalog with all people and their histories, for tests. */
  demoSize: "full" | "small";
  /** `draft` draws the demo catalog's pictures coarsely and quickly, for tests. */
  demoPictures: "full" | "draft";
  role: Role;
  host: string;
  port: number;
  /** The public origin, without a path or a trailing slash. */
  publicUrl: string;
  /** The marketplace's name in pages and emails. */
  providerName: string;
  /** Absolute. */
  dataDir: string;
  files: FilesAddress;
  /** Proxies trusted about the client's address. */
  trustedProxies: BlockList;
  /** undefined: the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | undefined;
  /** PostgreSQL itself, if `databaseUrl` leads to a pooler; undefined: `databaseUrl` does. */
  databaseDirectUrl: string | undefined;
  /** Replicas of the database. */
  databaseReadUrls: string[];
  /** Whether statements are prepared under names. */
  isDatabasePrepared: boolean;
  /** undefined: each server searches the catalog in its memory. */
  openSearchUrl: string | undefined;
  /** undefined: each server caches by itself. */
  redisUrl: string | undefined;
  /** For how many seconds a server that stops still takes requests, so that load balancers notice. */
  drain_s: number;
  /** At least 32 characters; every signing and encryption key derives from it. */
  secretKey: string;
  /** What these keys sealed and signed still holds. */
  otherSecretKeys: readonly string[];
  /** undefined: mail stays in the development mailbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** undefined: the sandbox gateway. */
  stripe:
    | {
        secretKey: string;
        publishableKey: string;
        webhookSecret: string;
        /** Of the webhooks about payouts; empty: no payouts by Stripe Connect. */
        connectSecrets: string[];
      }
    | undefined;
  /** The marketplace's bank, for payouts by ACH files; undefined: by the payment provider. */
  ach: AchOrigin | undefined;
  /** Sign-in providers besides a password. */
  signInProviders: ProviderConfig[];
  /** Reads briefs that the embedded reader leaves open; undefined: the embedded reader alone. */
  languageModel: LanguageModelConfig | undefined;
  /** Where metrics are served; undefined: nowhere. */
  metricsPort: number | undefined;
  /** Where traces are sent, under which name, and which share of them, from 0 to 1; undefined: nowhere. */
  traces: { endpoint: string; service: string; share: number } | undefined;
  /** Whether visitors who chose no language get their browser's. */
  languageByBrowser: boolean;
  firstAdmin: { email: string; password: string } | undefined;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** Whether each reply is checked against the contract before it is sent. */
  checksReplies: boolean;
}

const modes = ["development", "demo", "production"] as const;
const demoSizes = ["full", "small"] as const;
const demoPictures = ["full", "draft"] as const;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const yesNo = z.stringbool({ error: "must be true or false" });
const postgresForm = "must look like postgres://user:password@host:5432/database";
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: postgresForm });

const shareRule = "must be a number from 0 to 1";
const drainRule = "must be a number of seconds from 0 to 120";
const portRule = "must be a whole number from 0 to 65535";

const schema = z
  .object({
    MODE: z.enum(modes, { error: oneOf(modes) }).optional(),
    NODE_ENV: z.string().optional(),
    DEMO: yesNo.optional(),
    DEMO_SIZE: z.enum(demoSizes, { error: oneOf(demoSizes) }).default("full"),
    DEMO_PICTURES: z.enum(demoPictures, { error: oneOf(demoPictures) }).default("full"),
    ROLE: z.enum(roles, { error: oneOf(roles) }).default("all"),
    DRAIN_SECONDS: z.coerce.number({ error: drainRule }).min(0, drainRule).max(120, drainRule).default(0),
    HOST: z.string().default("127.0.0.1"),
    PORT: z.coerce
      .number({ error: portRule })
      .int(portRule)
      .min(0, portRule)
      .max(65_535, portRule)
      .default(4000),
    METRICS_PORT: z.coerce
      .number({ error: portRule })
      .int(portRule)
      .min(0, portRule)
      .max(65_535, portRule)
      .optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: "must look like http://collector:4318" })
      .optional(),
    OTEL_SERVICE_NAME: z.string().default("showroom"),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: shareRule })
      .min(0, shareRule)
      .max(1, shareRule)
      .default(1),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must look like https://shop.example.com" }).optional(),
    ALLOW_PLAIN_HTTP: yesNo.default(false),
    TRUSTED_PROXIES: z
      .string()
      .default("127.0.0.1,::1")
      .transform((text) => readProxies(text))
      .refine((list) => list !== undefined, "must be addresses or networks, such as 127.0.0.1,10.0.0.0/8"),
    PROVIDER_NAME: z.string().default("Materia"),
    DATA_DIR: z.string().default("data"),
    FILES_URL: z
      .string()
      .transform((text) => readS3Address(text))
      .refine(
        (address) => address !== undefined,
        "must look like s3://bucket/folder?region=us-east-2 or s3://bucket?endpoint=https://s3.example.com; its options are endpoint, region, encryption and kms_key",
      )
      .optional(),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATABASE_READ_URL: z
      .string()
      .transform((text) => text.split(","))
      .pipe(z.array(postgresUrl, { error: postgresForm }))
      .optional(),
    DATABASE_PREPARED: z.stringbool({ error: "must be on or off" }).default(true),
    OPENSEARCH_URL: z
      .url({ protocol: /^https?$/, error: "must look like https://user:password@host:9200" })
      .optional(),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: "must look like redis://user:password@host:6379" })
      .optional(),
    SECRET_KEY: z.string().min(32, "must have at least 32 characters").optional(),
    OTHER_SECRET_KEYS: z
      .string()
      .default("")
      .transform((text) => text.split(",").filter((key) => key !== ""))
      .refine(
        (keys) => keys.every((key) => key.length >= 32),
        "must be keys of at least 32 characters, with commas",
      ),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })
      .optional(),
    MAIL_FROM: z.string().default("Materia <no-reply@localhost>"),
    STRIPE_SECRET_KEY: z.string().startsWith("sk_", "must start with sk_").optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_", "must start with pk_").optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must start with whsec_").optional(),
    STRIPE_CONNECT_WEBHOOK_SECRET: z
      .string()
      .regex(
        /^whsec_[^,]+(,whsec_[^,]+)?$/,
        "must be one secret, or two with a comma, that start with whsec_",
      )
      .optional(),
    ACH_BANK_ROUTING: z
      .string()
      .refine(isRoutingNumber, "must be a routing number of nine digits")
      .optional(),
    ACH_BANK_NAME: z.string().max(23, "must have at most 23 characters").optional(),
    ACH_COMPANY_NAME: z.string().max(16, "must have at most 16 characters").optional(),
    ACH_COMPANY_ID: z
      .string()
      .regex(/^[A-Z0-9]{9,10}$/, "must have 9 or 10 digits or capital letters")
      .optional(),
    ...providerVariables,
    ...languageModelVariables,
    // read where days are made, in domain/days/clock.ts
    MARKET_ZONE: z.string().refine(isTimeZone, "must be a time zone such as America/Chicago").optional(),
    LANGUAGE_BY_BROWSER: z.enum(["on", "off"], { error: oneOf(["on", "off"]) }).optional(),
    ADMIN_EMAIL: z.email("must be an e-mail address").optional(),
    ADMIN_PASSWORD: z.string().min(8, "must have at least 8 characters").optional(),
    LOG_LEVEL: z.enum(logLevels, { error: oneOf(logLevels) }).optional(),
  })
  .transform((env) => ({ ...env, MODE: env.MODE ?? (env.NODE_ENV === "production" ? "production" : "demo") }))
  .superRefine(refuseContradictions);

type Environment = z.output<typeof schema>;

/**
 * The whole configuration, from the environment; an empty variable counts as absent. `NAME_FILE` names a file that has
 * the value of `NAME`, as secrets of containers do. Throws StartFailure with a list of everything that is wrong. Makes and keeps a secret key in the data directory when none
 * is given.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse({ ...given, ...valuesInFiles(given) });
  if (!parsed.success) throw new StartFailure(listOfIssues(parsed.error));
  return toConfig(parsed.data);
}

function valuesInFiles(given: NodeJS.ProcessEnv): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.in.shape)) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined)
      throw new StartFailure(`Set ${name} or ${name}_FILE. Both are set, and only one can count.`);
    const value = textOf(`${name}_FILE`, path);
    if (value !== "") values[name] = value;
  }
  return values;
}

function textOf(variable: string, path: string): string {
  try {
    return readFileSync(path, "utf8").trimEnd();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(`${variable} names ${path}, which can't be read (${code}).`);
  }
}

function toConfig(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR);
  return {
    mode: env.MODE,
    demo: env.DEMO ?? env.MODE !== "production",
    demoSize: env.DEMO_SIZE,
    demoPictures: env.DEMO_PICTURES,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    providerName: env.PROVIDER_NAME,
    dataDir,
    files: { root: join(dataDir, "files"), scratch: join(dataDir, "uploads"), s3: env.FILES_URL },
    trustedProxies: env.TRUSTED_PROXIES!,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReadUrls: env.DATABASE_READ_URL ?? [],
    isDatabasePrepared: env.DATABASE_PREPARED,
    openSearchUrl: env.OPENSEARCH_URL,
    redisUrl: env.REDIS_URL,
    drain_s: env.DRAIN_SECONDS,
    secretKey: env.SECRET_KEY ?? ownSecretKey(dataDir),
    otherSecretKeys: env.OTHER_SECRET_KEYS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    stripe: stripeOf(env),
    ach: achOf(env),
    signInProviders: providersOf(env),
    languageModel: languageModelOf(env),
    metricsPort: env.METRICS_PORT,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          service: env.OTEL_SERVICE_NAME,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    languageByBrowser: env.LANGUAGE_BY_BROWSER === "on",
    firstAdmin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    logLevel: env.LOG_LEVEL ?? (env.MODE === "demo" ? "warn" : "info"),
    checksReplies: env.MODE === "development",
  };
}

function stripeOf(env: Environment): Config["stripe"] {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_PUBLISHABLE_KEY || !env.STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    connectSecrets: env.STRIPE_CONNECT_WEBHOOK_SECRET?.split(",") ?? [],
  };
}

function achOf(env: Environment): Config["ach"] {
  const { ACH_BANK_ROUTING, ACH_BANK_NAME, ACH_COMPANY_NAME, ACH_COMPANY_ID } = env;
  if (!ACH_BANK_ROUTING || !ACH_BANK_NAME || !ACH_COMPANY_NAME || !ACH_COMPANY_ID) return undefined;
  return {
    bank_routing: ACH_BANK_ROUTING,
    bank_name: ACH_BANK_NAME,
    company_name: ACH_COMPANY_NAME,
    company_id: ACH_COMPANY_ID.padStart(10, "1"),
  };
}

function refuseContradictions(env: Environment, context: z.RefinementCtx): void {
  const refuse = (name: keyof Environment, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });

  if (env.MODE === "production" && env.DEMO) refuse("DEMO", "cannot be true in production");
  // a key generated here would differ from the other servers' key, and would be lost with this machine's disk
  if (env.MODE === "production" && env.DATABASE_URL && !env.SECRET_KEY) {
    refuse("SECRET_KEY", "is needed with DATABASE_URL in production: the same one on every server");
  }
  if (env.ROLE !== "all" && !env.DATABASE_URL)
    refuse("ROLE", "needs DATABASE_URL: processes of several roles share one database");
  for (const name of ["DATABASE_DIRECT_URL", "DATABASE_READ_URL"] as const)
    if (env[name] && !env.DATABASE_URL) refuse("DATABASE_URL", `is needed with ${name}`);
  const { protocol, hostname } = new URL(env.PUBLIC_URL ?? "http://localhost");
  if (protocol === "http:" && !isLocal(hostname) && !env.ALLOW_PLAIN_HTTP) {
    refuse("PUBLIC_URL", "must be https, since sign-in is not safe otherwise (or set ALLOW_PLAIN_HTTP=true)");
  }
  const stripe = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
  const missing = stripe.filter((name) => !env[name]);
  if (missing.length < stripe.length || env.STRIPE_CONNECT_WEBHOOK_SECRET)
    for (const name of missing) refuse(name, "is needed with the other Stripe keys");
  const ach = ["ACH_BANK_ROUTING", "ACH_BANK_NAME", "ACH_COMPANY_NAME", "ACH_COMPANY_ID"] as const;
  const lacking = ach.filter((name) => !env[name]);
  if (lacking.length < ach.length)
    for (const name of lacking) refuse(name, "is needed with the other ACH variables");
  if (lacking.length === 0 && env.STRIPE_CONNECT_WEBHOOK_SECRET)
    refuse("ACH_BANK_ROUTING", "can't be set together with STRIPE_CONNECT_WEBHOOK_SECRET");
  for (const { name, beside } of [...missingBeside(env), ...missingOfModel(env)])
    refuse(name, `is needed with ${beside}`);
  if (env.ADMIN_EMAIL && !env.ADMIN_PASSWORD) refuse("ADMIN_PASSWORD", "is needed with ADMIN_EMAIL");
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) refuse("ADMIN_EMAIL", "is needed with ADMIN_PASSWORD");
}

function isLocal(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "127.0.0.1" ||
    hostname === "[::1]"
  );
}

function oneOf(values: readonly string[]): string {
  return `must be one of ${values.join(", ")}`;
}

function listOfIssues(error: z.ZodError): string {
  const list = error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  return list.length === 1
    ? `The configuration is not usable: ${list[0]}.`
    : `The configuration is not usable:\n${list.map((line) => `  ${line}`).join("\n")}`;
}
