import { describe, expect, it } from "vitest";
import { contentPolicy, nonceSources, pageHeaders } from "./web-policy.ts";

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((line) => [line.split(" ")[0], line.split(" ").slice(1)]));

const policyOf = (takesStripe: boolean) =>
  directives(contentPolicy(nonceSources("abc"), { mode: "production", takesStripe }));

describe("the pages' policy", () => {
  it("allows only this server with test payments", () => {
    const policy = contentPolicy(nonceSources("abc"), { mode: "production", takesStripe: false });
    expect(policy).not.toMatch(/https?:|stripe/);
    expect(policyOf(false)["script-src"]).toEqual(["'self'", "'nonce-abc'"]);
  });

  it("lets Stripe's library load, ask and show frames where Stripe takes the cards, and widens nothing else", () => {
    const [without, withStripe] = [policyOf(false), policyOf(true)];
    expect(withStripe["script-src"]).toContain("https://js.stripe.com");
    expect(withStripe["connect-src"]).toEqual(["'self'", "https://api.stripe.com"]);
    expect(withStripe["frame-src"]).toContain("https://hooks.stripe.com");
    const { "script-src": _1, "connect-src": _2, ...before } = without;
    expect(withStripe).toMatchObject(before);
    expect(Object.keys(withStripe).length).toBe(Object.keys(without).length + 1);
  });
});

describe("the pages' other headers", () => {
  const of = (publicUrl: string) => Object.fromEntries(pageHeaders(publicUrl));

  it("keep other windows out and the device's senses shut", () => {
    expect(of("http://localhost:4000")).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": expect.stringContaining("camera=()"),
    });
  });

  it("hold browsers to HTTPS where the shop is served by it, and only there", () => {
    expect(of("https://shop.example")["Strict-Transport-Security"]).toMatch(/^max-age=31536000/);
    expect(of("http://localhost:4000")).not.toHaveProperty("Strict-Transport-Security");
  });
});
