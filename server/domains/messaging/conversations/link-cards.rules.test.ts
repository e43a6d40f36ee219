import { expect, it } from "vitest";
import { thingsLinked } from "./link-cards.rules.ts";

const home = "https://shop.example.com";
const room = "0193f2ad-5b7e-7e10-8b67-0d2f5c1f6d11";

it("finds products and rooms of the marketplace, each once, without what ends a sentence", () => {
  const text = `Look at (${home}/showroom/product/k3J9x/oakstone), or ${home}/showroom/product/abc_1.
    Our room: ${home}/showroom/visualize/room/${room}?view=plan and again ${home}/showroom/product/abc_1!
    For your brother: ${home}/showroom/visualize/shared/q2w3e4r5t6y7u8i9o0`;
  expect(thingsLinked(text, home)).toEqual([
    { kind: "product", hash: "k3J9x", showroom: "OAKSTONE" },
    { kind: "product", hash: "abc_1", showroom: "" },
    { kind: "room", id: room },
    { kind: "shared_room", token: "q2w3e4r5t6y7u8i9o0" },
  ]);
});

it("takes nothing from other sites, other pages or broken links", () => {
  const text = `https://evil.example/showroom/product/k3J9x ${home}.evil.example/showroom/product/k3J9x
    ${home}/product/k3J9x ${home}/showroom/cart http://[::bad ${home}/showroom/visualize/room/../../x
    ${home}/showroom/product/%2e%2e%2f`;
  expect(thingsLinked(text, home)).toEqual([]);
});

it("shows at most four", () => {
  const many = Array.from({ length: 9 }, (_, index) => `${home}/showroom/product/p${index}`).join(" ");
  expect(thingsLinked(many, home)).toHaveLength(4);
});
