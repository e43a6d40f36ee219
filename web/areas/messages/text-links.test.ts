import { expect, it } from "vitest";
import { partsOf } from "./text-links.ts";

it("finds web addresses in a text, without what ends the sentence", () => {
  const parts = partsOf("See https://a.example/x?y=1, and (http://b.example/).");
  expect(parts.map(({ text, href }) => (href ? { text, href } : { text }))).toEqual([
    { text: "See " },
    { text: "https://a.example/x?y=1", href: "https://a.example/x?y=1" },
    { text: ", and (" },
    { text: "http://b.example/", href: "http://b.example/" },
    { text: ")." },
  ]);
});

it("leaves other schemes and broken addresses as words", () => {
  const text = "javascript:alert(1) data:text/html,x http://[ ftp://a.example";
  expect(partsOf(text)).toEqual([{ at: 0, text }]);
});
