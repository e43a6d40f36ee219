import type { Configuration } from "openid-client";
import type { ProviderConfig } from "../config/providers.ts";
import { appleClientAuth } from "./sign-in-providers/apple.ts";

/** A user's identity at a provider, as the provider vouches for it. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  /** Empty if the provider does not share it. */
  email: string;
  /** The provider says that the address is verified. */
  is_email_verified: boolean;
  full_name: string;
}

/** The state of a provider sign-in until it returns. */
export interface Walk {
  state: string;
  nonce: string;
  code_verifier: string;
  redirect_uri: string;
}

export type ProviderAnswer = ProviderIdentity | "refused" | "unavailable";

/** The available sign-in providers; replaced in tests. */
export interface SignInProviders {
  list(): { id: string; name: string }[];
  /** The URL to send the browser to; "unavailable" if the provider does not respond. */
  addressOf(id: string, walk: Walk): Promise<URL | "unavailable">;
  /** Exchanges the code from the provider, and checks state, nonce, issuer, audience, signature, time. */
  identityByCode(
    id: string,
    walk: Walk,
    answer: { code: string; state: string; iss?: string | undefined },
  ): Promise<ProviderAnswer>;
  /** Checks an ID token that a client obtained itself, as above. */
  identityByToken(id: string, idToken: string, nonce: string): Promise<ProviderAnswer>;
}

/** A slower provider counts as down. */
const timeout_s = 5;
/** How long provider metadata is cached. */
const believed_ms = 3600_000;

const openid = () => import("openid-client");
type OpenId = Awaited<ReturnType<typeof openid>>;

/** OpenID Connect with PKCE at every configured provider. The library loads on first use. */
export function openIdProviders(configured: readonly ProviderConfig[]): SignInProviders {
  const known = new Map(configured.map((provider) => [provider.id, provider]));
  const clients = new Map<string, { client: Promise<Configuration>; until_ms: number }>();

  const clientOf = (id: string): Promise<Configuration> => {
    const kept = clients.get(id);
    if (kept && kept.until_ms > Date.now()) return kept.client;
    const client = discover(known.get(id)!);
    clients.set(id, { client, until_ms: Date.now() + believed_ms });
    client.catch(() => clients.delete(id));
    return client;
  };

  return {
    list: () => configured.map(({ id, name }) => ({ id, name })),
    async addressOf(id, walk) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openid();
      const client = await clientOf(id).catch(() => null);
      if (!client) return "unavailable";
      const { scope, usesFormPost } = known.get(id)!;
      return buildAuthorizationUrl(client, {
        redirect_uri: walk.redirect_uri,
        scope,
        state: walk.state,
        nonce: walk.nonce,
        code_challenge: await calculatePKCECodeChallenge(walk.code_verifier),
        code_challenge_method: "S256",
        ...(usesFormPost && { response_mode: "form_post" }),
      });
    },
    async identityByCode(id, walk, answer) {
      const library = await openid();
      return settle(library, async () => {
        const client = await clientOf(id);
        const back = new URL(walk.redirect_uri);
        for (const [name, value] of Object.entries(answer)) if (value) back.searchParams.set(name, value);
        const tokens = await library.authorizationCodeGrant(client, back, {
          pkceCodeVerifier: walk.code_verifier,
          expectedState: walk.state,
          expectedNonce: walk.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        if (claims.email || !client.serverMetadata().userinfo_endpoint) return identityOf(claims);
        const more = await library.fetchUserInfo(client, tokens.access_token, claims.sub);
        return identityOf({ ...more, iss: claims.iss, sub: claims.sub });
      });
    },
    async identityByToken(id, idToken, nonce) {
      const library = await openid();
      return settle(library, async () => {
        const found = await clientOf(id);
        const provider = known.get(id)!;
        const client = new library.Configuration(found.serverMetadata(), provider.clientId);
        client.timeout = timeout_s;
        if (isPlainHttp(provider.issuer)) library.allowInsecureRequests(client);
        library.useIdTokenResponseType(client);
        const back = new URL("https://local.invalid/");
        back.hash = new URLSearchParams({ id_token: idToken }).toString();
        return identityOf(await library.implicitAuthentication(client, back, nonce));
      });
    },
  };
}

const isPlainHttp = (issuer: string) => issuer.startsWith("http:");

async function discover(provider: ProviderConfig): Promise<Configuration> {
  const library = await openid();
  const { issuer, clientId, clientSecret, apple, tokenEndpoint } = provider;
  const auth = apple ? appleClientAuth(clientId, apple) : library.ClientSecretPost(clientSecret ?? "");
  const insecure = isPlainHttp(issuer) ? [library.allowInsecureRequests] : [];
  const options = { timeout: timeout_s, execute: [...insecure, library.enableNonRepudiationChecks] };
  const found = await library.discovery(new URL(issuer), clientId, {}, auth, options);
  if (!tokenEndpoint) return found;
  const { supportsPKCE: _, ...metadata } = { ...found.serverMetadata(), token_endpoint: tokenEndpoint };
  const client = new library.Configuration(metadata, clientId, {}, auth);
  client.timeout = timeout_s;
  library.enableNonRepudiationChecks(client);
  return client;
}

function identityOf(claims: Record<string, unknown> & { iss: string; sub: string }): ProviderIdentity {
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name].trim() : "");
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text("email").slice(0, 254),
    // Apple sends it as text.
    is_email_verified: claims.email_verified === true || claims.email_verified === "true",
    full_name: (text("name") || `${text("given_name")} ${text("family_name")}`.trim()).slice(0, 120),
  };
}

/** Whether a response was a refusal, or missing or unreadable. */
async function settle(library: OpenId, work: () => Promise<ProviderIdentity>): Promise<ProviderAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof library.ResponseBodyError) return error.status >= 500 ? "unavailable" : "refused";
    if (error instanceof library.AuthorizationResponseError) return "refused";
    if (error instanceof library.ClientError) return isSilence(error.code) ? "unavailable" : "refused";
    return "unavailable";
  }
}

const isSilence = (code: string | undefined): boolean =>
  ["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"].includes(code ?? "");
