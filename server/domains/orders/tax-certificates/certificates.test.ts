import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ManagedCertificate, TaxCertificate } from "../../../../contract/orders/tax-certificates.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { faultsInBooks } from "../../../../tests/support/money-books.ts";
import {
  type Client,
  openShop,
  order,
  orderForm,
  quoteOf,
  type Shop,
  sendOrder,
  signInSellers,
} from "../../../../tests/support/shop.ts";
import { forgetPerson } from "../../identity/privacy/forget-person.flow.ts";
import { remindOfExpiry } from "./certificates.flow.ts";

const tile = "NQT-CARR-1224-M";
const fresno = { street: "1 A St", apartment: "", city: "Fresno", state: "CA", zip_code: "93650" };
const reno = { street: "1 A St", apartment: "", city: "Reno", state: "NV", zip_code: "89501" };

let shop: Shop;
let admin: Client;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ admin, pro } = await signInSellers(shop));
});
afterAll(() => shop.close());

const dayIn = (days: number) => calendarDay(new Date(Date.now() + days * 86_400_000));

function form(change: Record<string, string | File> = {}): FormData {
  const sent = new FormData();
  const all = {
    document: new File(["%PDF-1.7 resale"], "resale.pdf", { type: "application/pdf" }),
    state: "CA",
    number: "SR-100-200",
    reason: "resale",
    expires_on: dayIn(20),
    ...change,
  };
  for (const [name, value] of Object.entries(all)) sent.set(name, value);
  return sent;
}

const send = (who: Client, change?: Record<string, string | File>) =>
  who.call<TaxCertificate[]>("POST /api/tax_certificates", form(change));
const decide = (id: string, decision: string, answer = "") =>
  admin.call<ManagedCertificate>(`PUT /api/admin/tax_certificates/${id}`, { decision, answer });

test("a certificate makes orders to its state free of sales tax from its approval to its last day", async () => {
  const buyer = await shop.buyer({ [tile]: 4 });
  const taxed = await quoteOf(buyer, buyer.project, { shipping: fresno });
  expect(taxed.totals.tax).toBeGreaterThan(0);
  const [sent] = (await send(buyer)).body.data;
  expect(sent).toMatchObject({ status: "requested", is_expired: false, file_name: "resale.pdf" });
  expect((await quoteOf(buyer, buyer.project, { shipping: fresno })).totals.tax).toBe(taxed.totals.tax);

  const waiting = await admin.call<{ data: ManagedCertificate[] }>(
    "GET /api/admin/tax_certificates?status=requested",
  );
  expect(waiting.body.data.data.map(({ id }) => id)).toContain(sent!.id);
  expect((await admin.call(`GET /api/admin/tax_certificates/${sent!.id}/document`)).status).toBe(200);
  expect((await decide(sent!.id, "approve")).status).toBe(200);
  expect((await decide(sent!.id, "approve")).status).toBe(409);

  const exempt = await quoteOf(buyer, buyer.project, { shipping: fresno });
  expect(exempt).toMatchObject({ tax_certificate: "SR-100-200", totals: { tax: 0 } });
  expect((await quoteOf(buyer, buyer.project, { shipping: reno })).totals.tax).toBeGreaterThan(0);

  const made = await sendOrder(buyer, await orderForm(buyer, { shipping: fresno }));
  expect(made.body.data.order).toMatchObject({ tax_certificate: "SR-100-200", totals: { tax: 0 } });
  expect(await faultsInBooks(shop)).toEqual([]);

  shop.clock.skipMinutes(60 * 24 * 21);
  const again = { ...buyer, project: await shop.fillCart(buyer.user_id, { [tile]: 4 }) };
  expect((await quoteOf(again, again.project, { shipping: fresno })).totals.tax).toBe(taxed.totals.tax);
  shop.clock.skipMinutes(-60 * 24 * 21);
});

test("a total that a revoked certificate has changed is shown again before anybody pays", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const [sent] = (await send(buyer)).body.data;
  await decide(sent!.id, "approve");
  const accepted = await orderForm(buyer, { shipping: fresno });
  expect((await decide(sent!.id, "revoke")).body.errors).toHaveProperty("answer");
  expect((await decide(sent!.id, "revoke", "It was withdrawn by the state")).status).toBe(200);
  expect((await sendOrder(buyer, accepted)).status).toBe(409);
  const mails = await sql<{
    subject: string;
  }>`select m.subject from mails m join users u on u.email = m.recipient
    where u.id = ${buyer.user_id} and m.subject like '%no longer counts'`.execute(shop.platform.db);
  expect(mails.rows).toHaveLength(1);
});

test("a pro buys at the trade price without sales tax, and a newer certificate takes an older one's place", async () => {
  const project = await shop.fillCart(pro.user_id, { [tile]: 2 });
  const [first] = (await send(pro)).body.data;
  await decide(first!.id, "approve");
  expect((await quoteOf(pro, project, { shipping: fresno })).totals.tax).toBe(0);
  const [second] = (await send(pro, { number: "SR-300" })).body.data;
  await decide(second!.id, "approve");
  expect((await quoteOf(pro, project, { shipping: fresno })).tax_certificate).toBe("SR-300");
  const left = await pro.call<TaxCertificate[]>(`DELETE /api/tax_certificates/${second!.id}`);
  expect(left.body.data).toEqual([]);
  expect((await quoteOf(pro, project, { shipping: fresno })).totals.tax).toBeGreaterThan(0);
});

test("what is wrong with a certificate is said by field, and nobody reaches another account's", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const wrong = async (change: Record<string, string | File>) =>
    Object.keys((await send(buyer, change)).body.errors ?? {});
  expect(await wrong({ state: "ZZ" })).toEqual(["state"]);
  expect(await wrong({ state: "OR" })).toEqual(["state"]);
  expect(await wrong({ expires_on: dayIn(-1) })).toEqual(["expires_on"]);
  expect(await wrong({ number: "" })).toEqual(["number"]);
  expect(await wrong({ reason: "because" })).toEqual(["reason"]);
  expect(await wrong({ document: new File(["<html>"], "page.html") })).toEqual(["document"]);
  const [sent] = (await send(buyer)).body.data;
  const stranger = await shop.buyer({ [tile]: 2 });
  expect((await stranger.call(`DELETE /api/tax_certificates/${sent!.id}`)).status).toBe(404);
  expect((await buyer.call(`GET /api/admin/tax_certificates/${sent!.id}/document`)).status).toBe(403);
});

test("its owner is reminded once, a month before it expires", async () => {
  const buyer = await shop.buyer({ [tile]: 2 });
  const [sent] = (await send(buyer, { expires_on: dayIn(25) })).body.data;
  await decide(sent!.id, "approve");
  await Promise.all([remindOfExpiry(shop.platform), remindOfExpiry(shop.platform)]);
  const { rows } = await sql`select m.id from mails m join users u on u.email = m.recipient
    where u.id = ${buyer.user_id} and m.subject like '%expires on%'`.execute(shop.platform.db);
  expect(rows).toHaveLength(1);
});

test("it leaves with its owner's account, unless an order was sold under it", async () => {
  const { db } = shop.platform;
  const buyer = await shop.buyer({ [tile]: 2 });
  const [sold] = (await send(buyer, { number: "KEPT-1" })).body.data;
  await decide(sold!.id, "approve");
  await order(buyer, { shipping: fresno });
  await send(buyer, { number: "GONE-1", state: "WA" });
  await db.transaction().execute((t) => forgetPerson(t, buyer.user_id, "gone@example.test", new Date()));
  const left = await db
    .selectFrom("tax_certificates")
    .select("number")
    .where("user_id", "=", buyer.user_id)
    .execute();
  expect(left).toEqual([{ number: "KEPT-1" }]);
});
