import { expect, test } from "vitest";
import { type Client, openShop, order, signInSellers } from "../../../../tests/support/shop.ts";

test("each role finds only its own papers of an order", async () => {
  const shop = await openShop();
  try {
    const { tiler, plumber, pro, admin } = await signInSellers(shop);
    const buyer = await shop.buyer({ "NQT-CARR-1224-M": 2 });
    const stranger = await shop.buyer({});
    // a pro who buys in the own showroom is a customer there
    const ownProject = await shop.fillCart(pro.user_id, { "NQT-CARR-1224-M": 2 });
    const own = await order({ ...pro, project: ownProject });
    const placed = await order(buyer);
    const vendor = `${shop.market.tileVendor.id}.pdf`;
    const paths = ["invoice.pdf", "receipt.pdf", `purchase_order/${vendor}`, `packing_slip/${vendor}`];
    const found = async (who: Client, id: string) => {
      const answers = await Promise.all(
        paths.map((path) => who.call(`GET /api/orders/${id}/${path}`).then(({ status }) => status === 200)),
      );
      return paths.filter((_, at) => answers[at]).map((path) => path.split(/[./]/)[0]);
    };
    expect({
      buyer: await found(buyer, placed.id),
      "pro as buyer": await found(pro, own.id),
      pro: await found(pro, placed.id),
      vendor: await found(tiler, placed.id),
      "other vendor": await found(plumber, placed.id),
      stranger: await found(stranger, placed.id),
      admin: await found(admin, placed.id),
    }).toEqual({
      buyer: ["invoice", "receipt"],
      "pro as buyer": ["invoice", "receipt"],
      pro: ["invoice", "packing_slip"],
      vendor: ["purchase_order", "packing_slip"],
      "other vendor": [],
      stranger: [],
      admin: ["invoice", "receipt", "purchase_order", "packing_slip"],
    });
  } finally {
    await shop.close();
  }
});
