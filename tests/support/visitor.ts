import type { FieldErrors } from "../../contract/errors.ts";
import type { Mail, User } from "../../contract/identity/accounts.ts";
import { laterIsDone } from "../../server/platform/later.ts";

interface App {
  fetch(request: Request): Response | Promise<Response>;
}

/** An answer of the API as tests look at it. */
export interface Answer<Data = unknown> {
  status: number;
  /** A response body; a test reads what its call's contract says. */
  body: {
    success: boolean;
    message: string;
    code: string;
    errors: FieldErrors;
    user: User;
    token: string;
    data: Data;
  };
  /** Whole `Set-Cookie` lines. */
  cookies: string[];
}

/** Somebody who calls the API: keeps cookies as a browser does, and a token once told. */
export interface Visitor {
  call<Data = unknown>(key: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Data>>;
  token: string | null;
  cookies: Map<string, string>;
}

/** @param kind a browser tells where its requests come from; an API client does not */
export function visitor(app: App, kind: "browser" | "client" = "browser"): Visitor {
  const self: Visitor = {
    token: null,
    cookies: new Map(),
    async call<Data>(key: string, body?: unknown, headers: Record<string, string> = {}) {
      const [method, path] = key.split(" ") as [string, string];
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: {
          ...(kind === "browser" && { "Sec-Fetch-Site": "same-origin" }),
          ...(self.token && { Authorization: `Bearer ${self.token}` }),
          ...(self.cookies.size > 0 && { Cookie: cookieHeader(self.cookies) }),
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await app.fetch(request);
      const cookies = response.headers.getSetCookie();
      for (const line of cookies) keepCookie(self.cookies, line);
      // of a stream that has ended, its text
      const isStream = response.headers.get("Content-Type")?.includes("event-stream") ?? false;
      const answered = isStream ? { data: await response.text() } : await response.json();
      return { status: response.status, body: answered as Answer<Data>["body"], cookies };
    },
  };
  return self;
}

const cookieHeader = (cookies: Map<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === "" || /Max-Age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

/** The emails to an address, newest first; also those of calls that are answered before anything is emailed. */
export async function mailsTo(app: App, address: string): Promise<Mail[]> {
  await laterIsDone();
  const { body } = await visitor(app).call(`GET /api/dev/mailbox?to=${encodeURIComponent(address)}`);
  return body.data as Mail[];
}

/** The token in the newest emailed link that leads to `page`, such as "verify". */
export async function mailedToken(
  app: App,
  address: string,
  page: "verify" | "password_reset",
): Promise<string> {
  const form = page === "verify" ? /\/verify\/([\w-]+)/ : /\/password_reset\?token=([\w-]+)/;
  for (const mail of await mailsTo(app, address)) {
    const token = form.exec(mail.text)?.[1];
    if (token) return token;
  }
  throw new Error(`no ${page} link was mailed to ${address}`);
}

/** The six digits in the newest mail to an address. */
export async function mailedCode(app: App, address: string): Promise<string> {
  const [mail] = await mailsTo(app, address);
  const code = /^ {4}(\d{6})$/m.exec(mail?.text ?? "")?.[1];
  if (!code) throw new Error(`no code was mailed to ${address}`);
  return code;
}

/** A registration form that is right; change what the test is about. */
export const registration = (email: string, changes: Record<string, unknown> = {}) => ({
  full_name: "Ada Lucia Moreno",
  email,
  password: "copper-kettle-9",
  country_code: "+1",
  phone_number: "(503) 555-0142",
  zip_code: "97205",
  agree: true,
  shipping_street: "1200 SW Park Ave",
  shipping_city: "Portland",
  shipping_state: "or",
  shipping_zip_code: "97205",
  ...changes,
});

const soon = String((new Date().getFullYear() + 2) % 100).padStart(2, "0");

export const productCard = {
  card_number: "4242 4242 4242 4242",
  name_on_Card: "Ada L Moreno",
  exp_date: `11/${soon}`,
  cvv: "123",
};
