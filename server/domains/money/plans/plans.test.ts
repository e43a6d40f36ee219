import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlanInvoice } from "../../../../contract/money/plans.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import {
  booksOf,
  change,
  choose,
  hadTrial,
  mailsTo,
  newPro,
  paidPremium,
  passDays,
  planOf,
  preview,
  themeOf,
} from "./plans.test-support.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const theme = "#24566b";

describe("a pro's plan", () => {
  it("is Basic at first; Premium begins as a free trial, with the theme at once", async () => {
    const pro = await newPro(shop);
    expect(await planOf(pro)).toMatchObject({
      choice: "basic",
      state: "free",
      next_charge: null,
      card: null,
    });
    expect(await themeOf(pro)).toBe("");
    const refused = await change(pro, "premium", 0);
    expect([refused.status, refused.body.errors?.card?.[0]]).toEqual([422, expect.stringMatching(/card/)]);

    const trying = await newPro(shop, "good");
    expect(await preview(trying, "premium")).toMatchObject({
      kind: "trial",
      due: 0,
      next_charge: { amount: 199 },
    });
    const plan = await choose(trying, "premium");
    expect(plan).toMatchObject({
      choice: "premium",
      state: "trial",
      price: 199,
      next_charge: { amount: 199 },
    });
    expect(await themeOf(trying)).toBe(theme);
    const { body } = await trying.call<{ user: object }>("GET /api/authuser");
    expect(body).toMatchObject({
      user: {
        custom_addon: false,
        latest_subscription: { subscription_status: "active", plan: "premium", paid_amount: 199 },
      },
    });
    expect((await booksOf(shop, trying)).charges).toBe(0);

    await passDays(shop, 15);
    expect(await planOf(trying)).toMatchObject({ state: "active", trial_until: null });
    expect(await booksOf(shop, trying)).toMatchObject({ charged: 19_900, charges: 1, revenue: 19_900 });
    expect((await mailsTo(shop, trying)).map((subject) => subject.replace(/[\d.]{10}/, "DAY"))).toEqual([
      "Your Premium trial runs until DAY",
      "Premium: $199.00 on DAY",
      expect.stringMatching(/^Receipt P-\d+ for your plan: \$199\.00$/),
    ]);
  });

  it("is paid at once without a trial, and charged once however often it is asked for at once", async () => {
    const pro = await newPro(shop, "good");
    await hadTrial(shop, pro);
    expect((await change(pro, "premium", 1)).body.code).toBe("total_changed");
    const key = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => change(pro, "premium", 199, key)),
      ...Array.from({ length: 4 }, () => change(pro, "premium", 199)),
    ]);
    expect(answers.map(({ status }) => status).every((status) => [200, 409].includes(status))).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await booksOf(shop, pro)).toMatchObject({
      charges: 1,
      charged: 19_900,
      revenue: 19_900,
      invoices: [{ status: "paid" }],
    });
    expect(await themeOf(pro)).toBe(theme);
    expect(await preview(pro, "premium")).toMatchObject({ kind: "none", due: 0 });
  });

  it("takes a declined card for no change at all", async () => {
    const pro = await newPro(shop, "declined");
    await hadTrial(shop, pro);
    const answer = await change(pro, "addon", 99);
    expect([answer.status, answer.body.message]).toEqual([402, "Your card was declined."]);
    expect(await planOf(pro)).toMatchObject({ choice: "basic", state: "free", due: null, pending: null });
    expect(await themeOf(pro)).toBe("");
    expect(await booksOf(shop, pro)).toMatchObject({
      charged: 0,
      revenue: 0,
      invoices: [{ status: "void" }],
    });
  });

  it("waits for the bank where it asks, and begins once it is answered", async () => {
    const pro = await newPro(shop, "asks_always");
    await hadTrial(shop, pro);
    const asked = await change(pro, "premium", 199);
    const { question, plan } = asked.body.data;
    expect(plan).toMatchObject({ choice: "basic", pending: { is_waiting_for_bank: true } });
    const payment = question!.payment;
    const stranger = await newPro(shop);
    expect((await stranger.call("POST /api/plan/confirm", { payment, accepted: true })).status).toBe(404);
    expect((await pro.call("POST /api/plan/confirm", { payment, accepted: false })).status).toBe(402);
    expect((await planOf(pro)).pending).toBeNull();
    const again = (await change(pro, "premium", 199)).body.data.question!.payment;
    expect((await pro.call("POST /api/plan/confirm", { payment: again, accepted: true })).status).toBe(200);
    expect(await planOf(pro)).toMatchObject({ choice: "premium", state: "active" });
    expect(await booksOf(shop, pro)).toMatchObject({ charged: 19_900, revenue: 19_900 });
  });

  it("switches up for the rest of the month at once, and down or off when the month is over", async () => {
    const pro = await newPro(shop, "good");
    await hadTrial(shop, pro);
    expect(await choose(pro, "addon")).toMatchObject({ choice: "addon", price: 99 });
    expect(await themeOf(pro)).toBe(theme);
    const user = await pro.call<never>("GET /api/authuser");
    expect(user.body).toMatchObject({ user: { custom_addon: true, latest_subscription: { plan: "basic" } } });
    await passDays(shop, 10);
    const up = await preview(pro, "premium");
    expect(up.kind).toBe("now");
    expect(up.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      Math.round(up.due * 100),
    );
    const before = await planOf(pro);
    const plan = await choose(pro, "premium");
    expect(plan).toMatchObject({ choice: "premium", period: before.period });
    expect((await booksOf(shop, pro)).revenue).toBe(9_900 + Math.round(up.due * 100));

    expect(await choose(pro, "addon")).toMatchObject({ choice: "premium", next: { choice: "addon" } });
    expect(await choose(pro, "premium")).toMatchObject({ next: null, next_charge: { amount: 199 } });
    expect(await choose(pro, "basic")).toMatchObject({ next: { choice: "basic" }, next_charge: null });
    expect(await themeOf(pro)).toBe(theme);
    await passDays(shop, 21);
    expect(await planOf(pro)).toMatchObject({ choice: "basic", state: "cancelled", period: null });
    expect(await themeOf(pro)).toBe("");
    expect((await booksOf(shop, pro)).charges).toBe(2);
    expect((await mailsTo(shop, pro)).at(-1)).toBe("Premium has ended");
  });

  it("becomes the add-on at the end of the month, for its price", async () => {
    const pro = await paidPremium(shop);
    await choose(pro, "addon");
    await passDays(shop, 32);
    expect(await planOf(pro)).toMatchObject({ choice: "addon", price: 99, next: null });
    expect((await booksOf(shop, pro)).revenue).toBe(19_900 + 9_900);
    expect(await themeOf(pro)).toBe(theme);
  });

  it("has invoices with numbers, as a list and as PDF, for its pro alone", async () => {
    const pro = await paidPremium(shop);
    const { body } = await pro.call<{ data: PlanInvoice[]; total: number }>("GET /api/plan/invoices");
    const [invoice] = body.data.data;
    expect(body.data.total).toBe(1);
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^P-\d+$/),
      amount: 199,
      card: { last4: "4242" },
    });
    const fetchPdf = (token: string) =>
      shop.app.fetch(
        new Request(`http://localhost/api/plan/invoices/${invoice!.id}/pdf`, {
          headers: { Authorization: `Bearer ${token}` },
        }),
      );
    const pdf = await fetchPdf(pro.token);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await fetchPdf((await newPro(shop)).token)).status).toBe(404);
  });

  it("is for pros with a showroom, and closed to everybody else", async () => {
    const designer = await shop.signIn(await addUser(shop.platform.db, "Contractor", "Designer Alone"));
    expect(await planOf(designer)).toMatchObject({ has_showroom: false });
    expect((await change(designer, "premium", 0)).status).toBe(422);
    const customer = await shop.signIn(await addUser(shop.platform.db, "User", "Plan Customer"));
    expect((await customer.call("GET /api/plan")).status).toBe(403);
  });
});
