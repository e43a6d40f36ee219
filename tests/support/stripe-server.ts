import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { StripeAddress } from "../../server/platform/payments/stripe.ts";
import { answerConnect, type ConnectState, newConnectState } from "./stripe-connect.ts";
import published from "./stripe-interface.json" with { type: "json" };
import { fault, type Json, listOf, ok, type Reply, type StripeCall } from "./stripe-replies.ts";

const { objects, parameters } = published as { objects: Record<string, Json>; parameters: object };
const known = new Map<string, readonly string[]>(Object.entries(parameters));

const folder = join(process.env.SHARED_DIR ?? join(import.meta.dirname, "../../../shared"), "data/stripe");

const descriptionFile = join(folder, "spec3-2020-08-27-trimmed.json");
/** Whether Stripe's own OpenAPI description is at hand. */
export const hasDescription = existsSync(descriptionFile);

/** What our excerpt lists and Stripe's description does not: calls, and parameters as `call name`. */
export function excerptBeyondDescription(): string[] {
  const { paths } = JSON.parse(readFileSync(descriptionFile, "utf8")) as Description;
  return [...known].flatMap(([call, names]) => {
    const [method = "", path = ""] = call.split(" ");
    const operation = paths[path]?.[method.toLowerCase()];
    if (!operation) return beyondTheCut.includes(call) ? [] : [call];
    const body = operation.requestBody?.content["application/x-www-form-urlencoded"].schema.properties ?? {};
    const listed = [...Object.keys(body), ...(operation.parameters ?? []).map(({ name }) => name)];
    return names.filter((name) => !listed.includes(name)).map((name) => `${call} ${name}`);
  });
}

const fixturesFile = join(folder, "fixtures3.json");
/** Whether Stripe's own example objects are at hand. */
export const hasFixtures = existsSync(fixturesFile);

/** Fields of our sample objects, as `object field`, that Stripe's example of the same object does not have. */
export function fieldsBeyondFixtures(): string[] {
  const { resources } = JSON.parse(readFileSync(fixturesFile, "utf8")) as { resources: Record<string, Json> };
  return Object.entries(objects).flatMap(([name, sample]) =>
    Object.keys(sample)
      .filter((field) => !(field in (resources[name] ?? {})))
      .map((field) => `${name} ${field}`),
  );
}

/** Calls that Stripe has, but this cut of its description does not. */
const beyondTheCut = [
  "GET /v1/setup_intents/{intent}",
  "DELETE /v1/customers/{customer}",
  "GET /v1/accounts/{account}",
  "GET /v1/disputes",
  "GET /v1/disputes/{dispute}",
  "POST /v1/disputes/{dispute}",
  "POST /v1/files",
];

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: { "application/x-www-form-urlencoded": { schema: { properties: Json } } } };
}

export interface StripeServer {
  address: StripeAddress;
  calls: StripeCall[];
  /** Parameters that Stripe's description does not know. */
  unknownParams: string[];
  intents: Map<string, Json>;
  setups: Map<string, Json>;
  refunds: Json[];
  disputes: Json[];
  /** The answer of a customer whose bank asks before a card is saved. */
  answerSetup(id: string, accepted: boolean): void;
  /** Names on cards, by payment method, as they were typed in Stripe's fields. */
  holders: Map<string, string>;
  connect: ConnectState;
  /** Idempotency keys are forgotten, as after a day. */
  forgetKeys(): void;
  close(): Promise<void>;
}

/**
 * A stand-in for Stripe on the loopback interface. It answers with the objects in `stripe-interface.json`, filled
 * in from the request, checks parameter names, and repeats its answer under the same idempotency key.
 * The payment method decides the outcome: pm_good, pm_declined, pm_asks, pm_lost, pm_busy, pm_bank, pm_bank_new (or `pm_good_2`
 * and so on); any other is unknown.
 */
export async function startStripeServer(): Promise<StripeServer> {
  const answered = new Map<string, Reply>();
  const state: Omit<StripeServer, "close" | "address" | "forgetKeys" | "answerSetup"> = {
    calls: [],
    unknownParams: [],
    intents: new Map(),
    setups: new Map(),
    refunds: [],
    disputes: [],
    holders: new Map(),
    connect: newConnectState(),
  };
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    state.calls.push(call);
    state.unknownParams.push(...unknownParams(call));
    const key = call.idempotency_key && `${call.path} ${call.idempotency_key}`;
    const before = key ? answered.get(key) : undefined;
    const reply = before ? { ...before, isLost: false } : answer(call, state);
    if (key) answered.set(key, reply);
    if (reply.isLost) return request.socket.destroy();
    response.writeHead(reply.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...state,
    forgetKeys: () => answered.clear(),
    answerSetup: (id, accepted) => void Object.assign(state.setups.get(id)!, bankAnswer(accepted)),
    address: { protocol: "http", host: "127.0.0.1", port },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? "/", "http://stripe");
  const body = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  const form = type.startsWith("multipart/")
    ? await new Response(body, { headers: { "Content-Type": type } }).formData()
    : undefined;
  const text = request.method === "GET" ? url.search : body.toString();
  return {
    method: request.method ?? "GET",
    path: url.pathname,
    params: form
      ? new URLSearchParams(
          [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]),
        )
      : new URLSearchParams(text),
    ...(form?.get("file") instanceof File && {
      file: Buffer.from(await (form.get("file") as File).arrayBuffer()),
    }),
    idempotency_key: request.headers["idempotency-key"] as string | undefined,
    account: request.headers["stripe-account"] as string | undefined,
  };
}

/** Names in a call that Stripe's reference does not list for it; the whole call when it does not exist. */
function unknownParams({ method, path, params }: StripeCall): string[] {
  const template = path
    .replace(/\/(pi|seti)_[^/]+/, "/{intent}")
    .replace(/\/cus_[^/]+/, "/{customer}")
    .replace(/\/acct_[^/]+/, "/{account}")
    .replace(/\/tr_[^/]+/, "/{id}")
    .replace(/\/dp_[^/]+/, "/{dispute}");
  const allowed = known.get(`${method} ${template}`);
  if (!allowed) return [`${method} ${path}`];
  return [...params.keys()]
    .map((name) => name.split("[")[0]!)
    .filter((name) => !allowed.includes(name))
    .map((name) => `${method} ${path} ${name}`);
}

type State = Pick<StripeServer, "intents" | "setups" | "refunds" | "disputes" | "holders" | "connect">;

function answer(call: StripeCall, state: State): Reply {
  const [, , resource, id, action] = call.path.split("/");
  const sent = (name: string) => call.params.get(name);
  if (resource === "customers" && call.method === "DELETE") {
    if (id === "cus_gone") return fault(404, { type: "invalid_request_error", code: "resource_missing" });
    if (id === "cus_busy") return fault(429, { type: "rate_limit_error", message: "Too many requests." });
    return ok({ id, object: "customer", deleted: true });
  }
  if (resource === "customers") return ok({ ...objects.customer, id: `cus_${sent("email")?.split("@")[0]}` });
  if (resource === "setup_intents") return id ? readSetup(id, state) : setUp(call, state);
  if (resource === "refunds" && call.method === "GET") return listOf(call, state.refunds);
  if (resource === "refunds") return refund(call, state);
  if (resource === "files") return upload(call);
  if (resource === "disputes") return answerDispute(call, id, state);
  if (resource !== "payment_intents") {
    return answerConnect(call, state.connect) ?? fault(404, { type: "invalid_request_error" });
  }
  if (call.method === "POST" && !id) return charge(call, state);
  if (!id) return listOf(call, [...state.intents.values()]);
  const intent = state.intents.get(id);
  if (!intent)
    return fault(404, { type: "invalid_request_error", code: "resource_missing", param: "intent" });
  if (action !== "cancel") return ok(intent);
  if (intent.status === "succeeded")
    return fault(400, { type: "invalid_request_error", code: "payment_intent_unexpected_state" });
  Object.assign(intent, { status: "canceled" });
  return ok(intent);
}

const sdkAction = { type: "use_stripe_sdk", use_stripe_sdk: {} };
const depositAction = {
  type: "verify_with_microdeposits",
  verify_with_microdeposits: { hosted_verification_url: "https://payments.stripe.com/microdeposit/x" },
};

/** A card to save: its bank asks, agrees at once, or refuses. */
function setUp(call: StripeCall, state: State): Reply {
  const method = call.params.get("payment_method") ?? "";
  const kind = kindOf(method);
  const id = `seti_${state.setups.size + 1}`;
  if (kind === "pm_declined") {
    const message = "Your card was declined.";
    return fault(402, { type: "card_error", code: "card_declined", message });
  }
  const intent: Json = {
    ...objects.setup_intent,
    id,
    client_secret: `${id}_secret_test`,
    customer: call.params.get("customer"),
    usage: call.params.get("usage"),
    payment_method: methodAs(method, state),
    ...(kind === "pm_asks" && { status: "requires_action", next_action: sdkAction }),
    ...(kind === "pm_bank_new" && { status: "requires_action", next_action: depositAction }),
    ...(!["pm_asks", "pm_bank_new"].includes(kind) && { status: "succeeded" }),
  };
  state.setups.set(id, intent);
  return ok(intent);
}

function readSetup(id: string, { setups }: State): Reply {
  const intent = setups.get(id);
  return intent ? ok(intent) : fault(404, { type: "invalid_request_error", code: "resource_missing" });
}

const bankAnswer = (accepted: boolean): Json =>
  accepted
    ? { status: "succeeded", next_action: null }
    : {
        status: "requires_payment_method",
        payment_method: null,
        next_action: null,
        last_setup_error: { message: "We are unable to authenticate your payment method." },
      };

/** Disputes are the bank's to open, so tests put them there; evidence moves one on to the bank. */
function answerDispute(call: StripeCall, id: string | undefined, { disputes }: State): Reply {
  if (!id) return listOf(call, disputes);
  const dispute = disputes.find((each) => each.id === id);
  if (!dispute) return fault(404, { type: "invalid_request_error", code: "resource_missing" });
  if (call.method === "POST") Object.assign(dispute, { status: "under_review" });
  return ok(dispute);
}

/** A file to go with evidence; one with nothing in it is refused. */
const upload = (call: StripeCall): Reply =>
  call.file?.length && call.params.get("purpose") === "dispute_evidence"
    ? ok({
        ...objects.file,
        id: `file_${call.params.get("file")?.replace(".pdf", "")}`,
        size: call.file.length,
      })
    : fault(400, { type: "invalid_request_error", param: "file", message: "The file is empty." });

/** A dispute of a charge as Stripe would send it. */
export const disputeSample = (id: string, intent: string, change: Json): Json => ({
  ...objects.dispute,
  id,
  payment_intent: intent,
  created: Math.floor(Date.now() / 1000),
  ...change,
});

const kindOf = (method: string): string => method.replace(/_\d+$/, "");

function methodAs(id: string, { holders }: State): Json {
  const billing_details = { name: holders.get(id) ?? null };
  if (!kindOf(id).startsWith("pm_bank")) return { ...objects.payment_method, id, billing_details };
  const us_bank_account = { last4: "6789", routing_number: "110000000", bank_name: "STRIPE TEST BANK" };
  return {
    ...objects.payment_method,
    id,
    billing_details,
    type: "us_bank_account",
    card: null,
    us_bank_account,
  };
}

function charge(call: StripeCall, state: State): Reply {
  const method = call.params.get("payment_method") ?? "";
  const kind = kindOf(method);
  const intent: Json = {
    ...objects.payment_intent,
    id: `pi_${state.intents.size + 1}`,
    client_secret: `pi_${state.intents.size + 1}_secret_test`,
    amount: Number(call.params.get("amount")),
    currency: call.params.get("currency"),
    customer: call.params.get("customer"),
    metadata: {
      payment_key: call.params.get("metadata[payment_key]"),
      order_id: call.params.get("metadata[order_id]"),
    },
    created: Math.floor(Date.now() / 1000),
    last_payment_error: null,
    next_action: null,
    payment_method: methodAs(method, state),
    status: "succeeded",
    amount_received: Number(call.params.get("amount")),
  };
  if (kind === "pm_busy") return fault(429, { type: "rate_limit_error", message: "Too many requests." });
  if (!["pm_good", "pm_lost", "pm_asks", "pm_declined", "pm_bank", "pm_bank_new"].includes(kind)) {
    const message = `No such PaymentMethod: '${method}'`;
    return fault(400, {
      type: "invalid_request_error",
      code: "resource_missing",
      param: "payment_method",
      message,
    });
  }
  state.intents.set(intent.id as string, intent);
  if (kind === "pm_asks") {
    Object.assign(intent, { status: "requires_action", amount_received: 0, next_action: sdkAction });
  }
  // a debit takes days; an account that Stripe does not know yet is checked before
  if (kind === "pm_bank") Object.assign(intent, { status: "processing", amount_received: 0 });
  if (kind === "pm_bank_new") {
    Object.assign(intent, { status: "requires_action", amount_received: 0, next_action: depositAction });
  }
  if (kind === "pm_declined") {
    Object.assign(intent, { status: "requires_payment_method", amount_received: 0 });
    const message = "Your card has insufficient funds.";
    const error = { type: "card_error", code: "card_declined", decline_code: "insufficient_funds", message };
    return fault(402, { ...error, payment_intent: intent });
  }
  return { ...ok(intent), isLost: kind === "pm_lost" };
}

function refund(call: StripeCall, state: State): Reply {
  const intent = state.intents.get(call.params.get("payment_intent") ?? "");
  const amount = Number(call.params.get("amount"));
  const given = state.refunds
    .filter((each) => each.payment_intent === intent?.id)
    .reduce((sum, each) => sum + Number(each.amount), 0);
  if (!intent || given + amount > Number(intent.amount_received)) {
    return fault(400, {
      type: "invalid_request_error",
      message: "Refund amount is greater than unrefunded amount.",
    });
  }
  const made = {
    ...objects.refund,
    id: `re_${state.refunds.length + 1}`,
    amount,
    payment_intent: intent.id,
    created: Math.floor(Date.now() / 1000),
  };
  state.refunds.push(made);
  return ok(made);
}
