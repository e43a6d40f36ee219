import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cookies, kept } from "../web/kit/content/text/cookies.ts";

const root = join(import.meta.dirname, "..");
const code = globSync(["{server,web}/**/*.{ts,tsx}"], {
  cwd: root,
  exclude: ["web/build/**", "web/{areas/static,kit/content}/**", "**/*.test.ts"],
})
  .map((path) => readFileSync(join(root, path), "utf8"))
  .join("\n");
const named = (list: typeof cookies) => new Set(list.flatMap(({ name }) => name.split(", ")));
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name!).filter((name, at, all) => all.indexOf(name) === at);

it("names every cookie that is set", () => {
  const browserCookies = readFileSync(join(root, "web/client/session/browser-cookies.ts"), "utf8");
  const set = [
    ...found(code, /"(__Host-[\w-]+)"/g),
    ...found(browserCookies, /cookieText\("(\w+)"/g),
    ...found(browserCookies, /rememberFlag = "(\w+)"/g),
    ...found(readFileSync(join(root, "web/client/consent/consent.ts"), "utf8"), /const name = "(\w+)"/g),
  ];
  expect(set.length).toBeGreaterThan(8);
  expect(new Set(set)).toEqual(named(cookies));
});

it("names everything that the browser's storage is given under a name of the shop's", () => {
  const store = readFileSync(join(root, "web/client/session/local-store.ts"), "utf8");
  const values = /interface LocalValues \{(.*?)\n\}/s.exec(store)?.[1] ?? "";
  const keys = found(values, /^ {2}"?([\w-]+)"?: /gm);
  expect(keys.length).toBeGreaterThan(15);
  for (const key of keys) expect(named(kept)).toContain(key);
  const pages = readFileSync(join(root, "web/app/offline/pages.worker.ts"), "utf8");
  const [stored] = found(pages, /const store = "([\w-]+)"/g);
  expect(named(kept)).toContain(stored);
});
