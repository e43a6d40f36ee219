import { describe, expect, it } from "vitest";
import { answerOutside } from "./web-address.rules.ts";

const ask = (path: string, method = "GET") =>
  answerOutside(new Request(`http://shop.test${path}`, { method }));

describe("addresses of the pages", () => {
  it.each(["/showroom/", "/showroom/cart", "/showroom/cart.data?_routes=root", "/showroom.data?index"])(
    "leaves %s to the router",
    (path) => {
      expect(ask(path)).toBeUndefined();
    },
  );

  it("leads the bare address to the home page, with its query", () => {
    for (const path of ["/?from=mail", "/showroom?from=mail"]) {
      const answer = ask(path);
      expect(answer?.status).toBe(302);
      expect(answer?.headers.get("Location")).toBe("/showroom/?from=mail");
    }
  });

  it("lets plain forms post to the home page", () => {
    expect(ask("/showroom?index", "POST")).toBeUndefined();
  });

  it("shows people the page for addresses that lead nowhere", () => {
    const headers = { Accept: "text/html,application/xhtml+xml" };
    const answer = answerOutside(new Request("http://shop.test/kitchens?from=mail", { headers }));
    expect([answer?.status, answer?.headers.get("Location")]).toEqual([302, "/showroom/404"]);
    expect(answerOutside(new Request("http://shop.test/kitchens", { headers, method: "POST" }))?.status).toBe(
      404,
    );
  });

  it.each(["/favicon.ico", "//evil.test", "/package.json", "/showrooms", "/showroom.database"])(
    "has nothing at %s",
    (path) => {
      expect(ask(path)?.status).toBe(404);
    },
  );
});
