import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Subscription } from "../../../../contract/money/managed-plans.ts";
import type { Credits, PlanInvoice } from "../../../../contract/money/plans.ts";
import { faultsInBooks } from "../../../../tests/support/money-books.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import { type Client, openShop, type Shop, signInSellers } from "../../../../tests/support/shop.ts";
import { booksOf, mailsTo, newPro, planOf, runJobs } from "./plans.test-support.ts";

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = await signInSellers(shop));
});
afterAll(() => shop.close());

type Bought = { credits: Credits; question: { payment: string } | null };
const buy = (pro: Client, credits: number, expected: number, key: string = randomUUID()) =>
  pro.call<Bought>("POST /api/plan/credits", { credits, expected }, { "Idempotency-Key": key });
const creditsOf = async (pro: Client) => (await pro.call<Credits>("GET /api/plan/credits")).body.data;
const invoicesOf = async (pro: Client) =>
  (await pro.call<{ data: PlanInvoice[] }>("GET /api/plan/invoices")).body.data.data;
const refund = (pro: Client, invoice: string, key: string = randomUUID()) =>
  admin.call<Subscription>(
    `POST /api/admin/plans/${pro.user_id}/refund_credits`,
    { invoice, reason: "Asked by email" },
    { "Idempotency-Key": key },
  );

describe("credits", () => {
  it("are bought in packs with the default card, once for one request, with an invoice", async () => {
    const pro = await newPro(shop, "good");
    expect(await creditsOf(pro)).toMatchObject({ balance: 0, entries: [], packs: { length: 3 } });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => buy(pro, 50, 79, key)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await buy(pro, 10, 19)).status).toBe(200);
    expect(await creditsOf(pro)).toMatchObject({
      balance: 60,
      entries: [
        { change: 10, balance: 60, reason: "bought" },
        { change: 50, balance: 50, reason: "bought" },
      ],
    });
    expect(await booksOf(shop, pro)).toMatchObject({ charges: 2, charged: 9_800, revenue: 9_800 });
    // the plan is what it was
    expect(await planOf(pro)).toMatchObject({ choice: "basic", state: "free", pending: null });
    const [newest] = await invoicesOf(pro);
    expect(newest).toMatchObject({ text: "10 credits for AI 3D Design", amount: 19, refunded_at: null });
    const file = await shop.app.fetch(
      new Request(`http://localhost/api/plan/invoices/${newest!.id}/pdf`, {
        headers: { Authorization: `Bearer ${pro.token}` },
      }),
    );
    const pdf = pdfText(new Uint8Array(await file.arrayBuffer()));
    expect(pdf).toContain("10 credits for AI 3D Design");
    expect(pdf).not.toContain("renews");
    expect((await mailsTo(shop, pro))[0]).toMatch(/^Receipt P-\d+ for your credits: \$79\.00$/);
  });

  it("cost what the page said, and need a card that pays", async () => {
    const pro = await newPro(shop);
    expect((await buy(pro, 50, 79)).body.errors).toHaveProperty("card");
    expect((await buy(pro, 51, 79)).body.errors).toHaveProperty("credits");
    const declined = await newPro(shop, "declined");
    expect((await buy(declined, 50, 78)).status).toBe(409);
    expect((await buy(declined, 50, 79)).status).toBe(402);
    expect(await creditsOf(declined)).toMatchObject({ balance: 0, entries: [] });
    expect(await invoicesOf(declined)).toEqual([]);
  });

  it("wait for the bank where it asks, and are booked once it is answered", async () => {
    const pro = await newPro(shop, "asks_always");
    const { question } = (await buy(pro, 10, 19)).body.data;
    expect((await creditsOf(pro)).balance).toBe(0);
    await pro.call("POST /api/plan/confirm", { payment: question!.payment, accepted: true });
    await pro.call("POST /api/plan/confirm", { payment: question!.payment, accepted: true });
    expect((await creditsOf(pro)).balance).toBe(10);
  });

  it("are booked by the job where the provider's answer was lost", async () => {
    const pro = await newPro(shop, "reply_lost");
    expect((await buy(pro, 10, 19)).status).toBe(503);
    shop.clock.skipMinutes(1);
    await runJobs(shop);
    await runJobs(shop);
    expect((await creditsOf(pro)).balance).toBe(10);
  });

  it("go back with their price as long as none are used, once, and nobody else's", async () => {
    const pro = await newPro(shop, "good");
    await buy(pro, 50, 79);
    await buy(pro, 10, 19);
    const [small, large] = await invoicesOf(pro);
    const stranger = await newPro(shop, "good");
    await buy(stranger, 10, 19);
    expect((await refund(stranger, small!.id)).status).toBe(404);
    const given = await pro.call<{ credits: Credits }>(
      "POST /api/plan/credits/codes",
      { credits: 15 },
      { "Idempotency-Key": randomUUID() },
    );
    expect((await refund(pro, large!.id)).body.errors?.invoice?.[0]).toContain("used");
    const answers = await Promise.all([1, 2, 3].map(() => refund(pro, small!.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await creditsOf(pro)).balance).toBe(35);
    expect((await invoicesOf(pro))[0]).toMatchObject({ refunded_at: expect.any(String) });
    await runJobs(shop);
    expect(await booksOf(shop, pro)).toMatchObject({ charged: 7_900 });
    expect(await faultsInBooks(shop)).toEqual([]);
    expect(await mailsTo(shop, pro)).toContainEqual("We refunded $19.00 for 10 credits");
    expect((await admin.call<Subscription>(`GET /api/admin/plans/${pro.user_id}`)).body.data).toMatchObject({
      paid_total: 79,
      history: [{ action: "plan.credits_refunded", reason: "Asked by email" }, {}, {}, {}],
    });
    // what comes back from a code can be refunded again
    await pro.call(`DELETE /api/plan/credits/codes/${given.body.data.credits.codes[0]!.id}`);
    expect((await refund(pro, large!.id)).status).toBe(200);
    expect((await creditsOf(pro)).balance).toBe(0);
  });

  it("are no customer's to buy", async () => {
    const buyer = await shop.buyer({});
    expect((await buy(buyer, 10, 19)).status).toBe(403);
  });
});
