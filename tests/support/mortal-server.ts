import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { createApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { jobs } from "../../server/jobs.ts";
import { startJobs } from "../../server/platform/jobs.ts";
import type { PaymentGateway } from "../../server/platform/payments/gateway.ts";
import type { PayoutProvider } from "../../server/platform/payments/payout-provider.ts";
import { createPlatform } from "../../server/platform/platform.ts";

// A server of the API, with its jobs, that waits to be killed; started by `tests/support/kills.ts` with the
// database, a data directory, and by how many seconds its clock is ahead. It says its port when it listens.

const [databaseUrl = "", dataDir = "", ahead_s = "0"] = process.argv.slice(2);
const config = readConfig({ MODE: "demo", DEMO: "false", DATA_DIR: dataDir, LOG_LEVEL: "silent" });
const base = createPlatform(config, { databaseUrl });
const platform = {
  ...base,
  now: () => new Date(Date.now() + Number(ahead_s) * 1000),
  payments: distant(base.payments),
  payouts: base.payouts && distantPayouts(base.payouts),
};

const server = serve({ fetch: createApp(platform).fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  console.log(`listening on ${port}`);
});
server.on("error", (error) => console.error(error));
await startJobs(platform, jobs);

/** A provider is some way off, so that kills fall into both ways: before it hears, and before it is heard. */
function distant(payments: PaymentGateway): PaymentGateway {
  return {
    ...payments,
    charge: (request) => farAway(() => payments.charge(request)),
    refund: (request) => farAway(() => payments.refund(request)),
  };
}

function distantPayouts(payouts: PayoutProvider): PayoutProvider {
  return { ...payouts, payOut: (request) => farAway(() => payouts.payOut(request)) };
}

async function farAway<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await pause(Math.random() * 30);
  const answer = await ask();
  await pause(Math.random() * 30);
  return answer;
}
