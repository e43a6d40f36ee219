import type { BrowserContext, Route } from "@playwright/test";
import type { StripeServer } from "./stripe-server.ts";

/**
 * Stripe's browser side for tests: its library, the frames of its card fields, its PaymentMethods endpoint and a bank's
 * page, as the published Stripe.js interface describes them. Nothing is requested from Stripe; every frame has its real
 * Stripe origin, so that the page's policy and the browser's origin isolation are real.
 */
export interface StripeBrowser {
  /** Cards that arrived at Stripe's address: number, expiry, code and name. */
  cards: Record<string, string>[];
  /** Everything that was asked of Stripe's hosts, in order. */
  asked: string[];
}

const methods: Readonly<Record<string, string>> = {
  "4242424242424242": "pm_good",
  "4000000000000002": "pm_declined",
  "4000002500003155": "pm_asks",
};

export async function standInForStripe(
  context: BrowserContext,
  server: StripeServer,
): Promise<StripeBrowser> {
  const state: StripeBrowser = { cards: [], asked: [] };
  const note = (route: Route) => state.asked.push(route.request().url());
  await context.route(/^https:\/\/js\.stripe\.com\//, (route) => {
    note(route);
    const isLibrary = /^\/\w+\/stripe\.js$/.test(new URL(route.request().url()).pathname);
    return isLibrary
      ? route.fulfill({ contentType: "text/javascript", body: library })
      : route.fulfill({ contentType: "text/html", body: frame });
  });
  await context.route("https://api.stripe.com/v1/payment_methods", (route) => {
    note(route);
    return answerCard(route, state, server);
  });
  await context.route("https://hooks.stripe.com/**", (route) => {
    note(route);
    return answerBankPage(route, server);
  });
  return state;
}

/** Stripe's response to a card: its PaymentMethod, or the error. */
function answerCard(route: Route, state: StripeBrowser, server: StripeServer) {
  const card = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ""));
  state.cards.push(card);
  const kind = methods[card.number ?? ""];
  const headers = { "Access-Control-Allow-Origin": "*" };
  if (!kind) {
    const error = { type: "card_error", code: "incorrect_number", message: "Your card number is incorrect." };
    return route.fulfill({ status: 402, headers, json: { error } });
  }
  const id = `${kind}_${state.cards.length}`;
  server.holders.set(id, card.name ?? "");
  return route.fulfill({ headers, json: { id, object: "payment_method", type: "card" } });
}

/** The bank's page in a frame: "approve" and "refuse" settle the intent, as the bank reports to Stripe. */
function answerBankPage(route: Route, server: StripeServer) {
  const { pathname } = new URL(route.request().url());
  const [, intentId = "", answer] = pathname.split("/");
  const intent = server.intents.get(intentId);
  if (server.setups.has(intentId) && answer) server.answerSetup(intentId, answer === "approve");
  if (intent && answer === "approve") {
    Object.assign(intent, { status: "succeeded", amount_received: intent.amount, next_action: null });
  }
  if (intent && answer === "refuse") {
    const last_payment_error = { message: "We are unable to authenticate your payment method." };
    Object.assign(intent, { status: "requires_payment_method", next_action: null, last_payment_error });
  }
  return route.fulfill({ contentType: "text/html", body: bankPage(intentId, answer) });
}

const bankPage = (intent: string, answer: string | undefined) =>
  answer
    ? `<script>parent.postMessage({ bank: ${JSON.stringify(answer)} }, "*")</script>`
    : `<h1>Your bank</h1><a href="/${intent}/approve">Approve</a> <a href="/${intent}/refuse">Refuse</a>`;

/** The script in a card field's frame: it tells its page whether it is complete, never its content. */
const frame = `<!doctype html><style>body{margin:0}input{border:0;width:100%;font:16px sans-serif}</style>
<input aria-label="field"><script>
const kind = location.hash.slice(1), input = document.querySelector("input"), peers = new BroadcastChannel("card");
input.setAttribute("aria-label", kind);
const digits = () => input.value.replace(/\\D/g, "");
const whole = { cardNumber: () => digits().length >= 15, cardExpiry: () => digits().length === 4, cardCvc: () => digits().length >= 3 }[kind];
input.oninput = () => parent.postMessage({ change: kind, empty: input.value === "", complete: whole() }, "*");
input.onfocus = () => parent.postMessage({ focus: kind }, "*");
input.onblur = () => parent.postMessage({ blur: kind }, "*");
peers.onmessage = ({ data }) => { if (data === "tell" && kind !== "cardNumber") peers.postMessage({ kind, digits: digits() }); };
onmessage = async ({ data }) => {
  if (data.focus) return input.focus();
  if (!data.create) return;
  const card = { number: digits(), name: data.name };
  const told = new Promise((done) => { peers.onmessage = ({ data: peer }) => {
    if (peer.kind) card[peer.kind] = peer.digits;
    if (card.cardExpiry !== undefined && card.cardCvc !== undefined) done();
  }; });
  peers.postMessage("tell");
  await told;
  const answer = await fetch("https://api.stripe.com/v1/payment_methods", { method: "POST", body: new URLSearchParams(card) });
  parent.postMessage({ created: await answer.json() }, "*");
};
</script>`;

/** Stripe.js as far as a card's fields, PaymentMethods and next actions go. */
const library = `
window.Stripe = function (key) {
  if (!/^pk_/.test(key)) throw new Error("a publishable key is needed");
  const heard = (test) => new Promise((resolve) => {
    const listen = ({ data }) => { if (!test(data)) return; removeEventListener("message", listen); resolve(data); };
    addEventListener("message", listen);
  });
  return {
    _registerWrapper() {},
    elements: () => ({ create: element }),
    async createPaymentMethod({ type, card, billing_details }) {
      if (type !== "card" || !card.frame) throw new Error("a mounted card element is needed");
      card.frame.contentWindow.postMessage({ create: true, name: billing_details?.name ?? "" }, "*");
      const { created } = await heard((data) => data.created);
      return created.error ? { error: created.error } : { paymentMethod: created };
    },
    async handleNextAction({ clientSecret }) {
      const id = clientSecret.split("_secret_")[0];
      const modal = document.createElement("iframe");
      modal.title = "Your bank";
      modal.style.cssText = "position:fixed;inset:20%;width:60%;height:60%;z-index:9999;background:white";
      modal.src = "https://hooks.stripe.com/" + id;
      document.body.append(modal);
      const { bank } = await heard((data) => data.bank);
      modal.remove();
      if (bank === "approve") return { paymentIntent: { id, status: "succeeded" } };
      return { error: { type: "invalid_request_error", code: "payment_intent_authentication_failure", message: "Authentication failed." } };
    },
  };
};
window.Stripe.version = "endive";
function element(kind) {
  const handlers = {};
  const self = {
    on(event, handler) { (handlers[event] ??= []).push(handler); return self; },
    mount(place) {
      self.frame = document.createElement("iframe");
      self.frame.title = "Secure field";
      self.frame.style.cssText = "border:0;width:100%;height:24px;display:block";
      self.frame.src = "https://js.stripe.com/v3/field.html#" + kind;
      place.classList.add("StripeElement");
      place.append(self.frame);
      self.place = place;
    },
    focus() { self.frame.contentWindow.postMessage({ focus: true }, "*"); },
    destroy() { self.frame?.remove(); removeEventListener("message", listen); },
  };
  const listen = ({ data, source }) => {
    if (source !== self.frame?.contentWindow) return;
    if (data.focus || data.blur) self.place.classList.toggle("StripeElement--focus", Boolean(data.focus));
    if (data.change) for (const handler of handlers.change ?? [])
      handler({ elementType: kind, empty: data.empty, complete: data.complete, error: undefined });
  };
  addEventListener("message", listen);
  return self;
}`;
