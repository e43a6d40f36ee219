import { expect, it } from "vitest";
import { seenPagesText } from "./seen-pages.ts";

const page = (title: string) => `<html><head><title data-x="">${title}</title></head></html>`;

it("lists pages by their titles, the latest first, and says what is the matter", () => {
  const text = seenPagesText([
    { url: "http://shop.test/showroom/a?x=1&y=2", text: page("Tile &amp; Stone") },
    { url: "http://shop.test/showroom/b.data", text: "" },
    { url: "http://shop.test/showroom/c", text: page("Faucets") },
  ]);
  expect(text).toContain("<h1>You are offline</h1>");
  expect([...text.matchAll(/<li><a href="([^"]+)">([^<]+)/g)].map(([, url, title]) => [url, title])).toEqual([
    ["http://shop.test/showroom/a?x=1&amp;y=2", "Tile &amp; Stone"],
    ["http://shop.test/showroom/c", "Faucets"],
  ]);
});

it("lists nothing where nothing was seen", () => {
  expect(seenPagesText([])).not.toContain("Pages you viewed last");
});
