import type { Service } from "../../../../contract/admin/services.ts";
import { checkMailServer } from "../../../platform/mail/send.ts";
import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { harmless } from "./queues.rules.ts";
import { serviceHistory } from "./services.store.ts";

/** Each service that the configuration names, in the order of the page. */
export async function servicesOf({ db, config, signInProviders }: Platform): Promise<Service[]> {
  const { payments, emails } = await serviceHistory(db);
  const { stripe, smtpUrl } = config;
  return [
    {
      id: "payments",
      kind: "payments",
      name: stripe ? "Stripe" : "Sandbox",
      is_on: stripe !== undefined,
      facts: stripe
        ? [
            {
              label: "Keys",
              value: /^[a-z]+_test_/.test(stripe.secretKey) ? "Test mode, no real money" : "Live",
            },
            {
              label: "Payouts",
              value: stripe.connectSecrets.length > 0 ? "Stripe Connect" : "Sandbox, no real money",
            },
            { label: "Webhook address", value: `${config.publicUrl}/api/payments/webhook/stripe` },
          ]
        : [{ label: "Money", value: "None moves. Test cards are in the README." }],
      variables: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
      ...payments,
    },
    {
      id: "email",
      kind: "email",
      name: smtpUrl ? "Mail server" : "Mailbox page",
      is_on: smtpUrl !== undefined,
      facts: [
        ...(smtpUrl ? [{ label: "Server", value: URL.parse(smtpUrl)?.host ?? "" }] : []),
        { label: "From", value: config.mailFrom },
      ],
      variables: ["SMTP_URL", "MAIL_FROM"],
      ...emails,
    },
    ...config.signInProviders.map(
      ({ id, name, issuer }): Service => ({
        id: `sign-in:${id}`,
        kind: "sign_in",
        name,
        is_on: signInProviders.list().some((one) => one.id === id),
        facts: [
          { label: "Issuer", value: issuer },
          { label: "Redirect address", value: `${config.publicUrl}/showroom/sociallogin/${id}` },
        ],
        variables: variablesOf(id),
        last_success_at: null,
        failures: 0,
      }),
    ),
  ];
}

const variablesOf = (id: string): string[] =>
  ["google", "apple", "facebook"].includes(id) ? [`${id.toUpperCase()}_CLIENT_ID`] : ["OIDC_PROVIDERS"];

const anHour_ms = 3_600_000;

/** Asks a service; undefined for one that the configuration does not name. */
export async function checkOf(
  platform: Platform,
  id: string,
): Promise<{ is_well: boolean; words: string } | undefined> {
  const service = (await servicesOf(platform)).find((one) => one.id === id);
  if (!service) return undefined;
  const problem = await problemOf(platform, service);
  return { is_well: problem === null, words: problem ?? `${service.name} answers.` };
}

async function problemOf(platform: Platform, { kind, id, is_on }: Service): Promise<string | null> {
  if (kind === "email")
    return is_on ? mailProblem(platform) : "No mail server is set. Emails stay on the mailbox page.";
  if (kind === "payments") return paymentProblem(platform);
  const address = await platform.signInProviders.addressOf(id.replace("sign-in:", ""), {
    state: "check",
    nonce: "check",
    code_verifier: "check".repeat(10),
    redirect_uri: `${platform.config.publicUrl}/showroom/sociallogin/check`,
  });
  return address === "unavailable" ? "The provider doesn't respond, or its issuer is wrong." : null;
}

async function mailProblem(platform: Platform): Promise<string | null> {
  const problem = await checkMailServer(platform);
  return problem && harmless(problem);
}

/** Lists what was paid in the last hour, which needs a key that counts. */
async function paymentProblem({ payments, now }: Platform): Promise<string | null> {
  const to = now();
  try {
    for await (const _ of payments.listCharges({ from: new Date(to.getTime() - anHour_ms), to })) break;
    return null;
  } catch (error) {
    if (error instanceof GatewayUnreachable)
      return harmless(error.message) || "The provider doesn't respond.";
    throw error;
  }
}
