import type { Config } from "../config.ts";

const demoAccounts = [
  ["customer@demo.test", "a customer with projects and orders"],
  ["pro@demo.test", "the pro who owns the showroom OAKSTONE"],
  ["designer@demo.test", "a designer for hire"],
  ["vendor@demo.test", "a vendor with products and orders"],
  ["admin@demo.test", "who runs the marketplace"],
  ["ai@demo.test", "AI 3D Design, with 20 credits"],
] as const;

/** What the terminal shows once the server is up. */
export function banner(config: Config, { address, hasDemo }: { address: string; hasDemo: boolean }): string {
  const shop = `${address}/showroom/`;
  const lines = ["", `  ${config.providerName} is open at ${shop}`, ""];
  if (hasDemo) lines.push(...demoLines(), "");
  if (!config.smtpUrl && config.mode !== "production") lines.push(entry("Mails", `${shop}dev/mailbox`), "");
  lines.push(...warnings(config));
  return lines.join("\n");
}

function demoLines(): string[] {
  return [
    entry("Showroom IDs", "OAKSTONE, HARBOR88"),
    entry("Password", "Renovate-2026 for each of these accounts:"),
    ...demoAccounts.map(([email, who]) => entry("", `${email.padEnd(20)} ${who}`)),
  ];
}

/** What is missing without it in a real shop. */
function warnings({ mode, smtpUrl, stripe }: Config): string[] {
  if (mode !== "production") return [];
  return [
    ...(smtpUrl ? [] : [entry("Attention", "SMTP_URL is not set, so no email leaves this server")]),
    ...(stripe ? [] : [entry("Attention", "the Stripe keys are not set, so only test cards are taken")]),
  ];
}

function entry(name: string, value: string): string {
  return `  ${name.padEnd(14)} ${value}`;
}
