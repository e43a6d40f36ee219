import { describe, expect, it } from "vitest";
import { sourcesOf } from "./picture-sources.ts";

describe("sourcesOf", () => {
  it("offers each width", () => {
    const sources = sourcesOf({ url: "/showroom/media/m-oak-12/800.webp", width: 1600 });
    expect(sources?.split(", ")).toHaveLength(8);
    expect(sources).toContain("/showroom/media/m-oak-12/96.avif 96w");
    expect(sources).toMatch(/1600w$/);
  });

  it("stops at the widest of use", () => {
    const sources = sourcesOf({ url: "/showroom/media/m-oak-12/800.webp", width: 1600 }, 640);
    expect(sources).toMatch(/640\.avif 640w$/);
  });

  it("offers nothing larger than needed for a small picture", () => {
    const sources = sourcesOf({ url: "/showroom/media/logo/800.webp", width: 400 });
    expect(sources).toMatch(/480w$/);
  });

  it("leaves other addresses alone", () => {
    expect(sourcesOf({ url: "/showroom/hero.jpg", width: 800 })).toBeUndefined();
    expect(sourcesOf({ url: "data:image/png;base64,AAAA", width: 8 })).toBeUndefined();
  });
});
