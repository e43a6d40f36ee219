import { spawn } from "node:child_process";
import { join } from "node:path";
import { startOpenIdProvider } from "./openid-provider.ts";
import { scratchFolder } from "./scratch-folder.ts";

// The server that the browser journeys visit: the start command itself, with a small demo marketplace in a
// data directory of its own, which goes with it, and an OpenID provider to sign in with. Playwright starts and stops it.

const [port = "4190"] = process.argv.slice(2);
const data = await scratchFolder("journeys");
const main = join(import.meta.dirname, "../../server/main.ts");

const provider = await startOpenIdProvider([`http://localhost:${port}/showroom/sociallogin/acme`]);
for (const [sub, email, email_verified] of [
  ["ida", "ida.lund@example.test", true],
  ["dana", "customer@demo.test", true],
  ["olaf", "olaf@example.test", false],
] as const)
  provider.accounts.set(sub, { sub, email, email_verified, name: "Ida Lund" });
const providers = [
  {
    id: "acme",
    name: "Acme",
    issuer: provider.issuer,
    client_id: provider.client.id,
    client_secret: provider.client.secret,
  },
];

const server = spawn(process.execPath, [main, "--port", port, "--data", data.path], {
  env: { ...process.env, DEMO_SIZE: "small", DATABASE_URL: "", OIDC_PROVIDERS: JSON.stringify(providers) },
  stdio: ["ignore", "inherit", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.once("exit", async (code) => {
  await data.discard();
  await provider.close();
  process.exit(code ?? 1);
});
