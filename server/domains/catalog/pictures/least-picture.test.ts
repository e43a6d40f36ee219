import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, openShop, order, type Shop, signInSellers } from "../../../../tests/support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("every picture that somebody sends has a least size, in the specification's words", async () => {
  const { tiler, pro, admin } = await signInSellers(shop);
  const buyer = await shop.buyer({ "NQT-CARR-1224-M": 2 });
  const placed = await order(buyer);
  const board = await buyer.call<{ id: string }>("POST /api/boards", { name: "Tiny" });
  const dot = await sharp({ create: { width: 12, height: 12, channels: 3, background: "#885533" } })
    .png()
    .toBuffer();
  const ways: [who: Client, call: string, field: string, size: string][] = [
    [pro, "POST /api/pro/showroom/pictures", "picture", "40 X 20"],
    [admin, "POST /api/admin/settings/logo", "logo", "40 X 20"],
    [buyer, `POST /api/boards/${board.body.data.id}/photos`, "photo", "40 X 20"],
    [buyer, `POST /api/orders/${placed.id}/photos`, "file", "40 X 20"],
    [tiler, "POST /api/vendor/pictures", "picture", "600 X 600"],
    [tiler, "POST /api/vendor/textures", "texture", "256 X 256"],
  ];
  for (const [who, call, field, size] of ways) {
    const form = new FormData();
    form.append(field, new File([new Uint8Array(dot)], "dot.png", { type: "image/png" }));
    const { status, body } = await who.call(call, form);
    expect([call, status, body.errors]).toEqual([
      call,
      422,
      { [field]: [`The ${field} field must be Minimum ${size} pixels.`] },
    ]);
  }
});
