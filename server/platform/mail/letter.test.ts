import { describe, expect, it } from "vitest";
import { type Letter, writeLetter } from "./letter.ts";

const sender = { providerName: "Hearth & Home", publicUrl: "https://shop.example.com" };
const letter: Letter = {
  subject: "Your order 100123",
  preview: "Thank you.",
  heading: "Thank you, <Ada>",
  blocks: [
    "We have your order.",
    { code: "004211" },
    { facts: [["Ship to", "1200 SW Park Ave"]] },
    { items: [{ title: 'Porcelain 12" × 24"', detail: "14 boxes", amount: "$612.50" }] },
    {
      totals: [
        ["Items", "$612.50"],
        ["Total", "$640.00"],
      ],
    },
  ],
  button: { label: "See my order", path: "/account?order=1&tab=2" },
  note: "Questions? Just answer.",
};

describe("writeLetter", () => {
  const { text, html } = writeLetter(letter, sender);

  it("says the same as text and as HTML", () => {
    for (const word of [
      "We have your order.",
      "004211",
      "1200 SW Park Ave",
      "14 boxes",
      "$640.00",
      "Questions?",
    ]) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
    expect(text).toContain("See my order:\nhttps://shop.example.com/showroom/account?order=1&tab=2\n");
    expect(html).toContain('href="https://shop.example.com/showroom/account?order=1&amp;tab=2"');
  });

  it("lets no text become markup", () => {
    expect(html).toContain("Thank you, &lt;Ada&gt;");
    expect(html).toContain("Hearth &amp; Home");
    expect(html).toContain("12&quot; × 24&quot;");
    const hostile = { ...letter, heading: "<img src=x onerror=alert(1)>", subject: "</title><script>" };
    expect(writeLetter(hostile, sender).html).not.toMatch(/<img|<script/);
  });

  it("loads nothing from other servers", () => {
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/);
  });
});
