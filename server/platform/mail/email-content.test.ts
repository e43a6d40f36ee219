import { describe, expect, it } from "vitest";
import { contrastRatio } from "../../../domain/showrooms/accent.ts";
import { type EmailContent, writeEmail } from "./email-content.ts";

const sender = { providerName: "Hearth & Home", publicUrl: "https://shop.example.com" };
const content: EmailContent = {
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

describe("writeEmail", () => {
  const { text, html } = writeEmail(content, sender);

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
    const hostile = { ...content, heading: "<img src=x onerror=alert(1)>", subject: "</title><script>" };
    expect(writeEmail(hostile, sender).html).not.toMatch(/<img|<script/);
  });

  it("loads nothing from other servers", () => {
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/);
  });
});

describe("an email in a showroom's name", () => {
  const brand = { name: "Oak & Stone", path: "/enter/OAKSTONE", color: "#FFC107", logo: null };
  const { text, html } = writeEmail(content, { ...sender, brand });

  it("has the showroom's name at the top, and the marketplace's with its rules at the foot", () => {
    expect(html).toContain('<a href="https://shop.example.com/showroom/enter/OAKSTONE"');
    expect(html).toContain(">Oak &amp; Stone</a>");
    expect(html).toMatch(/Sent by <a [^>]+>Hearth &amp; Home<\/a> for Oak &amp; Stone/);
    expect(html).toContain("https://shop.example.com/showroom/privacy_policy");
    expect(text).toContain("Oak & Stone, by Hearth & Home");
  });

  it("shows the color so that it can be read, and ours where there is none", () => {
    const buttonOf = (page: string) => /background:(#[0-9a-f]{6});color:#ffffff/.exec(page)?.[1] ?? "";
    expect(contrastRatio(buttonOf(html), "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(buttonOf(html)).not.toBe("#a8432a");
    const plain = writeEmail(content, { ...sender, brand: { ...brand, color: "" } });
    expect(buttonOf(plain.html)).toBe("#a8432a");
  });

  it("shows the logo beside the name", () => {
    const logo = { url: "https://shop.example.com/showroom/media/k/320.jpg", width: 160, height: 20 };
    const withLogo = writeEmail(content, { ...sender, brand: { ...brand, logo } });
    expect(withLogo.html).toContain(`<img src="${logo.url}" width="160" height="20" alt=""`);
    expect(withLogo.html).not.toMatch(/<img[^>]+(object-fit:cover|border:)/);
  });
});
