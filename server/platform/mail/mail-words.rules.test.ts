import { expect, it } from "vitest";
import { writeEmail } from "./email-content.ts";
import { reworded } from "./mail-words.rules.ts";

const content = {
  subject: "Your order 100123",
  preview: "Thanks",
  heading: "Thank you",
  blocks: ["Hello Ada,", "We have your order."],
  button: { label: "See my order", path: "/account" },
  note: "Small print.",
};
const words = [
  { id: "subject", text: "{subject} at {name}" },
  { id: "opening", text: "Good to have you.\n\nRead\non." },
  { id: "closing", text: "Yours, {name} <b>" },
];

it("the admins' words stand around what an email says", () => {
  const said = reworded(content, words, { name: "Materia" });
  expect(said.subject).toBe("Your order 100123 at Materia");
  expect(said.blocks).toEqual(["Hello Ada,", "Good to have you.", "Read on.", "We have your order."]);
  const { text, html } = writeEmail(said, {
    providerName: "Materia",
    publicUrl: "https://shop.example.com",
  });
  const order = [
    "Good to have you.",
    "We have your order.",
    "See my order",
    "Yours, Materia",
    "Small print.",
  ];
  for (const page of [text, html]) {
    const places = order.map((part) => page.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  }
  expect(html).toContain("Yours, Materia &lt;b&gt;");
});

it("an email without words to add stays as it is", () => {
  const empty = words.map(({ id }) => ({ id, text: id === "subject" ? "{subject}" : "" }));
  expect(reworded(content, empty, { name: "Materia" })).toEqual(content);
  const plain = { ...content, blocks: ["We have your order."] };
  expect(reworded(plain, words, { name: "Materia" }).blocks[0]).toBe("Good to have you.");
});
