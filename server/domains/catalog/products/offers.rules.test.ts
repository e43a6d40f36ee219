import { expect, it } from "vitest";
import { bestOf, type KeptProduct, type KeptVariant, offersOf } from "./offers.rules.ts";

const variants: KeptVariant[] = [
  ["ARB-CH", 10_000, 20_050, null, 0, true, false, 7, { Finish: "Chrome" }, "chrome", 800, 600, "#eee"],
  [
    ...(["ARB-MB-10", 10_000, 20_050, null, 0, false, false, 7] as const),
    { Finish: "Matte Black", Plate: "10 in. plate" },
    ...(["black", 800, 600, "#eee"] as const),
  ],
  ["ARB-BOX", 10_000, 20_050, 11.5, 11.5, true, false, 7, { Finish: "Matte Black" }, null, null, null, null],
];
const text = JSON.stringify(["Arbor Kitchen Faucet", variants] satisfies KeptProduct);

const told = (text: string) => JSON.parse(`{${text.slice(1)}}`);

it("keeps all that a card shows of each variant", () => {
  const offers = offersOf(text);
  expect(offers.map(({ values }) => values)).toEqual([
    ["Chrome"],
    ["Matte Black", "10 in. plate"],
    ["Matte Black"],
  ]);
  const [chrome, black, boxed] = offers.map((offer) => offer.shown);
  expect(chrome).toMatchObject({ wholesale_cents: 10_000, list_cents: 20_050, covers: 0 });
  expect(told(chrome!.text)).toEqual({
    image: {
      url: "/showroom/media/chrome/800.webp",
      width: 800,
      height: 600,
      placeholder: "#eee",
      alt: "Arbor Kitchen Faucet, Chrome",
    },
    sku: "ARB-CH",
    box_sqft: null,
    list_price: 200.5,
    in_stock: true,
    allows_backorder: false,
    lead_time_days: 7,
    is_chosen: true,
  });
  expect(told(black!.text)).toMatchObject({ in_stock: false, chosen_options: "10 in. plate" });
  expect(told(boxed!.text)).toMatchObject({ image: null, box_sqft: 11.5 });
  expect(boxed!.covers).toBe(11.5);
});

it("names the option of a value that says nothing alone", () => {
  const plain: KeptVariant = [
    ...(["ARB-MB", 10_000, 20_050, null, 0, true, false, 7] as const),
    { Finish: "Matte Black", "Deck plate": "Without" },
    ...([null, null, null, null] as const),
  ];
  const [offer] = offersOf(JSON.stringify(["Arbor Kitchen Faucet", [plain]] satisfies KeptProduct));
  expect(told(offer!.shown.text)).toMatchObject({ chosen_options: "Without deck plate" });
});

it("chooses the best matching variant, in stock before out of stock", () => {
  const offers = offersOf(text);
  expect(bestOf(offers, ["Matte Black", "10 in. plate"])).toBe(offers[1]);
  expect(bestOf(offers, ["Matte Black"])).toBe(offers[2]);
  expect(bestOf(offers, ["Brass"])).toBeNull();
  expect(bestOf(offersOf('["Arbor",[]]'), ["Brass"])).toBeNull();
});
