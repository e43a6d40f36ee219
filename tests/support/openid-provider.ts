import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

/** Somebody's account at the provider. */
export interface ProviderAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OpenIdProvider {
  issuer: string;
  client: { id: string; secret: string };
  /** Who can sign in there; the provider's own page asks for the `sub`. */
  accounts: Map<string, ProviderAccount>;
  /**
   * Walks from an authorization address to where the provider leads back, signed in as `sub`, as a browser would.
   * @returns what came back: code, state, iss, or an error
   */
  walk(address: string, sub: string): Promise<URLSearchParams>;
  close(): Promise<void>;
}

const client = { id: "showroom", secret: randomBytes(24).toString("hex") };

/** A real OpenID provider on this machine, with PKCE required and accounts that tests choose. */
export async function startOpenIdProvider(redirectUris: readonly string[]): Promise<OpenIdProvider> {
  const accounts = new Map<string, ProviderAccount>();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration(accounts, redirectUris));
  const rest = provider.callback();

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith("/sign-in/")) return void rest(request, response);
    void signInPage(provider, request, response).catch(() => response.writeHead(400).end());
  };
  return {
    issuer,
    client,
    accounts,
    walk: (address, sub) => walk(address, sub, issuer),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function configuration(
  accounts: Map<string, ProviderAccount>,
  redirectUris: readonly string[],
): Configuration {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", kid: "test", alg: "RS256" }] as never[],
    },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, sub) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: async () => ({ ...account }) };
    },
    // Anyone who has signed in has agreed.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

/** The provider's own page: whose account it shall be. */
async function signInPage(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method === "POST") {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sub = new URLSearchParams(Buffer.concat(chunks).toString()).get("sub") ?? "";
    const result = sub ? { login: { accountId: sub } } : { error: "access_denied" };
    return provider.interactionFinished(request, response, result);
  }
  response.writeHead(200, { "Content-Type": "text/html" }).end(
    `<!doctype html><html lang="en"><title>Sign in</title><form method="post">
       <label>Account <input name="sub"></label> <button>Continue</button>
     </form></html>`,
  );
}

async function walk(address: string, sub: string, issuer: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  const visit = async (url: string, body?: string) => {
    const response = await fetch(url, {
      redirect: "manual",
      headers: {
        Cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        ...(body !== undefined && { "Content-Type": "application/x-www-form-urlencoded" }),
      },
      ...(body !== undefined && { method: "POST", body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return new URL(response.headers.get("Location") ?? url, url);
  };
  let next = await visit(address);
  for (let steps = 0; next.origin === issuer && steps < 8; steps += 1) {
    const isAsked = next.pathname.startsWith("/sign-in/");
    next = await visit(next.href, isAsked ? new URLSearchParams({ sub }).toString() : undefined);
  }
  return next.searchParams;
}
