import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order } from "../../../../contract/orders/orders.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import { type Client, openShop, order, type Shop, signInSellers } from "../../../../tests/support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("an order's papers have what their reader needs, and no prices that are not the reader's", async () => {
  const { tiler, plumber, pro, admin } = await signInSellers(shop);
  const buyer = await shop.buyer({ "NQT-CARR-1224-M": 2, "WSP-ARB-CH": 1 });
  const placed = await order(buyer);
  await sql`update orders set job_name = 'Alder Street bath', po_number = 'PO-7781' where id = ${placed.id}`.execute(
    shop.platform.db,
  );
  const get = (who: Client, path: string) =>
    shop.app.fetch(
      new Request(`http://localhost/api/orders/${placed.id}/${path}`, {
        headers: { Authorization: `Bearer ${who.token}` },
      }),
    );
  const textOf = async (who: Client, path: string) => {
    const answer = await get(who, path);
    expect([path, answer.status]).toEqual([path, 200]);
    return pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll("\n", " ");
  };
  const tile = `${shop.market.tileVendor.id}.pdf`;
  const seen = (await tiler.call<{ order: Order }>(`GET /api/orders/${placed.id}`)).body.data.order;
  const wholesale = seen.items[0]!.final_price!.toFixed(2);

  const invoice = await textOf(buyer, "invoice.pdf");
  for (const part of [
    "Invoice",
    placed.number,
    "Alder Street bath",
    "PO-7781",
    "WSP-ARB-CH",
    "18 Alder Way",
  ]) {
    expect(invoice).toContain(part);
  }
  expect(invoice).toContain(placed.totals!.total.toLocaleString("en-US", { minimumFractionDigits: 2 }));
  expect(invoice).not.toContain(`$${wholesale}`);
  expect((await get(tiler, "invoice.pdf")).status).toBe(404);
  expect((await get(await shop.buyer({}), "invoice.pdf")).status).toBe(404);

  const receipt = await textOf(buyer, "receipt.pdf");
  const total = placed.totals!.total.toLocaleString("en-US", { minimumFractionDigits: 2 });
  for (const part of ["Receipt", placed.number, "Payment, Visa", "4242", "Received, less refunds"])
    expect(receipt).toContain(part);
  // the payment, the order's total, and what was received
  expect(receipt.split(`$${total}`)).toHaveLength(4);
  expect((await get(tiler, "receipt.pdf")).status).toBe(404);

  await shop.platform
    .sql`update variants set freight_class = 'freight_70' where sku = ${placed.items[0]!.sku}`;
  const purchase = await textOf(tiler, `purchase_order/${tile}`);
  expect(purchase).toContain(`$${wholesale}`);
  expect(purchase).toContain("NMFC class 70");
  expect(purchase).toContain(seen.vendor_orders[0]!.number);
  expect(purchase).not.toContain("WSP-ARB-CH");
  for (const who of [plumber, pro, buyer])
    expect((await get(who, `purchase_order/${tile}`)).status).toBe(404);
  expect((await get(admin, `purchase_order/${tile}`)).status).toBe(200);

  const vendor = await textOf(pro, `packing_slip/${tile}`);
  expect(vendor).toContain("Portland, OR");
  const address = { street: "900 NW Dock St", city: "Portland", state: "OR", zip_code: "97209" };
  expect((await tiler.call("PUT /api/profile", address)).status).toBe(200);
  const slip = await textOf(pro, `packing_slip/${tile}`);
  expect(slip).toContain("900 NW Dock St");
  expect(slip).toContain("Portland, OR 97209");
  expect(slip).toContain("Alder Street bath");
  expect(slip).toContain("NMFC class 70");
  expect(slip).not.toContain("$");
  expect((await get(plumber, `packing_slip/${tile}`)).status).toBe(404);
  expect((await get(buyer, `packing_slip/${tile}`)).status).toBe(404);
  expect((await get(admin, "packing_slip/nobody.pdf")).status).toBe(422);

  expect((await get(buyer, "credit_note.pdf")).status).toBe(404);
  await buyer.call(`POST /api/orders/${placed.id}/cancel`, { reason: "Measured again" });
  const after = await textOf(buyer, "receipt.pdf");
  expect(after).toContain("Refund");
  expect(after).toContain(`−$${total}`);
  expect(after).toContain("$0.00");
  const credit = await textOf(buyer, "credit_note.pdf");
  expect(credit).toContain(placed.totals!.total.toLocaleString("en-US", { minimumFractionDigits: 2 }));
});
