import { z } from "zod";

/** A provider that people may sign in with (OpenID Connect). */
export interface ProviderConfig {
  /** As it appears in URLs, such as "google". */
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  apple: { teamId: string; keyId: string; privateKey: string } | undefined;
  /** In case the provider's own metadata leaves it out. */
  tokenEndpoint: string | undefined;
  scope: string;
  /** Returns with a form that the browser posts. */
  usesFormPost: boolean;
}

const other = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "an id has small letters, digits and hyphens")
    .refine((id) => id !== "prove" && id !== "connections", "this id is taken"),
  name: z.string().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }).refine(isSafe, "an issuer must be https"),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  scope: z.string().default("openid email profile"),
});

/** Plain HTTP only for a provider on this machine. */
function isSafe(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** The environment variables of the providers, for the one schema of all. */
export const providerVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z
    .string()
    .includes("PRIVATE KEY", { error: "must be the PEM text of the key" })
    .optional(),
  OIDC_PROVIDERS: z
    .string()
    .transform(parseJson)
    .pipe(z.array(other, { error: "must be a JSON list of providers, see docs/configuration.md" }).max(12))
    .optional(),
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const sets = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"],
  ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"],
] as const;

type ProviderEnvironment = z.output<z.ZodObject<typeof providerVariables>>;
type ProviderVariable = keyof ProviderEnvironment;

/** Variables that are missing beside others of their provider: `{ name, beside }`. */
export function missingBeside(env: ProviderEnvironment): { name: ProviderVariable; beside: string }[] {
  return sets.flatMap((set) => {
    const given = set.find((name) => env[name]);
    return given ? set.filter((name) => !env[name]).map((name) => ({ name, beside: given })) : [];
  });
}

const common = {
  apple: undefined,
  tokenEndpoint: undefined,
  usesFormPost: false,
  scope: "openid email profile",
};

/** The configured providers, in the order of their buttons. */
export function providersOf(env: ProviderEnvironment): ProviderConfig[] {
  const google = env.GOOGLE_CLIENT_ID && {
    ...common,
    id: "google",
    name: "Google",
    issuer: "https://accounts.google.com",
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
  };
  const facebook = env.FACEBOOK_CLIENT_ID && {
    ...common,
    id: "facebook",
    name: "Facebook",
    issuer: "https://www.facebook.com",
    clientId: env.FACEBOOK_CLIENT_ID,
    clientSecret: env.FACEBOOK_CLIENT_SECRET,
    scope: "openid email public_profile",
    tokenEndpoint: "https://graph.facebook.com/oauth/access_token",
  };
  const others = (env.OIDC_PROVIDERS ?? []).map((provider) => ({
    ...common,
    id: provider.id,
    name: provider.name,
    issuer: provider.issuer,
    scope: provider.scope,
    clientId: provider.client_id,
    clientSecret: provider.client_secret,
  }));
  return [google, apple(env), facebook, ...others].filter((provider) => typeof provider === "object");
}

function apple(env: ProviderEnvironment): ProviderConfig | undefined {
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = env;
  if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) return undefined;
  // In an environment variable the key's lines are often written with \n.
  const privateKey = APPLE_PRIVATE_KEY.replaceAll("\\n", "\n");
  return {
    ...common,
    id: "apple",
    name: "Apple",
    issuer: "https://appleid.apple.com",
    clientId: APPLE_CLIENT_ID,
    clientSecret: undefined,
    apple: { teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, privateKey },
    scope: "openid email name",
    usesFormPost: true,
  };
}
