import { expect, it } from "vitest";
import { digestOf } from "./digest.rules.ts";
import { writeLetter } from "./letter.ts";

const sender = { providerName: "Hearth & Home", publicUrl: "https://shop.example.com" };
const held = (subject: string, path: string | null) => ({
  ...{ id: subject, kind: "order", subject, cause: null },
  held: { heading: subject, preview: `About ${subject}`, button: path ? { label: "See", path } : null },
});

it("lists every email that waited with its own link", () => {
  const mails = [held("Your tile ships", "/account/orders/1"), held("A <new> message", null)];
  const letter = digestOf(mails, (path) => `https://shop.example.com/showroom${path}`);
  expect(letter.subject).toBe("2 updates for you");
  const { text, html } = writeLetter(letter, sender);
  expect(text).toContain(
    "- Your tile ships\n  About Your tile ships\n  https://shop.example.com/showroom/account/orders/1",
  );
  expect(html).toContain('<a href="https://shop.example.com/showroom/account/orders/1">Your tile ships</a>');
  expect(html).toContain("A &lt;new&gt; message");
});
