import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Language } from "../../domain/languages/language.ts";
import { memoryCache } from "../platform/cache/memory-cache.ts";
import { productTag } from "../platform/cache/tags.ts";
import { createPageCache } from "./page-cache.ts";

const shared = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "public, s-maxage=30, stale-while-revalidate=60",
};

function setUp(headers: Record<string, string> = shared, written = "") {
  let time_ms = Date.UTC(2026, 0, 1);
  let rendered = 0;
  let status = 200;
  const cache = memoryCache({ entries: 10, now: () => time_ms });
  const answer = createPageCache(cache, { mode: "production", takesStripe: false }, () => time_ms);
  const visit = (
    path: string,
    asked: Record<string, string> = {},
    method = "GET",
    language: Language = "en",
  ) =>
    answer(new Request(`http://shop.test${path}`, { headers: asked, method }), language, async () => {
      rendered += 1;
      const body = `<p>page ${rendered}</p><script nonce="secret">go()</script>${written}`;
      return { response: new Response(body, { headers, status }), nonce: "secret" };
    });
  const answerWith = (now: number) => {
    status = now;
  };
  return {
    visit,
    answerWith,
    forget: cache.forget,
    rendered: () => rendered,
    pass: (seconds: number) => (time_ms += seconds * 1000),
  };
}

describe("the page cache", () => {
  it("renders a shared page once for all visitors of a showroom", async () => {
    const { visit, rendered } = setUp();
    const pages = await Promise.all([visit("/showroom/"), visit("/showroom/"), visit("/showroom/")]);
    for (const page of pages) expect(await page.text()).toContain("page 1");
    expect(rendered()).toBe(1);
  });

  it("never shows one showroom's page in another", async () => {
    const { visit } = setUp();
    const inOak = await visit("/showroom/", { Cookie: "a=1; showroom=OAKSTONE" });
    const inHarbor = await visit("/showroom/", { Cookie: "showroom=HARBOR88; b=2" });
    const inNone = await visit("/showroom/");
    expect(await inOak.text()).toContain("page 1");
    expect(await inHarbor.text()).toContain("page 2");
    expect(await inNone.text()).toContain("page 3");
  });

  it("never shows a page in another language", async () => {
    const { visit } = setUp();
    expect(await (await visit("/showroom/")).text()).toContain("page 1");
    expect(await (await visit("/showroom/", {}, "GET", "es")).text()).toContain("page 2");
    expect(await (await visit("/showroom/")).text()).toContain("page 1");
  });

  it("never shows a page in other units", async () => {
    const { visit } = setUp();
    expect(await (await visit("/showroom/")).text()).toContain("page 1");
    expect(await (await visit("/showroom/", { Cookie: "units=metric" })).text()).toContain("page 2");
    expect(await (await visit("/showroom/", { Cookie: "units=feet" })).text()).toContain("page 1");
  });

  it("allows the inline scripts of a kept page by their hashes, not by a nonce that all would share", async () => {
    const { visit } = setUp();
    const policy = (await visit("/showroom/")).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
    expect(policy).not.toContain("nonce");
  });

  it.each([
    "<script>steal()</script>",
    '<script nonce="guess">steal()</script>',
    '<p nonce="secret"></p><script data-x=\'>nonce="secret"\'>steal()</script>',
    "<style>body { display: none }</style>",
  ])("allows no script or style that got into a kept page some other way: %s", async (written) => {
    const policyOf = async (text: string) =>
      (await setUp(shared, text).visit("/showroom/")).headers.get("Content-Security-Policy");
    expect(await policyOf(written)).toBe(await policyOf(""));
  });

  it("serves a stale page at once and refreshes it in the background", async () => {
    const { visit, pass } = setUp();
    await visit("/showroom/");
    pass(31);
    expect(await (await visit("/showroom/")).text()).toContain("page 1");
    await expect.poll(async () => (await visit("/showroom/")).text()).toContain("page 2");
    pass(200);
    expect(await (await visit("/showroom/")).text()).toContain("page 3");
  });

  it("goes on showing a kept page for an hour while it cannot be rendered", async () => {
    const { visit, pass, answerWith } = setUp();
    await visit("/showroom/");
    answerWith(503);
    pass(600);
    const kept = await visit("/showroom/");
    expect(kept.status).toBe(200);
    expect(await kept.text()).toContain("page 1");
    expect((await visit("/showroom/blog")).status).toBe(503);
    pass(4000);
    expect((await visit("/showroom/")).status).toBe(503);
    answerWith(200);
    expect((await visit("/showroom/")).status).toBe(200);
  });

  it("shows what a page is about as it now is, once it has changed, and keeps the others", async () => {
    const { visit, forget, rendered } = setUp();
    const paths = [
      "/showroom/product/abc/OAKSTONE?stars=4",
      "/showroom/product/abc.data",
      "/showroom/product/abcd",
    ];
    for (const path of paths) await visit(path);
    forget(productTag("abc"), productTag("xyz"));
    for (const path of paths) await visit(path);
    expect(rendered()).toBe(5);
    expect(await (await visit(paths[0]!)).text()).toContain("page 4");
  });

  it("shows every page as it now is, once a showroom has changed", async () => {
    const { visit, forget } = setUp();
    await visit("/showroom/");
    forget("showrooms");
    expect(await (await visit("/showroom/")).text()).toContain("page 2");
  });

  it("does not cache a rendering that started before a change", async () => {
    const { visit, forget } = setUp();
    const begun = visit("/showroom/product/abc");
    forget(productTag("abc"));
    await begun;
    expect(await (await visit("/showroom/product/abc")).text()).toContain("page 2");
  });

  it.each([
    ["a page that does not allow it", { "Content-Type": "text/html" }],
    ["a page that sets a cookie", { ...shared, "Set-Cookie": "cart=1" }],
  ])("keeps nothing of %s", async (_, headers) => {
    const { visit, rendered } = setUp(headers);
    const [first, second] = await Promise.all([visit("/showroom/"), visit("/showroom/")]);
    expect(await first.text()).not.toBe(await second.text());
    await visit("/showroom/");
    expect(rendered()).toBe(3);
  });

  it("keeps apart what is rendered for a proved account", async () => {
    const { visit } = setUp();
    expect(await (await visit("/showroom/", { Authorization: "Bearer pro" })).text()).toContain("page 1");
    expect(await (await visit("/showroom/")).text()).toContain("page 2");
    expect(await (await visit("/showroom/", { Authorization: "Bearer pro" })).text()).toContain("page 3");
  });

  it("passes forms on", async () => {
    const { visit } = setUp();
    await visit("/showroom/");
    expect(await (await visit("/showroom/", {}, "POST")).text()).toContain("page 2");
  });

  it("saves what the browser has already, and compresses the rest", async () => {
    const { visit } = setUp();
    const first = await visit("/showroom/", { "Accept-Encoding": "gzip;q=0.5, identity" });
    expect(first.headers.get("Content-Encoding")).toBe("gzip");
    expect(gunzipSync(await first.arrayBuffer()).toString()).toContain("page 1");
    const again = await visit("/showroom/", { "If-None-Match": first.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
    expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
  });
});
