import { describe, expect, it, test } from "vitest";
import { itemStatuses } from "../contract/orders/orders.ts";
import * as reviews from "../server/domains/catalog/reviews/emails.rules.ts";
import * as samples from "../server/domains/catalog/samples/sample-emails.rules.ts";
import * as designLinks from "../server/domains/design/ai-designs/links.rules.ts";
import * as designs from "../server/domains/design/ai-designs/sent.rules.ts";
import * as hires from "../server/domains/design/hires/emails.rules.ts";
import * as watched from "../server/domains/design/projects/watched-products.rules.ts";
import * as proposals from "../server/domains/design/proposals/emails.rules.ts";
import * as selections from "../server/domains/design/selections/news.rules.ts";
import * as links from "../server/domains/design/sharing/links.rules.ts";
import * as shares from "../server/domains/design/sharing/product-shares.rules.ts";
import * as account from "../server/domains/identity/accounts/emails.ts";
import * as aiAccount from "../server/domains/identity/ai-accounts/emails.rules.ts";
import * as users from "../server/domains/identity/users/emails.rules.ts";
import * as messages from "../server/domains/messaging/conversations/emails.rules.ts";
import * as sales from "../server/domains/orders/checkout/sale-emails.rules.ts";
import * as coupons from "../server/domains/orders/coupons/coupons.rules.ts";
import * as address from "../server/domains/orders/orders/address-emails.rules.ts";
import * as delays from "../server/domains/orders/orders/delay-emails.rules.ts";
import { invoicePaper } from "../server/domains/orders/orders/documents.rules.ts";
import * as moves from "../server/domains/orders/orders/move-emails.rules.ts";
import * as returns from "../server/domains/orders/returns/emails.rules.ts";
import * as certificates from "../server/domains/orders/tax-certificates/certificates.rules.ts";
import * as invitations from "../server/domains/showrooms/invitations/invitations.rules.ts";
import * as leads from "../server/domains/showrooms/leads/emails.rules.ts";
import { drawPaper } from "../server/pdf/paper.ts";
import { digestOf } from "../server/platform/mail/digest.rules.ts";
import { inLanguageOf } from "../server/platform/mail/email-language.ts";
import { type EmailContent, writeEmail } from "../server/platform/mail.ts";
import { pdfText } from "./support/pdf-text.ts";

// What people and vendors wrote here has no English word, so that whatever is English is ours.
const named = <Row>(row: object): Row => row as Row;
const day = new Date("2026-03-04T20:00:00Z");
const home = { street: "12 Alameda", apartment: "", city: "Laredo", state: "TX", zip_code: "78040" };

const order = named<sales.Sale["order"]>({
  ...{
    id: "o",
    number: "100123",
    company_name: "Hogar Cruz",
    merchandise_cents: 90_000,
    discount_cents: 500,
  },
  ...{ shipping_cents: 0, tax_cents: 700, total_cents: 90_200, job_name: "Casa", po_number: "77" },
  ...{ shipping_address: { ...home, phone: "5035550142" }, customer_name: "Ana Cruz", placed_at: day },
  ...{ return_days: 30, parcel_claim_days: 7, freight_claim_days: 3 },
});
const line = (over: object) =>
  named<sales.Sale["lines"][number]>({
    ...{ vendor_id: "v", vendor_name: "Losetas Mora", product_name: "Roble Alder", sku: "AL-1", unit: "Box" },
    ...{
      qty: 12,
      unit_price_cents: 5000,
      reserved_qty: 12,
      lead_time_days: 3,
      freight_class: "parcel",
      ...over,
    },
  });
const sale = {
  order,
  lines: [line({}), line({ vendor_id: "w", freight_class: "standard", unit: "Square foot" })],
  card: { brand: "Visa", last4: "4242" },
};
const move = { order_id: "o", order_number: "100123", note: "", tracking: "1Z9", refund_cents: 5000 };
const slip = { order_id: "o", order_number: "100123", item: "12 × Roble Alder" };
const returned = named<Parameters<typeof returns.stepEmail>[0]>({
  ...{
    id: "r",
    kind: "return",
    number: "100123-1",
    qty: 2,
    product_name: "Roble Alder",
    order_number: "100123",
  },
  ...{ reason: "too_many", details: "Sobran", answer: "Va roto", label_note: "", return_to: "Losetas Mora" },
  ...{ carrier: "UPS", tracking: "1Z9", refund_cents: 5000, vendor_cents: 100, due_at: day, vendor: "Mora" },
});
const proposal = named<Parameters<typeof proposals.signedEmail>[0]>({
  ...{ number: "P-7", title: "Cocina Cruz", company_name: "Hogar Cruz", client_name: "Ana Cruz" },
  kind: "proposal",
});
const version = { message: "", total_cents: 90_000, valid_until: "2026-04-01", version: 1 };
const hire = named<Parameters<typeof hires.acceptedNews>[0]>({
  ...{ id: "h", pro_name: "Luis Mora", customer_first_name: "Ana", title: "Cocina", reason: "Lleno" },
  ...{ reply: "Gracias", rating: 5, review_text: "Bien" },
});
const selection = named<Parameters<typeof selections.commentNews>[0]>({
  ...{ id: "s", title: "Piso", version: 1, due_on: "2026-04-01", reason: "Agotado", pro_id: null },
});
const project = named<Parameters<typeof selections.commentNews>[1]>({ id: "p", name: "Casa Cruz" });
const option = named<Parameters<typeof selections.proposedNews>[3][number]>({
  ...{ letter: "A", name: "Roble", total_cents: 5000 },
});
const certificate = named<Parameters<typeof certificates.expiryEmail>[0]>({
  ...{ state: "TX", number: "55", first_name: "Ana", expires_on: "2027-01-01" },
});
const state = { margin_bp: 0, markup_bp: 1000, is_trade: false, lead_time_days: 3 };
const watchedChange = named<Parameters<typeof watched.productsEmail>[1][number]>({
  ...{ project_id: "p", project_name: "Casa Cruz", name: "Roble", unit: "Box" },
  before: { ...state, wholesale_cents: 1000, availability: "out" },
  now: { ...state, wholesale_cents: 2000, availability: "in_stock", lead_time_days: 5 },
});
const coupon = named<Parameters<typeof coupons.giftEmail>[1]>({
  ...{
    percent_bp: 500,
    amount_cents: null,
    category_name: null,
    code: "ABC",
    vsd_id: "77",
    minimum_cents: 5000,
  },
});
const told = ({
  subject,
  words,
  facts,
  button,
}: ReturnType<typeof selections.commentNews>): EmailContent => ({
  ...{ subject, preview: "", heading: subject, button: { label: button, path: "/" } },
  blocks: ["Hello Ana,", ...words, { facts: facts ?? [] }],
});
const news = { product_name: "Roble Alder", path: "/p" };
const review = (status: "Active" | "Deactive" | "pending", type: "User" = "User") => ({ status, type });

/** Every kind of email that a customer gets, as it is written in English. */
const kinds: Record<string, EmailContent[]> = {
  account: [
    account.verificationEmail("Ana", "t", "User"),
    account.resetEmail("Ana", "t"),
    account.codeEmail("Ana", "123456"),
    account.passwordChangedEmail("Ana"),
    account.standInEmail("Ana", "Llamada"),
    account.securityEmail("Ana", "passkey-added", "iPhone"),
    account.securityEmail("Ana", "authenticator-off", ""),
    account.connectEmail("Google", "Materia", "t"),
    users.changedEmail("Ana", review("Active"), review("Deactive"), "Fraude"),
    users.changedEmail("Ana", review("Deactive"), review("Active"), "Aclarado"),
  ],
  "AI account": [
    aiAccount.aiVerificationEmail("Hello Ana,", "t", 3),
    aiAccount.aiDeletedEmail("Hello,"),
    aiAccount.aiResetEmail("Hello,", "t"),
  ],
  order: [
    sales.customerSaleEmail("Ana", sale, day),
    ...itemStatuses.map((to) => moves.customerMoveEmail("Ana", { ...move, to, items: ["12 × Roble"] })),
    moves.customerMoveEmail("Ana", { ...move, to: "Shipped", items: ["A", "B"], pickup_codes: ["4711"] }),
    delays.delayedEmail("Ana", { ...slip, ready_on: "2026-03-09", before: "2026-03-04", reason: "Huelga" }),
    delays.slippedEmail("Ana", slip, "customer"),
    address.customerAddressEmail("Ana", {
      ...{ order_id: "o", order_number: "100123", customer_name: "Ana", from: home, to: home, items: [] },
    }),
    certificates.expiryEmail(certificate),
    ...(["approve", "decline", "revoke"] as const).map((decision) =>
      certificates.decidedEmail(certificate, { decision, answer: "Vencido" }),
    ),
    coupons.giftEmail({ full_name: "Ana Cruz" }, coupon, {
      ...{ company_name: "Hogar Cruz", vsd_id: "77", message: "Gracias", ends_on: null },
    }),
  ],
  return: (["requested", "approved", "labeled", "shipped", "declined", "disputed"] as const)
    .flatMap((step) => [returned, { ...returned, kind: "damage" as const }].map((row) => ({ row, step })))
    .concat([
      { row: returned, step: "refunded" as never },
      { row: { ...returned, kind: "missing" }, step: "replaced" as never },
      { row: returned, step: "closed" as never },
      { row: returned, step: "overdue" as never },
    ])
    .flatMap(({ row, step }) => returns.stepEmail(row, step, "customer", "Ana") ?? []),
  sample: [
    samples.samplesOrderedEmail(
      "Ana",
      named({
        number: "S-1",
        ship_to: { ...home, name: "Ana" },
        shipments: [
          {
            ...{ arrives_from: day.toISOString(), arrives_by: day.toISOString(), vendor: "Mora" },
            items: [{ product: { name: "Roble" }, options: "", sku: "A" }],
          },
        ],
      }),
    ),
    samples.samplesShippedEmail(
      "Ana",
      named({ vendor: "Mora", carrier: "UPS", tracking: "1Z9", arrives_by: day }),
      [],
    ),
    leads.savingEmail("Ana Cruz", "Hogar Cruz"),
    leads.savingEmail("?", null),
    leads.sampleEmail("Ana Cruz", { name: "Roble", path: "/p" }),
    leads.receivedEmail("Ana Cruz"),
  ],
  project: [
    watched.productsEmail("Ana", [watchedChange]),
    watched.productsEmail("Ana", [watchedChange, { ...watchedChange, project_id: "q", project_name: "B" }]),
    links.approverEmail({ to: "Ana", project: "Casa", by: "Luis", url: "/x" }),
    shares.productEmail({
      ...{ from: "Luis", to: "Ana", note: "", of: { hash: "h", sku: "" } },
      product: { name: "Roble", brand: "Mora", vsd_id: null, company_name: null },
    }),
    told(selections.proposedNews(selection, project, "Luis", [option])),
    told(selections.changeNews(selection, project, "Luis", { options: [option], approved_cents: 4000 })),
    told(selections.commentNews(selection, project, { id: "c", name: "Luis", text: "Bien", to: "client" })),
    told(selections.reminderNews(selection, project, true)),
    told(selections.reminderNews(selection, project, false)),
    designs.takenEmail({ title: "Cocina", company: "Hogar Cruz", full_name: "Ana Cruz" }),
    designLinks.linkEmail({ title: "Cocina", from: "a@example.com", path: "/x" }),
  ],
  proposal: [
    proposals.sentEmail(proposal, version, false, "/x"),
    proposals.sentEmail(proposal, { ...version, version: 2 }, false, "/x"),
    proposals.sentEmail(proposal, version, true, "/x"),
    proposals.copyEmail(proposal, "Ana Cruz", 90_000, "/x"),
    proposals.answeredEmail(proposal, "Bien", "/x"),
    proposals.receiptEmail(proposal, { label: "50%", amount_cents: 1, card: "Visa 4242" }, "100123", "/x"),
    proposals.debitFailedEmail(proposal, { label: "50%", amount_cents: 1, reason: "R01" }, "/x"),
    proposals.dueEmail(proposal, { label: "50%", amount_cents: 1, milestone: "", is_overdue: true }, "/x"),
    proposals.dueEmail(
      proposal,
      { label: "50%", amount_cents: 1, milestone: "Piso", is_overdue: false },
      "/x",
    ),
    proposals.canceledEmail(proposal, 5000, "/x"),
  ],
  hire: [hires.acceptedNews, hires.declinedNews, hires.repliedNews]
    .map((write) => write(hire).content)
    .concat(hires.finishedNews(hire, "pro").content),
  review: [
    reviews.publishedEmail("Ana", news),
    reviews.declinedEmail("Ana", news, "Ofensas"),
    reviews.answeredEmail("Ana", news, { vendor: "Mora", text: "Gracias" }),
  ],
  message: [
    messages.digestEmail("Ana", [{ id: "c", title: "Cocina", count: 1, author: "Luis", preview: "Bien" }]),
    messages.digestEmail("Ana", [
      { id: "c", title: "Cocina", count: 2, author: "Luis", preview: "Bien" },
      { id: "d", title: "Piso", count: 1, author: "Luis", preview: "Bien" },
    ]),
    messages.guestAnswerEmail("Ana", "Bien"),
    digestOf([], () => ""),
  ],
  invitation: [
    invitations.invitationEmail(
      {
        ...{ kind: "client", role: null, full_name: "Ana Cruz", message: "Pase", company_name: "Hogar Cruz" },
        ...{ vsd_id: "77", invited_by: "Luis", days: 14 },
      },
      "t",
    ),
  ],
};

const sender = { providerName: "Materia", publicUrl: "https://shop.example.com" };
const brand = { name: "Hogar Cruz", path: "/", color: "", logo: null };
const english =
  /(?<!\p{L})(?:the|your|you|and|of|is|are|was|been|with|for|to|by|on|in|we|it|this|that|has|have|order|hello|see|please|free|days?|box|per|each|from|not|at|an|or|if|when)(?!\p{L})/iu;

/** What stands in English in an email, its subject included. Addresses are of programs. */
const englishIn = (content: EmailContent): string[] =>
  [
    content.subject,
    content.preview,
    ...writeEmail(
      content,
      { ...sender, brand, language: "es" },
      { url: "https://a.example", about: "" },
    ).text.split("\n"),
  ].filter((text) => english.test(text.replaceAll(/https:\S+/g, "").replaceAll(/\b[\d½]+ in\b/g, "")));

describe.each(Object.entries(kinds))("%s", (_, emails) => {
  it("has no English sentence for readers of Spanish", () => {
    expect(emails.length).toBeGreaterThan(0);
    expect(emails.flatMap((email) => englishIn(inLanguageOf(email, "es")))).toEqual([]);
  });

  it("stays as it is for readers of English", () => {
    for (const email of emails) expect(inLanguageOf(email, "en")).toBe(email);
  });
});

test("an English sentence would be found", () => {
  const content = { ...kinds.account![0]!, blocks: ["Somebody wrote this, and nobody has translated it."] };
  expect(englishIn(inLanguageOf(content, "es"))).toEqual(content.blocks);
});

test("what is filled in is in Spanish too, with dates and amounts as on the pages", () => {
  const text = (content: EmailContent) =>
    writeEmail(inLanguageOf(content, "es"), { ...sender, language: "es" }).text;
  expect(text(sales.customerSaleEmail("Ana", sale, day))).toMatch(
    /Gracias por su pedido.*\$50\.00 por caja · llega del \d+ mar 2026 al \d+ mar 2026.*Cupón: −\$5\.00\nCosto de envío: Gratis.*Obra: Casa/s,
  );
  expect(text(kinds.sample![0]!)).toContain("Sus muestras llegan del 4 de marzo al 4 de marzo.");
  expect(text(watched.productsEmail("Ana", [watchedChange]))).toMatch(
    /\$.+ → \$.+ por caja, otra vez en existencia, se envía en 5 días en vez de 3 días/,
  );
});

test("the button leads to the page in the email's language", () => {
  const { html } = writeEmail(inLanguageOf(account.resetEmail("Ana", "t"), "es"), {
    ...sender,
    language: "es",
  });
  expect(html).toContain('<html lang="es">');
  expect(html).toContain("/showroom/language?language=es&amp;to=%2Fpassword_reset%3Ftoken%3Dt");
});

test("what people wrote stays as they wrote it", () => {
  const blocks = [
    "The door for my kitchen is by the window. No one wrote about it.",
    "We can do it for you",
    "I wrote about the tile",
    "Note: please call me before Monday",
    "Two of them: Approved",
  ];
  expect(inLanguageOf({ ...kinds.account![0]!, blocks }, "es").blocks).toEqual(blocks);
});

test("an invoice is in Spanish, with its accents", async () => {
  const order = named<Parameters<typeof invoicePaper>[0]>({
    ...{ number: "100126", placed_at: day.toISOString(), job_name: "", po_number: "", status: "paid" },
    ...{ showroom: { company_name: "Hogar Cruz" }, customer: { name: "Ana Muñoz" }, shipping_address: null },
    totals: { merchandise: 100, discount: 5, shipping: 0, tax: 0, total: 95, refunded: 0 },
    items: [
      { product_name: "Roble", options: { Finish: "Chrome" }, sku: "A", qty: 14, unit: "Box", price: 5 },
    ],
  });
  const paper = invoicePaper(order, { sender: "Hogar Cruz", color: "" });
  const text = pdfText(await drawPaper(paper, { warn: () => undefined }, "es")).replaceAll("\n", " ");
  for (const words of [
    "Factura",
    "Cupón",
    "Cromo",
    "14 cajas",
    "por caja",
    "Factura del pedido 100126",
    "Página 1",
  ])
    expect(text).toContain(words);
  expect(english.exec(text.replaceAll(/Ana Muñoz|Hogar Cruz/g, ""))).toBeNull();
});
