import { expect, it } from "vitest";
import { leanManifest } from "./lean-manifest.build.ts";

const manifest = {
  entry: { module: "entry.js", imports: ["framework.js", "shell.js"] },
  routes: {
    root: { id: "root", module: "root.js", imports: ["framework.js", "toasts.js"] },
    "shells/storefront-shell": {
      id: "shells/storefront-shell",
      parentId: "root",
      module: "shop.js",
      imports: [],
    },
    "app/shells/account-shell": {
      id: "app/shells/account-shell",
      parentId: "root",
      module: "account.js",
      imports: ["menu.js"],
    },
    product: {
      id: "product",
      parentId: "shells/storefront-shell",
      module: "product.js",
      css: ["product.css"],
      imports: ["shell.js", "toasts.js", "buying.js", "shop.js"],
    },
    "app/shells/roles/shop": {
      id: "app/shells/roles/shop",
      parentId: "app/shells/account-shell",
      module: "shop-role.js",
    },
    orders: {
      id: "orders",
      parentId: "app/shells/roles/shop",
      module: "orders.js",
      imports: ["table.js"],
    },
  },
};

it("keeps what a public page is prefetched with, and leaves out what is loaded already", () => {
  const { routes } = leanManifest(manifest);
  expect(routes.product).toEqual({ ...manifest.routes.product, imports: ["buying.js"] });
  expect(routes.orders).toEqual({ ...manifest.routes.orders, imports: [] });
  expect(routes["app/shells/account-shell"].imports).toEqual(["menu.js"]);
  expect(Object.keys(routes)).toEqual(Object.keys(manifest.routes));
});
