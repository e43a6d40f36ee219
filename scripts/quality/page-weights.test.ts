import { expect, it } from "vitest";
import { type RouteManifest, weighPages } from "./page-weights.ts";

const manifest: RouteManifest = {
  entry: { module: "entry.js", imports: ["framework.js"] },
  routes: {
    root: { id: "root", module: "root.js", imports: ["framework.js", "shell.js"], css: ["all.css"] },
    shop: { id: "shop", parentId: "root", module: "shop.js" },
    list: { id: "list", parentId: "shop", module: "list.js", imports: ["shell.js"], css: ["all.css"] },
    room: { id: "room", parentId: "root", module: "room.js", imports: ["three.js"], css: ["room.css"] },
  },
};

it("weighs each page with its layouts, and counts shared imports once", () => {
  const sizes: Record<string, number> = {
    "entry.js": 1,
    "framework.js": 10,
    "root.js": 100,
    "shell.js": 1_000,
    "shop.js": 10_000,
    "list.js": 100_000,
    "room.js": 2,
    "three.js": 20,
    "all.css": 3,
    "room.css": 5,
  };
  expect(weighPages(manifest, (file) => sizes[file] ?? Number.NaN)).toEqual([
    { page: "list", scripts: 111_111, styles: 3 },
    { page: "room", scripts: 1_133, styles: 8 },
  ]);
});
