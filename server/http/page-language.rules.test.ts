import { describe, expect, it } from "vitest";
import { answerLanguageChoice, answerUnitsChoice, pageLanguage } from "./page-language.rules.ts";

const visit = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://shop.test/showroom/${path}`, { headers });
const spanishBrowser = { "Accept-Language": "es-US,es;q=0.9,en;q=0.5" };

describe("the language of a page", () => {
  it("is English until somebody chooses", () => {
    expect(pageLanguage(visit("", spanishBrowser), false)).toBe("en");
    expect(pageLanguage(visit("", { ...spanishBrowser, Cookie: "language=es" }), false)).toBe("es");
  });

  it("is the browser's where the marketplace wants that, and the choice before it", () => {
    expect(pageLanguage(visit("", spanishBrowser), true)).toBe("es");
    expect(pageLanguage(visit("", { ...spanishBrowser, Cookie: "language=en" }), true)).toBe("en");
  });
});

describe("the choice of a language", () => {
  const choose = (query: string) => answerLanguageChoice(visit(`language?${query}`))!.headers;

  it("is kept, and leads back to the page", () => {
    const headers = choose("language=es&to=%2Fcart%3Fa%3D1");
    expect(headers.get("Set-Cookie")).toContain("language=es; Path=/;");
    expect(headers.get("Location")).toBe("/showroom/cart?a=1");
  });

  it("never leads out of the shop, and keeps no language that we don't have", () => {
    expect(choose("language=es&to=%2F%2Fevil.test").get("Location")).toBe("/showroom/evil.test");
    expect(choose("language=es&to=https%3A%2F%2Fevil.test").get("Location")).toBe(
      "/showroom/https://evil.test",
    );
    expect(choose("language=es&to=..%2F..%2Fapi").get("Location")).toBe("/showroom/");
    expect(choose("language=fr").has("Set-Cookie")).toBe(false);
  });

  it("is at one address only", () => {
    expect(answerLanguageChoice(visit("languages"))).toBeUndefined();
  });
});

describe("the choice of units", () => {
  const choose = (query: string) => answerUnitsChoice(visit(`units?${query}`))!.headers;

  it("is kept, and leads back to the page", () => {
    const headers = choose("units=metric&to=%2Fcart%3Fa%3D1");
    expect(headers.get("Set-Cookie")).toContain("units=metric; Path=/;");
    expect(headers.get("Location")).toBe("/showroom/cart?a=1");
    expect(choose("units=feet").get("Set-Cookie")).toContain("units=feet;");
    expect(choose("units=yards").has("Set-Cookie")).toBe(false);
  });

  it("is at one address only", () => {
    expect(answerUnitsChoice(visit("language?units=metric"))).toBeUndefined();
  });
});
