import { expect, it } from "vitest";
import type { HeaderMenu } from "./header-menus.ts";
import { suggestionsOf } from "./suggestion-list.ts";

const noMenus = () => Promise.reject(new Error("They are not to be asked for."));
const box = { image: null, price: 57.72, price_per_sqft: 4.81, unit: "Box" };
const each = {
  image: null,
  price: 219,
  price_per_sqft: null,
  unit: "Piece",
  chosen_options: "8 in. spread",
};
const nothing = { queries: [], products: [], categories: [], brands: [] };

it("leads from each suggestion to its page, what was meant first", async () => {
  const found = {
    did_you_mean: "porcelain tile",
    queries: ["porcelain mosaic tile"],
    categories: [{ name: "Porcelain", slug_url: "porcelain-tile", count: 1166 }],
    brands: [{ name: "Calder & Finch", slug: "calder-finch" }],
    products: [
      { ...box, hash: "tcarrara01", name: "Carrara", sku: "NQT-1" },
      { ...each, hash: "farbor0006", name: "Arbor", sku: "WSP-ARB-MB", is_chosen: true as const },
    ],
  };
  const lines = await suggestionsOf(found, "porcelian tile", "OAKSTONE", noMenus);
  expect(lines.map(({ kind, to }) => [kind, to])).toEqual([
    ["search", "/category/all/product?q=porcelain+tile"],
    ["search", "/category/all/product?q=porcelain+mosaic+tile"],
    ["category", "/category/porcelain-tile/product"],
    ["brand", "/category/all/product?f.brand=Calder+%26+Finch"],
    ["product", "/product/tcarrara01/OAKSTONE"],
    ["product", "/product/farbor0006/OAKSTONE?sku=WSP-ARB-MB"],
    ["all", "/category/all/product?q=porcelian+tile"],
  ]);
  expect(lines[2]?.note).toBe("Category (1,166)");
  expect(lines.flatMap(({ price }) => price ?? [])).toEqual([
    "$4.81 per sq ft",
    "8 in. spread · $219.00 each",
  ]);
  expect(await suggestionsOf(nothing, "qwx", undefined, noMenus)).toEqual([]);
});

it("says which maker isn't sold here, and what is", async () => {
  const not_carried = { name: "Moen", makes: null, search: "kitchen faucet" };
  const [first] = await suggestionsOf({ ...nothing, not_carried }, "moen kitchen faucet", undefined, noMenus);
  expect(first).toMatchObject({
    text: "kitchen faucet",
    note: "We don't carry Moen",
    to: "/category/all/product?q=kitchen+faucet",
  });
});

it("says of categories with one name where each stands", async () => {
  const category = (name: string, slug_url: string, children: object[] = []) => ({
    id: 1,
    name,
    slug_url,
    children,
  });
  const menus = [
    {
      id: 1,
      name: "Kitchen",
      menu_slug: "kitchen",
      categories: [
        category("Kitchen Faucets", "kitchen-faucets", [category("Bridge Faucets", "bridge-faucets")]),
      ],
    },
    {
      id: 2,
      name: "Bathroom",
      menu_slug: "bathroom",
      categories: [
        category("Bathroom Faucets", "bathroom-faucets", [category("Bridge Faucets", "bath-bridge-faucets")]),
      ],
    },
  ] as HeaderMenu[];
  const categories = ["bridge-faucets", "bath-bridge-faucets"].map((slug_url) => ({
    name: "Bridge Faucets",
    slug_url,
    count: 7,
  }));
  const found = {
    ...nothing,
    categories: [...categories, { name: "Vessel Faucets", slug_url: "vessel-faucets", count: 11 }],
  };
  const notes = async (asked: () => Promise<HeaderMenu[]>) =>
    (await suggestionsOf(found, "fau", undefined, asked)).slice(0, 3).map(({ note }) => note);
  expect(await notes(async () => menus)).toEqual([
    "in Kitchen Faucets (7)",
    "in Bathroom Faucets (7)",
    "Category (11)",
  ]);
  expect(await notes(noMenus)).toEqual(["Category (7)", "Category (7)", "Category (11)"]);
});
