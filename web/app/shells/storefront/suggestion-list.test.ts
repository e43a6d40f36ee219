import { expect, it } from "vitest";
import type { HeaderMenu } from "./header-menus.ts";
import { suggestionsOf } from "./suggestion-list.ts";

const noMenus = () => Promise.reject(new Error("They are not to be asked for."));
const nothing = { products: [], categories: [], brands: [] };

it("leads from each suggestion to its page, what was meant first", async () => {
  const found = {
    did_you_mean: "porcelain tile",
    categories: [{ name: "Porcelain", slug_url: "porcelain-tile" }],
    brands: [{ name: "Calder & Finch", slug: "calder-finch" }],
    products: [
      { hash: "tcarrara01", name: "Carrara", image: null, sku: "NQT-1" },
      { hash: "farbor0006", name: "Arbor", image: null, sku: "WSP-ARB-MB", is_chosen: true as const },
    ],
  };
  const lines = await suggestionsOf(found, "OAKSTONE", noMenus);
  expect(lines.map(({ kind, to }) => [kind, to])).toEqual([
    ["search", "/category/all/product?q=porcelain+tile"],
    ["category", "/category/porcelain-tile/product"],
    ["brand", "/category/all/product?f.brand=Calder+%26+Finch"],
    ["product", "/product/tcarrara01/OAKSTONE"],
    ["product", "/product/farbor0006/OAKSTONE?sku=WSP-ARB-MB"],
  ]);
  expect(await suggestionsOf(nothing, undefined, noMenus)).toEqual([]);
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
  }));
  const found = {
    ...nothing,
    categories: [...categories, { name: "Vessel Faucets", slug_url: "vessel-faucets" }],
  };
  const notes = async (asked: () => Promise<HeaderMenu[]>) =>
    (await suggestionsOf(found, undefined, asked)).map(({ note }) => note);
  expect(await notes(async () => menus)).toEqual(["in Kitchen Faucets", "in Bathroom Faucets", "Category"]);
  expect(await notes(noMenus)).toEqual(["Category", "Category", "Category"]);
});
