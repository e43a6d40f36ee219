import { expect, it } from "vitest";
import { digestOf } from "./digest.rules.ts";
import { writeEmail } from "./email-content.ts";

const sender = { providerName: "Hearth & Home", publicUrl: "https://shop.example.com" };
const held = (subject: string, path: string | null) => ({
  id: subject,
  kind: "order",
  subject,
  cause: null,
  held: { heading: subject, preview: `About ${subject}`, button: path ? { label: "See", path } : null },
});

it("lists every email that waited with its own link", () => {
  const mails = [held("Your tile ships", "/account/orders/1"), held("A <new> message", null)];
  const content = digestOf(mails, (path) => `https://shop.example.com/showroom${path}`);
  expect(content.subject).toBe("2 updates for you");
  const { text, html } = writeEmail(content, sender);
  expect(text).toContain(
    "- Your tile ships\n  About Your tile ships\n  https://shop.example.com/showroom/account/orders/1",
  );
  expect(html).toContain('<a href="https://shop.example.com/showroom/account/orders/1">Your tile ships</a>');
  expect(html).toContain("A &lt;new&gt; message");
});
